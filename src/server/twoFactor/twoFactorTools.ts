import type { Kysely } from "kysely";
import type { Sessions } from "../access/session/sessions";
import type { Tables } from "../db/generated/tables";
import type { Mailer } from "../mail/mailer";
import type { Config } from "../platform/config";
import type { Texts } from "../platform/texts";
import type { Sms } from "../sms/sms";
import type { Seal } from "./seal";

/** What second factors are worked with. */
export interface TwoFactorTools {
  readonly root: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly sms: Sms;
  readonly texts: Texts;
  readonly seal: Seal;
  readonly config: Pick<Config, "publicUrl">;
}

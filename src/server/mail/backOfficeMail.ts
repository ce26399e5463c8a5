import type { Kysely } from "kysely";
import { DEFAULT_LANGUAGE } from "../../shared/languages";
import { signInPages } from "../access/session/signInPages";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { PublicAddress } from "../platform/publicAddress";
import type { Mailer, OutgoingMail } from "./mailer";

/** A mail to everybody of the back office. */
export interface BackOfficeMail extends Pick<OutgoingMail, "template" | "values" | "replyTo"> {
  /** Where its button leads, below the back office's address, e.g. `/studies`. */
  readonly path: string;
}

export type MailBackOffice = (mail: BackOfficeMail) => Promise<void>;

interface BackOfficeMailTools {
  readonly root: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
}

/** Mails to those of the back office who can sign in, with the product's look, put into the outbox in the open transaction. */
export function createBackOfficeMail({ root, mailer, publicAddress }: BackOfficeMailTools): MailBackOffice {
  return async ({ template, values, path, replyTo }) => {
    const people = await executor(root)
      .selectFrom("account")
      .select(["id", "email"])
      .where("isBackoffice", "=", true)
      .where("passwordHash", "is not", null)
      .orderBy("email")
      .execute();
    const link = `${publicAddress.here()}${signInPages("backoffice", undefined).signIn}${path}`;
    const mail = {
      ...{ template, values: { ...values, link }, language: DEFAULT_LANGUAGE, spaceId: undefined, isAboutAccount: true },
      ...(replyTo === undefined ? {} : { replyTo }),
    };
    for (const { id, email } of people) await mailer.send({ ...mail, to: email, accountId: id });
  };
}

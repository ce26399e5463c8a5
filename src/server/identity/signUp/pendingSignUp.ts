import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { Acceptance } from "../profile/documents";
import type { ProfileBody } from "../profile/profileValues";

/** What the codes are for that verify an e-mail. */
export const SIGN_UP_PURPOSE = "signUp";

/** A verification's link is good for so long. */
export const VERIFY_MINUTES = 24 * 60;

/** What waits for the e-mail to be verified. */
export interface PendingSignUp {
  readonly email: string;
  /** Good for the browser that signed up alone: whoever else opens the mail's link chooses a password. */
  readonly passwordHash: string;
  /** Of the secret in that browser. @default none, which no browser is known by */
  readonly browserHash?: string | undefined;
  readonly profile: ProfileBody;
  readonly accepted: readonly Acceptance[];
}

/** Forgets what a person sent who signed up without having verified the e-mail, or before it was. */
export async function forgetPending(
  root: Kysely<Tables>,
  { spaceId, email }: { readonly spaceId: string; readonly email: string },
): Promise<void> {
  await executor(root)
    .deleteFrom("code")
    .where("purpose", "=", SIGN_UP_PURPOSE)
    .where("spaceId", "=", spaceId)
    .where(sql`data ->> 'email'`, "=", email)
    .execute();
}

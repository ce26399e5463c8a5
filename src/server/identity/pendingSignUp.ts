import type { Accepted } from "./documents";
import type { ProfileBody } from "./profileValues";

/** What the codes are for that verify an e-mail. */
export const SIGN_UP_PURPOSE = "signUp";

/** A verification's link is good for so long. */
export const VERIFY_MINUTES = 24 * 60;

/** What waits for the e-mail to be verified. */
export interface Pending {
  readonly email: string;
  /** Good for the browser that signed up alone: whoever else opens the mail's link chooses a password. */
  readonly passwordHash: string;
  /** Of the secret in that browser. @default none, which no browser is known by */
  readonly browserHash?: string | undefined;
  readonly profile: ProfileBody;
  readonly accepted: readonly Accepted[];
}

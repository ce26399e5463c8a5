import type { Accepted } from "./documents";
import type { ProfileBody } from "./profileValues";

/** What the codes are for that verify an e-mail. */
export const SIGN_UP_PURPOSE = "signUp";

/** A verification's link is good for so long. */
export const VERIFY_MINUTES = 24 * 60;

/** What waits for the e-mail to be verified. */
export interface Pending {
  readonly email: string;
  readonly passwordHash: string;
  readonly profile: ProfileBody;
  readonly accepted: readonly Accepted[];
}

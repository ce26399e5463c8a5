import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import type { Tables } from "../../db/generated/tables";
import { demandAttempt, GUESSES, releaseLimits } from "../limits/limits";
import { isPassword } from "./passwords";

export interface PresentedPassword {
  readonly accountId: string;
  readonly password: string;
  /** JSON pointer of the field that it was sent in. */
  readonly path: string;
}

/** Makes sure that it is the owner who acts, by the password. @throws AppError `auth.wrongPassword`, `auth.tooManyAttempts` */
export async function demandOwnPassword(root: Kysely<Tables>, { accountId, password, path }: PresentedPassword): Promise<void> {
  const guesses = { scope: "password", key: accountId, limits: GUESSES };
  await demandAttempt(root, guesses);
  const account = await root.selectFrom("account").select("passwordHash").where("id", "=", accountId).executeTakeFirst();
  if (!(await isPassword(password, account?.passwordHash)))
    throw new AppError("auth.wrongPassword", { faults: [{ path, rule: "wrongPassword" }] });
  await releaseLimits(root, guesses);
}

import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { accountOf } from "../../access/accounts/spaceHooks";
import { hashPassword, isPassword } from "../../access/credentials/passwords";
import { demandAttempt, forgetLimits } from "../../access/limits/limits";
import { demandPassword } from "../../access/password/checkPassword";
import { guessesAt } from "../../access/signIn/signIn";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";

interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly nickname: string | undefined;
}

/** A new password's hash. @throws AppError `request.invalid` as {@link demandPassword} */
export function newPasswordHash({ email, password, nickname }: SignUpInput): Promise<string> {
  demandPassword({ password, path: "/password", names: [email, ...(nickname ? [nickname] : [])] });
  return hashPassword(password);
}

/**
 * The hash of the password that the account has, or will have: one that exists keeps its own (spec section 6), which
 * whoever signs up has to know.
 * @throws AppError `auth.wrongPassword`, `auth.tooManyAttempts`, `request.invalid`
 */
export async function invitedPasswordHash(root: Kysely<Tables>, given: SignUpInput): Promise<string> {
  const { email, password } = given;
  const account = await root.selectFrom("account").select("passwordHash").where("email", "=", email).executeTakeFirst();
  if (!account?.passwordHash) return newPasswordHash(given);
  const guesses = guessesAt(email, undefined);
  await demandAttempt(root, guesses);
  if (!(await isPassword(password, account.passwordHash)))
    throw new AppError("auth.wrongPassword", { faults: [{ path: "/password", rule: "wrongPassword" }] });
  await forgetLimits(root, guesses);
  return account.passwordHash;
}

/** Whether the e-mail has an account whose password is set. */
export async function hasPassword(root: Kysely<Tables>, email: string): Promise<boolean> {
  const account = await root.selectFrom("account").select("passwordHash").where("email", "=", email).executeTakeFirst();
  return account?.passwordHash != null;
}

/** The account of an e-mail, with this password where it had none. @returns its id, and the hash that it has now */
export async function takeAccount(
  root: Kysely<Tables>,
  email: string,
  passwordHash: string | null,
): Promise<{ readonly id: string; readonly passwordHash: string | null }> {
  const id = await accountOf(root, email);
  await executor(root)
    .updateTable("account")
    .set({ passwordHash })
    .where("id", "=", id)
    .where("passwordHash", "is", null)
    .execute();
  return executor(root).selectFrom("account").select(["id", "passwordHash"]).where("id", "=", id).executeTakeFirstOrThrow();
}

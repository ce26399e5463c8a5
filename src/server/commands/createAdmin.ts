import { accountOf } from "../access/accounts/spaceHooks";
import { hashPassword } from "../access/credentials/passwords";
import { passwordIssue } from "../access/password/checkPassword";
import { askPassword } from "./askPassword";
import { CommandError } from "./commandError";
import { openForCommand } from "./openForCommand";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const REFUSED: Readonly<Record<string, string>> = {
  password: "The password needs at least 10 characters with a symbol, a number, a capital and a lowercase letter",
  passwordTooLong: "The password is too long",
  passwordOwn: "The password is the e-mail, or part of it",
  passwordBreached: "The password is on the lists of leaked ones",
};

/** `npm run admin:create -- person@example.com`: the password is read from standard input. */
export async function createAdmin([email]: readonly string[]): Promise<void> {
  if (!email || !EMAIL.test(email)) throw new CommandError("Give the e-mail: npm run admin:create -- person@example.com");
  const password = await askPassword();
  const fault = passwordIssue({ password, path: "/password", names: [email] });
  if (fault) throw new CommandError(REFUSED[fault.rule] ?? fault.rule);
  const { database } = await openForCommand();
  try {
    const id = await accountOf(database.kysely, email);
    const account = { passwordHash: await hashPassword(password), isBackoffice: true };
    await database.kysely.updateTable("account").set(account).where("id", "=", id).execute();
    console.log(`${email} may sign in to the back office at /admin`);
  } finally {
    await database.close();
  }
}

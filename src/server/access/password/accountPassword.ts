import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import type { Language } from "../../../shared/languages";
import { accessAct, noteActs } from "../../activityLog/noteActs";
import type { Tables } from "../../db/generated/tables";
import { executor, inTransaction } from "../../db/transaction";
import type { Mailer } from "../../mail/mailer";
import { voidCodes } from "../credentials/codes";
import { demandOwnPassword } from "../credentials/ownPassword";
import { hashPassword } from "../credentials/passwords";
import { noteActing } from "../session/acting";
import type { Sessions } from "../session/sessions";
import { DIRECT_PURPOSE } from "../signIn/directSignIn";
import { demandPassword } from "./checkPassword";

/** What a code is good for that leads to a new password: one that was asked for, one that came with a role. */
export const PASSWORD_PURPOSES = ["reset", "invite"] as const;

export interface PasswordTools {
  readonly root: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
}

/** How the owner is told of a new password. */
export interface Notice {
  readonly language: Language;
  readonly spaceId: string | undefined;
  /** Where to choose another one, for who did not do this. */
  readonly link: string | undefined;
}

export interface NewPassword {
  readonly accountId: string;
  readonly passwordHash: string;
  /** The session that goes on. @default none */
  readonly keptSessionId?: string;
  readonly notice: Notice;
}

/** E-mail and nicknames of an account: no password can be one of them. */
async function namesOf(root: Kysely<Tables>, accountId: string): Promise<readonly string[]> {
  const rows = await executor(root)
    .selectFrom("account")
    .leftJoin("member", "member.accountId", "account.id")
    .select(["account.email", "member.nickname"])
    .where("account.id", "=", accountId)
    .execute();
  return rows.flatMap(({ email, nickname }) => [email, ...(nickname ? [nickname] : [])]);
}

/** The hash of a password that the account may have. @throws AppError `request.invalid` as {@link demandPassword} */
export async function hashFor(
  root: Kysely<Tables>,
  { accountId, password, path }: { readonly accountId: string; readonly password: string; readonly path: string },
): Promise<string> {
  demandPassword({ password, path, names: await namesOf(root, accountId) });
  return hashPassword(password);
}

/**
 * Gives an account its new password: codes that would lead to another one are void, all other sessions and their
 * sockets end, and the owner is told by mail. Joins the transaction that is open.
 * @returns how many sessions ended
 */
export function storePassword(
  { root, sessions, mailer }: PasswordTools,
  { accountId, passwordHash, keptSessionId, notice }: NewPassword,
): Promise<number> {
  return inTransaction(root, async () => {
    const { email } = await executor(root)
      .updateTable("account")
      .set({ passwordHash })
      .where("id", "=", accountId)
      .returning("email")
      .executeTakeFirstOrThrow();
    noteActing(accountId);
    await noteActs(root, [accessAct("changePassword", { accountId, spaceId: notice.spaceId })]);
    await voidCodes(root, { purposes: [...PASSWORD_PURPOSES, DIRECT_PURPOSE], accountId });
    const ended = await sessions.endOthers(accountId, keptSessionId);
    await mailer.send({
      to: email,
      language: notice.language,
      spaceId: notice.spaceId,
      accountId,
      template: "passwordChanged",
      values: { email, ...(notice.link ? { link: notice.link } : {}) },
      isAboutAccount: true,
    });
    return ended;
  });
}

export interface PasswordChange {
  readonly accountId: string;
  readonly sessionId: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
  readonly notice: Notice;
}

function refuseMismatch(newPassword: string, repeatedPassword: string): void {
  if (newPassword.normalize("NFC") === repeatedPassword.normalize("NFC")) return;
  throw new AppError("auth.passwordMismatch", { faults: [{ path: "/repeatedPassword", rule: "passwordMismatch" }] });
}

/**
 * Changes the password of whoever is signed in; that session goes on, all others end.
 * @returns how many sessions ended
 * @throws AppError `auth.passwordMismatch`, `auth.wrongPassword`, `auth.tooManyAttempts`, `request.invalid`
 */
export async function changePassword(tools: PasswordTools, change: PasswordChange): Promise<number> {
  const { accountId, sessionId, currentPassword, newPassword, repeatedPassword, notice } = change;
  refuseMismatch(newPassword, repeatedPassword);
  await demandOwnPassword(tools.root, { accountId, password: currentPassword, path: "/currentPassword" });
  const passwordHash = await hashFor(tools.root, { accountId, password: newPassword, path: "/newPassword" });
  return storePassword(tools, { accountId, passwordHash, keptSessionId: sessionId, notice });
}

import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import type { Language } from "../../../shared/languages";
import type { Tables } from "../../db/generated/tables";
import { executor, inTransaction } from "../../db/transaction";
import type { Mailer } from "../../mail/mailer";
import { forgetStrangers } from "../../twoFactor/guesses";
import { type Code, createCode, peekCode, spendCode, voidCodes } from "../credentials/codes";
import { forgetLimits } from "../limits/limits";
import type { SessionKind } from "../session/session";
import { pageWithCode, signInPages } from "../session/signInPages";
import { guessesAt } from "../signIn/signIn";
import { hashFor, type Notice, PASSWORD_PURPOSES, type PasswordTools, storePassword } from "./accountPassword";

/** A reset's link is good for so long. */
export const RESET_MINUTES = 60;

export interface ResetRequest {
  readonly kind: SessionKind;
  /** As {@link demandEmail} answers it. */
  readonly email: string;
  readonly community: { readonly id: string; readonly origin: string } | undefined;
  readonly language: Language;
  /** Where people reach the product. */
  readonly address: string;
}

interface Account {
  readonly id: string;
  readonly email: string;
  readonly isBackoffice: boolean;
}

type FindSpace = (
  root: Kysely<Tables>,
  account: Account,
  communityId: string,
) => Promise<{ spaceId: string | undefined } | undefined>;

async function spaceOfRole(root: Kysely<Tables>, accountId: string, kind: "community" | "company", spaceId?: string) {
  return root
    .selectFrom("staffRole")
    .innerJoin("space", "space.id", "staffRole.spaceId")
    .select("staffRole.spaceId")
    .where("staffRole.accountId", "=", accountId)
    .where("space.kind", "=", kind)
    .$if(spaceId !== undefined, (query) => query.where("staffRole.spaceId", "=", spaceId ?? ""))
    .orderBy("staffRole.createdAt")
    .executeTakeFirst();
}

/** Whose sign-in page it is: accounts that may sign in there, and the space that their mail is in the name of. */
const SPACES: Readonly<Record<SessionKind, FindSpace>> = {
  member: async (root, { id, email }, communityId) =>
    root
      .selectFrom("member")
      .select("spaceId")
      .where("spaceId", "=", communityId)
      .where("status", "<>", "INACTIVE")
      .where(({ eb, and, or }) => or([eb("accountId", "=", id), and([eb("email", "=", email), eb("accountId", "is", null)])]))
      .executeTakeFirst(),
  staff: async (root, { id }, communityId) => spaceOfRole(root, id, "community", communityId),
  suite: async (root, { id }) => spaceOfRole(root, id, "company"),
  backoffice: async (_root, { isBackoffice }) => (isBackoffice ? { spaceId: undefined } : undefined),
};

/** A new code; those before are void. Of several at once one follows the other. */
function renewCode(root: Kysely<Tables>, accountId: string, spaceId: string | undefined): Promise<string> {
  return inTransaction(root, async () => {
    await executor(root).selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
    await voidCodes(root, { purposes: ["reset"], accountId });
    return createCode(root, { purpose: "reset", accountId, spaceId, minutes: RESET_MINUTES });
  });
}

/** Mails a link to a new password, to the address that the account is kept under; nothing to anybody else. */
export async function mailReset(
  { root, mailer }: { readonly root: Kysely<Tables>; readonly mailer: Mailer },
  { kind, email, community, language, address }: ResetRequest,
): Promise<void> {
  const account = await root.selectFrom("account").selectAll().where("email", "=", email).executeTakeFirst();
  const space = account && (await SPACES[kind](root, account, community?.id ?? ""));
  if (!account || !space) return;
  const code = await renewCode(root, account.id, space.spaceId);
  const page = `${address}${signInPages(kind, community?.origin).resetPassword}`;
  await mailer.send({
    to: account.email,
    language,
    spaceId: space.spaceId,
    accountId: account.id,
    template: "resetPassword",
    values: { email: account.email, link: pageWithCode(page, { accountId: account.id, code }), minutes: String(RESET_MINUTES) },
    isAboutAccount: true,
  });
}

export interface PresentedCode {
  readonly accountId: string;
  readonly codeAction: string;
}

/** The code that leads this account to a new password. @throws AppError `auth.wrongCode`, whatever is wrong about it */
export async function readResetCode(
  root: Kysely<Tables>,
  { accountId, codeAction: secret }: PresentedCode,
): Promise<Code & { readonly purpose: string }> {
  if (isId(accountId)) {
    for (const purpose of PASSWORD_PURPOSES) {
      const code = await peekCode(root, { purpose, secret, accountId });
      if (code) return { ...code, purpose };
    }
  }
  throw new AppError("auth.wrongCode", { faults: [{ path: "/codeAction", rule: "unknown" }] });
}

export interface PasswordReset extends PresentedCode {
  readonly password: string;
  readonly noticeOf: (code: Code) => Promise<Notice>;
}

/**
 * Spends a code for a new password. A password that is refused spends nothing.
 * @returns how many sessions ended
 * @throws AppError `auth.wrongCode`, `request.invalid`
 */
export async function resetPassword(tools: PasswordTools, { password, noticeOf, ...presented }: PasswordReset): Promise<number> {
  const { root } = tools;
  const { accountId, codeAction: secret } = presented;
  const code = await readResetCode(root, presented);
  const passwordHash = await hashFor(root, { accountId, password, path: "/password" });
  const notice = await noticeOf(code);
  return inTransaction(root, async () => {
    const spent = await spendCode(root, { purpose: code.purpose, secret, accountId });
    if (!spent) throw new AppError("auth.wrongCode", { faults: [{ path: "/codeAction", rule: "unknown" }] });
    const { email } = await executor(root)
      .selectFrom("account")
      .select("email")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    // Whoever reads the owner's mail need not wait for what strangers have guessed.
    await forgetLimits(root, guessesAt(email, undefined));
    await forgetStrangers(root, accountId);
    return storePassword(tools, { accountId, passwordHash, notice });
  });
}

import { AppError } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import { demandAttempt, GUESSES, releaseLimits } from "../access/limits";
import { isPassword } from "../access/passwords";
import { erasePerson } from "../api/rest/person/erasePerson";
import { inTransaction } from "../db/spaceDb";
import type { Mailer } from "../mail/mailer";
import { asOwner } from "./asOwner";
import type { MemberTools } from "./memberWrites";
import type { MemberSession } from "./profile";

export interface DeleteTools extends MemberTools {
  readonly mailer: Mailer;
}

/** @throws AppError `auth.wrongPassword`, `auth.tooManyAttempts` */
async function demandOwner({ root }: DeleteTools, accountId: string, password: string): Promise<void> {
  const guesses = { scope: "password", key: accountId, limits: GUESSES };
  await demandAttempt(root, guesses);
  const account = await root.selectFrom("account").select("passwordHash").where("id", "=", accountId).executeTakeFirst();
  if (!(await isPassword(password, account?.passwordHash)))
    throw new AppError("auth.wrongPassword", { faults: [{ path: "/password", rule: "wrongPassword" }] });
  await releaseLimits(root, guesses);
}

/**
 * A member deletes its own account in a community: its personal data are erased, its rows stay without them, its
 * sessions end. The account goes too where it stands for nobody else.
 * @throws AppError `auth.wrongPassword`, `auth.tooManyAttempts`
 */
export async function deleteOwnAccount(
  tools: DeleteTools,
  session: MemberSession,
  { password, language }: { readonly password: string; readonly language: Language },
): Promise<void> {
  const { root, context, member, mailer } = tools;
  const { accountId, memberId, space, email } = session;
  await demandOwner(tools, accountId, password);
  await inTransaction(root, async () => {
    await erasePerson(context, member, asOwner({ accountId, spaceId: space.id, memberId }), memberId);
    await mailer.send({
      to: email,
      language,
      spaceId: space.id,
      template: "accountDeleted",
      values: { email },
      isAboutAccount: true,
    });
  });
}

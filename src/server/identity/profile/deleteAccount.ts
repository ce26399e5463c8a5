import type { Language } from "../../../shared/languages";
import { demandOwnPassword } from "../../access/credentials/ownPassword";
import { erasePerson } from "../../api/rest/person/erasePerson";
import { inTransaction } from "../../db/transaction";
import type { Mailer } from "../../mail/mailer";
import { asOwner } from "./asOwner";
import type { MemberTools } from "./memberWrites";
import type { MemberSession } from "./profile";

export interface DeleteTools extends MemberTools {
  readonly mailer: Mailer;
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
  await demandOwnPassword(root, { accountId, password, path: "/password" });
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

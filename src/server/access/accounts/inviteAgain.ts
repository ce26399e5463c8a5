import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import { absent } from "../../api/rest/absent";
import { executor } from "../../db/transaction";
import { countAttempt } from "../limits/attempts";
import type { Actor } from "../session/session";
import { type InvitationTools, mailRole } from "./staffInvitation";

/** Of one person in one community: mails that nobody asked for are few. */
const TRIES = { scope: "staffInvitation", windowSeconds: 3600, limit: 3 };

/**
 * Sends the invitation of one of the community's staff once more, with a link of its own.
 * @throws AppError `access.denied`, `record.notFound`, `access.alreadyIn`, `request.rateLimited`
 */
export async function inviteAgain(tools: InvitationTools, actor: Actor, id: string): Promise<void> {
  const { root } = tools;
  const { kind, spaceId, accessKeys } = actor;
  if (kind !== "staff" || !spaceId || !accessKeys.includes("mainAdmin")) throw new AppError("access.denied");
  const person = isId(id)
    ? await executor(root)
        .selectFrom("staffRole")
        .innerJoin("account", "account.id", "staffRole.accountId")
        .select(["staffRole.role", "account.id as accountId", "account.passwordHash"])
        .where("staffRole.id", "=", id)
        .where("staffRole.spaceId", "=", spaceId)
        .executeTakeFirst()
    : undefined;
  if (!person) throw absent({ name: "moderator" });
  if (person.passwordHash) throw new AppError("access.alreadyIn");
  const { isAllowed, retryAfterSeconds } = await countAttempt(root, { ...TRIES, key: id });
  if (!isAllowed) throw new AppError("request.rateLimited", { retryAfterSeconds });
  await mailRole(tools, { entity: "moderator", kind, accountId: person.accountId, spaceId, role: person.role });
}

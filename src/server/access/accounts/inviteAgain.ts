import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import { absent } from "../../api/rest/absent";
import { executor } from "../../db/transaction";
import { countAttempt } from "../limits/attempts";
import type { Actor, SessionKind } from "../session/session";
import { type InvitationTools, mailRole } from "./staffInvitation";

/** Of one person in one space: mails that nobody asked for are few. */
const TRIES = { scope: "staffInvitation", windowSeconds: 3600, limit: 3 };

/** People who come in by invitation, and who may have it sent again. */
export interface Invited {
  readonly entity: string;
  readonly kind: SessionKind;
  readonly space: "community" | "company";
  /** Who gives these roles, each in their own space. */
  readonly key: string;
  /** Whether the back office may as well, in any space. */
  readonly isBackofficeToo?: true;
}

export const INVITED = {
  moderator: { entity: "moderator", kind: "staff", space: "community", key: "mainAdmin" },
  suiteUser: { entity: "suiteUser", kind: "suite", space: "company", key: "suite:SUPERADMIN", isBackofficeToo: true },
} as const satisfies Readonly<Record<string, Invited>>;

/** The space whose people the actor may invite: undefined is any. @throws AppError `access.denied` */
function reachOf({ kind, key, isBackofficeToo }: Invited, { accessKeys, ...actor }: Actor): string | undefined {
  if (isBackofficeToo && accessKeys.includes("backoffice")) return undefined;
  if (actor.kind !== kind || !actor.spaceId || !accessKeys.includes(key)) throw new AppError("access.denied");
  return actor.spaceId;
}

/**
 * Sends the invitation of one of a space's people once more, with a link of its own.
 * @throws AppError `access.denied`, `record.notFound`, `access.alreadyIn`, `request.rateLimited`
 */
export async function inviteAgain(tools: InvitationTools, invited: Invited, actor: Actor, id: string): Promise<void> {
  const { root } = tools;
  const { entity, kind, space } = invited;
  const spaceId = reachOf(invited, actor);
  const person = isId(id)
    ? await executor(root)
        .selectFrom("staffRole")
        .innerJoin("account", "account.id", "staffRole.accountId")
        .innerJoin("space", "space.id", "staffRole.spaceId")
        .select(["staffRole.role", "staffRole.spaceId", "account.id as accountId", "account.passwordHash"])
        .where("staffRole.id", "=", id)
        .where("space.kind", "=", space)
        .$if(spaceId !== undefined, (query) => query.where("staffRole.spaceId", "=", spaceId ?? ""))
        .executeTakeFirst()
    : undefined;
  if (!person) throw absent({ name: entity });
  if (person.passwordHash) throw new AppError("access.alreadyIn");
  const { isAllowed, retryAfterSeconds } = await countAttempt(root, { ...TRIES, key: id });
  if (!isAllowed) throw new AppError("request.rateLimited", { retryAfterSeconds });
  await mailRole(tools, { entity, kind, accountId: person.accountId, spaceId: person.spaceId, role: person.role });
}

import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import type { JsonObject } from "../../shared/json";
import { nextStep } from "../../shared/nextStep";
import type { Session } from "../access/session";
import { updateRecords } from "../api/rest/write/changeRecords";
import type { Tables } from "../db/generated/tables";
import { executor, inTransaction } from "../db/transaction";
import { asOwner } from "./asOwner";
import type { IdentityCommunity } from "./community";
import type { MemberTools } from "./memberWrites";
import { demandBirthDate, memberValues, type ProfileBody, withSpecNames } from "./profileValues";

/** A session that stands for a member of its community. */
export interface MemberSession extends Session {
  readonly memberId: string;
  readonly space: NonNullable<Session["space"]>;
}

/** @throws AppError `access.denied` for anybody but a member */
export function demandMember(session: Session): MemberSession {
  const { memberId, space } = session;
  if (session.kind !== "member" || !memberId || !space) throw new AppError("access.denied");
  return { ...session, memberId, space };
}

/** What the spec says of a province that is not known: no element of any list. */
function provinceOf(name: string | null) {
  return { lovName: name ?? "", elementId: 0, id: 0 };
}

/** A member's own profile (spec section 3, Tester profile). */
export async function readProfile(root: Kysely<Tables>, { memberId, missing }: MemberSession) {
  const member = await executor(root).selectFrom("member").selectAll().where("id", "=", memberId).executeTakeFirstOrThrow();
  const { count } = await executor(root)
    .selectFrom("comment")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("member", "=", memberId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return {
    id: member.id,
    picture: member.image,
    nickname: member.isNicknameProvisional ? null : member.nickname,
    name: member.name,
    surname: member.surname,
    email: member.email,
    gender: member.gender,
    bornDate: member.birthDate,
    province: provinceOf(member.province),
    phone: member.phone,
    medals: member.medals,
    commentsNum: Number(count),
    points: member.points,
    afterLoginComplete: nextStep(missing) === "activities",
  };
}

/**
 * Changes a member's own profile; what is absent stays as it is.
 * @throws AppError `request.invalid`, `record.exists` for a nickname that is taken
 */
export async function changeProfile(
  { root, context, member }: MemberTools,
  { memberId, accountId, space }: MemberSession,
  community: IdentityCommunity,
  body: ProfileBody,
): Promise<void> {
  const { bornDate, nickname } = body;
  demandBirthDate(bornDate, community.timeZone);
  const values = memberValues(body);
  // Of the two a member has at most one.
  const complete: JsonObject = values.province ? { ...values, zone: null } : values;
  const actor = asOwner({ accountId, spaceId: space.id, memberId });
  await inTransaction(root, async () => {
    if (Object.keys(complete).length > 0) await withSpecNames(() => updateRecords(context, member, actor, [memberId], complete));
    if (nickname === undefined && bornDate === undefined) return;
    await executor(root)
      .updateTable("member")
      .$if(nickname !== undefined, (query) => query.set({ isNicknameProvisional: null }))
      .$if(bornDate !== undefined, (query) => query.set({ birthDate: bornDate ?? null }))
      .where("id", "=", memberId)
      .execute();
  });
}

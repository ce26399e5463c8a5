import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { nextStep } from "../../../shared/nextStep";
import type { Session } from "../../access/session/session";
import { updateRecords } from "../../api/rest/write/changeRecords";
import { executor, inTransaction } from "../../db/transaction";
import type { ProfileFigure } from "../../host/personContributions";
import { readAreaElement, withAreasNamed } from "../areas/areaElement";
import { profileFields } from "../profileFields";
import { asOwner } from "./asOwner";
import type { IdentityCommunity } from "./community";
import type { MemberTools } from "./memberWrites";
import { birthDateValues, demandBirthDate, memberValues, type ProfileBody, withProfileNames } from "./profileValues";

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

/** The profile's fields by their names in the call. */
async function presentFields(
  { root, member: entity }: MemberTools,
  member: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const values: Record<string, unknown> = {};
  for (const one of profileFields(entity))
    values[one.name] = one.area ? await readAreaElement(root, one, member) : (member[one.field.name] ?? null);
  return values;
}

/** A member's own profile (spec section 3, Tester profile). */
export async function readProfile(
  tools: MemberTools & { readonly profileFigures: readonly ProfileFigure[] },
  { memberId, missing, space }: MemberSession,
) {
  const { root, context, profileFigures } = tools;
  const member = await executor(root).selectFrom("member").selectAll().where("id", "=", memberId).executeTakeFirstOrThrow();
  const db = context.spaceDb(space.id);
  const figures = await Promise.all(profileFigures.map(async ({ name, count }) => [name, await count(db, memberId)] as const));
  return {
    id: member.id,
    ...(await presentFields(tools, member)),
    ...(member.isNicknameProvisional ? { nickname: null } : {}),
    email: member.email,
    medals: member.medals,
    ...Object.fromEntries(figures),
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
  demandBirthDate(member, body, community.timeZone);
  const values = memberValues(member, await withAreasNamed(root, { member, spaceId: space.id }, body));
  // Of the two a member has at most one.
  const complete: JsonObject = values.province ? { ...values, zone: null } : values;
  const actor = asOwner({ accountId, spaceId: space.id, memberId });
  const birthDate = birthDateValues(member, body);
  const direct = { ...birthDate, ...(body.nickname === undefined ? {} : { isNicknameProvisional: null }) };
  await inTransaction(root, async () => {
    if (Object.keys(complete).length > 0)
      await withProfileNames(member, () => updateRecords(context, member, actor, [memberId], complete));
    if (Object.keys(direct).length === 0) return;
    await executor(root).updateTable("member").set(direct).where("id", "=", memberId).execute();
  });
}

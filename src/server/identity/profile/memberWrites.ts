import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { memberJoined } from "../../../contracts/events/member";
import type { Entity } from "../../../schema/catalog";
import type { JsonObject } from "../../../shared/json";
import { nicknameKey } from "../../../shared/nickname/nickname";
import { withoutNulls } from "../../../shared/withoutNulls";
import { updateRecords } from "../../api/rest/write/changeRecords";
import { createRecord } from "../../api/rest/write/createRecord";
import type { WriteContext } from "../../api/rest/write/writeContext";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { Publish } from "../../events/publish";
import { asOwner } from "./asOwner";
import { birthDateValues, memberValues, type ProfileBody, withProfileNames } from "./profileValues";

/** What members are written with. */
export interface MemberTools {
  readonly root: Kysely<Tables>;
  readonly context: WriteContext;
  readonly member: Entity;
  readonly publish: Publish;
}

/** A person who becomes a member, checked. */
export interface NewMember {
  readonly spaceId: string;
  readonly accountId: string;
  readonly email: string;
  readonly profile: ProfileBody;
  readonly tags: readonly string[] | null;
}

const RANDOM_BYTES = 6;

/** What stands until the member has chosen. */
export function provisionalNickname(): string {
  return `user-${randomBytes(RANDOM_BYTES).toString("hex")}`;
}

/** Refuses what no member's profile can be, before anything is written. @throws AppError `request.invalid` */
export async function demandProfile({ context, member }: MemberTools, profile: ProfileBody): Promise<void> {
  const { accessKeys } = asOwner({ accountId: "", spaceId: "", memberId: undefined });
  await withProfileNames(member, () => context.validate(member, accessKeys, "update", memberValues(member, profile)));
}

/** Whether somebody else of the community goes by a nickname that people would take for this one. */
export async function isNicknameTaken(
  root: Kysely<Tables>,
  {
    spaceId,
    nickname,
    exceptId,
  }: { readonly spaceId: string; readonly nickname: string; readonly exceptId?: string | undefined },
): Promise<boolean> {
  const row = await executor(root)
    .selectFrom("member")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("nicknameKey", "=", nicknameKey(nickname))
    .$if(exceptId !== undefined, (query) => query.where("id", "<>", exceptId ?? ""))
    .executeTakeFirst();
  return row !== undefined;
}

/** A member whom the moderators have entered, and whose e-mail nobody signed in with yet. */
async function findEntered(root: Kysely<Tables>, spaceId: string, email: string): Promise<string | undefined> {
  const row = await executor(root)
    .selectFrom("member")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("email", "=", email)
    .where("accountId", "is", null)
    .where("status", "<>", "INACTIVE")
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/**
 * Makes the person an active member, or the one that the moderators have entered already its own. In the open
 * transaction. @returns the member's id. @throws AppError `request.invalid`, `record.exists`
 */
export function enterMember({ root, context, member, publish }: MemberTools, person: NewMember): Promise<string> {
  const { spaceId, accountId, email, profile, tags } = person;
  const values: JsonObject = { ...memberValues(member, profile), ...(tags && tags.length > 0 ? { tags: [...tags] } : {}) };
  const actor = asOwner({ accountId, spaceId, memberId: undefined });
  return withProfileNames(member, async () => {
    const entered = await findEntered(root, spaceId, email);
    const nickname = profile.nickname ?? provisionalNickname();
    if (entered) await updateRecords(context, member, actor, [entered], values);
    const id = entered ?? String((await createRecord(context, member, actor, { ...values, email, nickname })).id);
    await executor(root)
      .updateTable("member")
      .set({ ...birthDateValues(member, withoutNulls(profile)), accountId, status: "ACTIVE" })
      .$if(!entered && profile.nickname === undefined, (query) => query.set({ isNicknameProvisional: true }))
      .$if(profile.nickname !== undefined, (query) => query.set({ isNicknameProvisional: null }))
      .where("id", "=", id)
      .execute();
    await publish(context.spaceDb(spaceId), memberJoined, { memberId: id });
    return id;
  });
}

import { type Kysely, sql } from "kysely";
import type { Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import type { Json, JsonObject } from "../../../shared/json";
import { hashToken } from "../../access/credentials/tokens";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import { profileFields } from "../profileFields";

/** How an invitation's token is kept. */
export function invitationHash(token: string): string {
  return hashToken(token).toString("hex");
}

/** An invitation that is good. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly surname: string | null;
  readonly tags: readonly string[] | null;
  /** Whom moderators have entered already. */
  readonly member: string | null;
}

/** The invitation that a link's token leads to. @throws AppError `signUp.unknownLink`, `signUp.spentLink`, `signUp.expiredLink` */
export async function findInvitation(root: Kysely<Tables>, spaceId: string, token: string): Promise<Invitation> {
  const row = await executor(root)
    .selectFrom("invitation")
    .select(["id", "email", "name", "surname", "tags", "member", "status", "expiresAt"])
    .where("spaceId", "=", spaceId)
    .where("tokenHash", "=", invitationHash(token))
    .executeTakeFirst();
  if (!row || row.status === "CANCELLED") throw new AppError("signUp.unknownLink");
  if (row.status === "ACCEPTED") throw new AppError("signUp.spentLink");
  const isExpired = row.status === "EXPIRED" || (row.expiresAt !== null && Date.parse(row.expiresAt) <= Date.now());
  if (isExpired) throw new AppError("signUp.expiredLink");
  return row;
}

/** What an invitation says of the person's profile already, by the names of the profile. */
export function invitedProfile(member: Entity, invitation: Omit<Invitation, "email">): JsonObject {
  const said = new Map<string, Json>(Object.entries(invitation));
  return Object.fromEntries(
    profileFields(member).flatMap(({ name, field }) => {
      const value = said.get(field.name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Spends the invitation: of many at once one gets it. @throws AppError `signUp.spentLink` */
export async function spendInvitation(root: Kysely<Tables>, id: string): Promise<void> {
  const spent = await executor(root)
    .updateTable("invitation")
    .set({ status: "ACCEPTED", acceptedAt: sql<string>`now()`, updatedAt: sql<string>`now()` })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("status", "=", "SENT")
    .where(({ or, eb }) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", sql<string>`now()`)]))
    .returning("id")
    .executeTakeFirst();
  if (!spent) throw new AppError("signUp.spentLink");
}

/** Notes who came of it, so that it goes with the person. */
export async function noteInvited(root: Kysely<Tables>, id: string, memberId: string): Promise<void> {
  await executor(root).updateTable("invitation").set({ member: memberId }).where("id", "=", id).execute();
}

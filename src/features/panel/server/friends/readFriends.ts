import { type GlobalDb, sql } from "../../../../server/kit";

/** How far a friend is: UNPAID is who took a test that brings the inviter nothing, or nothing any more. */
export type FriendState = "JOINED" | "TESTED" | "PAID" | "UNPAID";

export interface Friend {
  readonly id: string;
  /** As they gave it. */
  readonly name: string | null;
  /** ISO 8601 instant. */
  readonly joinedAt: string;
  readonly state: FriendState;
}

const MOST = 50;

const hasReward = sql<boolean>`exists (
  select 1 from coin_transaction reward where reward.key = 'friend:' || panelist.id::text and not exists (
    select 1 from coin_transaction back where back.key = reward.key || ':reversal'))`;
const isBooked = sql<boolean>`exists (
  select 1 from coin_transaction test where test.panelist = panelist.id and test.reason = 'TEST')`;
const hasTested = sql<boolean>`exists (
  select 1 from panel_invitation tested where tested.panelist = panelist.id and tested.disposition = 'complete')`;

/** Whom a panelist invited, the newest first. Nothing is told of them but the name that they gave. */
export async function readFriends(db: GlobalDb, panelistId: string): Promise<readonly Friend[]> {
  const state = sql<FriendState>`case when ${hasReward} then 'PAID' when ${isBooked} then 'UNPAID'
    when ${hasTested} then 'TESTED' else 'JOINED' end`;
  return db
    .selectFrom("panelist")
    .select(["panelist.id", "panelist.name", "panelist.createdAt as joinedAt", state.as("state")])
    .where("panelist.invitedBy", "=", panelistId)
    .orderBy("panelist.createdAt", "desc")
    .limit(MOST)
    .execute();
}

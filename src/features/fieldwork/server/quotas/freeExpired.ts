import { type SpaceDb, sql } from "../../../../server/kit";
import { RESERVED_FOR } from "./reservation";

/**
 * Gives back a quota's places whose respondents have been gone for too long: both the reservation and the last sign of
 * the respondent are older than it lasts, or the response has ended by itself. The transaction holds the quota. Whoever comes back takes a place anew.
 * @returns how many
 */
export async function freeExpired(db: SpaceDb, quota: string): Promise<number> {
  const gone = await db
    .selectFrom("quotaPlace")
    .innerJoin("response", "response.id", "quotaPlace.response")
    .select("quotaPlace.id")
    .where("quotaPlace.quota", "=", quota)
    .where("quotaPlace.state", "=", "reserved")
    .where((eb) =>
      eb.or([
        eb("response.state", "!=", "open"),
        eb.and([
          eb("quotaPlace.expiresAt", "<", sql<string>`now()`),
          eb("response.updatedAt", "<", new Date(Date.now() - RESERVED_FOR).toISOString()),
        ]),
      ]),
    )
    .forUpdate(["quotaPlace"])
    // Who is just coming back holds theirs.
    .skipLocked()
    .execute();
  if (gone.length === 0) return 0;
  await db
    .deleteFrom("quotaPlace")
    .where(
      "id",
      "in",
      gone.map(({ id }) => id),
    )
    .execute();
  await db
    .updateTable("quota")
    .set((eb) => ({ reserved: eb("reserved", "-", gone.length) }))
    .where("id", "=", quota)
    .execute();
  return gone.length;
}

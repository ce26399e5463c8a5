import type { SpaceDb } from "../../../server/kit";
import type { OverfullQuota } from "../shared/api/decisions";

/**
 * The quotas that responses count in and that are beyond their target. Who was discarded may have been replaced since:
 * a truthful response is let in again all the same, and whoever does it is told.
 */
export async function overfullQuotas(db: SpaceDb, responses: readonly string[]): Promise<readonly OverfullQuota[]> {
  if (responses.length === 0) return [];
  return db
    .selectFrom("quota")
    .select(["id", "title", "completed", "target"])
    .where("id", "in", (eb) =>
      eb
        .selectFrom("quotaPlace")
        .select("quotaPlace.quota")
        .where("quotaPlace.response", "in", [...responses])
        .where("quotaPlace.state", "=", "counted"),
    )
    .whereRef("completed", ">", "target")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

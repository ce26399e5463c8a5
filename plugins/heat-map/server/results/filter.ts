import { type SpaceDb, sql } from "../../../../src/server/kit";
import type { Sign } from "../../shared/point";

/** Whose points are looked at, and where. */
export interface PointFilter {
  readonly activityId: string;
  readonly imageId: string;
  /** Only of members with this tag. */
  readonly tag?: string | undefined;
  readonly sign?: Sign | undefined;
  /** Only in this part of the image, in percent; edges on the right and below belong to the next part. */
  readonly area?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } | undefined;
}

/** The points that a filter lets through. */
export function pointsOf(db: SpaceDb, { imageId, tag, sign, area }: PointFilter) {
  let query = db.selectFrom("heatMapPoint").where("heatMapPoint.heatMapImage", "=", imageId);
  if (sign) query = query.where("heatMapPoint.sentiment", "=", sign);
  if (tag !== undefined) query = query.where("heatMapPoint.member", "in", taggedMembers(db, tag));
  if (!area) return query;
  query = query.where("heatMapPoint.x", ">=", area.left).where("heatMapPoint.y", ">=", area.top);
  // What lies on the image's own edge belongs to its last part.
  if (area.right < 100) query = query.where("heatMapPoint.x", "<", area.right);
  return area.bottom < 100 ? query.where("heatMapPoint.y", "<", area.bottom) : query;
}

function taggedMembers(db: SpaceDb, tag: string) {
  return db.selectFrom("member").select("member.id").where(sql<boolean>`${tag} = any(member.tags)`);
}

/** How many took part, and pass the filter. */
export async function countParticipants(db: SpaceDb, { activityId, tag }: PointFilter): Promise<number> {
  const { count } = await db
    .selectFrom("participation")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("participation.activity", "=", activityId)
    .where("participation.status", "in", ["STARTED", "COMPLETED"])
    .$if(tag !== undefined, (query) => query.where("participation.member", "in", taggedMembers(db, tag ?? "")))
    .executeTakeFirstOrThrow();
  return Number(count);
}

import type { Participations } from "../../../src/contracts/services/participation";
import { type SpaceDb, sql } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import type { MemberHeatMap } from "../shared/api/member";
import type { HeatMapImage, Point } from "../shared/api/schemas";
import { HEAT_MAP_ERRORS } from "../shared/errors";
import { roomFor } from "../shared/pointLimits";
import { memberHeatMap, type Who } from "./memberHeatMap";
import { readImages, readPoints } from "./readHeatMap";

export interface PointOf extends Who {
  readonly imageId: string;
  readonly pointId: string;
}

interface Held {
  readonly image: HeatMapImage;
  /** What the member has marked on it. */
  readonly points: readonly Point[];
}

/**
 * Changes what a member has marked on an image, one change of a member after the other.
 * @throws AppError `record.notFound` where the activity has no such image, or as `participations.demand` and the change
 */
async function change(
  db: SpaceDb,
  { activityId, memberId, imageId }: PointOf,
  participations: Participations,
  make: (held: Held) => Promise<void>,
): Promise<MemberHeatMap> {
  const who = { activityId, memberId };
  return db.transaction(async () => {
    // Shared by all who mark; whoever changes the settings waits for them.
    await db.selectFrom("activity").select("id").where("id", "=", activityId).forShare().execute();
    await participations.demand(db, who);
    const image = (await readImages(db, activityId)).find(({ id }) => id === imageId);
    if (!image) throw new AppError("record.notFound");
    await participations.start(db, who);
    // Held: points are counted, and then one is added.
    await db
      .selectFrom("participation")
      .select("id")
      .where("activity", "=", activityId)
      .where("member", "=", memberId)
      .forUpdate()
      .execute();
    const points = (await readPoints(db, { images: [imageId], memberId })).get(imageId) ?? [];
    await make({ image, points });
    const heatMap = await memberHeatMap(db, who);
    if (heatMap.isDone) await participations.complete(db, who);
    return heatMap;
  });
}

async function write(db: SpaceDb, { imageId, memberId }: PointOf, { id, x, y, sign, explanation }: Point): Promise<void> {
  const row = await db
    .insertInto("heatMapPoint")
    .values({ id, heatMapImage: imageId, member: memberId, x, y, sentiment: sign, explanation })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ x, y, sentiment: sign, explanation, updatedAt: sql<string>`now()` })
        // Somebody else's, or one of another image.
        .where("heatMapPoint.member", "=", memberId)
        .where("heatMapPoint.heatMapImage", "=", imageId),
    )
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
}

/**
 * Places a member's point, or changes it: the same point sent twice is one point.
 * @throws AppError `heatMap.tooManyPoints`, `record.notFound`, or as `participations.demand`
 */
export function putPoint(db: SpaceDb, which: PointOf, given: Omit<Point, "id">, participations: Participations) {
  return change(db, which, participations, async ({ image, points }) => {
    const others = points.filter(({ id }) => id !== which.pointId);
    if (roomFor(image, others, given.sign) < 1) throw new AppError(HEAT_MAP_ERRORS.tooManyPoints);
    await write(db, which, { ...given, id: which.pointId, explanation: given.explanation.trim() });
  });
}

/** Takes a member's point away; nothing where it is gone. @throws AppError as `participations.demand` */
export function removePoint(db: SpaceDb, which: PointOf, participations: Participations) {
  return change(db, which, participations, async () => {
    await db
      .deleteFrom("heatMapPoint")
      .where("id", "=", which.pointId)
      .where("heatMapImage", "=", which.imageId)
      .where("member", "=", which.memberId)
      .execute();
  });
}

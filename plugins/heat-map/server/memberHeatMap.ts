import type { SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { shuffledBy } from "../../../src/shared/random";
import type { MemberHeatMap } from "../shared/api/member";
import { isImageDone } from "../shared/pointLimits";
import { readHeatMap, readPoints } from "./readHeatMap";

export interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

/** A heat map as a member sees it. @throws AppError `record.notFound` before its settings are saved */
export async function memberHeatMap(db: SpaceDb, who: Who): Promise<MemberHeatMap> {
  const heatMap = await readHeatMap(db, who.activityId);
  if (!heatMap) throw new AppError("record.notFound");
  const points = await readPoints(db, { images: heatMap.images.map(({ id }) => id), memberId: who.memberId });
  const images = heatMap.images.map((image) => ({ ...image, points: points.get(image.id) ?? [] }));
  return {
    labels: heatMap.labels,
    isRandomOrder: heatMap.isRandomOrder,
    // The member's own order, whenever they come back.
    images: heatMap.isRandomOrder ? shuffledBy(who.activityId + who.memberId, images) : images,
    isDone: images.every((image) => isImageDone(image, image.points)),
  };
}

import type { SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { createRandom } from "../../../src/shared/random";
import type { MemberHeatMap } from "../shared/api/member";
import type { HeatMapSettings } from "../shared/api/settings";
import { isImageDone } from "../shared/pointLimits";
import { readHeatMap, readPoints } from "./readHeatMap";

export interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

/** A number of 32 bits that follows from a text. */
function seedOf(text: string): number {
  let seed = 0;
  for (const sign of text) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return seed;
}

/** The images in an order of the member's own, which is the same whenever they come back. */
function inOrder<Image>({ isRandomOrder }: HeatMapSettings, images: readonly Image[], { activityId, memberId }: Who) {
  if (!isRandomOrder) return images;
  const random = createRandom(seedOf(activityId + memberId));
  return images
    .map((image) => ({ image, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ image }) => image);
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
    images: inOrder(heatMap, images, who),
    isDone: images.every((image) => isImageDone(image, image.points)),
  };
}

import type { ActivityType } from "../../../src/server/kit";
import { isImageDone } from "../shared/heatMap";
import { readImages, readPoints } from "./readHeatMap";

/** How far a member is with heat maps, by activity: images that have what they ask for. */
export const readProgress: NonNullable<ActivityType["progress"]> = async ({ db, memberId, activityIds }) => {
  const entries = await Promise.all(
    activityIds.map(async (activityId) => {
      const images = await readImages(db, activityId);
      const points = await readPoints(db, { images: images.map(({ id }) => id), memberId });
      const done = images.filter((image) => isImageDone(image, points.get(image.id) ?? []));
      return [activityId, images.length === 0 ? 0 : done.length / images.length] as const;
    }),
  );
  return new Map(entries);
};

import type { ActivityType } from "../../../src/server/kit";
import { isImageDone } from "../shared/pointLimits";
import { readImagesOf, readPoints } from "./readHeatMap";

/** How far a member is with heat maps, by activity: images that have what they ask for. */
export const readProgress: NonNullable<ActivityType["progress"]> = async ({ db, memberId, activityIds }) => {
  const images = await readImagesOf(db, activityIds);
  const points = await readPoints(db, { images: images.map(({ id }) => id), memberId });
  return new Map(
    activityIds.map((activityId) => {
      const own = images.filter(({ activity }) => activity === activityId);
      const done = own.filter((image) => isImageDone(image, points.get(image.id) ?? []));
      return [activityId, own.length === 0 ? 0 : done.length / own.length];
    }),
  );
};

import { type ActivityCopy, newId } from "../../../src/server/kit";
import { readHeatMap } from "./readHeatMap";

/** A heat map with the same images in the copy of its activity, where nobody has marked any. */
export async function duplicateHeatMap({ db, uploads, from, to }: ActivityCopy): Promise<void> {
  const heatMap = await readHeatMap(db, from);
  if (!heatMap) return;
  const { labels, isRandomOrder, images } = heatMap;
  await db
    .insertInto("heatMap")
    .values({ id: newId(), activity: to, positiveLabel: labels.POSITIVE, negativeLabel: labels.NEGATIVE, isRandomOrder })
    .execute();
  for (const [position, image] of images.entries()) {
    const id = newId();
    const picture = await uploads.copy(image.image, { entity: "heatMapImage", recordId: id, field: "image" });
    await db
      .insertInto("heatMapImage")
      .values({ ...image, id, activity: to, image: picture, position: position + 1 })
      .execute();
  }
}

import { newId, type RouteContext, type SpaceDb } from "../../../src/server/kit";
import { AppError, type FieldIssue } from "../../../src/shared/errors";
import type { HeatMapImage } from "../shared/api/schemas";
import type { HeatMapSettings } from "../shared/api/settings";
import { HEAT_MAP_ERRORS } from "../shared/errors";
import { HEAT_MAP } from "../shared/heatMap";
import { PICTURE } from "./pictures";
import { readImages } from "./readHeatMap";

type Context = Pick<RouteContext, "db" | "uploads">;

/** Faults that no schema says. */
function faultsOf({ images }: HeatMapSettings): readonly FieldIssue[] {
  return images.flatMap(({ id, maxPositive, maxNegative, minPoints }, place): FieldIssue[] => {
    if (images.findIndex((image) => image.id === id) < place) return [{ path: `/images/${place}/id`, rule: "uniqueItems" }];
    if (maxPositive + maxNegative === 0) return [{ path: `/images/${place}/maxPositive`, rule: "minimum", params: { limit: 1 } }];
    const most = maxPositive + maxNegative;
    return minPoints > most ? [{ path: `/images/${place}/minPoints`, rule: "maximum", params: { limit: most } }] : [];
  });
}

async function markedImages(db: SpaceDb, images: readonly HeatMapImage[]): Promise<ReadonlySet<string>> {
  if (images.length === 0) return new Set();
  const rows = await db
    .selectFrom("heatMapPoint")
    .select("heatMapImage")
    .distinct()
    .where(
      "heatMapImage",
      "in",
      images.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map(({ heatMapImage }) => heatMapImage));
}

/** Of its picture. */
const fileIdOf = ({ image }: Pick<HeatMapImage, "image">) => image.slice(image.lastIndexOf("/") + 1);

/** Pictures that were sent up for this, and belong to no other record. @throws AppError `request.invalid` */
async function demandPictures(db: SpaceDb, { images }: HeatMapSettings): Promise<void> {
  const files = await db
    .selectFrom("file")
    .select(["id", "recordId"])
    .where("id", "in", images.map(fileIdOf))
    .where("purpose", "=", PICTURE)
    .execute();
  const owners = new Map(files.map((file) => [file.id, file.recordId]));
  const faults = images.flatMap((image, place): FieldIssue[] => {
    const owner = owners.get(fileIdOf(image));
    return owner === null || owner === image.id ? [] : [{ path: `/images/${place}/image`, rule: "unknownFile" }];
  });
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/** What would take points with it, or have them lie on another picture. @throws AppError `heatMap.hasPoints` */
async function demandPointsKept(db: SpaceDb, before: readonly HeatMapImage[], { images }: HeatMapSettings): Promise<void> {
  const marked = await markedImages(db, before);
  const isKept = ({ id, image }: HeatMapImage) => images.some((other) => other.id === id && other.image === image);
  if (before.some((image) => marked.has(image.id) && !isKept(image))) throw new AppError(HEAT_MAP_ERRORS.hasPoints);
}

async function saveLabels(db: SpaceDb, activityId: string, { labels, isRandomOrder }: HeatMapSettings): Promise<void> {
  const values = {
    positiveLabel: labels.POSITIVE.trim(),
    negativeLabel: labels.NEGATIVE.trim(),
    isRandomOrder,
  };
  await db
    .insertInto("heatMap")
    .values({ id: newId(), activity: activityId, ...values })
    .onConflict((conflict) => conflict.columns(["spaceId", "activity"]).doUpdateSet(values))
    .execute();
}

async function saveImages(
  { db, uploads }: Context,
  activityId: string,
  before: readonly HeatMapImage[],
  { images }: HeatMapSettings,
): Promise<void> {
  const known = new Map(before.map((image) => [image.id, image]));
  for (const [index, { id, title, instructions, ...image }] of images.entries()) {
    const values = { ...image, title: title.trim(), instructions: instructions.trim(), position: index + 1 };
    if (known.has(id)) await db.updateTable("heatMapImage").set(values).where("id", "=", id).execute();
    else
      await db
        .insertInto("heatMapImage")
        .values({ id, activity: activityId, ...values })
        .execute();
    const replaced = known.get(id)?.image;
    if (replaced === image.image) continue;
    await uploads.attach(fileIdOf(image), {
      entity: "heatMapImage",
      recordId: id,
      field: "image",
    });
    if (replaced) await uploads.remove(replaced);
  }
  for (const { id, image } of before) {
    if (images.some((other) => other.id === id)) continue;
    await db.deleteFrom("heatMapImage").where("id", "=", id).execute();
    await uploads.remove(image);
  }
}

/** Ids are made where an image is added: one that another activity has is refused. */
async function demandOwnIds(db: SpaceDb, activityId: string, { images }: HeatMapSettings): Promise<void> {
  const foreign = await db
    .selectFrom("heatMapImage")
    .select("id")
    .where(
      "id",
      "in",
      images.map(({ id }) => id),
    )
    .where("activity", "<>", activityId)
    .execute();
  const ids = foreign.map(({ id }) => id);
  const faults = images.flatMap(({ id }, place) => (ids.includes(id) ? [{ path: `/images/${place}/id`, rule: "unique" }] : []));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/**
 * Saves what a heat map shows and asks. Images that somebody has marked keep their picture, and stay.
 * @throws AppError `record.notFound`, `request.invalid`, `heatMap.hasPoints`
 */
export async function saveHeatMap(context: Context, activityId: string, settings: HeatMapSettings): Promise<void> {
  const { db } = context;
  const faults = faultsOf(settings);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  await db.transaction(async () => {
    // Held: points wait until it is saved, and see what is asked then.
    const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).forUpdate().executeTakeFirst();
    if (activity?.type !== HEAT_MAP) throw new AppError("record.notFound");
    const before = await readImages(db, activityId);
    await demandOwnIds(db, activityId, settings);
    await demandPointsKept(db, before, settings);
    await demandPictures(db, settings);
    await saveLabels(db, activityId, settings);
    await saveImages(context, activityId, before, settings);
  });
}

import type { SpaceDb } from "../../../src/server/kit";
import type { HeatMapImage, Point, SignLabels } from "../shared/api/schemas";
import type { HeatMapSettings } from "../shared/api/settings";
import { signOf } from "../shared/point";

const IMAGE_COLUMNS = [
  "id",
  "title",
  "image",
  "width",
  "height",
  "instructions",
  "maxPositive",
  "maxNegative",
  "minPoints",
  "explanationRequired",
] as const;

/** Of an image that doesn't say. */
const LIMITS = { maxPositive: 3, maxNegative: 3, minPoints: 1, explanationRequired: true };

/** An activity's images in their order. */
export async function readImages(db: SpaceDb, activityId: string): Promise<readonly HeatMapImage[]> {
  return (await readImagesOf(db, [activityId])).map(({ activity: _, ...image }) => image);
}

/** The images of some activities, in their order. */
export async function readImagesOf(
  db: SpaceDb,
  activityIds: readonly string[],
): Promise<readonly (HeatMapImage & { readonly activity: string })[]> {
  const rows = await db
    .selectFrom("heatMapImage")
    .select([...IMAGE_COLUMNS, "activity"])
    .where("activity", "in", [...activityIds])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ instructions, maxPositive, maxNegative, minPoints, explanationRequired, ...row }) => ({
    ...row,
    instructions: instructions ?? "",
    maxPositive: maxPositive ?? LIMITS.maxPositive,
    maxNegative: maxNegative ?? LIMITS.maxNegative,
    minPoints: minPoints ?? LIMITS.minPoints,
    explanationRequired: explanationRequired ?? LIMITS.explanationRequired,
  }));
}

/** An activity's heat map; nothing before its settings are saved. */
export async function readHeatMap(db: SpaceDb, activityId: string): Promise<HeatMapSettings | undefined> {
  const row = await db
    .selectFrom("heatMap")
    .select(["positiveLabel", "negativeLabel", "isRandomOrder"])
    .where("activity", "=", activityId)
    .executeTakeFirst();
  if (!row) return undefined;
  const labels: SignLabels = { POSITIVE: row.positiveLabel, NEGATIVE: row.negativeLabel };
  return { labels, isRandomOrder: row.isRandomOrder === true, images: await readImages(db, activityId) };
}

export interface Marked {
  readonly images: readonly string[];
  readonly memberId: string;
}

/** What a member has marked, by image, in the order of placing. */
export async function readPoints(db: SpaceDb, { images, memberId }: Marked): Promise<ReadonlyMap<string, readonly Point[]>> {
  const points = new Map<string, Point[]>(images.map((image) => [image, []]));
  if (images.length === 0) return points;
  const rows = await db
    .selectFrom("heatMapPoint")
    .select(["id", "heatMapImage", "x", "y", "sentiment", "explanation"])
    .where("heatMapImage", "in", [...images])
    .where("member", "=", memberId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  for (const { heatMapImage, sentiment, explanation, ...place } of rows)
    points.get(heatMapImage)?.push({ ...place, sign: signOf(sentiment), explanation: explanation ?? "" });
  return points;
}

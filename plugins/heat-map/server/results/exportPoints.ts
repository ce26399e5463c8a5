import type { SpaceDb } from "../../../../src/server/kit";
import { CSV_MARK, csvRows } from "../../../../src/shared/csv/csvRows";
import type { HeatMapSettings } from "../../shared/api/settings";
import { signOf } from "../../shared/point";

const BATCH = 1_000;
const HEAD = ["image", "point", "member", "sign", "x", "y", "explanation", "placed"];

/** A page of an image's points, by id. */
function readBatch(db: SpaceDb, imageId: string, after: string | undefined) {
  const query = db
    .selectFrom("heatMapPoint")
    .leftJoin("member", "member.id", "heatMapPoint.member")
    .select([
      "heatMapPoint.id",
      "member.nickname",
      "heatMapPoint.sentiment",
      "heatMapPoint.x",
      "heatMapPoint.y",
      "heatMapPoint.explanation",
      "heatMapPoint.createdAt",
    ])
    .where("heatMapPoint.heatMapImage", "=", imageId)
    .orderBy("heatMapPoint.id")
    .limit(BATCH);
  return (after === undefined ? query : query.where("heatMapPoint.id", ">", after)).execute();
}

/** All points as CSV, a batch at a time: `x` and `y` in percent of the image, `sign` in the words that members saw. */
export async function* exportPoints(db: SpaceDb, { images, labels }: HeatMapSettings, delimiter: string): AsyncGenerator<string> {
  yield CSV_MARK + csvRows([HEAD], delimiter);
  for (const { id: imageId, title } of images) {
    let after: string | undefined;
    do {
      const batch = await readBatch(db, imageId, after);
      const rows = batch.map(({ id, nickname, sentiment, x, y, explanation, createdAt }) => [
        title,
        id,
        nickname,
        labels[signOf(sentiment)],
        x,
        y,
        explanation,
        createdAt,
      ]);
      if (rows.length > 0) yield csvRows(rows, delimiter);
      after = batch.length < BATCH ? undefined : batch.at(-1)?.id;
    } while (after !== undefined);
  }
}

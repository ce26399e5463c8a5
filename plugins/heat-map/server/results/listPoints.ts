import type { SpaceDb } from "../../../../src/server/kit";
import type { PointPage } from "../../shared/api/results";
import { signOf } from "../../shared/point";
import { type PointFilter, pointsOf } from "./filter";

const PAGE = 50;

/**
 * A page of an image's points with their explanations, the newest first.
 * @param after the last one's id on the page before
 */
export async function listPoints(db: SpaceDb, filter: PointFilter, after?: string): Promise<PointPage> {
  const last = after
    ? await db.selectFrom("heatMapPoint").select(["createdAt", "id"]).where("id", "=", after).executeTakeFirst()
    : undefined;
  const rows = await pointsOf(db, filter)
    .leftJoin("member", "member.id", "heatMapPoint.member")
    .select([
      "heatMapPoint.id",
      "heatMapPoint.x",
      "heatMapPoint.y",
      "heatMapPoint.sentiment",
      "heatMapPoint.explanation",
      "heatMapPoint.createdAt",
      "member.nickname",
    ])
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("heatMapPoint.createdAt", "heatMapPoint.id"), "<", eb.tuple(last?.createdAt ?? "", last?.id ?? "")),
      ),
    )
    .orderBy("heatMapPoint.createdAt", "desc")
    .orderBy("heatMapPoint.id", "desc")
    .limit(PAGE + 1)
    .execute();
  const points = rows
    .slice(0, PAGE)
    .map(({ sentiment, explanation, ...row }) => ({ ...row, sign: signOf(sentiment), explanation: explanation ?? "" }));
  return { points, next: rows.length > PAGE ? (points.at(-1)?.id ?? null) : null };
}

import { Readable } from "node:stream";
import { type ExtensionRoute, route, type SpaceDb } from "../../../../src/server/kit";
import { csvDelimiter } from "../../../../src/shared/csv/csvDelimiter";
import { AppError } from "../../../../src/shared/errors";
import { type PointsQuery, resultsApi } from "../../shared/api/results";
import type { HeatMapImage } from "../../shared/api/schemas";
import { USUAL_COLUMNS } from "../../shared/density";
import { readHeatMap } from "../readHeatMap";
import { exportPoints } from "./exportPoints";
import type { PointFilter } from "./filter";
import { listPoints } from "./listPoints";
import { readDensity } from "./readDensity";

/** @throws AppError `record.notFound` where the activity has no such image */
async function imageOf(db: SpaceDb, activityId: string, imageId: string): Promise<HeatMapImage> {
  const heatMap = await readHeatMap(db, activityId);
  const image = heatMap?.images.find(({ id: other }) => other === imageId);
  if (!image) throw new AppError("record.notFound");
  return image;
}

/** The whole image where no side of a part is named. */
function areaOf({ left, top, right, bottom }: PointsQuery): PointFilter["area"] {
  if ([left, top, right, bottom].every((side) => side === undefined)) return undefined;
  return { left: Number(left ?? 0), top: Number(top ?? 0), right: Number(right ?? 100), bottom: Number(bottom ?? 100) };
}

const access = { entity: "activity", action: "read" } as const;

/** The team's calls: what members marked. */
export const resultRoutes: readonly ExtensionRoute[] = [
  route(resultsApi, "GET /api/activities/:id/heatmap/density", {
    access,
    handle: async ({ db }, { params: { id: activityId }, query: { image: imageId, tag, columns } }) => {
      const image = await imageOf(db, activityId, imageId);
      return readDensity(db, image, { activityId, imageId, tag }, Number(columns ?? USUAL_COLUMNS));
    },
  }),
  route(resultsApi, "GET /api/activities/:id/heatmap/points", {
    access,
    handle: async ({ db }, { params: { id: activityId }, query }) => {
      const { image: imageId, tag, sign, after } = query;
      await imageOf(db, activityId, imageId);
      return listPoints(db, { activityId, imageId, tag, sign, area: areaOf(query) }, after);
    },
  }),
  route(resultsApi, "GET /api/activities/:id/heatmap/points.csv", {
    act: { action: "export" },
    access,
    handle: async ({ db, language }, { params, reply }) => {
      const heatMap = await readHeatMap(db, params.id);
      if (!heatMap) throw new AppError("record.notFound");
      reply.headers({
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="points.csv"',
      });
      return Readable.from(exportPoints(db, heatMap, csvDelimiter(language)));
    },
  }),
];

import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { ExtensionRoute, SpaceDb } from "../../../../src/server/kit";
import { csvDelimiter } from "../../../../src/shared/csv/csvDelimiter";
import { AppError } from "../../../../src/shared/errors";
import { USUAL_COLUMNS } from "../../shared/density";
import type { HeatMapImage } from "../../shared/heatMap";
import type { Sign } from "../../shared/point";
import { DENSITY, DENSITY_EXAMPLE, DENSITY_QUERY, id, PAGE_EXAMPLE, POINT_PAGE, POINTS_QUERY, params } from "../documents";
import { readHeatMap } from "../readHeatMap";
import { activityOf } from "../teamRoutes";
import { exportPoints } from "./exportPoints";
import type { PointFilter } from "./filter";
import { listPoints } from "./listPoints";
import { readDensity } from "./readDensity";

const BASE = "/api/activities/:id/heatmap";

interface Query {
  readonly image: string;
  readonly tag?: string;
  readonly sign?: Sign;
  readonly columns?: string;
  readonly left?: string;
  readonly top?: string;
  readonly right?: string;
  readonly bottom?: string;
  readonly after?: string;
}

const queryOf = (request: FastifyRequest) => request.query as Query;

/** @throws AppError `record.notFound` where the activity has no such image */
async function imageOf(db: SpaceDb, activityId: string, imageId: string): Promise<HeatMapImage> {
  const heatMap = await readHeatMap(db, activityId);
  const image = heatMap?.images.find(({ id: other }) => other === imageId);
  if (!image) throw new AppError("record.notFound");
  return image;
}

/** The whole image where no side of a part is named. */
function areaOf({ left, top, right, bottom }: Query): PointFilter["area"] {
  if ([left, top, right, bottom].every((side) => side === undefined)) return undefined;
  return { left: Number(left ?? 0), top: Number(top ?? 0), right: Number(right ?? 100), bottom: Number(bottom ?? 100) };
}

const access = { entity: "activity", action: "read" } as const;

/** The team's calls: what members marked. */
export const resultRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: `${BASE}/density`,
    summary: "Where an image was marked, by how many, with 95 % intervals",
    access,
    schema: { params, querystring: DENSITY_QUERY },
    describe: () => ({ examples: { id, image: id }, answer: { schema: DENSITY, example: DENSITY_EXAMPLE } }),
    handle: async ({ db }, request) => {
      const { image: imageId, tag, columns } = queryOf(request);
      const activityId = activityOf(request);
      const image = await imageOf(db, activityId, imageId);
      return readDensity(db, image, { activityId, imageId, tag }, Number(columns ?? USUAL_COLUMNS));
    },
  },
  {
    method: "GET",
    url: `${BASE}/points`,
    summary: "Points of an image with their explanations, the newest first; of a part of it where its sides are named",
    access,
    schema: { params, querystring: POINTS_QUERY },
    describe: () => ({ examples: { id, image: id }, answer: { schema: POINT_PAGE, example: PAGE_EXAMPLE } }),
    handle: async ({ db }, request) => {
      const query = queryOf(request);
      const activityId = activityOf(request);
      await imageOf(db, activityId, query.image);
      const { image: imageId, tag, sign, after } = query;
      return listPoints(db, { activityId, imageId, tag, sign, area: areaOf(query) }, after);
    },
  },
  {
    method: "GET",
    url: `${BASE}/points.csv`,
    summary: "All points as CSV: places in percent of the image",
    access,
    schema: { params },
    handle: async ({ db, language }, request, reply) => {
      const heatMap = await readHeatMap(db, activityOf(request));
      if (!heatMap) throw new AppError("record.notFound");
      reply.headers({
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="points.csv"',
      });
      return Readable.from(exportPoints(db, heatMap, csvDelimiter(language)));
    },
  },
];

import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../src/shared/calls/schemas";
import { FEWEST_COLUMNS, MOST_COLUMNS } from "../heatMap";
import { POINT_EXAMPLE, Point, Sign } from "./schemas";

const Share = closed({ members: Type.Integer(), share: Type.Number(), low: Type.Number(), high: Type.Number() });
const Marks = closed({ points: Type.Integer(), ...Share.properties });
const Grid = closed({ columns: Type.Integer(), rows: Type.Integer() });
const Cell = closed({
  column: Type.Integer({ description: "From 0" }),
  row: Type.Integer({ description: "From 0" }),
  POSITIVE: Marks,
  NEGATIVE: Marks,
});
const Bin = Type.Unsafe<[column: number, row: number, positive: number, negative: number]>({
  type: "array",
  items: { type: "integer" },
  minItems: 4,
  maxItems: 4,
});

const Density = component(
  "HeatMapDensity",
  closed({
    base: Type.Integer({ description: "Who took part in the activity, and passes the filter" }),
    total: closed({ POSITIVE: Marks, NEGATIVE: Marks }),
    grid: Grid,
    cells: Type.Array(Cell, { description: "Every part of the grid, row by row" }),
    fine: Grid,
    bins: Type.Array(Bin, {
      description: "Parts of the fine grid with points: column, row, positive points, negative points",
    }),
  }),
);

const ListedPoint = closed({ ...Point.properties, nickname: nullable(Type.String()), createdAt: Instant });
const PointPage = component(
  "HeatMapPointPage",
  closed({
    points: Type.Array(ListedPoint),
    next: nullable(Type.String({ format: "uuid", description: "Where the next page begins; null on the last one" })),
  }),
);

const Tag = Type.String({ minLength: 1, maxLength: 60, description: "Only of members with this tag" });
const DensityQuery = closed({
  image: Id,
  tag: Type.Optional(Tag),
  columns: Type.Optional(Type.String({ pattern: `^([${FEWEST_COLUMNS}-9]|1[0-${MOST_COLUMNS % 10}])$` })),
});
const Bound = Type.Optional(Type.String({ pattern: "^(100|\\d{1,2})(\\.\\d{1,6})?$", maxLength: 10 }));
const PointsQuery = closed({
  image: Id,
  tag: Type.Optional(Tag),
  sign: Type.Optional(Sign),
  left: Bound,
  top: Bound,
  right: Bound,
  bottom: Bound,
  after: Type.Optional(Id),
});

/** People who marked something, of all who took part: 0 to 1, with the bounds of a 95 % interval (Wilson). */
export type Share = ValueOf<typeof Share>;
/** Points of one sign on an image or in a part of it. */
export type Marks = ValueOf<typeof Marks>;
/** How many columns and rows an image is divided into. */
export type Grid = ValueOf<typeof Grid>;
/** A part of an image. */
export type Cell = ValueOf<typeof Cell>;
export type Density = ValueOf<typeof Density>;
/** A point in the team's list. */
export type ListedPoint = ValueOf<typeof ListedPoint>;
export type PointPage = ValueOf<typeof PointPage>;
export type PointsQuery = ValueOf<typeof PointsQuery>;

const params = { id: EXAMPLE_ID };
const query = { image: EXAMPLE_ID };
const marks: Marks = { points: 12, members: 10, share: 0.25, low: 0.14, high: 0.4 };
const total = { POSITIVE: marks, NEGATIVE: marks };
const density: Density = {
  base: 40,
  total,
  grid: { columns: 1, rows: 1 },
  cells: [{ column: 0, row: 0, ...total }],
  fine: { columns: 96, rows: 64 },
  bins: [[40, 8, 3, 1]],
};

/** What members marked. */
export const resultsApi = defineApi({
  "GET /api/activities/:id/heatmap/density": defineCall({
    summary: "Where an image was marked, by how many, with 95 % intervals",
    params: ById,
    query: DensityQuery,
    answer: Density,
    examples: { params, query, answer: density },
  }),
  "GET /api/activities/:id/heatmap/points": defineCall({
    summary: "Points of an image with their explanations, the newest first; of a part of it where its sides are named",
    params: ById,
    query: PointsQuery,
    answer: PointPage,
    examples: {
      params,
      query,
      answer: {
        points: [{ id: EXAMPLE_ID, ...POINT_EXAMPLE, nickname: "lince", createdAt: "2026-11-20T10:00:00.000Z" }],
        next: null,
      },
    },
  }),
  "GET /api/activities/:id/heatmap/points.csv": defineCall({
    summary: "All points as CSV: places in percent of the image",
    params: ById,
    examples: { params },
  }),
});

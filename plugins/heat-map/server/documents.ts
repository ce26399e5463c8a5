import { component, EXAMPLE_FILE } from "../../../src/server/kit";
import type { Json, JsonObject } from "../../../src/shared/json";
import { FEWEST_COLUMNS, MOST_COLUMNS } from "../shared/density";
import { LONGEST_INSTRUCTIONS, LONGEST_LABEL, LONGEST_TITLE, MOST_IMAGES, MOST_POINTS } from "../shared/heatMap";
import { LONGEST_EXPLANATION, SIGNS } from "../shared/point";

/** Schemas and examples of the calls. */
export const id = "0193fd0a-7c1e-7000-8000-000000000001";
const uuid: JsonObject = { type: "string", format: "uuid", maxLength: 36 };

function object(properties: JsonObject, required: readonly string[] = Object.keys(properties)): JsonObject {
  return { type: "object", additionalProperties: false, required: [...required], properties };
}

export const params = object({ id: uuid });
export const specParams = object({ id: uuid, activityId: uuid });
export const pointParams = object({ id: uuid, imageId: uuid, pointId: uuid });

const label: JsonObject = { type: "string", minLength: 1, maxLength: LONGEST_LABEL, pattern: "\\S" };
const pixels: JsonObject = { anyOf: [{ type: "integer", minimum: 1, maximum: 10_000 }, { type: "null" }] };
const limit: JsonObject = { type: "integer", minimum: 0, maximum: MOST_POINTS };
const image = {
  id: uuid,
  title: { type: "string", minLength: 1, maxLength: LONGEST_TITLE, pattern: "\\S" },
  instructions: { type: "string", maxLength: LONGEST_INSTRUCTIONS },
  image: { type: "string", pattern: "^/files/[0-9a-f-]{36}$", maxLength: 60 },
  width: pixels,
  height: pixels,
  maxPositive: limit,
  maxNegative: limit,
  minPoints: limit,
  explanationRequired: { type: "boolean" },
} satisfies JsonObject;
const labels = object({ POSITIVE: label, NEGATIVE: label });
const percent: JsonObject = { type: "number", minimum: 0, maximum: 100 };
const sign: JsonObject = { type: "string", enum: [...SIGNS] };
const place = {
  x: percent,
  y: percent,
  sign,
  explanation: { type: "string", maxLength: LONGEST_EXPLANATION },
} satisfies JsonObject;
const point = { id: uuid, ...place } satisfies JsonObject;

export const SETTINGS = object({
  labels,
  isRandomOrder: { type: "boolean" },
  images: { type: "array", minItems: 1, maxItems: MOST_IMAGES, items: object(image) },
});
export const POINT = object(place);

/** What older pictures have may not fit what is asked of new ones. */
const storedImage: JsonObject = { ...image, image: { type: "string" } };
const list = (items: JsonObject): JsonObject => ({ type: "array", items });
const shown = { labels, isRandomOrder: { type: "boolean" } } satisfies JsonObject;

export const TEAM = component(
  "TeamHeatMap",
  object({
    ...shown,
    images: list(object(storedImage)),
    isSaved: { type: "boolean" },
    points: { type: "integer" },
    members: { type: "integer" },
    rules: object({ mostImages: { type: "integer" }, askWhy: { type: "boolean" } }),
  }),
);
export const MEMBER = component(
  "MemberHeatMap",
  object({ ...shown, images: list(object({ ...storedImage, points: list(object(point)) })), isDone: { type: "boolean" } }),
);
export const PICTURE_ANSWER = component(
  "HeatMapPicture",
  object({ url: { type: "string" }, width: { type: "integer" }, height: { type: "integer" } }),
);

const share = {
  members: { type: "integer" },
  share: { type: "number" },
  low: { type: "number" },
  high: { type: "number" },
} satisfies JsonObject;
const marks = object({ points: { type: "integer" }, ...share });
const grid = object({ columns: { type: "integer" }, rows: { type: "integer" } });
export const DENSITY = component(
  "HeatMapDensity",
  object({
    base: { type: "integer" },
    total: object({ POSITIVE: marks, NEGATIVE: marks }),
    grid,
    cells: list(object({ column: { type: "integer" }, row: { type: "integer" }, POSITIVE: marks, NEGATIVE: marks })),
    fine: grid,
    bins: list({ type: "array", items: { type: "integer" }, minItems: 4, maxItems: 4 }),
  }),
);
export const POINT_PAGE = component(
  "HeatMapPointPage",
  object({
    points: list(
      object({
        ...point,
        nickname: { anyOf: [{ type: "string" }, { type: "null" }] },
        createdAt: { type: "string", format: "date-time" },
      }),
    ),
    next: { anyOf: [uuid, { type: "null" }] },
  }),
);

/** Bounds of a part of the image as query parameters, which come as text. */
const bound: JsonObject = { type: "string", pattern: "^(100|\\d{1,2})(\\.\\d{1,6})?$", maxLength: 10 };
const filter = { image: uuid, tag: { type: "string", minLength: 1, maxLength: 60 }, sign } satisfies JsonObject;
export const DENSITY_QUERY = object(
  { image: uuid, tag: filter.tag, columns: { type: "string", pattern: `^([${FEWEST_COLUMNS}-9]|1[0-${MOST_COLUMNS % 10}])$` } },
  ["image"],
);
export const POINTS_QUERY = object({ ...filter, left: bound, top: bound, right: bound, bottom: bound, after: uuid }, ["image"]);

const IMAGE_EXAMPLE = {
  id,
  title: "The poster",
  instructions: "Mark what catches your eye.",
  image: EXAMPLE_FILE,
  width: 1200,
  height: 800,
  maxPositive: 3,
  maxNegative: 3,
  minPoints: 1,
  explanationRequired: true,
};
const LABELS_EXAMPLE = { POSITIVE: "I like it", NEGATIVE: "I don't like it" };
const PLACE_EXAMPLE = { x: 41.5, y: 12.25, sign: "POSITIVE", explanation: "The headline is clear." };
const MARKS_EXAMPLE = { points: 12, members: 10, share: 0.25, low: 0.14, high: 0.4 };

export const SETTINGS_EXAMPLE: Json = { labels: LABELS_EXAMPLE, isRandomOrder: false, images: [IMAGE_EXAMPLE] };
export const TEAM_EXAMPLE: Json = {
  ...SETTINGS_EXAMPLE,
  isSaved: true,
  points: 24,
  members: 10,
  rules: { mostImages: 20, askWhy: true },
};
export const POINT_EXAMPLE: Json = PLACE_EXAMPLE;
export const MEMBER_EXAMPLE: Json = {
  labels: LABELS_EXAMPLE,
  isRandomOrder: false,
  images: [{ ...IMAGE_EXAMPLE, points: [{ id, ...PLACE_EXAMPLE }] }],
  isDone: true,
};
export const PICTURE_EXAMPLE: Json = { url: EXAMPLE_FILE, width: 1200, height: 800 };
const TOTAL_EXAMPLE = { POSITIVE: MARKS_EXAMPLE, NEGATIVE: MARKS_EXAMPLE };
export const DENSITY_EXAMPLE: Json = {
  base: 40,
  total: TOTAL_EXAMPLE,
  grid: { columns: 1, rows: 1 },
  cells: [{ column: 0, row: 0, ...TOTAL_EXAMPLE }],
  fine: { columns: 96, rows: 64 },
  bins: [[40, 8, 3, 1]],
};
export const PAGE_EXAMPLE: Json = {
  points: [{ id, ...PLACE_EXAMPLE, nickname: "lince", createdAt: "2026-11-20T10:00:00.000Z" }],
  next: null,
};

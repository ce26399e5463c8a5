import Type from "typebox";
import type { ValueOf } from "../../../../src/shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id, nullable } from "../../../../src/shared/calls/schemas";
import { LONGEST_INSTRUCTIONS, LONGEST_LABEL, LONGEST_TITLE, MOST_POINTS } from "../heatMap";
import { LONGEST_EXPLANATION, SIGNS } from "../point";

const Label = Type.String({ minLength: 1, maxLength: LONGEST_LABEL, pattern: "\\S" });
/** What the two signs are called, e.g. "I like it" and "I don't like it". */
export const SignLabels = closed({ POSITIVE: Label, NEGATIVE: Label });

const Pixels = nullable(Type.Integer({ minimum: 1, maximum: 10_000, description: "null for pictures of which it isn't known" }));
const Limit = Type.Integer({ minimum: 0, maximum: MOST_POINTS });
/** An image that people mark. */
export const HeatMapImage = closed({
  id: Id,
  title: Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: "\\S" }),
  instructions: Type.String({ maxLength: LONGEST_INSTRUCTIONS, description: "Plain text; may be empty" }),
  image: Type.String({ pattern: "^/files/[0-9a-f-]{36}$", maxLength: 60, description: "Address of the picture" }),
  width: Pixels,
  height: Pixels,
  maxPositive: Limit,
  maxNegative: Limit,
  minPoints: Type.Integer({ minimum: 0, maximum: MOST_POINTS, description: "Before the image counts as done" }),
  explanationRequired: Type.Boolean(),
});
/** What older pictures have may not fit what is asked of new ones. */
export const StoredImage = closed({ ...HeatMapImage.properties, image: Type.String() });

export const Sign = Type.Enum([...SIGNS], { type: "string" });
const Percent = Type.Number({ minimum: 0, maximum: 100, description: "Percent of the image's width or height" });
export const PlacedPoint = closed({
  x: Percent,
  y: Percent,
  sign: Sign,
  explanation: Type.String({ maxLength: LONGEST_EXPLANATION, description: "Plain text; may be empty" }),
});
/** The id is made where the point is placed, so that sending it twice makes one. */
export const Point = closed({ id: Id, ...PlacedPoint.properties });

export type SignLabels = ValueOf<typeof SignLabels>;
export type HeatMapImage = ValueOf<typeof HeatMapImage>;
/** How many points an image takes. */
export type PointLimits = Pick<HeatMapImage, "maxPositive" | "maxNegative" | "minPoints" | "explanationRequired">;
/** What somebody has marked on an image. */
export type Point = ValueOf<typeof Point>;
export type PlacedPoint = ValueOf<typeof PlacedPoint>;
/** A place on an image: percent of its width from the left and of its height from the top, 0 to 100. */
export type Place = Pick<Point, "x" | "y">;

export const LABELS_EXAMPLE: SignLabels = { POSITIVE: "I like it", NEGATIVE: "I don't like it" };
export const PICTURE_EXAMPLE = { url: `/files/${EXAMPLE_ID}`, width: 1200, height: 800 };
export const IMAGE_EXAMPLE: HeatMapImage = {
  id: EXAMPLE_ID,
  title: "The poster",
  instructions: "Mark what catches your eye.",
  image: PICTURE_EXAMPLE.url,
  width: 1200,
  height: 800,
  maxPositive: 3,
  maxNegative: 3,
  minPoints: 1,
  explanationRequired: true,
};
export const POINT_EXAMPLE: PlacedPoint = { x: 41.5, y: 12.25, sign: "POSITIVE", explanation: "The headline is clear." };

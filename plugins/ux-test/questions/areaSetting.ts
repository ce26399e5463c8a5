import { SMALLEST_SIDE } from "../../../src/shared/area";
import type { JsonObject } from "../../../src/shared/json";

/** The editor's name for a setting that is a list of areas of the question's picture. */
export const AREAS_EDITOR = "ux-test.areas";

/** The editor's name for the screens of a prototype, with the links on them. */
export const SCREENS_EDITOR = "ux-test.screens";

/** A rectangle on a picture, in percent of it. */
export function areaSchema(members: JsonObject = {}, required: readonly string[] = []): JsonObject {
  const place = { type: "number", minimum: 0, maximum: 100 };
  const side = { type: "number", minimum: SMALLEST_SIDE, maximum: 100 };
  return {
    type: "object",
    additionalProperties: false,
    required: ["x", "y", "width", "height", ...required],
    properties: { x: place, y: place, width: side, height: side, ...members },
  };
}

import { isJsonObject, type Json } from "../../../src/shared/json";
import { numberOf } from "../../../src/survey/types/values";
import { type Point, signOf } from "../shared/point";

/** The points of an answer's value; what is none is passed over, since a version may have asked otherwise. */
export function pointsIn(value: Json | undefined): readonly Point[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Json): Point[] => {
    if (!isJsonObject(item)) return [];
    const [x, y] = [numberOf(item.x), numberOf(item.y)];
    if (x === undefined || y === undefined) return [];
    const explanation = typeof item.explanation === "string" ? item.explanation : "";
    return [{ id: String(item.id), x, y, sign: signOf(String(item.sign)), explanation }];
  });
}

import { isJsonObject, type Json } from "../../../src/shared/json";
import type { Point } from "../shared/api/schemas";
import { SIGNS } from "../shared/point";

/** The points of an answer's value; what is none is passed over, since a version may have asked otherwise. */
export function pointsIn(value: Json | undefined): readonly Point[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Json): readonly Point[] => {
    if (!isJsonObject(item)) return [];
    const { id, x, y, explanation } = item;
    const sign = SIGNS.find((one) => one === item.sign);
    if (typeof id !== "string" || typeof x !== "number" || typeof y !== "number" || !sign) return [];
    return [{ id, x, y, sign, explanation: typeof explanation === "string" ? explanation : "" }];
  });
}

import { isJsonObject, type Json } from "../../../../src/shared/json";
import type { NeuroAnswer } from "../neuroTest";

const SETS: readonly unknown[] = ["BASELINE", "POSITIVE", "NEGATIVE", "REJECTION"];
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isTimed = (value: Json): boolean =>
  isJsonObject(value) && (value.isYes === null || typeof value.isYes === "boolean") && isNumber(value.ms);
const isListOf = (value: unknown, fits: (one: Json) => boolean): boolean => Array.isArray(value) && value.every(fits);

/** A stored answer, if it is whole. */
export function readAnswer(value: unknown): NeuroAnswer | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { arm, exposure, trace, words, recognition, points } = value as Readonly<Record<string, unknown>>;
  const times = (exposure ?? {}) as Readonly<Record<string, unknown>>;
  const isWhole =
    (arm === "BRANDED" || arm === "UNBRANDED") &&
    [times.shownMs, times.visibleMs, times.focusedMs].every(isNumber) &&
    isListOf(trace, (one) => isJsonObject(one) && isNumber(one.at) && isNumber(one.value)) &&
    isListOf(words, (one) => isTimed(one) && isJsonObject(one) && SETS.includes(one.set) && typeof one.word === "string") &&
    isListOf(recognition, (one) => isTimed(one) && isJsonObject(one) && typeof one.isTarget === "boolean") &&
    isListOf(points, (one) => isJsonObject(one) && isNumber(one.x) && isNumber(one.y));
  return isWhole ? (value as NeuroAnswer) : undefined;
}

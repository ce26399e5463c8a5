import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json";
import type { Question } from "../../../../../survey/questionnaire";
import type { QuestionType } from "../../../../../survey/questionType";

/** Hints in a type's `uiSettings` that other settings' values decide on. */
export type SettingHint = "shownFor" | "numbersFor";

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value ?? null) ? (value as JsonObject) : {};
}

export function memberAt(value: JsonObject | undefined, ...names: readonly string[]): JsonObject {
  return names.reduce<JsonObject>((member, name) => asObject(member[name]), value ?? {});
}

/**
 * Whether a hint of a setting holds for a question: each setting that it names has one of the values, or its default is
 * one. A hint that isn't given holds.
 *
 * @example uiSettings: { sources: { "ui:options": { shownFor: { calculation: ["sum", "mean"] } } } }
 */
export function settingHint(type: QuestionType, question: Question, setting: string, hint: SettingHint): boolean {
  const wanted = memberAt(type.uiSettings, setting, "ui:options", hint);
  return Object.entries(wanted).every(([name, values]) => {
    const value = question[name] ?? memberAt(type.settings, "properties", name).default;
    return Array.isArray(values) && values.some((one) => one === value);
  });
}

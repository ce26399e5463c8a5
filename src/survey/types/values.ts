import { isJsonObject, type Json, type JsonObject } from "../../shared/json";

/** Stored values are read leniently: a version that has changed since must not break its results. */
export function codeOf(value: Json | undefined): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : undefined;
}

export function codesOf(value: Json | undefined): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: Json) => codeOf(item)).filter((code) => code !== undefined);
}

export function numberOf(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

export function recordOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** An own member; codes such as `constructor` must not reach the prototype. */
export function memberOf(record: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The value, unless it says that a choice was taken back. */
export function unlessEmpty(value: Json): Json | undefined {
  const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}

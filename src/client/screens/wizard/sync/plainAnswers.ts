import type { JsonObject } from "../../../../shared/json";

/** Answers as JSON has them: what was emptied is gone. @param without names of those that are left out */
export function plainAnswers(values: Readonly<Record<string, unknown>>, without: readonly string[] = []): JsonObject {
  const all = JSON.parse(JSON.stringify(values)) as JsonObject;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
}

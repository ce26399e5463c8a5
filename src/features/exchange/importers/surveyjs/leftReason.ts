import type { Json } from "../../../../shared/json";
import type { Reason } from "../shared/reasons";
import { isAppearance } from "./appearance";

const REASONS: readonly (readonly [RegExp, Reason])[] = [
  [/^(visible|enable|choicesVisible|choicesEnable|rowsVisible|columnsVisible|rows|columns)If$/, "visibility"],
  [/^(required|resetValue|setValue)If$|Expression$|^calculated/, "logic"],
  [/^validators$|^maskType$|^maskSettings$|^inputMask$|^minLength$/, "validation"],
  [/^default(Value|RowValue|Values)$|^correctAnswer$/, "defaultValue"],
  [/^choices(ByUrl|FromQuestion\w*)$/, "choicesByUrl"],
  [/^timeLimit|^maxTimeToFinish/, "timeLimit"],
];

/** Why a member that nobody carried over is listed. */
export function reasonOf(name: string): Reason {
  if (isAppearance(name)) return "appearance";
  return REASONS.find(([pattern]) => pattern.test(name))?.[1] ?? "attributes";
}

/** What a member says, so short that a report can show it. */
export function brief(value: Json): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
}

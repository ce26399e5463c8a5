import { isJsonObject, type Json } from "../../shared/json";
import type { Answer, Question } from "../questionnaire";
import type { ReadAnswer } from "./evaluateCondition";
import { isNarrowed, narrow } from "./offer";
import { type OptionList, optionsOf } from "./references";

type Codes = ReadonlySet<string>;

/** Codes of a list that don't apply. */
function withdrawn(question: Question, offered: Question, list: OptionList): readonly string[] {
  const left = new Set(optionsOf(offered, list).map(({ code }) => code));
  return optionsOf(question, list).flatMap(({ code }) => (left.has(code) ? [] : [code]));
}

/** Without the codes, as itself, members or keys; nothing where nothing is left. */
function without(value: Json, gone: Codes): Json | undefined {
  if (gone.size === 0) return value;
  if (typeof value === "string") return gone.has(value) ? undefined : value;
  if (Array.isArray(value)) {
    const left = value.filter((member) => typeof member !== "string" || !gone.has(member));
    return left.length > 0 ? left : undefined;
  }
  if (!isJsonObject(value)) return value;
  const left = Object.entries(value).filter(([code]) => !gone.has(code));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** The rows without columns that don't apply, as answers or as cells. */
function withoutColumns(value: Json, gone: Codes): Json | undefined {
  if (gone.size === 0 || !isJsonObject(value)) return value;
  const left = Object.entries(value).flatMap(([row, cells]) => {
    const kept = without(cells, gone);
    return kept === undefined ? [] : [[row, kept] as const];
  });
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/**
 * What of an answer can still be said: an earlier answer may have been changed since it was given, and with it what is
 * offered. The answer itself where all of it can; nothing where none of it.
 */
export function stillOffered(question: Question, answer: Answer, read: ReadAnswer): Answer | undefined {
  const { value } = answer;
  if (value === undefined || !isNarrowed(question)) return answer;
  const offered = narrow(question, read);
  const gone = new Set((["options", "rows", "fields"] as const).flatMap((list) => withdrawn(question, offered, list)));
  const columns = new Set(withdrawn(question, offered, "columns"));
  if (gone.size + columns.size === 0) return answer;
  const rows = without(value, gone);
  const left = rows === undefined ? undefined : withoutColumns(rows, columns);
  if (left === undefined) return undefined;
  return JSON.stringify(left) === JSON.stringify(value) ? answer : { ...answer, value: left };
}

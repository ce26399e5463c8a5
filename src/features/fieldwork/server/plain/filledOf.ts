import { isJsonObject, type Json } from "../../../../shared/json";
import type { CompiledQuestion } from "../../../../survey/compile/compileQuestionnaire";
import { COMMENT_ENTRY } from "../../../../survey/plainForm/plainForm";
import { type PlainEntries, plainEntries } from "../../../../survey/plainForm/plainValue";
import type { Answer } from "../../../../survey/questionnaire";
import type { PlainFilled, PlainQuestion } from "./plainQuestion";

export const EMPTY: PlainFilled = { entries: new Map(), isUnknown: false, files: new Map(), errors: [] };

function fileNames(value: Json | undefined): ReadonlyMap<string, string> {
  const files = Array.isArray(value) ? value.filter((file: Json) => isJsonObject(file)) : [];
  return new Map(files.map((file) => [String(file.content), String(file.name)]));
}

/** The form with a stored answer in it. */
export function filledOf(
  { form }: PlainQuestion,
  { question, type }: CompiledQuestion,
  { answer, language }: { readonly answer: Answer | undefined; readonly language: string },
): PlainFilled {
  if (!answer) return EMPTY;
  const { value, comment, missing } = answer;
  const shown = value === undefined ? undefined : (type.toSurveyValue?.(question, value) ?? value);
  const entries: PlainEntries = shown === undefined ? new Map() : plainEntries(form, shown, language);
  return {
    entries: comment === undefined ? entries : new Map([...entries, [COMMENT_ENTRY, [comment]]]),
    isUnknown: missing === "dont-know",
    files: form.shape === "files" ? fileNames(value) : new Map(),
    errors: [],
  };
}

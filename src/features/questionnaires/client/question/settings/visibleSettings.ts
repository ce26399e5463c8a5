import type { JsonObject } from "../../../../../shared/json";
import type { Question } from "../../../../../survey/questionnaire";
import type { QuestionType } from "../../../../../survey/questionType";
import { memberAt, settingHint } from "./settingHint";

interface Shown {
  readonly type: QuestionType;
  readonly question: Question;
  /** Whether its block is asked in rounds. */
  readonly isLooped: boolean;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== false;
}

/** What has a value shows all the same: it has to be taken out somewhere. */
function isShown(name: string, { type, question, isLooped }: Shown): boolean {
  if (isSet(question[name])) return true;
  const { isOfRounds, shownWith, shownWithAny } = memberAt(type.uiSettings, name, "ui:options");
  if (isOfRounds === true && !isLooped) return false;
  if (Array.isArray(shownWith) && !shownWith.every((other) => isSet(question[String(other)]))) return false;
  if (Array.isArray(shownWithAny) && !shownWithAny.some((other) => isSet(question[String(other)]))) return false;
  return settingHint(type, question, name, "shownFor");
}

/** Names of a form's settings that mean something for the question as it is. */
export function visibleSettings(schema: JsonObject, shown: Shown): readonly string[] {
  return Object.keys(memberAt(schema, "properties")).filter((name) => isShown(name, shown));
}

/** The form with some of its settings alone. */
export function onlySettings(schema: JsonObject, names: readonly string[]): JsonObject {
  const properties = Object.entries(memberAt(schema, "properties")).filter(([name]) => names.includes(name));
  return { ...schema, properties: Object.fromEntries(properties) };
}

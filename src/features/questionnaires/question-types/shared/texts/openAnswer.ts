import { isBlankText } from "../../../../../shared/isBlankText";
import type { Json, JsonObject } from "../../../../../shared/json";
import { localize } from "../../../../../shared/languages";
import type { Answer, Question } from "../../../../../survey/questionnaire";
import type { Distribution, Variable } from "../../../../../survey/questionType";
import { integerSchema, localizedSchema } from "../../../../../survey/types/settingsSchemas";
import { sampledTexts, splitAnswers } from "../../../../../survey/types/splitAnswers";
import { codeOf } from "../../../../../survey/types/values";

export function openSettings(limit: number): JsonObject {
  return {
    placeholder: localizedSchema("Placeholder"),
    maxLength: integerSchema("Most characters", { minimum: 1, maximum: limit }),
  };
}

/** Blanks are no answer. */
export function textFromSurvey(value: Json): Json | undefined {
  if (value === null) return undefined;
  return typeof value === "string" && isBlankText(value) ? undefined : value;
}

export function openVariables(question: Question, language: string): readonly Variable[] {
  return [{ name: question.variable, label: localize(question.title, language), measure: "text" }];
}

export function openCells(question: Question, answer: Answer): Readonly<Record<string, string>> {
  const text = codeOf(answer.value);
  return text === undefined ? {} : { [question.variable]: text };
}

export function tabulateTexts(answers: readonly Answer[]): Distribution {
  const { values, missing } = splitAnswers(answers);
  return { base: values.length, missing, counts: [], ...sampledTexts(values.map((value) => codeOf(value) ?? "")) };
}

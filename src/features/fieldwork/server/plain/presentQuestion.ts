import { localize } from "../../../../shared/languages";
import type { CompiledQuestion } from "../../../../survey/compile/compileQuestionnaire";
import type { Step } from "../../../../survey/logic/walk";
import { headOf, offered, type Survey } from "../presentation/toSurvey";
import type { PlainQuestion } from "./plainQuestion";

const NOTHING = { shape: "one", fields: [] } as const;

function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A step's question in plain HTML's terms, as this respondent gets it. */
export function presentQuestion(compiled: CompiledQuestion, { block }: Step, survey: Survey): PlainQuestion {
  const { language, questionnaire } = survey;
  const [fallback] = questionnaire.document.languages;
  const question = offered(compiled, survey);
  const head = headOf(block, survey) as { readonly title?: string; readonly description?: string };
  return {
    id: question.id,
    title: localize(question.title, language, fallback),
    description: localize(question.description, language, fallback),
    guide: stringOf(compiled.type.toDrawing?.(question, language).guide),
    form: compiled.type.plainForm?.(question, language) ?? NOTHING,
    isAsked: compiled.isAsked,
    isRequired: compiled.isAsked && question.required === true,
    dontKnow: localize(question.dontKnow, language, fallback).trim(),
    block: { title: stringOf(head.title), description: stringOf(head.description) },
  };
}

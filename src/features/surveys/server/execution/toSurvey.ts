import type { Block } from "../../../../schema/questionnaire";
import type { Json, JsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import type { CompiledQuestion, CompiledQuestionnaire } from "./compileQuestionnaire";

function toElement({ question, isAsked, element }: CompiledQuestion, language: string, fallback: string | undefined): JsonObject {
  const title = localize(question.title, language, fallback);
  const description = localize(question.description, language, fallback);
  return {
    ...element(language),
    name: question.id,
    title,
    ...(description ? { description } : {}),
    ...(isAsked && question.required ? { isRequired: true } : {}),
  };
}

function toPages(block: Block, { byId, document }: CompiledQuestionnaire, language: string): readonly Json[] {
  const fallback = document.languages[0];
  const title = localize(block.title, language, fallback);
  const description = localize(block.description, language, fallback);
  return block.questions.flatMap(({ id }): Json[] => {
    const compiled = byId.get(id);
    if (!compiled || compiled.type.isAssigned) return [];
    const head = { ...(title ? { title } : {}), ...(description ? { description } : {}) };
    return [{ name: `page-${id}`, ...head, elements: [toElement(compiled, language, fallback)] }];
  });
}

/** SurveyJS's JSON in one language: a page for each question or text, titled as its block. */
export function toSurvey(questionnaire: CompiledQuestionnaire, language: string): JsonObject {
  return { locale: language, pages: questionnaire.document.blocks.flatMap((block) => toPages(block, questionnaire, language)) };
}

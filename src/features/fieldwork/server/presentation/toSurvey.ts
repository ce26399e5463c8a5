import type { Json, JsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import type { CompiledQuestion, CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { ownDifferentMessage } from "../../../../survey/compile/differingIssues";
import { fillIn, offer } from "../../../../survey/logic/offer";
import { headingsOf } from "../../../../survey/logic/optionGroups";
import { optionsOf } from "../../../../survey/logic/references";
import type { Step, Walk } from "../../../../survey/logic/walk";
import type { Block, Question } from "../../../../survey/questionnaire";
import { ruleText } from "../../../../survey/questions/ruleTexts";
import { drawOf, type ResponseDraw } from "../walk/responseWalk";

export interface Survey {
  readonly questionnaire: CompiledQuestionnaire;
  readonly path: Walk;
  readonly drawn: ResponseDraw;
  readonly language: string;
}

/** The compiled question as this respondent gets it now. */
export function offered({ question, type }: CompiledQuestion, { questionnaire, path, drawn }: Survey) {
  const { byVariable } = questionnaire.logic;
  const own = offer(question, { read: path.read, draw: drawOf(drawn), byVariable });
  return type.asOf?.(own, new Date().toISOString(), path.read(question.id)?.value) ?? own;
}

/** The headings over choices, a member that SurveyJS doesn't know: the runner draws them. */
function headings(question: Question, language: string): JsonObject {
  const found = headingsOf(question, optionsOf(question, "options"), language);
  return found.length > 0 ? { headings: found.map(({ text, codes }) => ({ text, codes })) } : {};
}

/**
 * What an earlier round must not have said, a member that SurveyJS doesn't know: the runner compares. Answers of rounds
 * that are off the way count for nothing, though the runner may still hold them.
 */
function differing(compiled: CompiledQuestion, question: Question, { path, language, questionnaire }: Survey): JsonObject {
  const { otherRounds, type } = compiled;
  if (otherRounds.length === 0 || !type.sameBy) return {};
  const [fallback] = questionnaire.document.languages;
  const ids = path.steps.map((step) => step.question.id);
  const earlier = new Set(ids.slice(0, ids.indexOf(question.id)));
  const message = localize(ownDifferentMessage(question), language, fallback).trim();
  return {
    differing: {
      from: otherRounds.filter((id) => earlier.has(id)),
      by: type.sameBy,
      text: message || ruleText("differentEachRound", language),
    },
  };
}

function toElement(compiled: CompiledQuestion, survey: Survey): JsonObject {
  const { language, questionnaire } = survey;
  const [fallback] = questionnaire.document.languages;
  const question = offered(compiled, survey);
  const title = localize(question.title, language, fallback);
  const description = localize(question.description, language, fallback);
  return {
    ...compiled.type.toSurveyJs(question, language),
    ...compiled.type.toDrawing?.(question, language, drawOf(survey.drawn)),
    ...headings(question, language),
    ...differing(compiled, question, survey),
    name: question.id,
    title,
    ...(description ? { description } : {}),
    ...(compiled.isAsked && question.required ? { isRequired: true } : {}),
  };
}

export function headOf(block: Block, { questionnaire, path, language }: Survey): JsonObject {
  const [fallback] = questionnaire.document.languages;
  const { title, description } = block;
  const own = fillIn(
    { ...(title ? { title } : {}), ...(description ? { description } : {}) },
    { ...path, ...questionnaire.logic },
  );
  const texts = [localize(own.title, language, fallback), localize(own.description, language, fallback)];
  return { ...(texts[0] ? { title: texts[0] } : {}), ...(texts[1] ? { description: texts[1] } : {}) };
}

/** SurveyJS's JSON of some steps in one language: a page for each question or text, titled as its block. */
export function toSurvey(steps: readonly Step[], survey: Survey): JsonObject {
  const { byId } = survey.questionnaire;
  const pages = steps.flatMap(({ question, block }): Json[] => {
    const compiled = byId.get(question.id);
    if (!compiled || compiled.type.isAssigned) return [];
    return [{ name: `page-${question.id}`, ...headOf(block, survey), elements: [toElement(compiled, survey)] }];
  });
  return { locale: survey.language, pages };
}

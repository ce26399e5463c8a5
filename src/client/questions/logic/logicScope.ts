import { localize } from "../../../shared/languages";
import { askingOf } from "../../../survey/logic/askingOf";
import type { Condition } from "../../../survey/logic/condition";
import { isBefore, orderIssues, type Place, type Survey, surveyOf } from "../../../survey/logic/logicIssues";
import { type NeededAnswer, neededAnswers } from "../../../survey/logic/neededAnswers";
import { OPTION_LISTS, optionsOf } from "../../../survey/logic/references";
import { type Option, type Question, type Questionnaire, questionsOf } from "../../../survey/questionnaire";
import type { QuestionType } from "../../../survey/questionType";
import type { Translate } from "../../texts/translate";
import { type Shape, shapeOf } from "./shape";

/** What reading and building conditions needs to know of the draft. */
export interface LogicScope {
  readonly draft: Questionnaire;
  readonly survey: Survey;
  /** Position of each question in the questionnaire, by its id. */
  readonly places: ReadonlyMap<string, Place>;
  /** The language of the questionnaire's texts. */
  readonly language: string;
  /** For the words around them, in the reader's language. */
  readonly t: Translate;
  /** Questions by their variable alone, where there is little room. @default false */
  readonly isBrief?: boolean;
  /** @returns what its answers look like; nothing where its type is unknown */
  readonly shapeOf: (question: Question) => Shape | undefined;
  /** Whether conditions can look at it. */
  readonly isAnswerable: (question: Question) => boolean;
  /** The questions that need an answer since quotas of these conditions depend on them. */
  readonly neededBy: (cells: readonly Condition[]) => ReadonlyMap<string, NeededAnswer>;
}

interface ScopeOptions {
  readonly draft: Questionnaire;
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly language: string;
  readonly t: Translate;
}

/** The scope of a draft. @param types registered question types, by name. @param language of the questionnaire's texts */
export function logicScope({ draft, types, language, t }: ScopeOptions): LogicScope {
  const survey = surveyOf(draft.blocks);
  return {
    draft,
    survey,
    language,
    t,
    places: survey.places,
    shapeOf: (question) => shapeOf(question, types.get(question.type), language),
    isAnswerable: (question) => types.get(question.type)?.isAnswerable === true,
    neededBy: (cells) => neededAnswers({ questions: questionsOf(draft), ...askingOf(types) }, cells),
  };
}

/** Short enough for a sentence. */
function shortened(text: string, most = 60): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

/** A question in a sentence: its variable and its title. */
export function nameOf(question: Question, language: string): string {
  return [question.variable, shortened(localize(question.title, language))].filter(Boolean).join(" · ");
}

/** A question in a sentence; its variable alone where the scope is brief. */
export function saidName(question: Question, { language, isBrief }: LogicScope): string {
  return isBrief ? question.variable : nameOf(question, language);
}

/** A block by its title or, without one, its number. */
export function blockName(scope: Pick<LogicScope, "draft" | "language" | "t">, index: number): string {
  return localize(scope.draft.blocks[index]?.title, scope.language) || scope.t("surveys.block.number", { number: index + 1 });
}

/** Where a condition stands: at a question, before a block, or behind all of them. */
export interface Standpoint {
  readonly isBehindAll?: boolean;
  readonly questionId?: string;
  /** Whether it is looked at once the question is answered. */
  readonly isAfter?: boolean;
  readonly blockIndex?: number;
}

function isVisibleFrom(place: Place, standpoint: Standpoint, { survey, draft }: LogicScope): boolean {
  const { questionId, isAfter, blockIndex, isBehindAll } = standpoint;
  // From outside the rounds of a block can't be told apart.
  if (isBehindAll) return place.block.loop === undefined;
  const block = draft.blocks[blockIndex ?? -1];
  // A block stands where its first question does, or would.
  const ahead = block && { question: place.question, block, blockIndex: blockIndex ?? 0, index: 0 };
  const from = ahead ?? survey.places.get(questionId ?? "");
  if (!from || (ahead && place.block === block)) return false;
  return place === from ? isAfter === true : orderIssues(place, from, survey).length === 0;
}

/** The questions that a condition may look at, in order. */
export function subjectsFor(standpoint: Standpoint, scope: LogicScope): readonly Question[] {
  return [...scope.places.values()]
    .filter((place) => scope.isAnswerable(place.question) && isVisibleFrom(place, standpoint, scope))
    .map(({ question }) => question);
}

/** The questions that a rule may jump to: those that come after for everybody. */
export function targetsFrom(questionId: string, { survey }: LogicScope): readonly Question[] {
  const from = survey.places.get(questionId);
  if (!from) return [];
  // The rounds of another block are no one question to jump to.
  const isOne = ({ block }: Place) => block.loop === undefined || block === from.block;
  return [...survey.places.values()]
    .filter((place) => place !== from && isOne(place) && isBefore(from, place, survey))
    .map(({ question }) => question);
}

/** Options whose codes a carried or looped list may share. */
export function codedOptions(question: Question): readonly Option[] {
  return OPTION_LISTS.flatMap((list) => optionsOf(question, list));
}

import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import isDeepEqual from "fast-deep-equal";
import { issuesOf } from "../../schema/faults";
import { isStorable } from "../../shared/isStorable";
import type { Json, JsonObject } from "../../shared/json";
import { readNumber } from "../../shared/readNumber";
import type { Cell } from "../fieldwork/cell";
import { askingOf, isAskedOf } from "../logic/askingOf";
import type { ReadAnswer } from "../logic/evaluateCondition";
import { expandLoops } from "../logic/expandLoops";
import { neededAnswers } from "../logic/neededAnswers";
import { isNarrowed, narrow } from "../logic/offer";
import { otherRounds } from "../logic/otherRounds";
import { type Logic, prepareLogic } from "../logic/prepareLogic";
import { OPTION_LISTS, optionsOf } from "../logic/references";
import { type Question, type Questionnaire, questionsOf } from "../questionnaire";
import type { AnswerIssue, QuestionType } from "../questionType";
import { memberOf, recordOf } from "../types/values";

/** Versions of one question's options whose checks are kept compiled. */
const MOST_CHECKS = 50;
const NO_ROUNDS: readonly string[] = [];

/** What an answer is judged with, beside its value. */
export interface AnswerContext {
  /** Earlier answers, on which the options depend. @default all options are offered */
  readonly read?: ReadAnswer;
  /** The text beside the value, empty where none was written. @default unknown */
  readonly comment?: string;
  /** When it was given, ISO 8601. @default unknown: nothing that counts from "today" is judged */
  readonly at?: string;
  /** The value that is stored: what was right when it was given stays so. @default none */
  readonly kept?: Json | undefined;
}

/** A question with all that answering it takes. */
export interface CompiledQuestion {
  readonly question: Question;
  readonly type: QuestionType;
  /** Whether the respondent is asked: neither a text to read nor drawn by the server. */
  readonly isAsked: boolean;
  /** Ids of the same question in other rounds: of two, the later one's answer must not repeat the earlier one's; mostly none. */
  readonly otherRounds: readonly string[];
  /** The SurveyJS element in some language, for what doesn't depend on it: its type, its limits. */
  readonly element: () => JsonObject;
  /** Faults of a value, in our own form (not SurveyJS's). */
  readonly check: (value: Json, given?: AnswerContext) => readonly AnswerIssue[];
}

export interface CompiledQuestionnaire {
  /** With its loops written out. */
  readonly document: Questionnaire;
  readonly logic: Logic;
  /** In order; questions of unknown types, which only drafts hold, are left out. */
  readonly questions: readonly CompiledQuestion[];
  readonly byId: ReadonlyMap<string, CompiledQuestion>;
  /** Whether some question asks for another answer in each round. */
  readonly isDiffering: boolean;
  /** What its respondents are counted in. */
  readonly cells: readonly Cell[];
}

/** The checks of a question by what of it is offered: mostly one. */
function createChecks(type: QuestionType, ajv: () => Ajv2020): (offered: Question) => ValidateFunction {
  const checks = new Map<string, ValidateFunction>();
  return (offered) => {
    const key = OPTION_LISTS.map((list) =>
      optionsOf(offered, list)
        .map(({ code }) => code)
        .join(),
    ).join(";");
    const known = checks.get(key);
    if (known) return known;
    if (checks.size >= MOST_CHECKS) checks.clear();
    const check = ajv().compile(type.answerSchema(offered));
    checks.set(key, check);
    return check;
  };
}

/** The member of a value that a JSON pointer leads to. */
function memberAt(value: Json, path: string): Json | undefined {
  const steps = path.split("/").slice(1);
  return steps.reduce<Json | undefined>((member, step) => memberOf(recordOf(member), step), value);
}

/** Says of a text where a number is due what keeps it from being one. */
function numberIssue(issue: AnswerIssue, value: Json): AnswerIssue {
  const text = issue.rule === "type" ? memberAt(value, issue.path) : undefined;
  const read = typeof text === "string" ? readNumber(text) : undefined;
  return read?.kind === "fault" ? { ...issue, rule: read.fault } : issue;
}

interface QuestionCompilation {
  readonly question: Question;
  readonly type: QuestionType;
  readonly ajv: () => Ajv2020;
  readonly otherRounds: readonly string[];
}

function compileQuestion({ question, type, ajv, otherRounds }: QuestionCompilation): CompiledQuestion {
  const checkOf = createChecks(type, ajv);
  let whole: ValidateFunction | undefined;
  let element: JsonObject | undefined;
  return {
    question,
    type,
    isAsked: isAskedOf(type),
    otherRounds,
    element: () => {
      element ??= type.toSurveyJs(question, Object.keys(question.title)[0] ?? "");
      return element;
    },
    check: (value, { read, comment, at, kept } = {}) => {
      if (!isStorable(value)) return [{ path: "", rule: "text" }];
      const offered = read && isNarrowed(question) ? narrow(question, read) : question;
      if (offered === question) whole ??= checkOf(question);
      const validate = offered === question && whole ? whole : checkOf(offered);
      if (!validate(value)) return issuesOf(validate.errors ?? []).map((issue) => numberIssue(issue, value));
      const dated = at && type.asOf && !isDeepEqual(value, kept) ? type.asOf(offered, at) : offered;
      return type.check?.(dated, value, comment) ?? [];
    },
  };
}

function logicOf(document: Questionnaire, types: ReadonlyMap<string, QuestionType>, cells: readonly Cell[]): Logic {
  return prepareLogic(document, {
    ...askingOf(types),
    isShown: ({ type }) => types.get(type)?.isAssigned !== true,
    cells: cells.map(({ condition }) => condition),
  });
}

/** The document without the common time limits of questions whose types have their own. */
function withoutUnusedLimits(document: Questionnaire, types: ReadonlyMap<string, QuestionType>): Questionnaire {
  const isUnused = ({ type, minimumSeconds, maximumSeconds }: Question) =>
    types.get(type)?.hasOwnTimeLimits === true && (minimumSeconds ?? maximumSeconds) !== undefined;
  if (!questionsOf(document).some(isUnused)) return document;
  const limited = (question: Question): Question => {
    if (!isUnused(question)) return question;
    const { minimumSeconds: _least, maximumSeconds: _most, ...rest } = question;
    return rest as Question;
  };
  return {
    ...document,
    blocks: document.blocks.map((block) => ({ ...block, questions: block.questions.map(limited) })),
  };
}

/** Compiles a document for answering; each question's check is compiled at its first answer. */
export function compileQuestionnaire(authored: Questionnaire, types: ReadonlyMap<string, QuestionType>): CompiledQuestionnaire {
  const document = withoutUnusedLimits(expandLoops(authored), types);
  let ajv: Ajv2020 | undefined;
  // One for each document: an instance keeps all that it ever compiled.
  const lazyAjv = () => {
    ajv ??= new Ajv2020({ strict: true, strictRequired: false, validateSchema: false });
    return ajv;
  };
  const rounds = otherRounds(authored);
  const questions = questionsOf(document).flatMap((question) => {
    const type = types.get(question.type);
    const others = rounds.get(question.id) ?? NO_ROUNDS;
    return type ? [compileQuestion({ question, type, ajv: lazyAjv, otherRounds: others })] : [];
  });
  const logic = logicOf(document, types, []);
  const byId = new Map(questions.map((compiled) => [compiled.question.id, compiled]));
  return { document, logic, questions, byId, isDiffering: rounds.size > 0, cells: [] };
}

/**
 * The same, where each question that a quota depends on needs an answer, whatever the document says; "don't know" is
 * offered only where a cell accounts for it.
 */
export function withNeeded(
  compiled: CompiledQuestionnaire,
  cells: readonly Cell[],
  types: ReadonlyMap<string, QuestionType>,
): CompiledQuestionnaire {
  const questions = compiled.questions.map(({ question }) => question);
  const conditions = cells.map(({ condition }) => condition);
  const needed = neededAnswers({ questions, ...askingOf(types) }, conditions);
  if (needed.size === 0) return compiled;
  const asked = (question: Question): Question => {
    const { dontKnow, ...rest } = question;
    const need = needed.get(question.id);
    if (!need) return question;
    return { ...rest, ...(dontKnow && need.isDontKnowCounted ? { dontKnow } : {}), required: true } as Question;
  };
  const blocks = compiled.document.blocks.map((block) => ({ ...block, questions: block.questions.map(asked) }));
  const document = { ...compiled.document, blocks };
  const own = compiled.questions.map((one) => ({ ...one, question: asked(one.question) }));
  const byId = new Map(own.map((one) => [one.question.id, one]));
  return { ...compiled, document, questions: own, byId, logic: logicOf(document, types, compiled.cells) };
}

/** The same, with its respondents counted in cells. */
export function withCells(
  compiled: CompiledQuestionnaire,
  cells: readonly Cell[],
  types: ReadonlyMap<string, QuestionType>,
): CompiledQuestionnaire {
  const needed = withNeeded(compiled, cells, types);
  return { ...needed, cells, logic: logicOf(needed.document, types, cells) };
}

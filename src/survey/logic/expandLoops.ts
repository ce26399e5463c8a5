import { localize } from "../../shared/languages";
import { type Block, type Option, type Question, type Questionnaire, questionsOf } from "../questionnaire";
import type { Condition } from "./condition";
import { mapTexts, OPTION_LISTS, optionsOf, replacePipes } from "./references";

/** Put into the texts of a looped block: the option that this round is about. */
const ROUND = /\{\{\s*loop\s*\}\}/g;

/** The id of a looped question in one round. */
export function roundId(questionId: string, code: string): string {
  return `${questionId}.${code}`;
}

/** The variable of a looped question in one round. */
export function roundVariable(variable: string, code: string): string {
  return `${variable}_${code.replace(/[^A-Za-z0-9_]/g, "_")}`;
}

/** Inside a looped block, what names a question of the block means the one of the same round. */
function inRound(condition: Condition, rename: (id: string) => string): Condition {
  if ("all" in condition) return { all: condition.all.map((member) => inRound(member, rename)) };
  if ("any" in condition) return { any: condition.any.map((member) => inRound(member, rename)) };
  if ("not" in condition) return { not: inRound(condition.not, rename) };
  return { ...condition, question: rename(condition.question) };
}

function optionInRound(option: Option, rename: (id: string) => string): Option {
  return option.showIf ? { ...option, showIf: inRound(option.showIf, rename) } : option;
}

function questionInRound(question: Question, code: string, rename: (id: string) => string): Question {
  const lists = OPTION_LISTS.filter((list) => Array.isArray(question[list])).map((list) => [
    list,
    optionsOf(question, list).map((option) => optionInRound(option, rename)),
  ]);
  return {
    ...question,
    ...Object.fromEntries(lists),
    id: rename(question.id),
    variable: roundVariable(question.variable, code),
    ...(question.showIf ? { showIf: inRound(question.showIf, rename) } : {}),
    ...(question.carry ? { carry: { ...question.carry, from: rename(question.carry.from) } } : {}),
    ...(question.rules
      ? {
          rules: question.rules.map(({ id, when, then }) => ({
            id: roundId(id, code),
            when: inRound(when, rename),
            then: then.do === "jump" ? { ...then, to: rename(then.to) } : then,
          })),
        }
      : {}),
  };
}

/** A text of a looped block as this round has it: about its option, with the answers of the same round. */
function textInRound(text: string, { option, language, variables }: RoundText): string {
  const ofRound = replacePipes(text, (variable, part, whole) => {
    if (!variables.has(variable)) return whole;
    return `{{${[roundVariable(variable, option.code), ...(part === undefined ? [] : [part])].join(".")}}}`;
  });
  // A function: in a text to replace with, `$&` would have a meaning.
  return ofRound.replace(ROUND, () => localize(option.label, language) || option.code);
}

interface RoundText {
  readonly option: Option;
  readonly language: string;
  readonly variables: ReadonlySet<string>;
}

/** Asked in this round: its option was, or was not, chosen, and what the block itself asks for holds. */
function roundCondition({ loop, showIf }: Block, code: string): Condition {
  const chosen: Condition = { question: loop?.from ?? "", is: "equal", value: code };
  const round: Condition =
    loop?.which === "unchosen" ? { all: [{ question: loop.from, is: "answered" }, { not: chosen }] } : chosen;
  return showIf ? { all: [round, showIf] } : round;
}

function roundsOf(block: Block, source: Question): readonly Block[] {
  const own = new Set(block.questions.map(({ id }) => id));
  const variables = new Set(block.questions.map(({ variable }) => variable));
  return optionsOf(source, "options").map((option) => {
    const rename = (id: string) => (own.has(id) ? roundId(id, option.code) : id);
    const { loop: _loop, ...rest } = block;
    const round: Block = {
      ...rest,
      id: roundId(block.id, option.code),
      roundOf: block.id,
      showIf: roundCondition(block, option.code),
      questions: block.questions.map((question) => questionInRound(question, option.code, rename)),
    };
    return mapTexts({ ...round }, (text, language) => textInRound(text, { option, language, variables }));
  });
}

/**
 * The document with each looped block written out: a block for each option of the question that it loops over, with
 * ids and variables of its own. Answers, results and exports know the rounds as questions like any other.
 */
export function expandLoops(questionnaire: Questionnaire): Questionnaire {
  if (!questionnaire.blocks.some(({ loop }) => loop)) return questionnaire;
  const questions = new Map(questionnaire.blocks.flatMap((block) => block.questions.map((question) => [question.id, question])));
  return {
    ...questionnaire,
    blocks: questionnaire.blocks.flatMap((block) => {
      const source = block.loop && questions.get(block.loop.from);
      return source ? roundsOf(block, source) : [block];
    }),
  };
}

/** All questions that respondents may be asked, in the document's order: those of a looped block once for each round. */
export function askedQuestionsOf(questionnaire: Questionnaire): readonly Question[] {
  return questionsOf(expandLoops(questionnaire));
}

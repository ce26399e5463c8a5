import { localize } from "../../shared/languages";
import type { Block, Option, Question, Questionnaire } from "../questionnaire";
import type { Condition } from "./condition";
import { mapTexts, OPTION_LISTS, optionsOf } from "./references";

/** Put into the texts of a looped block: the option that this round is about. */
const ROUND = /\{\{\s*loop\s*\}\}/g;

/** The id of a looped question in one round. */
export function roundId(questionId: string, code: string): string {
  return `${questionId}.${code}`;
}

/** Conditions inside a looped block that look at questions of the block mean those of the same round. */
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
    variable: `${question.variable}_${code.replace(/[^A-Za-z0-9_]/g, "_")}`,
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

/** Asked in this round: its option was, or was not, chosen, and what the block itself asks for holds. */
function roundCondition({ loop, showIf }: Block, code: string): Condition {
  const chosen: Condition = { question: loop?.from ?? "", is: "equal", value: code };
  const round: Condition =
    loop?.which === "unchosen" ? { all: [{ question: loop.from, is: "answered" }, { not: chosen }] } : chosen;
  return showIf ? { all: [round, showIf] } : round;
}

function roundsOf(block: Block, source: Question): readonly Block[] {
  const own = new Set(block.questions.map(({ id }) => id));
  return optionsOf(source, "options").map((option) => {
    const rename = (id: string) => (own.has(id) ? roundId(id, option.code) : id);
    const { loop: _loop, ...rest } = block;
    const round: Block = {
      ...rest,
      id: roundId(block.id, option.code),
      showIf: roundCondition(block, option.code),
      questions: block.questions.map((question) => questionInRound(question, option.code, rename)),
    };
    return mapTexts({ ...round }, (text, language) => text.replace(ROUND, localize(option.label, language) || option.code));
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

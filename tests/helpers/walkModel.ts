import type { Json } from "../../src/shared/json";
import type { Carry, Condition, Loop, Test } from "../../src/survey/logic/condition";
import type { Answer, Block, Option, Question, Questionnaire } from "../../src/survey/questionnaire";
import { type AnswerLookup, modelHolds } from "./logicModel";

const LISTS = ["options", "rows", "columns", "fields"];

/** A question at its place on the way, in a looped block once for each option that the block may be about. */
interface Stop {
  readonly id: string;
  readonly question: Question;
  readonly block: Block;
  readonly round?: string;
}

export interface Way {
  readonly met: readonly string[];
  /** What counts of the answers on the way. */
  readonly said: ReadonlyMap<string, Answer>;
  /** The open question that decides on what follows. */
  readonly open?: string;
  readonly ending?: { readonly do: string; readonly rule: string; readonly question: string };
}

interface Respondent {
  readonly questionnaire: Questionnaire;
  /** Ids of all questions in this respondent's order, those of rounds as `question.code`. */
  readonly order: readonly string[];
  readonly answers: ReadonlyMap<string, Answer>;
  readonly isAsked: (question: Question) => boolean;
}

/** The way as the docs tell it, loops read where they stand: plain and slow, to hold the engine against. */
export function modelWay({ questionnaire, order, answers, isAsked }: Respondent): Way {
  const byId = new Map(checkpointsOf(questionnaire).map((stop) => [stop.id, stop]));
  const met: string[] = [];
  const said = new Map<string, Answer>();
  let position = 0;
  while (position < order.length) {
    const stop = byId.get(order[position] ?? "");
    if (!stop) throw new Error(`No question ${order[position]}`);
    position += 1;
    const known: AnswerLookup = (id) => said.get(idIn(stop, id));
    if (!isShown(stop, known)) continue;
    met.push(stop.id);
    const answer = sayable(stop.question, answers.get(stop.id), known);
    if (answer) said.set(stop.id, answer);
    if (isAsked(stop.question) && !answer && decides(stop, questionnaire)) return { met, said, open: stop.id };
    const rule = (stop.question.rules ?? []).find(({ when }) => modelHolds(when, known));
    if (!rule) continue;
    if (rule.then.do !== "jump")
      return {
        met,
        said,
        ending: { do: rule.then.do, rule: stop.round === undefined ? rule.id : `${rule.id}.${stop.round}`, question: stop.id },
      };
    position = order.indexOf(idIn(stop, rule.then.to));
  }
  return { met, said };
}

function checkpointsOf({ blocks }: Questionnaire): readonly Stop[] {
  const all = blocks.flatMap((block) => block.questions);
  return blocks.flatMap((block): Stop[] => {
    if (!block.loop) return block.questions.map((question) => ({ id: question.id, question, block }));
    const source = all.find(({ id }) => id === block.loop?.from);
    return loopCodes(source).flatMap((round) =>
      block.questions.map((question): Stop => ({ id: `${question.id}.${round}`, question, block, round })),
    );
  });
}

function loopCodes(source: Question | undefined): readonly string[] {
  return optionsIn(source, "options").map(({ code }) => code);
}

function optionsIn(question: Question | undefined, list: string): readonly Option[] {
  const options = question?.[list];
  return Array.isArray(options) ? options : [];
}

/** Inside a round, a question of the same block means the one of that round. */
function idIn({ block, round }: Stop, id: string): string {
  return round !== undefined && block.questions.some((question) => question.id === id) ? `${id}.${round}` : id;
}

function isShown({ question, block, round }: Stop, known: AnswerLookup): boolean {
  if (block.loop && (known(block.loop.from)?.value === undefined || !isChosen(round ?? "", block.loop, known))) return false;
  if (block.showIf && !modelHolds(block.showIf, known)) return false;
  if (question.showIf && !modelHolds(question.showIf, known)) return false;
  return LISTS.every((list) => {
    const all = optionsIn(question, list);
    return all.length === 0 || all.some((option) => isOffered(option, { question, list, known }));
  });
}

/** The answer without what isn't offered; nothing where that was all of it. */
function sayable(question: Question, answer: Answer | undefined, known: AnswerLookup): Answer | undefined {
  if (answer?.value === undefined) return answer;
  const isGone = (list: string, code: Json) =>
    optionsIn(question, list).some((option) => option.code === code && !isOffered(option, { question, list, known }));
  const isSaid = (code: Json) => !["options", "rows", "fields"].some((list) => isGone(list, code));
  const isCell = (code: Json) => !isGone("columns", code);
  const value = pick(answer.value, isSaid, (cells) => pick(cells, isCell, (cell) => cell));
  return value === undefined ? undefined : { ...answer, value };
}

/** What of a value may be said: itself, its members, or its keys with what they hold. */
function pick(value: Json, isSaid: (code: Json) => boolean, inside: (held: Json) => Json | undefined): Json | undefined {
  if (Array.isArray(value)) {
    const members = value.filter(isSaid);
    return members.length > 0 || value.length === 0 ? members : undefined;
  }
  if (typeof value !== "object" || value === null) return isSaid(value) ? value : undefined;
  const entries = Object.entries(value).flatMap(([code, held]) => {
    const kept = isSaid(code) ? inside(held as Json) : undefined;
    return kept === undefined ? [] : [[code, kept] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

interface OptionOffer {
  readonly question: Question;
  readonly list: string;
  readonly known: AnswerLookup;
}

function isOffered(option: Option, { question, list, known }: OptionOffer): boolean {
  if (option.showIf && !modelHolds(option.showIf, known)) return false;
  return question.carry?.into !== list || isChosen(option.code, question.carry, known);
}

function isChosen(code: string, { from, which }: Pick<Carry | Loop, "from" | "which">, known: AnswerLookup): boolean {
  const has = chosenIn(known(from)?.value).includes(code);
  return which === "chosen" ? has : !has;
}

/** Codes are texts: a number or a file is none. */
function chosenIn(value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value;
  return typeof value === "object" && value !== null ? Object.keys(value) : typeof value === "string" ? [value] : [];
}

/** Whether anything is read from the answer, or follows from it. */
function decides({ question, block: home }: Stop, { blocks }: Questionnaire): boolean {
  if ((question.rules ?? []).length > 0) return true;
  // One of several rounds can only be named from within.
  return (home.loop ? [home] : blocks).some(
    (block) => mentionedIn(block).includes(question.id) || textsOf(block).includes(`{{${question.variable}}}`),
  );
}

function textsOf({ title, description, questions }: Block): string {
  return JSON.stringify([title, description, questions]);
}

/** Ids of the questions that a block's logic names. */
function mentionedIn(block: Block): readonly string[] {
  const conditions = [...(block.showIf ? [block.showIf] : []), ...block.questions.flatMap(conditionsIn)];
  const sources = [block.loop?.from, ...block.questions.map(({ carry }) => carry?.from)].flatMap((from) => from ?? []);
  return [...conditions.flatMap(testedIn), ...sources];
}

function conditionsIn(question: Question): readonly Condition[] {
  const options = LISTS.flatMap((list) => optionsIn(question, list).flatMap(({ showIf }) => showIf ?? []));
  const rules = (question.rules ?? []).map(({ when }) => when);
  return [...(question.showIf ? [question.showIf] : []), ...options, ...rules];
}

function testedIn(condition: Condition): readonly string[] {
  if ("not" in condition) return testedIn(condition.not);
  if ("all" in condition || "any" in condition) return ("all" in condition ? condition.all : condition.any).flatMap(testedIn);
  return [(condition satisfies Test).question];
}

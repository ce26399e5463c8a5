import type { Json } from "../../shared/json";
import { localize } from "../../shared/languages";
import type { Answer, Option, Question } from "../questionnaire";
import { arrangeOptions, type Draw } from "./arrange";
import type { Carry } from "./condition";
import { evaluateCondition, partOf, type ReadAnswer } from "./evaluateCondition";
import { groupsOf, inGroups } from "./optionGroups";
import { mapTexts, OPTION_LISTS, type OptionList, optionsOf, pipesIn, replacePipes } from "./references";

/** Codes that an answer has chosen: itself, its members, or the rows and fields that it fills. */
function codesIn(value: Json | undefined): ReadonlySet<string> {
  if (typeof value === "string") return new Set([value]);
  if (Array.isArray(value)) return new Set(value.filter((member) => typeof member === "string"));
  return new Set(typeof value === "object" && value !== null ? Object.keys(value) : []);
}

function carried(options: readonly Option[], { from, which }: Carry, read: ReadAnswer): readonly Option[] {
  const chosen = codesIn(read(from)?.value);
  return options.filter(({ code }) => chosen.has(code) === (which === "chosen"));
}

function offeredOptions(question: Question, list: OptionList, read: ReadAnswer): readonly Option[] {
  const own = optionsOf(question, list);
  const kept = question.carry?.into === list ? carried(own, question.carry, read) : own;
  return kept.filter(({ showIf }) => !showIf || evaluateCondition(showIf, read));
}

/** Questions by whether they are narrowed: asked at every step of every way. */
const narrowed = new WeakMap<Question, boolean>();

/** Whether what is offered depends on earlier answers. */
export function isNarrowed(question: Question): boolean {
  const known = narrowed.get(question);
  if (known !== undefined) return known;
  const hasConditions = OPTION_LISTS.some((list) => optionsOf(question, list).some(({ showIf }) => showIf));
  const is = question.carry !== undefined || hasConditions;
  narrowed.set(question, is);
  return is;
}

/** The question with the options that apply; its own where all do. */
export function narrow(question: Question, read: ReadAnswer): Question {
  if (!isNarrowed(question)) return question;
  const lists = OPTION_LISTS.filter((list) => Array.isArray(question[list]));
  return { ...question, ...Object.fromEntries(lists.map((list) => [list, offeredOptions(question, list, read)])) };
}

/** Whether the options that apply leave nothing to answer. */
export function hasNothingToOffer(question: Question, read: ReadAnswer): boolean {
  if (!isNarrowed(question)) return false;
  const offered = narrow(question, read);
  return OPTION_LISTS.some((list) => optionsOf(question, list).length > 0 && optionsOf(offered, list).length === 0);
}

/** The list that "random answer order" is about. */
function shuffledList(question: Question): OptionList {
  return Array.isArray(question.rows) ? "rows" : "options";
}

function inWrittenOrder(question: Question): Question {
  const groups = groupsOf(question);
  return groups.length === 0 ? question : { ...question, options: inGroups(optionsOf(question, "options"), groups) };
}

function inDrawnOrder(question: Question, draw: Draw): Question {
  if (question.randomOrder !== true) return inWrittenOrder(question);
  const list = shuffledList(question);
  const exclusive = Array.isArray(question.exclusive) ? (question.exclusive as readonly string[]) : [];
  const groups = list === "options" ? groupsOf(question) : [];
  const arranged = arrangeOptions(optionsOf(question, list), `options ${question.id}`, draw, { exclusive, groups });
  return { ...question, randomOrder: false, [list]: arranged };
}

/** Labels of what answers hold as codes, in one language; rows and fields only name its parts. */
function labelsOf(question: Question, language: string): ReadonlyMap<string, string> {
  const held = [...optionsOf(question, "options"), ...optionsOf(question, "columns")];
  return new Map(held.map(({ code, label }) => [code, localize(label, language) || code]));
}

/** An answer, or a part of it as conditions name it, as words in a sentence; empty where there is none. */
export function wordsOf(question: Question, answer: Answer | undefined, part: string | undefined, language: string): string {
  const labels = labelsOf(question, language);
  const words = (value: Json | undefined): string => {
    if (value === undefined || value === null) return "";
    if (typeof value === "object") return Object.values(value).map(words).join(", ");
    if (value === "other" && answer?.comment) return answer.comment;
    return (typeof value === "string" && labels.get(value)) || String(value);
  };
  return words(part === undefined ? answer?.value : partOf(answer?.value, part));
}

interface Offer {
  readonly read: ReadAnswer;
  readonly draw: Draw;
  /** Questions by variable, for what texts put in. */
  readonly byVariable: ReadonlyMap<string, Question>;
}

/** The texts with earlier answers put in; braces around anything unknown stay as they are. */
export function fillIn<Part extends object>(part: Part, { read, byVariable }: Pick<Offer, "read" | "byVariable">): Part {
  if (pipesIn(part).length === 0) return part;
  return mapTexts(part, (text, language) =>
    replacePipes(text, (variable, piece, whole) => {
      const question = byVariable.get(variable);
      return question ? wordsOf(question, read(question.id), piece, language) : whole;
    }),
  );
}

/**
 * A question as this respondent gets it: the options that apply, in the drawn order, with earlier answers in its texts.
 * The order is drawn of all options, so that a changed answer leaves it to those that still apply.
 */
export function offer(question: Question, { read, draw, byVariable }: Offer): Question {
  return fillIn(narrow(inDrawnOrder(question, draw), read), { read, byVariable });
}

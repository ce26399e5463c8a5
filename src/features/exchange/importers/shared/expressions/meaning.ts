import type { Condition, Test } from "../../../../../survey/logic/condition";
import { optionsOf } from "../../../../../survey/logic/references";
import type { Option, Question } from "../../../../../survey/questionnaire";
import type { AnswerForm, AnswerForms } from "./answerForm";
import { attempt } from "./attempt";
import { allOf, anyOf, negate } from "./combine";
import { NoCounterpart, type Ordering } from "./syntax";

export type Literal = string | number | boolean;

/**
 * What a variable of another format stands for here: what may be said of it, as conditions. All of them throw
 * `NoCounterpart` where ours can't say it.
 */
export interface Meaning {
  readonly filled: Condition;
  readonly equal: (value: Literal) => Condition;
  readonly ordered: (is: Ordering, value: Literal) => Condition;
  /** A text has it in it; of several chosen, it is one of them. */
  readonly contains: (value: Literal) => Condition;
  readonly counted: (is: Ordering | "equal", count: number) => Condition;
}

export interface AnswerReference {
  readonly question: Question;
  readonly part?: string;
  readonly forms: AnswerForms;
  /** The codes that answers hold, by how the file writes them. @default as they are */
  readonly codes?: ReadonlyMap<string, string>;
}

/** A question's value, or that of a part. @throws NoCounterpart where nothing is answered there */
export function valueMeaning(reading: AnswerReference): Meaning {
  const { question, part, forms } = reading;
  const form = forms(question, part) ?? refuse(question.variable);
  const test = (is: Test["is"], value?: string | number): Condition => ({
    question: question.id,
    ...(part === undefined ? {} : { part }),
    is,
    ...(value === undefined ? {} : { value }),
  });
  return {
    filled: test("answered"),
    equal: (value) => {
      if (value === "") return negate(test("answered"));
      return form === "list" ? refuse(String(value)) : test("equal", valueFor(reading, form, value));
    },
    ordered: (is, value) => test(is, orderedBy(form, value)),
    contains: (value) => {
      if (form === "list") return test("equal", valueFor(reading, form, value));
      return form === "text" ? test("contains", String(value)) : refuse("contains");
    },
    counted: (is, count) => {
      if (form !== "list" && form !== "parts") return refuse("count()");
      return counted(test, is, count);
    },
  };
}

function refuse(what: string): never {
  throw new NoCounterpart(what);
}

function isNumeric(value: Literal): boolean {
  return typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim()));
}

function valueFor({ question, codes }: AnswerReference, form: AnswerForm, value: Literal): string | number {
  if (form === "number") return isNumeric(value) ? Number(value) : refuse(String(value));
  if (form === "codes" || form === "list") return spelled(codes ?? codesBy([], answersOf(question)), value);
  if (form === "parts") return refuse(String(value));
  return form === "text" ? String(value) : dateIn(form, String(value));
}

function spelled(codes: ReadonlyMap<string, string>, value: Literal): string {
  const exact = codes.get(String(value));
  if (exact !== undefined) return exact;
  const alike = isNumeric(value) && [...codes].find(([code]) => isNumeric(code) && Number(code) === Number(value));
  return alike ? alike[1] : refuse(String(value));
}

function orderedBy(form: AnswerForm, value: Literal): string | number {
  if (form === "list" || form === "parts") return refuse(String(value));
  if (form === "days" || form === "minutes") return dateIn(form, String(value));
  return isNumeric(value) ? Number(value) : refuse(String(value));
}

/** A moment as answers hold it: a day, or a day and a minute. */
function dateIn(form: "days" | "minutes", text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(text) ?? refuse(text);
  const [, day = "", minute = "00:00"] = match;
  if (form === "minutes") return `${day}T${minute}`;
  return minute === "00:00" ? day : refuse(text);
}

const AT_NONE: Readonly<Record<Ordering | "equal", (count: number) => boolean>> = {
  equal: (count) => count === 0,
  less: (count) => count > 0,
  atMost: (count) => count >= 0,
  atLeast: (count) => count <= 0,
  greater: (count) => count < 0,
};

/** How many parts are chosen or filled: none where there is no answer, whose count compares with nothing. */
function counted(test: (is: Test["is"], value?: number) => Condition, is: Ordering | "equal", count: number): Condition {
  if (!Number.isInteger(count)) return refuse(String(count));
  const some: Condition = { ...(test(is, count) as Test), of: "count" };
  return AT_NONE[is](count) ? anyOf([negate(test("answered")), some]) : some;
}

/** One of several that may be ticked. @param mark what the file writes where it is */
export function tickMeaning(ticked: Condition, mark: string): Meaning {
  return {
    filled: ticked,
    equal: (value) => {
      if (value === "") return negate(ticked);
      return String(value) === mark ? ticked : refuse(String(value));
    },
    ordered: (is) => refuse(is),
    contains: () => refuse("contains"),
    counted: () => refuse("count()"),
  };
}

/** Filled, and not 0 where that can be answered. */
export function isNotZero({ filled, equal }: Meaning): Condition {
  const zero = attempt(() => equal(0));
  return zero ? allOf([filled, negate(zero)]) : filled;
}

/** The codes of a list by how the file writes them: those of the same place, the rest as they are; the first of several alike. */
export function codesBy(written: readonly string[], options: readonly Option[]): ReadonlyMap<string, string> {
  return new Map(options.map(({ code }, index) => [written[index] ?? code, code] as const).toReversed());
}

/** What answers are chosen from: options, the "other" one among them, or a table's columns. */
export function answersOf(question: Question): readonly Option[] {
  const options = optionsOf(question, "options");
  const listed = options.length > 0 ? options : optionsOf(question, "columns");
  return question.other ? [...listed, { code: "other", label: {} }] : listed;
}

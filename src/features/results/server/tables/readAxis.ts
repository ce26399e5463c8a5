import { AppError } from "../../../../shared/errors";
import type { Answer } from "../../../../survey/questionnaire";
import type { Count, Variable } from "../../../../survey/questionType";
import type { ResultsFilter } from "../../shared/parseFilter";
import { absentReasonIn } from "../absentReason";
import type { ReportedQuestion, ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { AnswerColumn } from "../responses/answerColumn";
import type { ResponseColumns } from "../responses/responseColumns";
import type { TableAxis } from "./tableAxis";

/** What variables are read by. */
export interface Reading {
  readonly questionnaire: ReportedQuestionnaire;
  readonly language: string;
}

interface Named {
  readonly reported: ReportedQuestion;
  /** Undefined where the name is the whole question's. */
  readonly variable: Variable | undefined;
}

/** Something that is read once its question's answers are there. */
export interface Prepared<T> {
  readonly questionId: string;
  /** @throws AppError `request.invalid` */
  readonly readIn: (responses: ResponseColumns) => T;
}

/** A list of as many lines isn't read any more. */
const MOST_CATEGORIES = 200;

function refuse(path: string, rule: string, params?: Readonly<Record<string, number>>): never {
  throw new AppError("request.invalid", { faults: [{ path, rule, ...(params ? { params } : {}) }] });
}

/** @throws AppError `request.invalid` where the questionnaire has no such variable */
function findVariable(name: string, path: string, { questionnaire, language }: Reading): Named {
  const answerable = questionnaire.questions.filter(({ type }) => type.isAnswerable);
  const reported = answerable.find(({ question }) => question.variable === name || question.id === name);
  if (reported) return { reported, variable: undefined };
  for (const one of answerable) {
    const variable = one.type.variables(one.question, language).find((part) => part.name === name);
    if (variable) return { reported: one, variable };
  }
  return refuse(path, "unknownQuestion");
}

const isNumeric = ({ measure, codes, dates }: Variable) => measure === "scale" && codes === undefined && dates === undefined;
const isGiven = (answer: Answer | undefined): answer is Answer => answer?.value !== undefined && answer.value !== null;

/** What each different answer comes to, found once however many gave it. */
function byAnswer<T>({ answers, placeOf }: AnswerColumn, find: (answer: Answer) => T | undefined) {
  const found = answers.map((answer) => (isGiven(answer) ? find(answer) : undefined));
  return { of: (slot: number): T | undefined => found[placeOf(slot)] };
}

/** Options of a question, lines of a grid with the name of their row. */
function optionAxis(name: string, { question, type }: ReportedQuestion, column: AnswerColumn, { language }: Reading): TableAxis {
  const tabulate = (answers: readonly Answer[]) => type.tabulate(question, answers, language);
  const { counts: lines, isOrdered = false } = tabulate([]);
  const placeOf = new Map(lines.map(({ code }, place) => [code, place]));
  const codesOf = (answer: Answer) =>
    tabulate([answer]).counts.flatMap(({ code, count }) => (count > 0 ? (placeOf.get(code) ?? []) : []));
  // What a type says of one answer is that answer's number.
  const figuresOf = column.answers.map((answer) => (isGiven(answer) ? tabulate([answer]).statistics : undefined));
  const hasNumbers = figuresOf.some((figures) => figures?.mean !== undefined);
  return {
    question: name,
    categories: lines.map(({ code, label, group }) => ({ key: code, label: group ? `${group.label}: ${label}` : label })),
    placesOf: byAnswer(column, codesOf).of,
    numberOf: hasNumbers ? (slot) => figuresOf[column.placeOf(slot)]?.mean : undefined,
    isScale: isOrdered && lines.every(({ group }) => group === undefined),
    isNps: figuresOf.some((figures) => figures?.nps !== undefined),
  };
}

/** Numbers as lines: each where they are few, else the intervals of the question's own distribution (`from..to`). */
function numberAxis(
  name: string,
  counts: readonly Pick<Count, "code" | "label">[],
  numberOf: (slot: number) => number | undefined,
): TableAxis {
  const starts = counts.map(({ code }) => Number(code.split("..")[0]));
  const lineOf = (value: number) => starts.findLastIndex((from) => from <= value);
  const known = new Map<number, readonly number[] | undefined>();
  const placesOf = (slot: number) => {
    const value = numberOf(slot);
    if (value === undefined) return undefined;
    if (!known.has(value)) known.set(value, lineOf(value) < 0 ? undefined : [lineOf(value)]);
    return known.get(value);
  };
  return { question: name, categories: counts.map(({ code, label }) => ({ key: code, label })), placesOf, numberOf };
}

/** Whether a question as a whole has lines in tables: options, steps of a scale, numbers or dates. */
export function hasLines({ question, type }: ReportedQuestion, language: string): boolean {
  if (!type.isAnswerable) return false;
  const [only, ...others] = type.variables(question, language);
  const isMeasured = only !== undefined && others.length === 0 && (isNumeric(only) || only.dates !== undefined);
  return isMeasured || type.tabulate(question, [], language).counts.length > 0;
}

/** Dates as the steps of the question's own distribution: days, months or years. */
function dateAxis(
  name: string,
  counts: readonly Pick<Count, "code" | "label">[],
  dateOf: (slot: number) => string | number | undefined,
): TableAxis {
  const length = counts[0]?.code.length ?? 0;
  const places = new Map(counts.map(({ code }, place) => [code, [place]]));
  const placesOf = (slot: number) => places.get(String(dateOf(slot) ?? "").slice(0, length));
  return { question: name, categories: counts.map(({ code, label }) => ({ key: code, label })), placesOf };
}

/** Why somebody has no value; tables alone want to know. */
function missingIn(responses: ResponseColumns, questionId: string): (slot: number) => string {
  const column = responses.column(questionId);
  let absentOf: ReturnType<typeof absentReasonIn> | undefined;
  return (slot) => {
    const answer = column.answerOf(slot);
    if (answer) return answer.missing ?? "no-answer";
    absentOf ??= absentReasonIn(responses);
    return absentOf(slot);
  };
}

/**
 * A variable of a questionnaire as lines of a table. Who asks why values are missing reads `ResponseColumns.CHANNEL`, too.
 * @throws AppError `request.invalid`
 */
export function prepareAxis(name: string, path: string, reading: Reading): Prepared<TableAxis> {
  const named = findVariable(name, path, reading);
  const { reported } = named;
  const { question, type } = reported;
  const variables = type.variables(question, reading.language);
  const [only] = variables;
  const isMeasured = only !== undefined && variables.length === 1 && (isNumeric(only) || only.dates !== undefined);
  const variable = named.variable ?? (isMeasured ? only : undefined);
  const readLines = (responses: ResponseColumns): TableAxis => {
    const column = responses.column(question.id);
    if (!variable) {
      const axis = optionAxis(name, reported, column, reading);
      return axis.categories.length > 0 ? axis : refuse(path, "notFilterable");
    }
    const cells = byAnswer(column, (answer) => type.cells(question, answer, reading.language)[variable.name]);
    if (isMeasured) {
      const answers = [...responses.frame.slots.values()].map((slot) => column.answerOf(slot)).filter(isGiven);
      const { counts } = type.tabulate(question, answers, reading.language);
      if (variable.dates) return dateAxis(name, counts, cells.of);
      return numberAxis(name, counts, (slot) => (cells.of(slot) === undefined ? undefined : Number(cells.of(slot))));
    }
    const { codes } = variable;
    const given = () => [...responses.frame.slots.values()].flatMap((slot) => cells.of(slot) ?? []);
    const keys = codes ? Object.keys(codes) : [...new Set(given().map(String))].sort();
    if (keys.length > MOST_CATEGORIES) refuse(path, "maxItems", { limit: MOST_CATEGORIES });
    const places = new Map(keys.map((key, place) => [key, [place]]));
    const placesOf = (slot: number) => places.get(String(cells.of(slot)));
    return { question: name, categories: keys.map((key) => ({ key, label: codes?.[key] ?? key })), placesOf };
  };
  return {
    questionId: question.id,
    readIn: (responses) => ({ ...readLines(responses), missingOf: missingIn(responses, question.id) }),
  };
}

/** The weight that a variable gives each response; undefined without one above 0. @throws AppError `request.invalid` where it holds no numbers */
export function prepareWeights(name: string, reading: Reading): Prepared<(slot: number) => number | undefined> {
  const { reported, variable: part } = findVariable(name, "/weight", reading);
  const { question, type } = reported;
  const variable = part ?? type.variables(question, reading.language)[0];
  if (variable?.measure !== "scale") refuse("/weight", "type");
  return {
    questionId: question.id,
    readIn: (responses) =>
      byAnswer(responses.column(question.id), (answer) => {
        const weight = Number(type.cells(question, answer, reading.language)[variable.name]);
        return weight > 0 && Number.isFinite(weight) ? weight : undefined;
      }).of,
  };
}

/** The filter by the ids of its questions. @throws AppError `request.invalid` */
export function filterById(filter: Readonly<Record<string, readonly string[]>>, reading: Reading): ResultsFilter {
  const entries = Object.entries(filter).filter(([, codes]) => codes.length > 0);
  return entries.map(([name, is]) => {
    const path = `/filter/${name}`;
    return { question: findVariable(name, path, reading).reported.question.id, is, path };
  });
}

import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Answer } from "../../../../survey/questionnaire";
import type { Count, Variable } from "../../../../survey/questionType";
import { readAnswers } from "../answers";
import type { ReportedQuestion, ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { TableAxis } from "./crossTable";

interface Reading {
  readonly questionnaire: ReportedQuestionnaire;
  readonly language: string;
}

interface Named {
  readonly reported: ReportedQuestion;
  /** Undefined where the name is the whole question's. */
  readonly variable: Variable | undefined;
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

const isNumeric = ({ measure, codes }: Variable) => measure === "scale" && codes === undefined;

/** The codes of an answer, each answer read once however many people gave it. */
function codesOf({ question, type }: ReportedQuestion, { language }: Reading): (answer: Answer) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (answer) => {
    const text = JSON.stringify(answer.value);
    const codes =
      known.get(text) ??
      type.tabulate(question, [answer], language).counts.flatMap(({ code, count }) => (count > 0 ? [code] : []));
    known.set(text, codes);
    return codes;
  };
}

/** Options of a question, lines of a grid with the name of their row. */
function optionsOf({ question, type }: ReportedQuestion, { language }: Reading): TableAxis["categories"] {
  const { counts } = type.tabulate(question, [], language);
  return counts.map(({ code, label, group }) => ({ key: code, label: group ? `${group.label}: ${label}` : label }));
}

/** Numbers as lines: each where they are few, else the intervals of the question's own distribution (`from..to`). */
function numberLines(
  cells: readonly (readonly [response: string, value: string])[],
  counts: readonly Pick<Count, "code" | "label">[],
): Pick<TableAxis, "categories" | "keys"> {
  const lines = counts.map(({ code, label }) => ({ key: code, label, from: Number(code.split("..")[0]) }));
  const keyOf = (value: number) => lines.findLast(({ from }) => from <= value)?.key;
  return {
    categories: lines.map(({ key, label }) => ({ key, label })),
    keys: new Map(
      cells.flatMap(([response, value]) => {
        const key = keyOf(Number(value));
        return key === undefined ? [] : [[response, [key]] as const];
      }),
    ),
  };
}

/** A variable as lines of a table. @throws AppError `request.invalid` */
export async function readAxis(db: SpaceDb, name: string, path: string, reading: Reading): Promise<TableAxis> {
  const named = findVariable(name, path, reading);
  const { reported } = named;
  const { question, type } = reported;
  const variables = type.variables(question, reading.language);
  const [only] = variables;
  const variable = named.variable ?? (only && variables.length === 1 && isNumeric(only) ? only : undefined);
  const answers = await readAnswers(db, reading.questionnaire, question.id);
  const given = answers.filter(({ answer }) => answer.value !== undefined && answer.value !== null);
  if (!variable) {
    const categories = optionsOf(reported, reading);
    if (categories.length === 0) refuse(path, "notFilterable");
    const codes = codesOf(reported, reading);
    return { question: name, categories, keys: new Map(given.map(({ response, answer }) => [response, codes(answer)])) };
  }
  const cells = given.flatMap(({ response, answer }) => {
    const cell = type.cells(question, answer, reading.language)[variable.name];
    return cell === undefined ? [] : [[response, String(cell)] as const];
  });
  if (isNumeric(variable) && variables.length === 1) {
    const answersOf = given.map(({ answer }) => answer);
    return { question: name, ...numberLines(cells, type.tabulate(question, answersOf, reading.language).counts) };
  }
  const keys = new Map(cells.map(([response, cell]) => [response, [cell]] as const));
  const { codes } = variable;
  const found = codes ? Object.keys(codes) : [...new Set([...keys.values()].flat())].sort();
  if (found.length > MOST_CATEGORIES) refuse(path, "maxItems", { limit: MOST_CATEGORIES });
  return { question: name, categories: found.map((key) => ({ key, label: codes?.[key] ?? key })), keys };
}

/** Weights above 0 by response. @throws AppError `request.invalid` where the variable holds no numbers */
export async function readWeights(db: SpaceDb, name: string, reading: Reading): Promise<ReadonlyMap<string, number>> {
  const { reported, variable: part } = findVariable(name, "/weight", reading);
  const { question, type } = reported;
  const variable = part ?? type.variables(question, reading.language)[0];
  if (variable?.measure !== "scale") refuse("/weight", "type");
  const answers = await readAnswers(db, reading.questionnaire, question.id);
  return new Map(
    answers.flatMap(({ response, answer }) => {
      const weight = Number(type.cells(question, answer, reading.language)[variable.name]);
      return weight > 0 && Number.isFinite(weight) ? [[response, weight] as const] : [];
    }),
  );
}

/** The filter by the ids of its questions. @throws AppError `request.invalid` */
export function filterById(filter: Readonly<Record<string, readonly string[]>>, reading: Reading) {
  const entries = Object.entries(filter).filter(([, codes]) => codes.length > 0);
  return new Map(
    entries.map(([name, codes]) => [findVariable(name, `/filter/${name}`, reading).reported.question.id, codes] as const),
  );
}

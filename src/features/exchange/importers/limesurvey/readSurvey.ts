import { ImportError } from "../../../../survey/exchange/importer";
import { groupBy } from "../shared/groupBy";
import type { Row, Tables } from "./readTables";

/** Raw texts by language, with their markup. */
export type RawText = Readonly<Record<string, string>>;

/** An answer option or a subquestion. */
export interface Part {
  readonly code: string;
  readonly text: RawText;
  /** Second scale or axis of the types that have two. */
  readonly scale: number;
  readonly relevance: string;
}

export interface SourceQuestion {
  readonly qid: string;
  /** LimeSurvey's letter, e.g. `L`. */
  readonly type: string;
  readonly code: string;
  readonly text: RawText;
  readonly help: RawText;
  readonly row: Row;
  readonly subquestions: readonly Part[];
  readonly answers: readonly Part[];
  /** Attribute -> language (`""` for all) -> value. */
  readonly attributes: ReadonlyMap<string, RawText>;
}

export interface SourceGroup {
  readonly name: RawText;
  readonly description: RawText;
  readonly relevance: string;
  readonly randomization: string;
  readonly questions: readonly SourceQuestion[];
}

export interface SourceSurvey {
  readonly languages: readonly string[];
  readonly settings: Row;
  /** Texts of the survey by field, e.g. `surveyls_title`. */
  readonly text: (field: string) => RawText;
  readonly groups: readonly SourceGroup[];
  /** Rows with the number of another one. */
  readonly repeated: readonly RepeatedRow[];
}

/** By the code of the question, or the name of the group, that it is or belongs to. */
interface RepeatedRow {
  readonly name: string;
  readonly text: string;
}

/**
 * One survey of both layouts: until about version 355 every row of groups, questions and answers is written once a
 * language; later ones keep the texts in tables of their own (`*_l10ns`).
 */
export function readSurvey(tables: Tables): SourceSurvey {
  const settings = tables.rows("surveys")[0];
  if (!settings) throw new ImportError("notLimeSurvey", { root: "document" }, { path: "/document/surveys" });
  const texts = localization(tables);
  const questions = readQuestions(tables, texts);
  const groups = unique(tables.rows("groups"), "gid")
    .toSorted(by("group_order"))
    .map((row) => toGroup(row, texts, questions));
  const placed = new Set(groups.flatMap((group) => group.questions));
  const stray = questions.filter((question) => !placed.has(question));
  const strayGroup: SourceGroup = { name: {}, description: {}, relevance: "", randomization: "", questions: stray };
  return {
    languages: languagesOf(settings, tables),
    settings,
    text: (field) => byLanguage(tables.rows("surveys_languagesettings"), "surveyls_language", field),
    groups: stray.length > 0 ? [...groups, strayGroup] : groups,
    repeated: repeatedRows(tables),
  };
}

function repeatedRows(tables: Tables): readonly RepeatedRow[] {
  const codes = new Map(tables.rows("questions").map((row) => [row.qid ?? "", row.title ?? ""]));
  return [
    ...repeatedIn(tables.rows("groups"), "gid").map(({ group_name = "" }) => ({ name: group_name, text: group_name })),
    ...repeatedIn(tables.rows("questions"), "qid").map(({ title = "", question }) => ({ name: title, text: question ?? title })),
    ...repeatedIn(tables.rows("subquestions"), "qid").map(({ parent_qid, title = "", question }) => ({
      name: codes.get(parent_qid ?? "") ?? "",
      text: `${title}: ${question ?? ""}`,
    })),
  ];
}

/** Each number stands once a language. */
function repeatedIn(rows: readonly Row[], key: string): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const own = JSON.stringify([row[key], row.language ?? ""]);
    const isKnown = seen.has(own);
    seen.add(own);
    return isKnown;
  });
}

type Localization = (kind: "group" | "question" | "answer", row: Row, field: string) => RawText;

/** Looks a text up by its table and the record that it belongs to, wherever the layout keeps it. */
function localization(tables: Tables): Localization {
  const lookUps = {
    group: lookUp(tables, "gid", ["group_l10ns", "groups"]),
    question: lookUp(tables, "qid", ["question_l10ns", "questions", "subquestions"]),
    answer: lookUp(tables, "aid", ["answer_l10ns"]),
  };
  const keys = answerKeys(tables);
  const keyOf = (row: Row) => keys.get(row) ?? "";
  const ownAnswers = groupBy(tables.rows("answers"), keyOf);
  return (kind, row, field) => {
    const rows = kind === "answer" ? (lookUps.answer(row) ?? ownAnswers.get(keyOf(row)) ?? []) : (lookUps[kind](row) ?? []);
    return byLanguage(rows, "language", field);
  };
}

function lookUp(tables: Tables, key: string, names: readonly string[]): (row: Row) => readonly Row[] | undefined {
  const indexes = names.map((name) => groupBy(tables.rows(name), (row) => row[key] ?? ""));
  return (row) => {
    const id = row[key];
    return id === undefined ? undefined : indexes.find((index) => index.has(id))?.get(id);
  };
}

/**
 * What the rows of one answer share over its languages. Two answers of one code in one language are two: the second has a key of
 * its own, and gets a code of its own.
 */
function answerKeys(tables: Tables): ReadonlyMap<Row, string> {
  const seen = new Map<string, number>();
  return new Map(
    tables.rows("answers").map((row) => {
      const key = [row.qid, row.scale_id, row.code].join("\u0001");
      const inLanguage = [key, row.language ?? ""].join("\u0001");
      const place = seen.get(inLanguage) ?? 0;
      seen.set(inLanguage, place + 1);
      return [row, [key, place].join("\u0001")] as const;
    }),
  );
}

function readQuestions(tables: Tables, texts: Localization): readonly SourceQuestion[] {
  const children = groupBy(
    unique(tables.rows("subquestions"), "qid").toSorted(by("question_order")),
    (row) => row.parent_qid ?? "",
  );
  const keys = answerKeys(tables);
  const answers = groupBy(
    uniqueBy(tables.rows("answers"), (row) => keys.get(row) ?? "").toSorted(by("sortorder")),
    (row) => row.qid ?? "",
  );
  const attributes = groupBy(tables.rows("question_attributes"), (row) => row.qid ?? "");
  return unique(tables.rows("questions"), "qid")
    .filter((row) => (row.parent_qid ?? "0") === "0")
    .toSorted(by("question_order"))
    .map((row) => ({
      qid: row.qid ?? "",
      type: row.type ?? "",
      code: row.title ?? "",
      text: texts("question", row, "question"),
      help: texts("question", row, "help"),
      row,
      subquestions: (children.get(row.qid ?? "") ?? []).map((child) =>
        toPart(child, "title", texts("question", child, "question")),
      ),
      answers: (answers.get(row.qid ?? "") ?? []).map((answer) => toPart(answer, "code", texts("answer", answer, "answer"))),
      attributes: toAttributes(attributes.get(row.qid ?? "") ?? []),
    }));
}

function toGroup(row: Row, texts: Localization, questions: readonly SourceQuestion[]): SourceGroup {
  return {
    name: texts("group", row, "group_name"),
    description: texts("group", row, "description"),
    relevance: row.grelevance ?? "",
    randomization: row.randomization_group ?? "",
    questions: questions.filter((question) => question.row.gid === row.gid),
  };
}

function toPart(row: Row, code: string, text: RawText): Part {
  return { code: row[code] ?? "", text, scale: Number(row.scale_id) || 0, relevance: row.relevance ?? "" };
}

function toAttributes(rows: readonly Row[]): ReadonlyMap<string, RawText> {
  const names = groupBy(rows, (row) => row.attribute ?? "");
  return new Map([...names].map(([name, own]) => [name, byLanguage(own, "language", "value")]));
}

function byLanguage(rows: readonly Row[], language: string, field: string): RawText {
  return Object.fromEntries(rows.map((row) => [row[language] ?? "", row[field] ?? ""]));
}

function languagesOf(settings: Row, { languages, rows }: Tables): readonly string[] {
  const declared = [settings.language ?? "", ...(settings.additional_languages ?? "").split(/\s+/), ...languages];
  const used = rows("surveys_languagesettings").map((row) => row.surveyls_language ?? "");
  const all = [...new Set([...declared, ...used])].filter((tag) => tag !== "");
  return all.length > 0 ? all : ["en"];
}

function unique(rows: readonly Row[], key: string): readonly Row[] {
  return uniqueBy(rows, (row) => row[key] ?? "");
}

function uniqueBy(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].toReversed();
}

function by(field: string): (a: Row, b: Row) => number {
  return (a, b) => (Number(a[field]) || 0) - (Number(b[field]) || 0);
}

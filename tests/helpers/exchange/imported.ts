import { existsSync } from "node:fs";
import { resolve } from "node:path";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import { questionTypes } from "../../../src/features/questionnaires/question-types";
import { documentSchema, questionSchema } from "../../../src/survey/document/documentSchema";
import { findIssues } from "../../../src/survey/document/findIssues";
import { ImportError, type ImportedSurvey } from "../../../src/survey/exchange/importer";
import { type Question, questionsOf } from "../../../src/survey/questionnaire";
import type { QuestionType } from "../../../src/survey/questionType";

/** Helpers of the importers' tests; no product code imports them. */

const ajv = new Ajv2020({ strict: true, strictRequired: false, keywords: ["x-localized", "x-multiline"] });
const checkDocument = ajv.compile(documentSchema);
const types = new Map(questionTypes.map((type) => [type.name, type]));
const checks = new Map<string, ValidateFunction>();
const answerAjv = new Ajv2020({ strict: true });
const answerChecks = new Map<string, ValidateFunction>();

/** Everything about an import that the product would refuse: its form, faults before publishing, answers. */
export function brokenRules({ questionnaire, responses, unmapped }: ImportedSurvey): readonly string[] {
  const form = checkDocument(questionnaire) ? [] : [ajv.errorsText(checkDocument.errors)];
  const questions = questionsOf(questionnaire);
  const settings = questions.flatMap((question) => brokenSettings(question));
  // A survey of texts alone is sound as an import, although nothing could be answered yet; what a text keeps has to be listed.
  const isListed = unmapped.some(({ reason }) => reason === "piping" || reason === "looksAhead" || reason === "faultyLogic");
  const allowed = new Set(["noQuestions", ...(isListed ? ["foreignExpression"] : [])]);
  const faults = findIssues(questionnaire, types)
    .filter(({ fault }) => !allowed.has(fault))
    .map((fault) => JSON.stringify(fault));
  const answers = questions.flatMap((question) => {
    const values = new Map(
      responses.map(({ answers: own }) => [JSON.stringify(own[question.id]?.value), own[question.id]?.value]),
    );
    const given = [...values.values()].filter((value) => value !== undefined);
    const type = types.get(question.type);
    // Compiling takes longer than checking.
    const isSound = type && given.length > 0 ? checkerOf(type, question) : undefined;
    return given.flatMap((value) => (isSound?.(value) ? [] : [`${question.variable}: ${JSON.stringify(value)}`]));
  });
  return [...form, ...settings, ...faults, ...answers];
}

function brokenSettings(question: Question): readonly string[] {
  const type = types.get(question.type);
  if (!type) return [`unknown type ${question.type}`];
  const check = checks.get(type.name) ?? ajv.compile(questionSchema(type));
  checks.set(type.name, check);
  const isSound: boolean = check(question);
  return isSound ? [] : [`${question.variable} (${question.type}): ${ajv.errorsText(check.errors)}`];
}

function checkerOf(type: QuestionType, question: Question) {
  const schema = type.answerSchema(question);
  const key = JSON.stringify(schema);
  const check = answerChecks.get(key) ?? answerAjv.compile(schema);
  answerChecks.set(key, check);
  return (value: Parameters<NonNullable<QuestionType["check"]>>[1]) =>
    check(value) && (type.check?.(question, value) ?? []).length === 0;
}

/** The fault that reading throws. */
export function faultOf(read: () => unknown): ImportError {
  try {
    read();
  } catch (fault) {
    if (fault instanceof ImportError) return fault;
    throw fault;
  }
  throw new Error("nothing was refused");
}

/** Respondents per option of a choice question, by the option's text. */
export function countLabels(
  { responses }: ImportedSurvey,
  question: Question,
  language: string,
): Readonly<Record<string, number>> {
  const options = Array.isArray(question.options) ? question.options : [];
  const other = question.other ? [{ code: "other", label: question.other }] : [];
  const labels = new Map([...options, ...other].map(({ code, label }) => [code, label[language]]));
  const counts = new Map<string, number>();
  for (const { answers } of responses) {
    const value = answers[question.id]?.value;
    for (const code of value === undefined ? [] : [value].flat()) {
      const label = String(labels.get(code) ?? `unknown ${String(code)}`);
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counts);
}

/** Third-party samples that are not part of the project; tests of them skip where the folder is missing. */
export const SAMPLES = resolve(import.meta.dirname, "../../../../shared/data");
export const hasSamples = existsSync(SAMPLES);
export const SKIP_REASON = hasSamples ? "" : " (skipped: ../shared/data is missing)";

/** @throws where no question has the variable */
export function questionIn(survey: ImportedSurvey, variable: string): Question {
  const question = questionsOf(survey.questionnaire).find((candidate) => candidate.variable === variable);
  if (!question) throw new Error(`no ${variable}`);
  return question;
}

/** With variables instead of ids. */
export function named(survey: ImportedSurvey, value: unknown): unknown {
  const names = new Map(questionsOf(survey.questionnaire).map(({ id, variable }) => [id, variable]));
  return value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value), (_key, member) => (typeof member === "string" ? (names.get(member) ?? member) : member));
}

import type { Json } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import { evaluateCondition, type ReadAnswer } from "../../../../survey/logic/evaluateCondition";
import type { Answer, Option } from "../../../../survey/questionnaire";
import type { Count, DefinitionIssue } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { anyOfValues, enumSchema, optionsSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { between, pickOne } from "../../../../survey/types/simulation";
import { splitAnswers } from "../../../../survey/types/splitAnswers";
import { codeOf, memberOf, numberOf, recordOf } from "../../../../survey/types/values";
import { matchesOne, tabulateOne } from "../shared/choices/oneOf";
import { optionIssues } from "../shared/choices/options";
import { histogram } from "../shared/numbers/histogram";
import { numberSchema } from "../shared/numbers/numberRules";
import { statistics } from "../shared/numbers/statistics";
import { numbered } from "../shared/texts/words";
import { codedVariable } from "../shared/variables";
import { CALCULATIONS, type ComputedQuestion, OF_NUMBERS, OF_SOURCES, type Source } from "./computedQuestion";
import { toLimeSurvey } from "./limeSurvey";

export type { ComputedQuestion, Source } from "./computedQuestion";

export const computed = defineQuestionType<ComputedQuestion>({
  name: "computed",
  icon: "Functions",
  group: "layout",
  settings: settingsSchema({
    calculation: enumSchema("Calculation", CALCULATIONS),
    options: optionsSchema("Categories"),
    sources: {
      type: "array",
      title: "Numbers",
      maxItems: 200,
      items: {
        type: "object",
        additionalProperties: false,
        required: ["question"],
        properties: {
          question: { type: "string", title: "Question", minLength: 1, maxLength: 200 },
          part: { type: "string", title: "Part", minLength: 1, maxLength: 200 },
        },
      },
    },
  }),
  uiSettings: {
    options: { "ui:options": { shownFor: { calculation: ["category"] } } },
    sources: { "ui:options": { shownFor: { calculation: OF_SOURCES }, numbersFor: { calculation: OF_NUMBERS } } },
  },
  isAnswerable: true,
  isAssigned: true,
  initial: (language) => ({ calculation: "category", options: numbered("group", 2, language) }),
  faults,
  toSurveyJs: (question) => ({ type: "text", name: question.id, visible: false, readOnly: true }),
  toLimeSurvey,
  plainSurvey: "none",
  cases: (question) =>
    isNumeric(question)
      ? undefined
      : optionsOf(question).map(({ code, showIf }) => ({ value: code, ...(showIf ? { when: showIf } : {}) })),
  answerSchema: (question) => (isNumeric(question) ? numberSchema({}) : anyOfValues(optionsOf(question).map(({ code }) => code))),
  derive,
  simulate: (question, random) =>
    isNumeric(question)
      ? between(0, 100, 1, random)
      : (pickOne(optionsOf(question), ({ code }) => question.id + code, random)?.code ?? null),
  variables: (question, language) => {
    const label = localize(question.title, language);
    return isNumeric(question)
      ? [{ name: question.variable, label, measure: "scale" }]
      : [codedVariable(question.variable, label, optionsOf(question), language)];
  },
  cells: (question, answer) => {
    const value = numberOf(answer.value) ?? codeOf(answer.value);
    return value === undefined ? {} : { [question.variable]: value };
  },
  tabulate: (question, answers, language) => {
    if (!isNumeric(question)) return tabulateOne(optionsOf(question), answers, language);
    const { values, missing } = splitAnswers(answers);
    const numbers = values.map(numberOf).filter((value) => value !== undefined);
    return { base: values.length, missing, counts: exactCounts(numbers), isOrdered: true, statistics: statistics(numbers) };
  },
  charts: ["bar", "donut", "column"],
  matches: matchesOne,
});

/** Only exact values can be filtered by. */
function exactCounts(numbers: readonly number[]): readonly Count[] {
  return histogram(numbers).filter(({ code }) => !code.includes(".."));
}

function isNumeric({ calculation }: ComputedQuestion): boolean {
  return OF_SOURCES.some((one) => one === calculation);
}

function optionsOf(question: ComputedQuestion): readonly Option[] {
  return question.options ?? [];
}

function valueAt({ question, part }: Source, read: ReadAnswer): Json | undefined {
  const value = read(question)?.value;
  return part === undefined ? value : memberOf(recordOf(value), part);
}

function isAnswered(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** Numbers that were never answered don't count; without any there is nothing to compute. */
function derive(question: ComputedQuestion, read: ReadAnswer): Answer {
  if (!isNumeric(question)) {
    const option = optionsOf(question).find(({ showIf }) => !showIf || evaluateCondition(showIf, read));
    return option ? { value: option.code } : { missing: "unknown" };
  }
  const values = (question.sources ?? []).map((source) => valueAt(source, read));
  if (question.calculation === "count") return { value: values.filter(isAnswered).length };
  const numbers = values.map(numberOf).filter((value) => value !== undefined);
  if (numbers.length === 0) return { missing: "unknown" };
  const sum = numbers.reduce((total, value) => total + value, 0);
  // 0.1 + 0.2 is no number that a report should show.
  return { value: Number((question.calculation === "mean" ? sum / numbers.length : sum).toPrecision(12)) };
}

function faults(question: ComputedQuestion): readonly DefinitionIssue[] {
  if (!isNumeric(question)) return optionIssues(optionsOf(question));
  return (question.sources ?? []).length > 0 ? [] : [{ path: "/sources", fault: "noSources" }];
}

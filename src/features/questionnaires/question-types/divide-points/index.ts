import { compact } from "../../../../shared/compact";
import type { Json } from "../../../../shared/json";
import type { DividePointsQuestion } from "../../../../survey/questions/dividePointsQuestion";
import type { AnswerIssue } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { integerSchema, optionsSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { popularity } from "../../../../survey/types/simulation";
import { numberOf, recordOf } from "../../../../survey/types/values";
import { labelOf, optionIssues } from "../shared/choices/options";
import { convertFields } from "../shared/fields";
import { numberCells, numberVariables, tabulateNumbers } from "../shared/numbers/numberParts";
import { drawnNumber, numberFromSurvey } from "../shared/numbers/numberRules";
import { plainParts } from "../shared/plain/plainParts";
import { numbered } from "../shared/texts/words";
import { toLimeSurvey } from "./limeSurvey";

export type { DividePointsQuestion } from "../../../../survey/questions/dividePointsQuestion";

import { totalText } from "./totalText";

const DEFAULT_TOTAL = 100;
const WHOLE = { minValue: 0, maxDecimals: 0 };

export const dividePoints = defineQuestionType<DividePointsQuestion>({
  name: "divide-points",
  icon: "PieChart",
  group: "number",
  settings: settingsSchema(
    {
      options: optionsSchema("Items"),
      total: integerSchema("Points to share out", { minimum: 1, maximum: 1_000_000, default: DEFAULT_TOTAL }),
    },
    ["options"],
  ),
  isAnswerable: true,
  initial: (language) => ({ options: numbered("item", 3, language), total: DEFAULT_TOTAL }),
  faults: (question) => {
    const isAlone = question.options.length === 1;
    return [
      ...optionIssues(question.options),
      ...(isAlone ? [{ path: "/options", fault: "tooFewOptions", params: { limit: 2 } }] : []),
    ];
  },
  toSurveyJs: (question, language) => {
    const total = totalOf(question);
    const sum = question.options.map(({ code }) => `{${question.id}.${code}}`).join(",");
    return {
      type: "multipletext",
      name: question.id,
      items: question.options.map(
        (option): Json => ({
          name: option.code,
          title: labelOf(option, language),
          inputType: "number",
          minValueExpression: "0",
          maxValueExpression: String(total),
        }),
      ),
      // An untouched question is left to `isRequired`.
      validators: [
        { type: "expression", expression: `{${question.id}} empty or sum(${sum}) = ${total}`, text: totalText(total, language) },
      ],
    };
  },
  toDrawing: (question) => ({ pointsTotal: totalOf(question), ...drawnNumber(WHOLE) }),
  fromSurveyValue: (_question, value) => convertFields(value, (member) => numberFromSurvey(member, WHOLE)),
  toLimeSurvey,
  plainForm: (question, language) => {
    const input = { control: "number", limits: { min: 0, max: totalOf(question), step: 1 } } as const;
    const { fields, ...form } = plainParts(question.options, language, input, true);
    return { ...form, fields: [{ control: "prose", texts: [totalText(totalOf(question), language)] }, ...fields] };
  },
  answerSchema: (question) => {
    const points = { type: "integer", minimum: 0, maximum: totalOf(question) };
    return {
      type: "object",
      additionalProperties: false,
      minProperties: 1,
      properties: Object.fromEntries(question.options.map(({ code }) => [code, points])),
    };
  },
  check,
  simulate: (question, random) => {
    const shares = question.options.map(({ code }) => popularity(question.id + code) * random() ** 2);
    return shareOut(
      question.options.map(({ code }) => code),
      shares,
      totalOf(question),
    );
  },
  variables: (question, language) => numberVariables(question, question.options, language),
  cells: (question, answer) => numberCells(question, question.options, answer),
  tabulate: (question, answers, language) => {
    // An item without an entry got no points, which its mean has to know.
    const zeros = Object.fromEntries(question.options.map(({ code }) => [code, 0]));
    const complete = answers.map((answer) =>
      answer.value === undefined || answer.value === null
        ? answer
        : { ...answer, value: { ...zeros, ...recordOf(answer.value) } },
    );
    return tabulateNumbers(question.options, complete, language, (points) => points > 0);
  },
  charts: ["bar", "donut", "radar", "column"],
});

function totalOf(question: DividePointsQuestion): number {
  return question.total ?? DEFAULT_TOTAL;
}

function check(question: DividePointsQuestion, value: Json): readonly AnswerIssue[] {
  const sum = Object.values(recordOf(value)).reduce<number>((total, points) => total + (numberOf(points) ?? 0), 0);
  const total = totalOf(question);
  return sum === total ? [] : [{ path: "", rule: "sum", params: { limit: total, sum } }];
}

/** Whole points by share; what rounding leaves over goes to the first. */
function shareOut(codes: readonly string[], shares: readonly number[], total: number): Json {
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  const points = shares.map((share) => Math.floor((share / whole) * total));
  const rest = total - points.reduce((sum, value) => sum + value, 0);
  return compact(Object.fromEntries(codes.map((code, place) => [code, (points[place] ?? 0) + (place === 0 ? rest : 0)])));
}

import { compact } from "../../../../shared/compact";
import type { Json } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import { writeNumber } from "../../../../shared/readNumber";
import { entryName, type PlainForm } from "../../../../survey/plainForm/plainForm";
import type { AnswerIssue, DefinitionIssue } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { localizedSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { between, popularity } from "../../../../survey/types/simulation";
import { numberOf } from "../../../../survey/types/values";
import { numberFromSurvey } from "../shared/numbers/numberRules";
import { numberCells, numberVariables, tabulateNumbers } from "../shared/numbers/oneNumber";
import { toLimeSurvey } from "./limeSurvey";
import type { SliderQuestion } from "./sliderQuestion";

export type { SliderQuestion } from "./sliderQuestion";

const LIMITS = { minimum: -1_000_000, maximum: 1_000_000 };

export const slider = defineQuestionType<SliderQuestion>({
  name: "slider",
  icon: "Tune",
  group: "scale",
  settings: settingsSchema(
    {
      min: { type: "number", title: "Lowest value", default: 0, ...LIMITS },
      max: { type: "number", title: "Highest value", default: 100, ...LIMITS },
      step: { type: "number", title: "Step", default: 1, exclusiveMinimum: 0, maximum: LIMITS.maximum },
      unit: localizedSchema("Unit"),
      leftLabel: localizedSchema("Left label"),
      rightLabel: localizedSchema("Right label"),
    },
    ["min", "max"],
  ),
  isAnswerable: true,
  initial: () => ({ min: 0, max: 100, step: 1 }),
  faults,
  toSurveyJs: (question, language) => {
    const { min, max } = question;
    const unit = localize(question.unit, language);
    return compact({
      type: "slider",
      name: question.id,
      min,
      max,
      step: stepOf(question),
      customLabels: [
        { value: min, text: localize(question.leftLabel, language) || withUnit(min, unit) },
        { value: max, text: localize(question.rightLabel, language) || withUnit(max, unit) },
      ],
      tooltipFormat: unit === "" ? undefined : `{0} ${unit}`,
    });
  },
  fromSurveyValue: (question, value) => numberFromSurvey(value, { maxDecimals: decimalsOf(question) }),
  toLimeSurvey,
  plainForm,
  answerSchema: ({ min, max }) => ({ type: "number", minimum: min, maximum: max }),
  check,
  simulate: (question, random) => {
    const { min, max } = question;
    const steps = Math.floor((max - min) / stepOf(question));
    return placeAt(question, Math.round(between(steps * popularity(question.id) * 0.3, steps, 4, random)));
  },
  variables: numberVariables,
  cells: numberCells,
  tabulate: tabulateNumbers,
  charts: ["histogram", "column", "line"],
});

function withUnit(value: number, unit: string): string {
  return unit === "" ? String(value) : `${value} ${unit}`;
}

function stepOf(question: SliderQuestion): number {
  return question.step ?? 1;
}

/** Decimals of the places on it. */
function decimalsOf(question: SliderQuestion): number {
  return Math.max(...[question.min, stepOf(question)].map((value) => writeNumber(value).split(".")[1]?.length ?? 0));
}

/** The value so many steps from the left end, without the noise of binary fractions. */
function placeAt(question: SliderQuestion, steps: number): number {
  return Number((question.min + steps * stepOf(question)).toPrecision(12));
}

function check(question: SliderQuestion, value: Json): readonly AnswerIssue[] {
  const place = numberOf(value) ?? Number.NaN;
  const steps = Math.round((place - question.min) / stepOf(question));
  const isOnStep = Math.abs(placeAt(question, steps) - place) <= stepOf(question) * 1e-6;
  return isOnStep ? [] : [{ path: "", rule: "multipleOf", params: { limit: stepOf(question) } }];
}

function faults(question: SliderQuestion): readonly DefinitionIssue[] {
  const { min, max } = question;
  if (max <= min) return [{ path: "/max", fault: "maxNotAboveMin", params: { min, max } }];
  const isEven = check(question, max).length === 0;
  return isEven ? [] : [{ path: "/step", fault: "unevenSteps", params: { min, max } }];
}

/** A range without a script always has a value, and would take an untouched question for answered: a number it is. */
function plainForm(question: SliderQuestion, language: string): PlainForm {
  const { min, max } = question;
  const unit = localize(question.unit, language);
  const ends = [
    localize(question.leftLabel, language) || withUnit(min, unit),
    localize(question.rightLabel, language) || withUnit(max, unit),
  ] as const;
  return {
    shape: "one",
    isNumeric: true,
    fields: [{ control: "number", name: entryName(), isNeeded: true, limits: { min, max, step: stepOf(question) }, ends, unit }],
  };
}

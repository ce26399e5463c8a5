import { isStorableText } from "../../../../shared/isStorable";
import { localize } from "../../../../shared/languages";
import type { Answer, Option } from "../../../../survey/questionnaire";
import type { AssignContext, Distribution } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { anyOfValues, integerSchema, optionsSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { integerBetween, pickOne } from "../../../../survey/types/simulation";
import { sampledTexts, splitAnswers } from "../../../../survey/types/splitAnswers";
import { codeOf } from "../../../../survey/types/values";
import { matchesOne, tabulateOne } from "../shared/choices/oneOf";
import { optionIssues } from "../shared/choices/options";
import { SHORT_TEXT_LIMIT, textSchema } from "../shared/texts/textSchema";
import { codedVariable } from "../shared/variables";
import type { HiddenQuestion } from "./hiddenQuestion";
import { toLimeSurvey } from "./limeSurvey";

export type { HiddenQuestion } from "./hiddenQuestion";

export const hidden = defineQuestionType<HiddenQuestion>({
  name: "hidden",
  icon: "VisibilityOff",
  group: "layout",
  settings: settingsSchema({
    parameter: { type: "string", title: "Parameter of the address", pattern: "^[A-Za-z0-9_.-]{1,64}$" },
    options: optionsSchema("Allowed values"),
    maxLength: integerSchema("Most characters", { minimum: 1, maximum: SHORT_TEXT_LIMIT }),
  }),
  isAnswerable: true,
  isAssigned: true,
  initial: () => ({}),
  faults: (question) => (optionsOf(question).length > 0 ? optionIssues(optionsOf(question)) : []),
  toSurveyJs: (question) => ({ type: "text", name: question.id, visible: false, readOnly: true }),
  toLimeSurvey,
  plainSurvey: "none",
  answerSchema: (question) =>
    optionsOf(question).length > 0
      ? anyOfValues(optionsOf(question).map(({ code }) => code))
      : textSchema(question.maxLength ?? SHORT_TEXT_LIMIT),
  assign,
  simulate: (question, random) => {
    const option = pickOne(optionsOf(question), ({ code }) => question.id + code, random);
    return option?.code ?? String(integerBetween(1, 9, random)).slice(0, question.maxLength);
  },
  variables: (question, language) => {
    const label = localize(question.title, language);
    const options = optionsOf(question);
    return options.length > 0
      ? [codedVariable(question.variable, label, options, language)]
      : [{ name: question.variable, label, measure: "text" }];
  },
  cells: (question, answer) => {
    const text = codeOf(answer.value);
    return text === undefined ? {} : { [question.variable]: text };
  },
  tabulate,
  charts: ["bar", "donut", "column"],
  matches: matchesOne,
});

function optionsOf(question: HiddenQuestion): readonly Option[] {
  return question.options ?? [];
}

/** Foreign hands write addresses: what isn't allowed counts as unknown, and is never stored. */
function assign(question: HiddenQuestion, _random: () => number, context?: AssignContext): Answer {
  const text = context?.parameter(question.parameter ?? question.variable)?.trim() ?? "";
  const options = optionsOf(question);
  const isAllowed =
    options.length > 0
      ? options.some(({ code }) => code === text)
      : text !== "" && isStorableText(text) && [...text].length <= (question.maxLength ?? SHORT_TEXT_LIMIT);
  return isAllowed ? { value: text } : { missing: "unknown" };
}

/** Ids are all different: without a list of values only a sample shows. */
function tabulate(question: HiddenQuestion, answers: readonly Answer[], language: string): Distribution {
  if (optionsOf(question).length > 0) return tabulateOne(optionsOf(question), answers, language);
  const { values, missing } = splitAnswers(answers);
  return { base: values.length, missing, counts: [], ...sampledTexts(values.map((value) => codeOf(value) ?? "")) };
}

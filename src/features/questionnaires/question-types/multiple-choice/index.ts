import { compact } from "../../../../shared/compact";
import type { Json } from "../../../../shared/json";
import type { MultipleChoiceQuestion } from "../../../../survey/questions/multipleChoiceQuestion";
import { ruleText } from "../../../../survey/questions/ruleTexts";
import type { AnswerIssue, DefinitionIssue } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { CODE_PATTERN, integerSchema, listOfValues, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { codesOf, unlessEmpty } from "../../../../survey/types/values";
import { attentionOf } from "../shared/choices/attention";
import {
  choiceIssues,
  choiceSettings,
  commentCells,
  commentVariables,
  offeredOptions,
  otherIssues,
  surveyChoice,
} from "../shared/choices/choice";
import { labelOf } from "../shared/choices/options";
import { flagCells, flagVariables, matchesSeveral, simulateSeveral, tabulateSeveral } from "../shared/choices/severalOf";
import { whenAnswered } from "../shared/expressions";
import { leastOf, limitIssues } from "../shared/limits";
import { textsOf } from "../shared/places";
import { plainChoice } from "../shared/plain/plainFields";
import { selectionGuide } from "../shared/texts/guideTexts";
import { numbered } from "../shared/texts/words";
import { variableIssues } from "../shared/variables";
import { toLimeSurvey } from "./limeSurvey";

export type { MultipleChoiceQuestion } from "../../../../survey/questions/multipleChoiceQuestion";

export const multipleChoice = defineQuestionType<MultipleChoiceQuestion>({
  name: "multiple-choice",
  icon: "CheckBox",
  group: "choice",
  settings: settingsSchema(
    {
      ...choiceSettings,
      min: integerSchema("Least selections", { minimum: 0 }),
      max: integerSchema("Most selections", { minimum: 1 }),
      exclusive: {
        type: "array",
        title: "Exclusive options (codes)",
        uniqueItems: true,
        items: { type: "string", pattern: CODE_PATTERN },
      },
    },
    ["options"],
  ),
  isAnswerable: true,
  initial: (language) => ({ options: numbered("option", 3, language) }),
  faults,
  toSurveyJs: (question, language) => {
    const exclusive = new Set(question.exclusive);
    return compact({
      ...surveyChoice(question, language),
      type: "checkbox",
      choices: question.options.map(
        (option): Json =>
          compact({
            value: option.code,
            text: labelOf(option, language),
            isExclusive: exclusive.has(option.code) || undefined,
          }),
      ),
      maxSelectedChoices: question.max,
      validators: leastValidators(question, language),
    });
  },
  toDrawing: (question, language) => compact({ guide: selectionGuide(question, offeredOptions(question).length, language) }),
  asksOf: { min: "options" },
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  toLimeSurvey,
  plainForm: (question, language) => plainChoice(question, language, "checkbox"),
  answerSchema: (question) => {
    const codes = offeredOptions(question).map(({ code }) => code);
    const least = question.exclusive?.length ? 1 : leastTogether(question);
    return listOfValues(codes, { min: least, max: question.max ?? codes.length });
  },
  check,
  simulate: (question, random) => {
    const exclusive = question.exclusive ?? [];
    const first = exclusive[0];
    if (first !== undefined && random() < 0.08) return [first];
    const codes = question.options.map(({ code }) => code).filter((code) => !exclusive.includes(code));
    return codes.length > 0 ? simulateSeveral(codes, question, random) : exclusive.slice(0, 1);
  },
  variables: (question, language) => [
    ...flagVariables(question, offeredOptions(question), language),
    ...commentVariables(question, language),
  ],
  cells: (question, answer) => ({
    ...flagCells(question, offeredOptions(question), answer),
    ...commentCells(question, answer),
  }),
  tabulate: (question, answers, language) => tabulateSeveral(offeredOptions(question), answers, language),
  charts: ["bar", "column", "radar"],
  qualityTraits: (question, answer) => ({
    ...(question.exclusive?.length ? { isNone: codesOf(answer.value).some((code) => question.exclusive?.includes(code)) } : {}),
    ...textsOf([answer.comment]),
    ...attentionOf(question, answer),
  }),
  matches: matchesSeveral,
});

/** Least selections beside an exclusive option, of those that can be selected together. */
function leastTogether(question: MultipleChoiceQuestion): number {
  return leastOf(question, offeredOptions(question).filter(({ code }) => !question.exclusive?.includes(code)).length);
}

/** SurveyJS's own minimum would make an optional question required, and refuse an exclusive option alone. */
function leastValidators(question: MultipleChoiceQuestion, language: string): readonly Json[] | undefined {
  const { id, exclusive = [] } = question;
  const min = leastTogether(question);
  if (min < 2) return undefined;
  const isExclusive = exclusive.map((code) => `{${id}} contains '${code}'`);
  const enough = [`{${id}.length} >= ${min}`, ...isExclusive].join(" or ");
  return [whenAnswered(id, enough, ruleText("atLeast", language, min))];
}

function check(question: MultipleChoiceQuestion, value: Json, comment?: string): readonly AnswerIssue[] {
  const codes = codesOf(value);
  const unexplained = otherIssues(codes, comment);
  if (unexplained.length > 0) return unexplained;
  const isExclusive = codes.some((code) => question.exclusive?.includes(code));
  if (isExclusive) return codes.length > 1 ? [{ path: "", rule: "exclusive" }] : [];
  const min = leastTogether(question);
  return codes.length < min ? [{ path: "", rule: "minItems", params: { limit: min } }] : [];
}

function faults(question: MultipleChoiceQuestion): readonly DefinitionIssue[] {
  const codes = offeredOptions(question).map(({ code }) => code);
  const exclusive = question.exclusive ?? [];
  const unknown = exclusive.filter((code) => !codes.includes(code));
  return [
    ...choiceIssues(question),
    ...limitIssues(question, codes.length),
    ...unknown.map((code) => ({ path: "/exclusive", fault: "unknownCode", params: { code } })),
    ...variableIssues([...flagVariables(question, question.options, ""), ...commentVariables(question, "")], "/options"),
  ];
}

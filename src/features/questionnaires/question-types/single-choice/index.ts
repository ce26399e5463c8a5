import { localize } from "../../../../shared/languages";
import type { SingleChoiceQuestion } from "../../../../survey/questions/singleChoiceQuestion";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { anyOfValues, enumSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { pickOne } from "../../../../survey/types/simulation";
import { codeOf, unlessEmpty } from "../../../../survey/types/values";
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
import { matchesOne, tabulateOne } from "../shared/choices/oneOf";
import { differingSettings, differingUi } from "../shared/differing";
import { placeOf, textsOf } from "../shared/places";
import { plainChoice } from "../shared/plain/plainFields";
import { numbered } from "../shared/texts/words";
import { codedVariable } from "../shared/variables";
import { toLimeSurvey } from "./limeSurvey";

export type { SingleChoiceQuestion } from "../../../../survey/questions/singleChoiceQuestion";

export const singleChoice = defineQuestionType<SingleChoiceQuestion>({
  name: "single-choice",
  icon: "RadioButtonChecked",
  group: "choice",
  settings: settingsSchema({ ...choiceSettings, display: enumSchema("Display", ["list", "dropdown"]), ...differingSettings }, [
    "options",
  ]),
  uiSettings: differingUi,
  isAnswerable: true,
  initial: (language) => ({ options: numbered("option", 2, language) }),
  faults: choiceIssues,
  toSurveyJs: (question, language) => ({
    ...surveyChoice(question, language),
    type: question.display === "dropdown" ? "dropdown" : "radiogroup",
    // SurveyJS's own list knows no groups, the browser's does.
    ...(question.display === "dropdown" && question.optionGroups?.length ? { renderAs: "select" } : {}),
  }),
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  toLimeSurvey,
  plainForm: (question, language) => plainChoice(question, language, question.display === "dropdown" ? "select" : "radio"),
  answerSchema: (question) => anyOfValues(offeredOptions(question).map(({ code }) => code)),
  check: (_question, value, comment) => otherIssues([codeOf(value) ?? ""], comment),
  sameBy: "value",
  simulate: (question, random) => pickOne(question.options, ({ code }) => question.id + code, random)?.code ?? null,
  variables: (question, language) => [
    codedVariable(question.variable, localize(question.title, language), offeredOptions(question), language),
    ...commentVariables(question, language),
  ],
  cells: (question, answer) => {
    const code = codeOf(answer.value);
    return code === undefined ? {} : { [question.variable]: code, ...commentCells(question, answer) };
  },
  tabulate: (question, answers, language) => tabulateOne(offeredOptions(question), answers, language),
  charts: ["bar", "donut", "column", "radar"],
  qualityTraits: (question, answer) => ({
    ...placeOf(question, answer),
    ...textsOf([answer.comment]),
    ...attentionOf(question, answer),
  }),
  matches: matchesOne,
});

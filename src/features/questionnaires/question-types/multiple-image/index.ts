import { compact } from "../../../../shared/compact";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { integerSchema, listOfValues, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { unlessEmpty } from "../../../../survey/types/values";
import { attentionOf } from "../shared/choices/attention";
import {
  imageChoiceIssues,
  imageChoiceSettings,
  imageChoiceUi,
  initialImages,
  surveyImages,
} from "../shared/choices/imageChoice";
import { flagCells, flagVariables, matchesSeveral, simulateSeveral, tabulateSeveral } from "../shared/choices/severalOf";
import { leastOf, limitIssues } from "../shared/limits";
import { plainImages } from "../shared/plain/plainImages";
import { selectionGuide } from "../shared/texts/guideTexts";
import { toLimeSurvey } from "./limeSurvey";
import type { MultipleImageQuestion } from "./multipleImageQuestion";

export type { MultipleImageQuestion } from "./multipleImageQuestion";

export const multipleImage = defineQuestionType<MultipleImageQuestion>({
  name: "multiple-image",
  icon: "PhotoLibrary",
  group: "media",
  settings: settingsSchema(
    {
      ...imageChoiceSettings,
      min: integerSchema("Least selections", { minimum: 0 }),
      max: integerSchema("Most selections", { minimum: 1 }),
    },
    ["options"],
  ),
  uiSettings: imageChoiceUi,
  isAnswerable: true,
  initial: (language) => ({ options: initialImages(language) }),
  faults: (question) => [...imageChoiceIssues(question), ...limitIssues(question, question.options.length)],
  toSurveyJs: (question, language) => ({
    ...surveyImages(question, language),
    multiSelect: true,
    validators: [
      compact({
        type: "answercount",
        minCount: question.min ? leastOf(question, question.options.length) : undefined,
        maxCount: question.max,
      }),
    ],
  }),
  toDrawing: (question, language) => compact({ guide: selectionGuide(question, question.options.length, language) }),
  asksOf: { min: "options" },
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  toLimeSurvey,
  plainForm: (question, language) => plainImages(question, language, "checkbox"),
  answerSchema: (question) => {
    const codes = question.options.map(({ code }) => code);
    return listOfValues(codes, { min: leastOf(question, codes.length), max: question.max ?? codes.length });
  },
  simulate: (question, random) =>
    simulateSeveral(
      question.options.map(({ code }) => code),
      question,
      random,
    ),
  variables: (question, language) => flagVariables(question, question.options, language),
  cells: (question, answer) => flagCells(question, question.options, answer),
  tabulate: (question, answers, language) => tabulateSeveral(question.options, answers, language),
  charts: ["bar", "column"],
  qualityTraits: attentionOf,
  matches: matchesSeveral,
});

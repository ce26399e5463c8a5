import { localize } from "../../../../shared/languages";
import { compact } from "../shared/compact";
import { defineQuestionType } from "../shared/defineQuestionType";
import { type OpenQuestion, openCells, openSettings, openVariables, tabulateTexts, textFromSurvey } from "../shared/openAnswer";
import { simulateText } from "../shared/openText";

import { textsOf } from "../shared/places";

import { plainInput, plainPlaceholder } from "../shared/plainFields";

import { settingsSchema } from "../shared/schemas";
import { SHORT_TEXT_LIMIT, textSchema } from "../shared/textSchema";
import { codeOf } from "../shared/values";

/** A line of text. */
export interface ShortTextQuestion extends OpenQuestion {
  /** @default 500, the most */
  readonly maxLength?: number;
}

export const shortText = defineQuestionType<ShortTextQuestion>({
  name: "short-text",
  icon: "ShortText",
  group: "text",
  settings: settingsSchema(openSettings(SHORT_TEXT_LIMIT)),
  isAnswerable: true,
  initial: () => ({}),
  toSurveyJs: (question, language) =>
    compact({
      type: "text",
      name: question.id,
      maxLength: question.maxLength ?? SHORT_TEXT_LIMIT,
      placeholder: localize(question.placeholder, language) || undefined,
    }),
  fromSurveyValue: (_question, value) => textFromSurvey(value),
  plainForm: (question, language) =>
    plainInput({
      ...plainPlaceholder(question, language),
      control: "text",
      limits: { maxlength: question.maxLength ?? SHORT_TEXT_LIMIT },
    }),
  answerSchema: (question) => textSchema(question.maxLength ?? SHORT_TEXT_LIMIT),
  simulate: (question, random, language) => simulateText(language, 1, question.maxLength ?? SHORT_TEXT_LIMIT, random),
  variables: openVariables,
  cells: openCells,
  tabulate: (_question, answers) => tabulateTexts(answers),
  charts: ["words"],
  qualityTraits: (_question, answer) => textsOf([codeOf(answer.value)]),
});

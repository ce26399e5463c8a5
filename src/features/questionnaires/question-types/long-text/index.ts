import { compact } from "../../../../shared/compact";
import { localize } from "../../../../shared/languages";
import type { LongTextQuestion } from "../../../../survey/questions/longTextQuestion";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { settingsSchema } from "../../../../survey/types/settingsSchemas";
import { codeOf } from "../../../../survey/types/values";
import { textsOf } from "../shared/places";
import { plainInput, plainPlaceholder } from "../shared/plain/plainFields";
import { openCells, openSettings, openVariables, tabulateTexts, textFromSurvey } from "../shared/texts/openAnswer";
import { simulateText } from "../shared/texts/openText";
import { LONG_TEXT_LIMIT, textSchema } from "../shared/texts/textSchema";
import { toLimeSurvey } from "./limeSurvey";

export type { LongTextQuestion } from "../../../../survey/questions/longTextQuestion";

export const longText = defineQuestionType<LongTextQuestion>({
  name: "long-text",
  icon: "Notes",
  group: "text",
  settings: settingsSchema(openSettings(LONG_TEXT_LIMIT)),
  isAnswerable: true,
  initial: () => ({}),
  toSurveyJs: (question, language) =>
    compact({
      type: "comment",
      name: question.id,
      rows: 4,
      autoGrow: true,
      maxLength: question.maxLength ?? LONG_TEXT_LIMIT,
      placeholder: localize(question.placeholder, language) || undefined,
    }),
  fromSurveyValue: (_question, value) => textFromSurvey(value),
  toLimeSurvey,
  plainForm: (question, language) =>
    plainInput({
      ...plainPlaceholder(question, language),
      control: "area",
      limits: { maxlength: question.maxLength ?? LONG_TEXT_LIMIT },
    }),
  answerSchema: (question) => textSchema(question.maxLength ?? LONG_TEXT_LIMIT),
  simulate: (question, random, language) => simulateText(language, 3, question.maxLength ?? LONG_TEXT_LIMIT, random),
  variables: openVariables,
  cells: openCells,
  tabulate: (_question, answers) => tabulateTexts(answers),
  charts: ["words"],
  qualityTraits: (_question, answer) => textsOf([codeOf(answer.value)]),
});

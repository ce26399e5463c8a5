import { compact } from "../../../../shared/compact";
import { localize } from "../../../../shared/languages";
import type { ShortTextQuestion } from "../../../../survey/questions/shortTextQuestion";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { settingsSchema } from "../../../../survey/types/settingsSchemas";
import { codeOf, unlessEmpty } from "../../../../survey/types/values";
import { differingSettings, differingUi } from "../shared/differing";
import { textsOf } from "../shared/places";
import { plainInput, plainPlaceholder } from "../shared/plain/plainFields";
import {
  drawnFormat,
  formatAttributes,
  formatDefinitionIssues,
  formatIssues,
  formatSettings,
  formatUi,
  formatValidators,
  patternValidators,
  simulateFormatted,
  trimmed,
} from "../shared/texts/formattedText";
import { openCells, openSettings, openVariables, tabulateTexts, textFromSurvey } from "../shared/texts/openAnswer";
import { SHORT_TEXT_LIMIT, textSchema } from "../shared/texts/textSchema";
import { toLimeSurvey } from "./limeSurvey";

export type { ShortTextQuestion } from "../../../../survey/questions/shortTextQuestion";

export const shortText = defineQuestionType<ShortTextQuestion>({
  name: "short-text",
  icon: "ShortText",
  group: "text",
  settings: settingsSchema({ ...openSettings(SHORT_TEXT_LIMIT), ...formatSettings, ...differingSettings }),
  uiSettings: { ...formatUi, ...differingUi },
  isAnswerable: true,
  initial: () => ({}),
  faults: (question) => formatDefinitionIssues(question, question.maxLength ?? SHORT_TEXT_LIMIT),
  toSurveyJs: (question, language) =>
    compact({
      type: "text",
      name: question.id,
      maxLength: question.maxLength ?? SHORT_TEXT_LIMIT,
      placeholder: localize(question.placeholder, language) || undefined,
      autocomplete: formatAttributes(question).autocomplete,
      validators: unlessEmpty([...formatValidators(question, language)]),
    }),
  toDrawing: (question, language) =>
    compact({
      ...drawnFormat(question, language),
      validators: unlessEmpty([...patternValidators(question, language)]),
    }),
  fromSurveyValue: (question, value) => trimmed(question, textFromSurvey(value)),
  toLimeSurvey,
  plainForm: (question, language) =>
    plainInput({
      ...plainPlaceholder(question, language),
      control: "text",
      limits: { maxlength: question.maxLength ?? SHORT_TEXT_LIMIT, ...formatAttributes(question) },
    }),
  answerSchema: (question) => textSchema(question.maxLength ?? SHORT_TEXT_LIMIT),
  check: (question, value) => formatIssues(question, value),
  sameBy: "text",
  simulate: (question, random, language) =>
    simulateFormatted(question, { language, maxLength: question.maxLength ?? SHORT_TEXT_LIMIT, random }),
  variables: openVariables,
  cells: openCells,
  tabulate: (_question, answers) => tabulateTexts(answers),
  charts: ["words"],
  qualityTraits: (_question, answer) => textsOf([codeOf(answer.value)]),
});

import { compact } from "../../../../shared/compact";
import type { JsonObject } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import type { MultipleTextsQuestion } from "../../../../survey/questions/multipleTextsQuestion";
import type { Distribution } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { integerSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { sampledTexts, splitAnswers } from "../../../../survey/types/splitAnswers";
import { codeOf, memberOf, recordOf, unlessEmpty } from "../../../../survey/types/values";
import { countCodes } from "../shared/choices/countCodes";
import { labelOf, optionIssues } from "../shared/choices/options";
import { convertFields, fieldsAnswerSchema, fieldsSettings, isFieldRequired, surveyFields } from "../shared/fields";
import { textsOf } from "../shared/places";
import { plainFields } from "../shared/plain/plainParts";
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
import { textFromSurvey } from "../shared/texts/openAnswer";
import { SHORT_TEXT_LIMIT, textSchema } from "../shared/texts/textSchema";
import { numbered } from "../shared/texts/words";
import { partLabel, partName } from "../shared/variables";
import { toLimeSurvey } from "./limeSurvey";

export type { MultipleTextsQuestion } from "../../../../survey/questions/multipleTextsQuestion";

function surveyTexts(question: MultipleTextsQuestion, language: string, validators: readonly JsonObject[]): JsonObject {
  const maxLength = question.maxLength ?? SHORT_TEXT_LIMIT;
  return surveyFields(question, language, compact({ maxLength, validators: unlessEmpty([...validators]) }));
}

export const multipleTexts = defineQuestionType<MultipleTextsQuestion>({
  name: "multiple-texts",
  icon: "Subject",
  group: "text",
  settings: settingsSchema(
    {
      ...fieldsSettings,
      maxLength: integerSchema("Most characters", { minimum: 1, maximum: SHORT_TEXT_LIMIT }),
      ...formatSettings,
    },
    ["fields"],
  ),
  uiSettings: formatUi,
  isAnswerable: true,
  initial: (language) => ({ fields: numbered("field", 2, language) }),
  faults: (question) => [
    ...optionIssues(question.fields, "/fields"),
    ...formatDefinitionIssues(question, question.maxLength ?? SHORT_TEXT_LIMIT),
  ],
  toSurveyJs: (question, language) => ({
    type: "multipletext",
    name: question.id,
    ...surveyTexts(question, language, formatValidators(question, language)),
  }),
  toDrawing: (question, language) => {
    const validators = patternValidators(question, language);
    return { ...drawnFormat(question, language), ...(validators.length > 0 ? surveyTexts(question, language, validators) : {}) };
  },
  fromSurveyValue: (question, value) => convertFields(value, (text) => trimmed(question, textFromSurvey(text))),
  toLimeSurvey,
  plainForm: (question, language) =>
    plainFields(question, language, {
      control: "text",
      limits: { maxlength: question.maxLength ?? SHORT_TEXT_LIMIT, ...formatAttributes(question) },
    }),
  answerSchema: (question) => fieldsAnswerSchema(question, textSchema(question.maxLength ?? SHORT_TEXT_LIMIT)),
  check: (question, value) => Object.entries(recordOf(value)).flatMap(([code, text]) => formatIssues(question, text, `/${code}`)),
  simulate: (question, random, language) => {
    const texts = question.fields.map((field, place): readonly [string, string | undefined] => {
      const isFilled = place === 0 || isFieldRequired(question, field) || random() < 0.8 - place * 0.1;
      const text = simulateFormatted(question, { language, maxLength: question.maxLength ?? SHORT_TEXT_LIMIT, random });
      return [field.code, isFilled ? text : undefined];
    });
    return compact(Object.fromEntries(texts));
  },
  variables: (question, language) =>
    question.fields.map((field) => ({
      name: partName(question, field.code),
      label: partLabel(question, language, labelOf(field, language)),
      measure: "text",
    })),
  cells: (question, answer) => {
    const filled = recordOf(answer.value);
    const cells = question.fields.map(({ code }) => [partName(question, code), codeOf(memberOf(filled, code))] as const);
    return Object.fromEntries(cells.filter((cell): cell is readonly [string, string] => cell[1] !== undefined));
  },
  tabulate,
  charts: ["words"],
  qualityTraits: (_question, answer) => textsOf(Object.values(recordOf(answer.value)).map(codeOf)),
});

/** Counts are respondents per filled field; the texts name their field. */
function tabulate(question: MultipleTextsQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const records = values.map(recordOf);
  const counts = countCodes(
    records.map((record) => Object.keys(record)),
    question.fields,
    language,
  );
  const labels = new Map(counts.map(({ code, label }) => [code, label]));
  const texts = records.flatMap((record: JsonObject) =>
    Object.entries(record).map(([code, text]) => `${labels.get(code) ?? code}: ${codeOf(text) ?? ""}`),
  );
  return { base: values.length, missing, counts, ...sampledTexts(texts) };
}

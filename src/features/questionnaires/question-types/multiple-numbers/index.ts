import { compact } from "../../../../shared/compact";
import type { Json } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import type { MultipleNumbersQuestion } from "../../../../survey/questions/multipleNumbersQuestion";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { settingsSchema } from "../../../../survey/types/settingsSchemas";
import { recordOf } from "../../../../survey/types/values";
import { optionIssues } from "../shared/choices/options";
import { convertFields, fieldsAnswerSchema, fieldsSettings, isFieldRequired, surveyFields } from "../shared/fields";
import { numberCells, numberVariables, tabulateNumbers } from "../shared/numbers/numberParts";
import {
  decimalIssues,
  drawnNumber,
  numberFromSurvey,
  numberRuleIssues,
  numberRuleSettings,
  numberSchema,
  numberValidators,
  simulateNumber,
} from "../shared/numbers/numberRules";
import { numberLimits } from "../shared/plain/plainFields";
import { plainFields } from "../shared/plain/plainParts";
import { numbered } from "../shared/texts/words";
import { toLimeSurvey } from "./limeSurvey";

export type { MultipleNumbersQuestion } from "../../../../survey/questions/multipleNumbersQuestion";

export const multipleNumbers = defineQuestionType<MultipleNumbersQuestion>({
  name: "multiple-numbers",
  icon: "Pin",
  group: "number",
  settings: settingsSchema({ ...fieldsSettings, ...numberRuleSettings }, ["fields"]),
  isAnswerable: true,
  initial: (language) => ({ fields: numbered("field", 2, language), maxDecimals: 0 }),
  faults: (question) => [...optionIssues(question.fields, "/fields"), ...numberRuleIssues(question)],
  toSurveyJs: (question, language) => ({
    type: "multipletext",
    name: question.id,
    ...surveyFields(
      question,
      language,
      { inputType: "number", validators: numberValidators(question, language) },
      localize(question.unit, language),
    ),
  }),
  toDrawing: drawnNumber,
  fromSurveyValue: (question, value) => convertFields(value, (member) => numberFromSurvey(member, question)),
  toLimeSurvey,
  plainForm: (question, language) => {
    const unit = localize(question.unit, language);
    return plainFields(
      question,
      language,
      { control: "number", limits: numberLimits(question), ...(unit ? { unit } : {}) },
      true,
    );
  },
  answerSchema: (question) => fieldsAnswerSchema(question, numberSchema(question)),
  check: (question, value) =>
    Object.entries(recordOf(value)).flatMap(([code, number]) => decimalIssues(number, question, `/${code}`)),
  simulate: (question, random) => {
    const numbers = question.fields.map((field, place): readonly [string, Json | undefined] => {
      const isFilled = place === 0 || isFieldRequired(question, field) || random() < 0.85;
      return [field.code, isFilled ? simulateNumber(question, random) : undefined];
    });
    return compact(Object.fromEntries(numbers));
  },
  variables: (question, language) => numberVariables(question, question.fields, language, localize(question.unit, language)),
  cells: (question, answer) => numberCells(question, question.fields, answer),
  tabulate: (question, answers, language) => tabulateNumbers(question.fields, answers, language, () => true),
  charts: ["bar", "column", "radar"],
});

import { compact } from "../../../../shared/compact";
import { localize } from "../../../../shared/languages";
import type { NumberQuestion } from "../../../../survey/questions/numberQuestion";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { localizedSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { differingSettings, differingUi } from "../shared/differing";
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
import { numberCells, numberVariables, tabulateAmounts } from "../shared/numbers/oneNumber";
import { numberLimits, plainInput, plainPlaceholder } from "../shared/plain/plainFields";
import { toLimeSurvey } from "./limeSurvey";

export type { NumberQuestion } from "../../../../survey/questions/numberQuestion";

export const number = defineQuestionType<NumberQuestion>({
  name: "number",
  icon: "Numbers",
  group: "number",
  settings: settingsSchema({ ...numberRuleSettings, placeholder: localizedSchema("Placeholder"), ...differingSettings }),
  uiSettings: differingUi,
  isAnswerable: true,
  initial: () => ({ maxDecimals: 0 }),
  faults: numberRuleIssues,
  toSurveyJs: (question, language) =>
    compact({
      type: "text",
      name: question.id,
      inputType: "number",
      validators: numberValidators(question, language),
      placeholder: placeholderOf(question, language),
    }),
  toDrawing: drawnNumber,
  fromSurveyValue: (question, value) => numberFromSurvey(value, question),
  toLimeSurvey,
  plainForm: (question, language) => {
    const unit = localize(question.unit, language);
    const input = { ...plainPlaceholder(question, language), ...(unit ? { unit } : {}), limits: numberLimits(question) };
    return plainInput({ ...input, control: "number" }, true);
  },
  answerSchema: numberSchema,
  check: (question, value) => decimalIssues(value, question),
  sameBy: "value",
  simulate: simulateNumber,
  variables: numberVariables,
  cells: numberCells,
  tabulate: tabulateAmounts,
  charts: ["histogram", "column", "line"],
});

/** SurveyJS has no unit beside its input, so that the placeholder names it. */
function placeholderOf(question: NumberQuestion, language: string): string | undefined {
  const unit = localize(question.unit, language);
  const placeholder = localize(question.placeholder, language);
  if (placeholder !== "" && unit !== "") return `${placeholder} (${unit})`;
  return placeholder || unit || undefined;
}

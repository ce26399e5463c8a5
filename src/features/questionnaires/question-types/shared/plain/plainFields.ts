import { compact } from "../../../../../shared/compact";
import { type LocalizedText, localize } from "../../../../../shared/languages";
import { headingsOf } from "../../../../../survey/logic/optionGroups";
import {
  COMMENT_ENTRY,
  entryName,
  type PlainChoice,
  type PlainForm,
  type PlainInput,
  type PlainOption,
} from "../../../../../survey/plainForm/plainForm";
import type { Option } from "../../../../../survey/questionnaire";
import type { ChoiceQuestion } from "../../../../../survey/questions/choiceQuestion";
import { isBlank } from "../../../../../survey/questions/isBlank";
import type { NumberRules } from "../../../../../survey/questions/numberRules";
import { offeredOptions } from "../choices/choice";
import { labelOf } from "../choices/options";

/** The options of a choice in plain HTML. */
export function plainOptions(options: readonly Option[], language: string): readonly PlainOption[] {
  return options.map((option) => ({ value: option.code, label: labelOf(option, language) }));
}

/** A choice with its "other" option and the text that goes with it. */
export function plainChoice(question: ChoiceQuestion, language: string, control: "radio" | "checkbox" | "select"): PlainForm {
  const text = isBlank(question.other) ? question.comment : question.other;
  const choice: PlainChoice = {
    control,
    name: entryName(),
    isNeeded: true,
    options: plainOptions(offeredOptions(question), language),
    headings: headingsOf(question, question.options, language),
  };
  const comment: PlainInput = {
    control: "text",
    name: COMMENT_ENTRY,
    label: localize(text, language),
    ...plainPlaceholder(question, language),
  };
  return { shape: control === "checkbox" ? "several" : "one", fields: isBlank(text) ? [choice] : [choice, comment] };
}

/** One field that is the whole answer. */
export function plainInput(input: Omit<PlainInput, "name">, isNumeric = false): PlainForm {
  return { shape: "one", isNumeric, fields: [{ ...input, name: entryName(), isNeeded: true }] };
}

/** The text in an empty field, as inputs have it. */
export function plainPlaceholder(question: { readonly placeholder?: LocalizedText }, language: string): { placeholder?: string } {
  const placeholder = localize(question.placeholder, language);
  return placeholder ? { placeholder } : {};
}

/** The limits of a number as an input has them. */
export function numberLimits({ minValue, maxValue, maxDecimals }: NumberRules): Record<string, string | number> {
  const step = maxDecimals === undefined ? "any" : String(10 ** -maxDecimals);
  // A step counts from the lowest value, which may lie between two of them.
  const isOnStep = maxDecimals !== undefined && (minValue === undefined || Number(minValue.toFixed(maxDecimals)) === minValue);
  return compact({ min: minValue, max: maxValue, step: isOnStep ? step : "any" }) as Record<string, string | number>;
}

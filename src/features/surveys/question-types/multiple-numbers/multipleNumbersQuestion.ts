import type { FieldsQuestion } from "../shared/fields";
import type { NumberRules } from "../shared/numberRules";

/** Several numbers under the same rules. Answer: the filled fields' numbers by code. */
export interface MultipleNumbersQuestion extends FieldsQuestion, NumberRules {}

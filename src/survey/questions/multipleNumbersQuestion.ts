import type { FieldsQuestion } from "./fieldsQuestion";
import type { NumberRules } from "./numberRules";

/** Several numbers under the same rules. Answer: the filled fields' numbers by code. */
export interface MultipleNumbersQuestion extends FieldsQuestion, NumberRules {}

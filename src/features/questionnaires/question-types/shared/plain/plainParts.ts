import { localize } from "../../../../../shared/languages";
import { entryName, type PlainForm, type PlainInput } from "../../../../../survey/plainForm/plainForm";
import type { Option } from "../../../../../survey/questionnaire";
import type { FieldsQuestion } from "../../../../../survey/questions/fieldsQuestion";
import { labelOf } from "../choices/options";
import { isFieldRequired } from "../fields";
import { splitPlaceholders } from "../texts/splitPlaceholders";

type TypedInput = Pick<PlainInput, "control" | "limits" | "unit">;

/** One input for each part of an answer. */
export function plainParts(parts: readonly Option[], language: string, input: TypedInput, isNumeric = false): PlainForm {
  const fields = parts.map((part) => ({ ...input, name: entryName(part.code), label: labelOf(part, language) }));
  return { shape: "parts", isNumeric, fields };
}

/** The fields of a question that is answered in several. */
export function plainFields(question: FieldsQuestion, language: string, input: TypedInput, isNumeric = false): PlainForm {
  const placeholders = splitPlaceholders(localize(question.placeholders, language));
  const fields = question.fields.map((field, place) => ({
    ...input,
    name: entryName(field.code),
    label: labelOf(field, language),
    isNeeded: isFieldRequired(question, field),
    ...(placeholders[place] ? { placeholder: placeholders[place] } : {}),
  }));
  return { shape: "parts", isNumeric, fields };
}

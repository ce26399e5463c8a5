import { compact } from "../../../../shared/compact";
import type { Json, JsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import type { FieldOption, FieldsQuestion } from "../../../../survey/questions/fieldsQuestion";
import { ruleText } from "../../../../survey/questions/ruleTexts";
import { flagSchema, localizedSchema, optionsSchema } from "../../../../survey/types/settingsSchemas";
import { memberOf, recordOf } from "../../../../survey/types/values";
import { labelOf } from "./choices/options";
import { whenAnswered } from "./expressions";
import { splitPlaceholders } from "./texts/splitPlaceholders";

export const fieldsSettings: JsonObject = {
  fields: optionsSchema("Fields", { required: flagSchema("Required") }),
  placeholders: localizedSchema("Placeholders, separated by //"),
  requiredTexts: flagSchema("All fields must be filled"),
};

export function isFieldRequired(question: FieldsQuestion, field: FieldOption): boolean {
  return question.requiredTexts === true || field.required === true;
}

/** Values by field code, none but the offered fields, at least one, the required ones always. */
export function fieldsAnswerSchema(question: FieldsQuestion, ofField: JsonObject): JsonObject {
  return {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(question.fields.map(({ code }) => [code, ofField])),
    required: question.fields.filter((field) => isFieldRequired(question, field)).map(({ code }) => code),
  };
}

/** SurveyJS's items of a multipletext element, and the rule that an answer has the fields that it needs. */
export function surveyFields(question: FieldsQuestion, language: string, settings: JsonObject, unit = ""): JsonObject {
  const placeholders = splitPlaceholders(localize(question.placeholders, language));
  const items = question.fields.map((field, place) =>
    compact({
      ...settings,
      name: field.code,
      title: unit === "" ? labelOf(field, language) : `${labelOf(field, language)} (${unit})`,
      placeholder: placeholders[place] || undefined,
      // SurveyJS's required fields would make an optional question required.
      isRequired: (question.required && isFieldRequired(question, field)) || undefined,
    }),
  );
  const needed = question.required ? [] : question.fields.filter((field) => isFieldRequired(question, field));
  if (needed.length === 0) return { items };
  const filled = needed.map(({ code }) => `{${question.id}.${code}} notempty`).join(" and ");
  const names = needed.map((field) => labelOf(field, language)).join(", ");
  return { items, validators: [whenAnswered(question.id, filled, ruleText("fields", language, names))] };
}

/** The filled fields, each converted; `undefined` where all are empty. */
export function convertFields(value: Json, convert: (member: Json) => Json | undefined): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value ?? undefined;
  const record = recordOf(value);
  const filled = compact(Object.fromEntries(Object.keys(record).map((code) => [code, convert(memberOf(record, code) ?? "")])));
  return Object.keys(filled).length > 0 ? filled : undefined;
}

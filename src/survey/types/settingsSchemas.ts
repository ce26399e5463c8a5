import { compact } from "../../shared/compact";
import type { Json, JsonObject } from "../../shared/json";
import { CONDITION, conditionDefs } from "../logic/conditionSchema";

/**
 * Codes end up in variable names, SurveyJS expressions and object keys, hence the narrow alphabet, without the names
 * that every object inherits.
 */
export const CODE_PATTERN =
  "^(?!__)(?!(?:constructor|toString|toLocaleString|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$)[A-Za-z0-9_-]{1,64}$";

/** Addresses of pictures: our own files, the web, or inline. */
const IMAGE_PATTERN = "^(/[^/\\\\]|https://|data:image/)";

/** A text in several languages; the editor shows one box in the language that is edited. */
export function localizedSchema(title: string, isMultiline = false): JsonObject {
  return compact({
    type: "object",
    title,
    "x-localized": true,
    "x-multiline": isMultiline || undefined,
    additionalProperties: { type: "string" },
  });
}

/** A list of coded texts: options, rows, columns, fields, items. */
export function optionsSchema(title: string, members: JsonObject = {}, required: readonly string[] = []): JsonObject {
  return {
    type: "array",
    title,
    maxItems: 2000,
    items: {
      type: "object",
      additionalProperties: false,
      required: ["code", "label", ...required],
      properties: {
        code: { type: "string", title: "Code", pattern: CODE_PATTERN },
        label: localizedSchema("Text"),
        showIf: CONDITION,
        ...members,
      },
    },
  };
}

/** The member of options that can be put in random order. */
export const pinnedSchema: JsonObject = { isPinned: { type: "boolean", title: "Stays in place" } };

/** The member of options that can stand in a group of their question. */
export const groupSchema: JsonObject = { group: { type: "string", title: "Group", pattern: CODE_PATTERN } };

/** The groups, each a heading over the options that name it. */
export const optionGroupsSchema: JsonObject = {
  type: "array",
  title: "Option groups",
  maxItems: 200,
  items: {
    type: "object",
    additionalProperties: false,
    required: ["code", "label"],
    properties: { code: { type: "string", title: "Code", pattern: CODE_PATTERN }, label: localizedSchema("Text") },
  },
};

export const imageSchema: JsonObject = { type: "string", title: "Image", maxLength: 200_000, pattern: IMAGE_PATTERN };

export function flagSchema(title: string): JsonObject {
  return { type: "boolean", title, default: false };
}

export function integerSchema(title: string, limits: JsonObject = {}): JsonObject {
  return { type: "integer", title, ...limits };
}

export function enumSchema(title: string, values: readonly string[]): JsonObject {
  return { type: "string", title, enum: values, default: values[0] ?? "" };
}

/** Top level of a type's settings. Open, so that it composes with the schema of the common settings. */
export function settingsSchema(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { $defs: conditionDefs, type: "object", properties, required };
}

/** One of these values; nothing at all where there are none, since an empty `enum` does not compile. */
export function anyOfValues(values: readonly Json[]): JsonObject {
  const distinct = [...new Set(values)];
  return distinct.length > 0 ? { enum: distinct } : { not: {} };
}

/** Distinct values of a list within a count. */
export function listOfValues(values: readonly string[], limits: { readonly min: number; readonly max: number }): JsonObject {
  return {
    type: "array",
    items: anyOfValues(values),
    uniqueItems: true,
    minItems: limits.min,
    maxItems: Math.max(limits.min, limits.max),
  };
}

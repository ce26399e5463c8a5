import { isJsonObject, type JsonObject } from "../../shared/json";
import { optionalObject } from "../../shared/objectSchema";
import { blockLogic, conditionDefs, questionLogic } from "../logic/conditionSchema";
import type { QuestionType } from "../questionType";
import { LANGUAGE_TAG, languageSchema, questionIdSchema } from "./jsonSchemas";

const LONGEST_TEXT = 20_000;
const MOST_BLOCKS = 1_000;
const MOST_QUESTIONS = 5_000;
/** Seconds of a clock at most. */
export const LONGEST_CLOCK = 3_600;

const localizedText: JsonObject = {
  type: "object",
  propertyNames: { type: "string", pattern: LANGUAGE_TAG },
  additionalProperties: { type: "string", maxLength: LONGEST_TEXT },
};

const seconds: JsonObject = { type: "integer", minimum: 1, maximum: LONGEST_CLOCK };

const COMMON: JsonObject = {
  id: questionIdSchema,
  variable: { type: "string", pattern: "^[A-Za-z][A-Za-z0-9_]{0,99}$" },
  type: { type: "string", minLength: 1, maxLength: 60 },
  title: localizedText,
  description: localizedText,
  required: { type: "boolean" },
  dontKnow: localizedText,
  minimumSeconds: seconds,
  maximumSeconds: seconds,
  ...questionLogic,
};
const COMMON_REQUIRED = ["id", "variable", "type", "title"];

/** A questionnaire without what only the questions' types know. */
export const documentSchema: JsonObject = {
  $defs: conditionDefs,
  ...optionalObject(
    {
      languages: { type: "array", items: languageSchema, minItems: 1, maxItems: 60, uniqueItems: true },
      title: localizedText,
      welcome: localizedText,
      closing: localizedText,
      blocks: {
        type: "array",
        maxItems: MOST_BLOCKS,
        items: optionalObject(
          {
            id: questionIdSchema,
            title: localizedText,
            description: localizedText,
            ...blockLogic,
            questions: {
              type: "array",
              maxItems: MOST_QUESTIONS,
              items: { type: "object", properties: COMMON, required: COMMON_REQUIRED },
            },
          },
          ["id", "questions"],
        ),
      },
    },
    ["languages", "blocks"],
  ),
};

/** A question of the type: the common part and its settings, and nothing else. */
export function questionSchema({ settings }: QuestionType): JsonObject {
  const own = isJsonObject(settings.properties) ? settings.properties : {};
  const required = Array.isArray(settings.required) ? settings.required : [];
  return {
    ...settings,
    $defs: conditionDefs,
    type: "object",
    additionalProperties: false,
    properties: { ...own, ...COMMON },
    required: [...COMMON_REQUIRED, ...required],
  };
}

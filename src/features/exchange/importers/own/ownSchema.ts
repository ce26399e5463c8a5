import { isJsonObject, type JsonObject } from "../../../../shared/json";
import { documentSchema, questionSchema } from "../../../../survey/document/documentSchema";
import { QUOTA_DEVICES } from "../../../../survey/fieldwork/cell";
import { CONDITION, conditionDefs } from "../../../../survey/logic/conditionSchema";
import type { QuestionType } from "../../../../survey/questionType";

/** Version of the format that we write and read. */
export const OWN_VERSION = 1;

const ID = "https://json-schema.org/draft/2020-12/schema";

/** Cells that respondents are counted by; without `$defs`. */
export const quotasSchema: JsonObject = {
  type: "array",
  maxItems: 10_000,
  items: {
    type: "object",
    additionalProperties: false,
    required: ["title", "target", "condition"],
    properties: {
      title: { type: "string", minLength: 1, maxLength: 200, pattern: "\\S" },
      target: { type: "integer", minimum: 1, maximum: 10_000_000 },
      condition: CONDITION,
      device: { enum: QUOTA_DEVICES },
    },
  },
};

/** A question of one of the types, each with its own settings and no other's. */
function anyQuestion(questionTypes: readonly QuestionType[]): JsonObject {
  return {
    type: "object",
    required: ["type"],
    properties: { type: { enum: questionTypes.map(({ name }) => name) } },
    allOf: questionTypes.map((type) => {
      const { $defs: _shared, ...own } = questionSchema(type);
      return { if: { properties: { type: { const: type.name } } }, then: own };
    }),
  };
}

/** The document's schema with its blocks' questions described to the last setting. */
function wholeDocument(): JsonObject {
  const { $defs: _shared, ...document } = documentSchema;
  const properties = isJsonObject(document.properties) ? document.properties : {};
  const blocks = isJsonObject(properties.blocks) ? properties.blocks : {};
  const block = isJsonObject(blocks.items) ? blocks.items : {};
  const members = isJsonObject(block.properties) ? block.properties : {};
  const questions = isJsonObject(members.questions) ? members.questions : {};
  const items = { ...block, properties: { ...members, questions: { ...questions, items: { $ref: "#/$defs/question" } } } };
  return { ...document, properties: { ...properties, blocks: { ...blocks, items } } };
}

/**
 * JSON Schema (2020-12) of a file of our own format: questionnaire, settings of every question type and logic. Conditions,
 * rules, carried options, loops and orders are described in `src/survey/logic`.
 * @example
 * new Ajv2020({ strict: false }).compile(ownSchema(types))({ sondeo: 1, questionnaire })
 */
export function ownSchema(types: ReadonlyMap<string, QuestionType>): JsonObject {
  return {
    $schema: ID,
    title: "Sondeo questionnaire",
    $defs: { ...conditionDefs, question: anyQuestion([...types.values()]) },
    type: "object",
    required: ["sondeo", "questionnaire"],
    properties: { sondeo: { const: OWN_VERSION }, questionnaire: wholeDocument(), quotas: quotasSchema },
  };
}

import type { JsonObject } from "../../shared/json";
import type { Operator } from "./condition";
import { OPTION_LISTS } from "./references";

const MOST_MEMBERS = 200;

export const OPERATORS: readonly Operator[] = [
  "equal",
  "different",
  "only",
  "less",
  "atMost",
  "atLeast",
  "greater",
  "contains",
  "answered",
  "unanswered",
  "dontKnow",
];

const id: JsonObject = { type: "string", minLength: 1, maxLength: 200 };

function closed(properties: JsonObject, required: readonly string[]): JsonObject {
  return { type: "object", additionalProperties: false, properties, required };
}

/** Where schemas of documents and questions keep the condition's, which refers to itself. */
export const CONDITION = { $ref: "#/$defs/condition" } as const satisfies JsonObject;

const members: JsonObject = { type: "array", maxItems: MOST_MEMBERS, items: CONDITION };

/** To stand at the root of every schema that refers to `CONDITION`. */
export const conditionDefs: JsonObject = {
  condition: {
    type: "object",
    // The one that a condition means is told by what it has, so that a fault names its own place.
    if: { properties: { all: true }, required: ["all"] },
    then: closed({ all: members }, ["all"]),
    else: {
      if: { properties: { any: true }, required: ["any"] },
      then: closed({ any: members }, ["any"]),
      else: {
        if: { properties: { not: true }, required: ["not"] },
        then: closed({ not: CONDITION }, ["not"]),
        else: closed(
          {
            question: id,
            part: id,
            of: { enum: ["value", "count"] },
            is: { enum: OPERATORS },
            value: { anyOf: [{ type: "string", maxLength: 1000 }, { type: "number" }] },
          },
          ["question", "is"],
        ),
      },
    },
  },
};

const action: JsonObject = {
  type: "object",
  required: ["do"],
  properties: { do: { enum: ["jump", "screenOut", "quality", "finish"] } },
  allOf: [
    {
      if: { properties: { do: { const: "jump" } } },
      then: closed({ do: true, to: id }, ["to"]),
    },
    {
      if: { properties: { do: { const: "quality" } } },
      then: closed({ do: true, isSanctioned: { type: "boolean" } }, ["isSanctioned"]),
    },
    {
      if: { properties: { do: { enum: ["screenOut", "finish"] } } },
      then: closed({ do: true }, []),
    },
  ],
};

export const rulesSchema: JsonObject = {
  type: "array",
  maxItems: MOST_MEMBERS,
  items: closed({ id, when: CONDITION, then: action }, ["id", "when", "then"]),
};

const which: JsonObject = { enum: ["chosen", "unchosen"] };

export const carrySchema: JsonObject = closed({ from: id, which, into: { enum: [...OPTION_LISTS] } }, ["from", "which", "into"]);

export const orderSchema: JsonObject = { enum: ["fixed", "random", "rotated", "even"] };

/** What a block may say of its place in the respondent's way. */
export const blockLogic: JsonObject = {
  showIf: CONDITION,
  order: orderSchema,
  group: closed({ name: id, order: orderSchema }, ["name", "order"]),
  isFinal: { type: "boolean" },
  loop: closed({ from: id, which }, ["from", "which"]),
};

/** What a question may say of its place in the respondent's way. */
export const questionLogic: JsonObject = { showIf: CONDITION, rules: rulesSchema, carry: carrySchema };

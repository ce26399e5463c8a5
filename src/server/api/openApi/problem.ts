import type { JsonObject } from "../../../shared/json";

/** What every failing call answers, as RFC 9457 says. */
export const PROBLEM_RESPONSE: JsonObject = {
  description: "What went wrong, as RFC 9457 says, in the caller's language",
  content: {
    "application/problem+json": {
      schema: { $ref: "#/components/schemas/Problem" },
      example: {
        type: "urn:sondeo:error:request.invalid",
        title: "Bad Request",
        status: 400,
        code: "request.invalid",
        detail: "Some values need a correction.",
        errors: [{ path: "/email", rule: "formatEmail", message: "Enter an e-mail address" }],
      },
    },
  },
};

export const PROBLEM_SCHEMA: JsonObject = {
  type: "object",
  required: ["type", "title", "status", "code"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", description: "Stable; what a program decides by" },
    detail: { type: "string" },
    requestId: { type: "string", description: "To be named when an unexpected failure is reported" },
    record: {
      type: "object",
      description: "Of a call upon several records: the first that could not be written",
      required: ["id"],
      properties: {
        id: { type: "string", format: "uuid" },
        label: { description: "Its label, as the record has it; absent where the caller may not read it" },
      },
    },
    failed: {
      type: "array",
      description: "Ids of all records that could not be written for the same reason, as far as it is known",
      items: { type: "string", format: "uuid" },
    },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "rule", "message"],
        properties: {
          path: { type: "string", description: "JSON pointer into the body, or the query's part" },
          rule: { type: "string" },
          message: { type: "string" },
        },
      },
    },
  },
};

import { NextStepName, SessionSpace, SPACE_EXAMPLE, sessionApi } from "../../../contracts/api/session";
import type { Json, JsonObject } from "../../../shared/json";
import { answerOf } from "../../api/openApi/answerOf";
import { type DocumentedSchema, documented } from "../../api/openApi/callDocument";
import { callSchema, jsonSchema } from "../../api/openApi/callSchema";

const TAGS = ["Sign-in"];

const SPACE = jsonSchema(SessionSpace);

/** What a sign-in is answered with. */
export const SIGNED_IN: JsonObject = {
  type: "object",
  required: ["authToken", "active2fa", "nextStep"],
  properties: {
    authToken: { type: "string", description: "For `Authorization: Bearer`" },
    rol: { type: "string" },
    mainAdmin: { type: "boolean" },
    active2fa: { type: "boolean", description: "Whether the second step is to be taken now" },
    nextStep: jsonSchema(NextStepName),
    space: SPACE,
  },
};

/** How a sign-in is documented. */
export function signInOperation(summary: string, body: JsonObject): DocumentedSchema {
  const example: Json = { email: "moderator@demo.test", password: "Sondeo-demo-1" };
  return documented({ tags: TAGS, summary }, () => ({
    examples: { origin: "demo" },
    body: { schema: body, example },
    answer: {
      schema: SIGNED_IN,
      example: { authToken: "3q2-7w", rol: "MODERATOR", active2fa: false, nextStep: "activities", space: SPACE_EXAMPLE },
    },
  }));
}

export const SIGN_OUT_OPERATION = documented({ tags: TAGS, summary: "Sign out" }, () => ({
  examples: { origin: "demo" },
  answer: { status: 204 },
}));

const READ = "GET /api/session";
const answer = answerOf(sessionApi, READ);
export const SESSION_OPERATION = callSchema(sessionApi, READ, {
  tags: TAGS,
  headers: ["X-Space"],
  answer: [answer, { status: 204, description: "Nobody" }],
});

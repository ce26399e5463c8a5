import type { Json, JsonObject } from "../../../shared/json";
import { component, type DocumentedSchema, documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";

const TAGS = ["Sign-in"];

const SPACE: JsonObject = {
  type: "object",
  required: ["id", "kind", "origin", "name", "language"],
  properties: {
    id: { type: "string", format: "uuid" },
    kind: { type: "string", enum: ["community", "company"] },
    origin: { type: ["string", "null"] },
    name: { type: "string" },
    language: { type: "string" },
  },
};

export const NEXT_STEP: JsonObject = {
  type: "string",
  enum: ["2fa", "verify-email", "conditions", "after-login", "activities"],
  description: "Where the person goes from here; `activities` where nothing is left to complete",
};

const SESSION = component("Session", {
  type: "object",
  required: ["kind", "accessKeys", "account", "name", "image", "space", "memberId", "subjectId", "nextStep"],
  properties: {
    kind: { type: "string", enum: ["member", "staff", "suite", "backoffice"] },
    accessKeys: { type: "array", items: { type: "string" } },
    account: {
      type: "object",
      required: ["id", "email"],
      properties: { id: { type: "string", format: "uuid" }, email: { type: "string" } },
    },
    name: { type: "string" },
    image: { type: ["string", "null"], description: "The member's photo" },
    space: { anyOf: [SPACE, { type: "null" }] },
    memberId: { type: ["string", "null"] },
    subjectId: { type: ["string", "null"], description: "The member or the staff role that the session stands for" },
    nextStep: NEXT_STEP,
  },
});

/** What a sign-in is answered with. */
export const SIGNED_IN: JsonObject = {
  type: "object",
  required: ["authToken", "active2fa", "nextStep"],
  properties: {
    authToken: { type: "string", description: "For `Authorization: Bearer`" },
    rol: { type: "string" },
    mainAdmin: { type: "boolean" },
    active2fa: { type: "boolean", description: "Whether the second step is to be taken now" },
    nextStep: NEXT_STEP,
    space: SPACE,
  },
};

const SPACE_EXAMPLE = { id: EXAMPLE_ID, kind: "community", origin: "demo", name: "Demo", language: "es" };

const SESSION_EXAMPLE = {
  kind: "staff",
  accessKeys: ["community:MODERATOR"],
  account: { id: EXAMPLE_ID, email: "moderator@demo.test" },
  name: "Marta",
  image: null,
  space: SPACE_EXAMPLE,
  memberId: null,
  subjectId: EXAMPLE_ID,
  nextStep: "activities",
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

export const SESSION_OPERATION = documented({ tags: TAGS, summary: "Who is signed in; nobody: 204" }, () => ({
  headers: ["X-Space"],
  answer: [
    { schema: SESSION, example: SESSION_EXAMPLE },
    { status: 204, description: "Nobody" },
  ],
}));

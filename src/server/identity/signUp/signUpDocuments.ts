import type { Entity } from "../../../schema/catalog";
import type { Json, JsonObject } from "../../../shared/json";
import { type CallDocument, type DocumentedSchema, documented } from "../../api/openApi/callDocument";
import { exampleOf } from "../../api/openApi/exampleOf";
import { DOCUMENTS } from "../profile/profileDocuments";
import { profileFields } from "../profileFields";
import { VERIFY_MINUTES } from "./pendingSignUp";
import { signUpBody, signUpFields } from "./signUpBody";

const TAGS = ["Sign-up"];

const FORM: JsonObject = {
  type: "object",
  required: ["mode", "email", "hasAccount", "required", "acceptanceText", "documents"],
  properties: {
    mode: { type: "string", enum: ["INVITED", "OPEN"] },
    email: { type: ["string", "null"], description: "Whose invitation it is" },
    hasAccount: { type: "boolean", description: "Whether the password asked for is one that exists" },
    required: { type: "array", items: { type: "string" }, description: "Fields of the profile that are asked for" },
    acceptanceText: { type: ["string", "null"] },
    documents: DOCUMENTS,
  },
};

const SIGNED_UP: JsonObject = {
  type: "object",
  required: ["nextStep"],
  properties: {
    authToken: { type: "string", description: "Where the person is signed in" },
    nextStep: {
      type: "string",
      enum: ["verify-email", "set-password", "login", "2fa", "conditions", "after-login", "activities"],
      description: "`set-password`: nothing is verified yet, the call is repeated with a password",
    },
    email: { type: "string", description: "Whose password is asked for" },
    active2fa: { type: "boolean" },
    minutes: { type: "integer", description: "How long the mail's link is good for" },
  },
};

export const VERIFY_BODY: JsonObject = {
  type: "object",
  additionalProperties: false,
  required: ["codeAction"],
  properties: {
    codeAction: { type: "string", minLength: 1, maxLength: 200 },
    password: {
      type: "string",
      minLength: 1,
      maxLength: 4096,
      description: "Of whoever has the mail; not needed in the browser that signed up, whose password stays",
    },
  },
};

function call(summary: string, document: CallDocument): DocumentedSchema {
  return documented({ tags: TAGS, summary }, () => ({ ...document, examples: { origin: "demo", hash: "open" } }));
}

function formExample(member: Entity): Json {
  return {
    mode: "OPEN",
    email: null,
    hasAccount: false,
    required: [...signUpFields(member, "EXTENDED")],
    acceptanceText: "He leído y acepto las condiciones.",
    documents: [{ document: "CONDITIONS", version: "5f2b8c1d9e0a7463", text: "…" }],
  };
}

function bodyExample(member: Entity): Json {
  const asked = profileFields(member).filter(({ isAskedAtSignUp }) => isAskedAtSignUp);
  return {
    email: "ana@example.com",
    password: "Three-ducks-4",
    ...Object.fromEntries(asked.map(({ name, field }) => [name, exampleOf(field.apiSchema) ?? null])),
    acceptConditions: true,
    acceptPrivacy: true,
  };
}

export function formOperation(member: Entity): DocumentedSchema {
  return call("What a sign-up asks for; `open` in the hash's place: the community's open sign-up", {
    answer: { schema: FORM, example: formExample(member) },
  });
}

export function registerOperation(member: Entity): DocumentedSchema {
  return call("Sign up; without an invitation the e-mail is verified first, whoever has it", {
    body: { schema: signUpBody(member), example: bodyExample(member) },
    answer: { schema: SIGNED_UP, example: { nextStep: "verify-email", minutes: VERIFY_MINUTES } },
  });
}

export const VERIFY_OPERATION = call("Verify an e-mail by the code of the mail, and set the password: the person is a member", {
  body: { schema: VERIFY_BODY, example: { codeAction: "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" } },
  answer: { schema: SIGNED_UP, example: { nextStep: "login" } },
});

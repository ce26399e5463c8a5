import type { Json, JsonObject } from "../../shared/json";
import { type CallDocument, type DocumentedSchema, documented } from "../api/openApi/callDocument";
import { VERIFY_MINUTES } from "./pendingSignUp";
import { DOCUMENTS } from "./profileDocuments";
import { SIGN_UP_BODY } from "./signUpBody";

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

const FORM_EXAMPLE: Json = {
  mode: "OPEN",
  email: null,
  hasAccount: false,
  required: ["name", "surname", "gender", "bornDate", "province"],
  acceptanceText: "He leído y acepto las condiciones.",
  documents: [{ document: "CONDITIONS", version: "5f2b8c1d9e0a7463", text: "…" }],
};
const BODY_EXAMPLE: Json = {
  email: "ana@example.com",
  password: "Three-ducks-4",
  name: "Ana",
  surname: "Ruiz",
  gender: "W",
  bornDate: "1990-05-14",
  province: "Madrid",
  acceptConditions: true,
  acceptPrivacy: true,
};

function call(summary: string, document: CallDocument): DocumentedSchema {
  return documented({ tags: TAGS, summary }, () => ({ ...document, examples: { origin: "demo", hash: "open" } }));
}

export const FORM_OPERATION = call("What a sign-up asks for; `open` in the hash's place: the community's open sign-up", {
  answer: { schema: FORM, example: FORM_EXAMPLE },
});

export const REGISTER_OPERATION = call("Sign up; without an invitation the e-mail is verified first, whoever has it", {
  body: { schema: SIGN_UP_BODY, example: BODY_EXAMPLE },
  answer: { schema: SIGNED_UP, example: { nextStep: "verify-email", minutes: VERIFY_MINUTES } },
});

export const VERIFY_OPERATION = call("Verify an e-mail by the code of the mail, and set the password: the person is a member", {
  body: { schema: VERIFY_BODY, example: { codeAction: "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" } },
  answer: { schema: SIGNED_UP, example: { nextStep: "login" } },
});

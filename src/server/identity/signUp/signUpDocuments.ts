import { signUpApi } from "../../../contracts/api/signUp";
import type { Entity } from "../../../schema/catalog";
import type { Json } from "../../../shared/json";
import { answerOf } from "../../api/openApi/answerOf";
import { type CallDocument, type DocumentedSchema, documented } from "../../api/openApi/callDocument";
import { jsonSchema } from "../../api/openApi/callSchema";
import { exampleOf } from "../../api/openApi/exampleOf";
import { profileFields } from "../profileFields";
import { VERIFY_MINUTES } from "./pendingSignUp";
import { signUpBody, signUpFields } from "./signUpBody";

const TAGS = ["Sign-up"];

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
    answer: { schema: answerOf(signUpApi, "GET /experienceLabs/:origin/signup/:hash").schema, example: formExample(member) },
  });
}

export function registerOperation(member: Entity): DocumentedSchema {
  return call("Sign up; without an invitation the e-mail is verified first, whoever has it", {
    body: { schema: signUpBody(member), example: bodyExample(member) },
    answer: {
      schema: answerOf(signUpApi, "POST /experienceLabs/:origin/register").schema,
      example: { nextStep: "verify-email", minutes: VERIFY_MINUTES },
    },
  });
}

const VERIFY = signUpApi["POST /experienceLabs/:origin/verifyEmail"];
export const VERIFY_BODY = jsonSchema(VERIFY.body);
export const VERIFY_OPERATION = call(VERIFY.summary, {
  body: { schema: VERIFY_BODY, example: VERIFY.examples.body },
  answer: answerOf(signUpApi, "POST /experienceLabs/:origin/verifyEmail"),
});

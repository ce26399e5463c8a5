import { NextStepName } from "../../../contracts/api/session";
import type { Json, JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { component, type DocumentedAnswer, type DocumentedSchema, documented } from "../../api/openApi/callDocument";
import { jsonSchema } from "../../api/openApi/callSchema";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import { STEP_CODE } from "../takeStep";

const TAGS = ["Second factors"];

/** As long as the sign-in takes it. */
const PASSWORD: JsonObject = { type: "string", minLength: 1, maxLength: 4096 };
const LABEL: JsonObject = { type: "string", minLength: 1, maxLength: 60, pattern: "\\S" };
/** What a browser answers for a passkey: base64url, and no more of it than a passkey needs. */
const BYTES: JsonObject = { type: "string", minLength: 1, maxLength: 8192 };
const CODE: JsonObject = { type: "string", pattern: STEP_CODE };

const TRANSPORTS: JsonObject = { type: "array", maxItems: 10, items: { type: "string", maxLength: 40 } };

const MOST_MEMBERS = 40;

/** What browsers add beside is theirs; nothing else of it is read. */
function credentialOf(response: Readonly<Record<string, JsonObject>>): JsonObject {
  return {
    type: "object",
    maxProperties: MOST_MEMBERS,
    required: ["id", "rawId", "response", "type", "clientExtensionResults"],
    properties: {
      id: BYTES,
      rawId: BYTES,
      type: { const: "public-key" },
      clientExtensionResults: { type: "object", maxProperties: MOST_MEMBERS },
      response: {
        type: "object",
        maxProperties: MOST_MEMBERS,
        required: Object.keys(response),
        properties: { ...response, transports: TRANSPORTS },
      },
    },
  };
}

const CREDENTIAL_EXAMPLE = { id: "3q2-7w", rawId: "3q2-7w", type: "public-key", clientExtensionResults: {} };

/** Bodies, each with an example. */
export const BODIES = {
  none: [requiredObject({}), {}],
  code: [requiredObject({ code: CODE }), { code: "123456" }],
  phone: [
    requiredObject({ phone: { type: "string", minLength: 1, maxLength: 40 }, password: PASSWORD }, ["password"]),
    { phone: "+34612345678", password: "Sondeo-demo-1" },
  ],
  owner: [requiredObject({ password: PASSWORD }, ["password"]), { password: "Sondeo-demo-1" }],
  password: [requiredObject({ password: PASSWORD }), { password: "Sondeo-demo-1" }],
  label: [requiredObject({ label: LABEL }), { label: "Telephone" }],
  newPasskey: [
    requiredObject({ label: LABEL, response: credentialOf({ clientDataJSON: BYTES, attestationObject: BYTES }) }),
    { label: "Telephone", response: { ...CREDENTIAL_EXAMPLE, response: { clientDataJSON: "e30", attestationObject: "o2M" } } },
  ],
  passkey: [
    requiredObject({ response: credentialOf({ clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES }) }),
    { response: { ...CREDENTIAL_EXAMPLE, response: { clientDataJSON: "e30", authenticatorData: "SZY", signature: "MEU" } } },
  ],
} as const satisfies Record<string, readonly [JsonObject, Json]>;

const ID: JsonObject = { type: "string", format: "uuid" };
const SECONDS: JsonObject = { type: "integer", minimum: 0 };
const SENT_TO: JsonObject = { type: "string", description: "The telephone's last digits" };
const TIME: JsonObject = { type: "string", format: "date-time" };
const RECOVERY_CODES: JsonObject = {
  type: "array",
  items: { type: "string" },
  description: "Shown once; each good for one sign-in",
};
const RECOVERY_EXAMPLE = ["k7m2p-x9qrt", "b3nwd-4hs8z"];

const FACTOR = component("SecondFactor", {
  type: "object",
  required: ["id", "kind", "label", "hint", "createdAt", "lastUsedAt"],
  properties: {
    id: ID,
    kind: { type: "string", enum: ["sms", "authenticator", "passkey"] },
    label: { type: "string", description: "As its owner calls it; empty where it has no name" },
    hint: { type: ["string", "null"], description: "A telephone's last digits" },
    createdAt: TIME,
    lastUsedAt: { type: ["string", "null"], format: "date-time" },
  },
});

/** Answers, each with an example. */
export const ANSWERS = {
  nothing: { status: 204 },
  step: { schema: requiredObject({ nextStep: jsonSchema(NextStepName) }), example: { nextStep: "activities" } },
  sent: {
    schema: requiredObject({ sentTo: SENT_TO, resendAfterSeconds: SECONDS, minutes: { type: "integer" } }),
    example: { sentTo: "··· 678", resendAfterSeconds: 60, minutes: 10 },
  },
  factors: {
    schema: requiredObject({
      isDemanded: { type: "boolean", description: "Whether the space asks for one" },
      isPending: { type: "boolean", description: "Whether this session has yet to take its second step" },
      canAdd: { type: "boolean" },
      needsPassword: { type: "boolean", description: "Whether adding one asks for the password" },
      factors: { type: "array", items: FACTOR },
      recoveryCodes: { type: "integer", description: "How many are left" },
      isCodeSent: { type: "boolean", description: "Whether a code for this session is on its way" },
      resendAfterSeconds: { ...SECONDS, description: "Until a code can be sent; 0 at once" },
    }),
    example: {
      isDemanded: true,
      isPending: false,
      canAdd: true,
      needsPassword: true,
      factors: [
        {
          id: EXAMPLE_ID,
          kind: "sms",
          label: "",
          hint: "··· 678",
          createdAt: "2026-11-20T09:30:00.000Z",
          lastUsedAt: "2026-11-21T08:00:00.000Z",
        },
      ],
      recoveryCodes: 10,
      isCodeSent: false,
      resendAfterSeconds: 0,
    },
  },
  phone: {
    status: 201,
    schema: requiredObject({ id: ID, sentTo: SENT_TO, resendAfterSeconds: SECONDS }),
    example: { id: EXAMPLE_ID, sentTo: "··· 678", resendAfterSeconds: 60 },
  },
  authenticator: {
    status: 201,
    schema: requiredObject({
      id: ID,
      secret: { type: "string", description: "Base32" },
      uri: { type: "string", description: "otpauth://" },
      qr: requiredObject({
        size: { type: "integer", description: "Modules a side, with the margin" },
        path: { type: "string", description: "SVG path of the dark modules" },
      }),
    }),
    example: {
      id: EXAMPLE_ID,
      secret: "JBSWY3DPEHPK3PXP",
      uri: "otpauth://totp/Demo:ana%40example.com?secret=JBSWY3DPEHPK3PXP",
      qr: { size: 45, path: "M4 4h7v1H4z" },
    },
  },
  options: {
    schema: requiredObject({
      options: { type: "object", description: "WebAuthn, as `navigator.credentials` takes it from JSON" },
    }),
    example: { options: { challenge: "3q2-7w", rpId: "localhost" } },
  },
  confirmed: {
    schema: requiredObject({ recoveryCodes: RECOVERY_CODES }, ["recoveryCodes"]),
    example: { recoveryCodes: RECOVERY_EXAMPLE },
  },
  passkey: {
    status: 201,
    schema: requiredObject({ id: ID, recoveryCodes: RECOVERY_CODES }, ["recoveryCodes"]),
    example: { id: EXAMPLE_ID, recoveryCodes: RECOVERY_EXAMPLE },
  },
  recoveryCodes: { schema: requiredObject({ recoveryCodes: RECOVERY_CODES }), example: { recoveryCodes: RECOVERY_EXAMPLE } },
} as const satisfies Record<string, DocumentedAnswer>;

/** How a call of the room is documented; with a body, what it is checked by too. */
export function documentedCall(
  summary: string,
  { body, answer }: { readonly body?: keyof typeof BODIES; readonly answer: keyof typeof ANSWERS },
): DocumentedSchema & { readonly body?: JsonObject } {
  const [schema, example] = body ? BODIES[body] : [];
  const document = documented({ tags: TAGS, summary }, () => ({
    headers: ["X-Space"],
    examples: { id: EXAMPLE_ID, accountId: EXAMPLE_ID, origin: "demo" },
    ...(schema ? { body: { schema, example } } : {}),
    answer: ANSWERS[answer],
  }));
  return schema ? { ...document, body: schema } : document;
}

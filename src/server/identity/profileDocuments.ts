import type { Json, JsonObject } from "../../shared/json";
import { documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { PROFILE_PROPERTIES, TEXT } from "./profileValues";

const TAGS = ["Profile"];

type Body = Readonly<Record<string, JsonObject>>;
const bodyOf = (properties: Body, required = Object.keys(properties)): JsonObject => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

export const CHANGE = bodyOf(PROFILE_PROPERTIES, []);
export const NICKNAME = bodyOf({ nickname: TEXT });
export const DELETE = bodyOf({ password: { type: "string", minLength: 1, maxLength: 4096 } });
export const ACCEPT = bodyOf({
  accepted: {
    type: "array",
    minItems: 1,
    maxItems: 2,
    items: bodyOf({
      document: { type: "string", enum: ["CONDITIONS", "PRIVACY"] },
      version: { type: "string", maxLength: 64 },
    }),
  },
});

const text: JsonObject = { type: ["string", "null"] };
const PROFILE: JsonObject = {
  type: "object",
  properties: {
    id: { type: "string", format: "uuid" },
    picture: text,
    nickname: text,
    name: text,
    surname: text,
    email: { type: "string" },
    gender: text,
    bornDate: text,
    province: {
      type: "object",
      properties: { lovName: { type: "string" }, elementId: { type: "integer" }, id: { type: "integer" } },
    },
    phone: text,
    medals: { type: "integer" },
    commentsNum: { type: "integer" },
    points: { type: "integer" },
    afterLoginComplete: { type: "boolean" },
  },
};
const PROFILE_EXAMPLE: Json = {
  id: EXAMPLE_ID,
  picture: null,
  nickname: "lince",
  name: "Ana",
  surname: "Ruiz",
  email: "ana@example.com",
  gender: "W",
  bornDate: "1990-05-14",
  province: { lovName: "", elementId: 0, id: 0 },
  phone: null,
  medals: 0,
  commentsNum: 3,
  points: 60,
  afterLoginComplete: false,
};
const STAFF_PROFILE: JsonObject = {
  type: "object",
  properties: {
    id: { type: "string", format: "uuid" },
    email: { type: "string" },
    name: { type: "string" },
    surname: text,
    companyName: { type: "string" },
    companyLogoUrl: text,
    rol: { type: "string" },
    mainAdmin: { type: "boolean" },
  },
};
const ROLE: JsonObject = { type: "object", properties: { rol: { type: "string" }, mainAdmin: { type: "boolean" } } };
const AVAILABILITY: JsonObject = {
  type: "object",
  required: ["available", "reason"],
  properties: {
    available: { type: "boolean" },
    reason: { type: ["string", "null"], enum: ["email", "characters", "offensive", "taken", null] },
  },
};
/** A text that members accept. */
export const DOCUMENTS: JsonObject = {
  type: "array",
  items: {
    type: "object",
    required: ["document", "version", "text"],
    properties: {
      document: { type: "string", enum: ["CONDITIONS", "PRIVACY"] },
      version: { type: "string" },
      text: { type: "string" },
    },
  },
};
const CONDITIONS_SCHEMA: JsonObject = {
  type: "object",
  required: ["acceptanceText", "documents"],
  properties: { acceptanceText: text, documents: DOCUMENTS },
};
const CONDITIONS_EXAMPLE: Json = {
  acceptanceText: null,
  documents: [{ document: "CONDITIONS", version: "5f2b8c1d9e0a7463", text: "…" }],
};

const PARAMETERS = { origin: "demo", communityId: EXAMPLE_ID, id: EXAMPLE_ID, nickname: "lince" };

interface Answer {
  readonly schema: JsonObject;
  readonly example: Json;
}

/** How a call of these routes is documented; without an answer it answers 204. */
export function documentedCall(summary: string, answer: Answer | undefined, body?: [JsonObject, Json]) {
  return documented({ tags: TAGS, summary }, () => ({
    headers: ["X-Space"],
    examples: PARAMETERS,
    ...(body ? { body: { schema: body[0], example: body[1] } } : {}),
    answer: answer ?? { status: 204 },
  }));
}

export const PROFILE_ANSWER: Answer = { schema: PROFILE, example: PROFILE_EXAMPLE };
export const STAFF_ANSWER: Answer = {
  schema: STAFF_PROFILE,
  example: { id: EXAMPLE_ID, email: "ana@example.com", name: "Ana", surname: null, companyName: "Demo", companyLogoUrl: null },
};
export const ROLE_ANSWER: Answer = { schema: ROLE, example: { rol: "MODERATOR", mainAdmin: false } };
export const AVAILABILITY_ANSWER: Answer = { schema: AVAILABILITY, example: { available: false, reason: "taken" } };
export const CONDITIONS_ANSWER: Answer = { schema: CONDITIONS_SCHEMA, example: CONDITIONS_EXAMPLE };

import type { Entity } from "../../../schema/catalog";
import type { Json, JsonObject } from "../../../shared/json";
import { documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID, exampleOf } from "../../api/openApi/exampleOf";
import { AREA_ANSWER } from "../areas/areaElement";
import { type ProfileField, profileFields } from "../profileFields";
import { profileProperties, TEXT } from "./profileValues";

const TAGS = ["Profile"];

type Body = Readonly<Record<string, JsonObject>>;
const bodyOf = (properties: Body, required = Object.keys(properties)): JsonObject => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

export const changeBody = (member: Entity): JsonObject => bodyOf(profileProperties(member), []);
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

function fieldAnswer({ field, area }: ProfileField): Answer {
  if (area) return AREA_ANSWER;
  return { schema: { type: [field.apiSchema.type ?? "string", "null"] }, example: exampleOf(field.apiSchema) ?? null };
}

/** What {@link readProfile} answers. */
export function profileAnswer(member: Entity): Answer {
  const fields = profileFields(member).map((field) => [field.name, fieldAnswer(field)] as const);
  const schemaOf = ([name, { schema }]: (typeof fields)[number]) => [name, schema] as const;
  const exampleIn = ([name, { example }]: (typeof fields)[number]) => [name, example] as const;
  return {
    schema: {
      type: "object",
      properties: {
        id: { type: "string", format: "uuid" },
        ...Object.fromEntries(fields.map(schemaOf)),
        email: { type: "string" },
        medals: { type: "integer" },
        commentsNum: { type: "integer" },
        points: { type: "integer" },
        afterLoginComplete: { type: "boolean" },
      },
    },
    example: {
      id: EXAMPLE_ID,
      ...Object.fromEntries(fields.map(exampleIn)),
      email: "ana@example.com",
      medals: 0,
      commentsNum: 3,
      points: 60,
      afterLoginComplete: false,
    },
  };
}

export const STAFF_ANSWER: Answer = {
  schema: STAFF_PROFILE,
  example: { id: EXAMPLE_ID, email: "ana@example.com", name: "Ana", surname: null, companyName: "Demo", companyLogoUrl: null },
};
export const ROLE_ANSWER: Answer = { schema: ROLE, example: { rol: "MODERATOR", mainAdmin: false } };

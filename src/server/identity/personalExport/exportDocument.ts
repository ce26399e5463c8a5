import type { JsonObject } from "../../../shared/json";
import { component, documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import type { PersonalDataPart } from "../../host/personContributions";

const AT = "2026-11-20T09:30:00.000Z";
const text: JsonObject = { type: ["string", "null"] };
const moment: JsonObject = { type: ["string", "null"], format: "date-time" };
const words: JsonObject = { type: "object", additionalProperties: { type: "string" } };

function listOf(properties: Readonly<Record<string, JsonObject>>, description: string): JsonObject {
  return { type: "array", description, items: { type: "object", required: Object.keys(properties), properties } };
}

const PROPERTIES: Readonly<Record<string, JsonObject>> = {
  at: { type: "string", format: "date-time" },
  language: { type: "string" },
  community: {
    type: "object",
    required: ["id", "name"],
    properties: { id: { type: "string", format: "uuid" }, name: { type: "string" } },
  },
  email: { type: "string" },
  records: listOf(
    {
      entity: { type: "string" },
      title: { type: "string" },
      fields: { ...words, description: "The fields' names in the member's language" },
      records: { type: "array", items: { type: "object" } },
    },
    "Profile, consents, comments, messages, LABs: every record that is the member's, by entity",
  ),
  files: listOf(
    {
      name: { type: "string" },
      mediaType: { type: "string" },
      size: { type: "integer" },
      createdAt: { type: "string", format: "date-time" },
      url: { type: "string", description: "Opens with the member's own session" },
    },
    "Uploaded files",
  ),
  mails: listOf(
    { channel: { type: "string" }, subject: text, text, status: text, sentAt: moment, createdAt: moment },
    "What was sent to the member; texts about the account itself hold secrets and are left out",
  ),
  sessions: listOf(
    {
      device: { type: "object", properties: { browser: text, system: text } },
      createdAt: { type: "string", format: "date-time" },
      lastUsedOn: { type: "string", format: "date" },
      expiresAt: { type: "string", format: "date-time" },
    },
    "Where the member is signed in",
  ),
};

function schemaOf(parts: readonly PersonalDataPart[]): JsonObject {
  const lists = parts.map(({ name, properties, description }) => [name, listOf(properties, description)]);
  const properties: JsonObject = { ...PROPERTIES, ...Object.fromEntries(lists) };
  return component("OwnPersonalData", { type: "object", required: Object.keys(properties), properties });
}

const EXAMPLE: JsonObject = {
  at: AT,
  language: "en",
  community: { id: EXAMPLE_ID, name: "Demo" },
  email: "ana@example.com",
  records: [
    {
      entity: "member",
      title: "Members",
      fields: { nickname: "Nickname", birthDate: "Birth date" },
      records: [{ nickname: "lince", birthDate: "1990-05-14" }],
    },
  ],
  files: [{ name: "bus.png", mediaType: "image/png", size: 20_480, createdAt: AT, url: `/files/${EXAMPLE_ID}` }],
  mails: [{ channel: "mail", subject: "Confirm your e-mail", text: null, status: "SENT", sentAt: AT, createdAt: AT }],
  sessions: [
    {
      device: { browser: "Firefox", system: "Linux" },
      createdAt: AT,
      lastUsedOn: "2026-11-20",
      expiresAt: "2026-12-04T09:30:00.000Z",
    },
  ],
};

/** @param parts what extensions add */
export const exportDocument = (parts: readonly PersonalDataPart[]) =>
  documented(
    {
      tags: ["Profile"],
      summary: "All that there is of oneself, to take along",
      description: "A file for the member who is signed in, at most five times an hour. Nothing of anybody else is in it.",
    },
    () => ({
      operationId: "exportOwnPersonalData",
      headers: ["Accept-Language", "X-Space"],
      examples: { communityId: EXAMPLE_ID },
      answer: {
        schema: schemaOf(parts),
        example: { ...EXAMPLE, ...Object.fromEntries(parts.map(({ name, example }) => [name, [example]])) },
        headers: ["Content-Disposition"],
      },
    }),
  );

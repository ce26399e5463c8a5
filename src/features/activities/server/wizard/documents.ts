import { component } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { LONGEST_ENTRY, MOST_ENTRIES, MOST_SEGMENTS, MOST_TAGS } from "../../shared/publication";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
export const uuid: JsonObject = { type: "string", format: "uuid" };
const text: JsonObject = { type: "string" };
const count: JsonObject = { type: "integer", minimum: 0 };

export const OFFERED_TYPES: JsonObject = {
  type: "array",
  items: component(
    "OfferedActivityType",
    requiredObject({
      name: text,
      icon: text,
      sketch: { type: "string", enum: ["form", "choice", "picture", "conversation"] },
      hasConversation: { type: "boolean" },
    }),
  ),
};

export const USED_TAGS: JsonObject = {
  type: "array",
  items: component("UsedTag", requiredObject({ tag: text, members: count })),
};

export const USED_SEGMENTS: JsonObject = {
  type: "array",
  items: component("UsedSegment", requiredObject({ id: uuid, name: text, members: count })),
};

export const NAMED_MEMBERS = requiredObject(
  {
    entries: {
      type: "array",
      description: "Nicknames, e-mail addresses or identifiers",
      items: { type: "string", maxLength: LONGEST_ENTRY },
      maxItems: MOST_ENTRIES,
    },
    tags: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, maxItems: MOST_TAGS },
    segments: { type: "array", items: uuid, maxItems: MOST_SEGMENTS, description: "Those who are in them at the moment" },
  },
  ["entries", "tags", "segments"],
);

export const RESOLVED_MEMBERS = component(
  "ResolvedMembers",
  requiredObject({
    members: { type: "array", items: requiredObject({ id: uuid, nickname: text }) },
    unknown: { type: "array", items: text, description: "Entries that name nobody, as they were written" },
    repeated: { ...count, description: "Entries that name somebody who was named before" },
  }),
);

const FAULT = requiredObject(
  {
    step: { type: "string", enum: ["step1", "step2"], description: "Where it is mended" },
    path: { type: "string", description: "JSON pointer; empty for the whole" },
    message: text,
    place: text,
  },
  ["place"],
);

export const PUBLICATION = component(
  "ActivityPublication",
  requiredObject({
    canSave: { type: "boolean", description: "Whether nothing keeps it from being published" },
    faults: { type: "array", items: FAULT },
    people: { ...count, description: "How many may take part now" },
    labsCost: { ...count, description: "What they earn if all of them complete it" },
    notified: requiredObject({ count, names: { type: "array", items: text, maxItems: 5 } }),
    timeZone: { ...text, description: "The community's (IANA)" },
    prerequisites: { type: "array", items: requiredObject({ id: uuid, title: text, status: text }) },
  }),
);

export const PUBLICATION_EXAMPLE = {
  canSave: false,
  faults: [{ step: "step2", path: "/question", message: "The question is missing: prepare it in step 2." }],
  people: 40,
  labsCost: 800,
  notified: { count: 40, names: ["ardilla", "búho", "cierva", "delfín", "erizo"] },
  timeZone: "Europe/Madrid",
  prerequisites: [{ id: EXAMPLE_ID, title: "Breakfast", status: "ACTIVE" }],
};

/** The entity's own values, which its rules check: see `POST /api/activities`. */
export const VALUES: JsonObject = { type: "object", minProperties: 1, maxProperties: 60 };

export const VALUES_EXAMPLE = {
  title: "Coffee or tea",
  type: "wat_poll",
  description: "A quick question.",
  visibility: "PUBLIC",
  labs: 20,
  videos: [{ url: "https://youtu.be/dQw4w9WgXcQ" }],
};

/** The record, as `GET /api/activities/{id}` answers it. */
export const RECORD: JsonObject = { type: "object", required: ["id", "title", "type", "status"], properties: { id: uuid } };

export const RECORD_EXAMPLE = { id: EXAMPLE_ID, ...VALUES_EXAMPLE, status: "CONFIGURING" };

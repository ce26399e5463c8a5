import { component } from "../../../server/kit";
import type { Json, JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { KINDS, LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_PARTS, MOST_WORDS, VISIBILITIES } from "../shared/task";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const id: JsonObject = { type: "string", format: "uuid" };
const maybe = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });
const count: JsonObject = { type: "integer", minimum: 0 };

const othersVisible: JsonObject = { type: "string", enum: [...VISIBILITIES] };
const part = {
  id,
  title: { type: "string", minLength: 1, maxLength: LONGEST_TITLE, pattern: "\\S" },
  description: { type: "string", maxLength: LONGEST_DESCRIPTION },
  kind: { type: "string", enum: [...KINDS] },
  isRequired: { type: "boolean" },
  minWords: maybe({ type: "integer", minimum: 1, maximum: MOST_WORDS }),
};
const list = (items: JsonObject): JsonObject => ({ type: "array", maxItems: MOST_PARTS, items });

export const params = requiredObject({ id });
export const settings = requiredObject({ othersVisible, parts: list(requiredObject(part, ["id"])) });

export const TEAM = component(
  "TeamTask",
  requiredObject({
    settings: maybe(requiredObject({ othersVisible, parts: list(requiredObject({ ...part, answers: count, sentBack: count })) })),
  }),
);

const state: JsonObject = { type: "string", enum: ["TODO", "SENT", "SENT_BACK", "HIDDEN"] };
export const MEMBER = component(
  "MemberTask",
  requiredObject({ othersVisible, parts: list(requiredObject({ ...part, state, explanation: maybe({ type: "string" }) })) }),
);

const PART_EXAMPLE = {
  title: "Your breakfast",
  description: "Show us what is on the table.",
  kind: "PHOTO",
  isRequired: true,
  minWords: null,
};
export const SETTINGS_EXAMPLE: Json = { othersVisible: "NEVER", parts: [PART_EXAMPLE] };
export const TEAM_EXAMPLE: Json = {
  settings: { othersVisible: "NEVER", parts: [{ id: EXAMPLE_ID, ...PART_EXAMPLE, answers: 12, sentBack: 1 }] },
};
export const MEMBER_EXAMPLE: Json = {
  othersVisible: "NEVER",
  parts: [{ id: EXAMPLE_ID, ...PART_EXAMPLE, state: "SENT_BACK", explanation: "The photo is too dark." }],
};

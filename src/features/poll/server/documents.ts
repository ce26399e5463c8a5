import { component, EXAMPLE_FILE } from "../../../server/kit";
import type { Json, JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { FEWEST_OPTIONS, LONGEST_ALT, LONGEST_OPTION, LONGEST_QUESTION, MOST_OPTIONS } from "../shared/poll";

/** Schemas and examples of the calls. */
export const id = "0193fd0a-7c1e-7000-8000-000000000001";
const code: JsonObject = { type: "string", pattern: "^[A-Za-z0-9-]{1,40}$", maxLength: 40 };
const choices: JsonObject = { type: "array", minItems: 1, maxItems: MOST_OPTIONS, items: code };
const picture: JsonObject = requiredObject({
  image: { type: "string", pattern: "^/files/[0-9a-f-]{36}$", maxLength: 60 },
  alt: { type: "string", maxLength: LONGEST_ALT },
});
const settings = {
  question: { type: "string", minLength: 1, maxLength: LONGEST_QUESTION, pattern: "\\S" },
  picture,
  isMultiple: { type: "boolean" },
  options: {
    type: "array",
    minItems: FEWEST_OPTIONS,
    maxItems: MOST_OPTIONS,
    items: requiredObject({ code, text: { type: "string", minLength: 1, maxLength: LONGEST_OPTION, pattern: "\\S" }, picture }, [
      "picture",
    ]),
  },
} satisfies JsonObject;

export const params = requiredObject({ id: { type: "string", format: "uuid" } });
export const settingsSchema = requiredObject(settings, ["picture"]);
export const ballot = requiredObject({ choices });
const results = {
  voters: { type: "integer" },
  counts: {
    type: "array",
    items: { type: "object", required: ["code", "count"], properties: { code: { type: "string" }, count: { type: "integer" } } },
  },
} satisfies JsonObject;

export const TEAM = component("TeamPoll", {
  type: "object",
  required: ["settings", "voters", "counts"],
  properties: { settings: { anyOf: [settingsSchema, { type: "null" }] }, ...results },
});
export const MEMBER = component("MemberPoll", {
  type: "object",
  required: ["question", "isMultiple", "options", "choices", "results"],
  properties: {
    ...settings,
    choices: { anyOf: [choices, { type: "null" }] },
    results: { anyOf: [{ type: "object", required: ["voters", "counts"], properties: results }, { type: "null" }] },
  },
});

export const SETTINGS_EXAMPLE: JsonObject = {
  question: "Coffee or tea?",
  isMultiple: false,
  options: [
    { code: "coffee", text: "Coffee", picture: { image: EXAMPLE_FILE, alt: "A cup of black coffee" } },
    { code: "tea", text: "Tea" },
  ],
};
const COUNTS = [
  { code: "coffee", count: 3 },
  { code: "tea", count: 1 },
];
export const TEAM_EXAMPLE: Json = { settings: SETTINGS_EXAMPLE, voters: 4, counts: COUNTS };
export const MEMBER_EXAMPLE: Json = { ...SETTINGS_EXAMPLE, choices: ["tea"], results: { voters: 4, counts: COUNTS } };

const pixels: JsonObject = { type: "integer" };
export const PICTURE_ANSWER = requiredObject({ url: { type: "string" }, width: pixels, height: pixels });
export const PICTURE_EXAMPLE: Json = { url: EXAMPLE_FILE, width: 1200, height: 900 };

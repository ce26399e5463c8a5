import { component } from "../../../server/kit";
import type { Json, JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { LONGEST_QUESTION, MOST_QUESTIONS } from "../shared/onlineChat";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const id: JsonObject = { type: "string", format: "uuid" };
const instant: JsonObject = { type: "string", format: "date-time" };
const text: JsonObject = { type: "string" };
const flag: JsonObject = { type: "boolean" };
const maybe = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });
const list = (items: JsonObject): JsonObject => ({ type: "array", items });

const times = { startsAt: instant, endsAt: instant, areLatecomersWelcome: flag };
const questionText: JsonObject = { type: "string", minLength: 1, maxLength: LONGEST_QUESTION, pattern: "\\S" };
const person = { id, name: text, image: maybe(text), seenAt: maybe(instant) };
const clocks = { timeZone: { ...text, description: "Of the community's clocks, IANA" }, now: instant };

export const params = requiredObject({ id });
export const questionParams = requiredObject({ id, questionId: id });
export const memberParams = requiredObject({ id, memberId: id });
export const muting = requiredObject({ isMuted: flag });
export const settings = requiredObject({
  ...times,
  questions: { type: "array", maxItems: MOST_QUESTIONS, items: requiredObject({ id, text: questionText }, ["id"]) },
});

export const TEAM = component(
  "TeamChat",
  requiredObject({
    settings: maybe(requiredObject(times)),
    questions: list(requiredObject({ id, text, sentAt: maybe(instant) })),
    people: list(requiredObject({ ...person, isMuted: flag })),
    ...clocks,
  }),
);

export const MEMBER = component(
  "MemberChat",
  requiredObject({
    ...times,
    isMuted: flag,
    people: list(requiredObject(person)),
    questions: list(requiredObject({ commentId: id, text, isAnswered: flag })),
    ...clocks,
  }),
);

const TIMES = { startsAt: "2027-03-04T17:00:00.000Z", endsAt: "2027-03-04T18:00:00.000Z", areLatecomersWelcome: true };
const PERSON = { id: EXAMPLE_ID, name: "ana", image: null, seenAt: "2027-03-04T17:05:00.000Z" };
const CLOCKS = { timeZone: "Europe/Madrid", now: "2027-03-04T17:05:30.000Z" };
const QUESTION = "What made you smile this week?";

export const SETTINGS_EXAMPLE: Json = { ...TIMES, questions: [{ text: QUESTION }] };
export const TEAM_EXAMPLE: Json = {
  settings: TIMES,
  questions: [{ id: EXAMPLE_ID, text: QUESTION, sentAt: null }],
  people: [{ ...PERSON, isMuted: false }],
  ...CLOCKS,
};
export const MEMBER_EXAMPLE: Json = {
  ...TIMES,
  isMuted: false,
  people: [PERSON],
  questions: [{ commentId: EXAMPLE_ID, text: QUESTION, isAnswered: false }],
  ...CLOCKS,
};

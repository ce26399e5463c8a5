import { component } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { PARTICIPANT_STATES } from "../../shared/participant";
import { EXAMPLE_ID, uuid } from "../lists/documents";

/** Members that are reminded by name. */
const MOST_MEMBERS = 500;
const MOST_DATES = 20;

const text: JsonObject = { type: "string" };
const count: JsonObject = { type: "integer" };
const instant: JsonObject = { type: ["string", "null"], format: "date-time" };
const state: JsonObject = { type: "string", enum: [...PARTICIPANT_STATES] };

const PARTICIPANT = component(
  "Participant",
  requiredObject({
    memberId: uuid,
    nickname: text,
    state,
    startedAt: instant,
    completedAt: instant,
    seenAt: { ...instant, description: "When the member opened the activity last" },
    remindedAt: instant,
    contributions: { ...count, description: "Published comments" },
    labs: count,
  }),
);

export const PAGE = requiredObject({
  participants: { type: "array", items: PARTICIPANT },
  total: count,
  counts: requiredObject(Object.fromEntries(PARTICIPANT_STATES.map((name) => [name, count]))),
});

export const PAGE_EXAMPLE = {
  participants: [
    {
      memberId: EXAMPLE_ID,
      nickname: "Lince",
      state: "begun",
      startedAt: "2027-01-02T10:00:00.000Z",
      completedAt: null,
      seenAt: "2027-01-03T10:00:00.000Z",
      remindedAt: null,
      contributions: 2,
      labs: 0,
    },
  ],
  total: 1,
  counts: { notBegun: 3, begun: 1, done: 7, screenedOut: 0 },
};

export const PAGE_QUERY = optionalObject({
  state,
  search: { type: "string", minLength: 1, maxLength: 100 },
  page: { type: "string", pattern: "^[0-9]{1,6}$", maxLength: 6 },
  size: { type: "string", pattern: "^([1-9][0-9]?|100)$", maxLength: 3 },
});

export const MEMBERS_BODY = requiredObject({
  memberIds: { type: "array", items: uuid, minItems: 1, maxItems: MOST_MEMBERS, uniqueItems: true },
});

export const RESULT = requiredObject({
  reminded: count,
  skipped: requiredObject({
    done: { ...count, description: "They have done it, or were screened out" },
    recently: { ...count, description: "Reminded less than 12 hours ago" },
    locked: { ...count, description: "Others come first" },
    absent: { ...count, description: "It isn't for them" },
  }),
});

export const RESULT_EXAMPLE = { reminded: 3, skipped: { done: 0, recently: 1, locked: 0, absent: 0 } };

export const DATES_BODY = requiredObject({
  reminderDates: {
    type: "array",
    items: { type: "string", format: "date-time", maxLength: 40 },
    minItems: 1,
    maxItems: MOST_DATES,
    uniqueItems: true,
  },
});

export const REMINDERS = requiredObject({
  reminders: {
    type: "array",
    items: requiredObject({
      id: uuid,
      at: { type: "string", format: "date-time" },
      sentAt: instant,
      count: { type: ["integer", "null"], description: "How many were reminded, once it was sent" },
    }),
  },
  timeZone: { ...text, description: "IANA name, of the community's clocks" },
});

export const REMINDERS_EXAMPLE = {
  reminders: [{ id: EXAMPLE_ID, at: "2027-01-10T09:00:00.000Z", sentAt: null, count: null }],
  timeZone: "Europe/Madrid",
};

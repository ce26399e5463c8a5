import { requiredObject } from "../../../../shared/objectSchema";

const number = { type: "number" } as const;
const integer = { type: "integer" } as const;
const text = { type: "string" } as const;
const moment = { type: ["string", "null"], format: "date-time" } as const;

const CELL = requiredObject({
  ...{ title: text, criteria: { type: "array", items: text } },
  ...{ target: integer, completes: integer, begun: integer, invited: integer },
});
const WAVE = requiredObject({
  ...{ number: integer, invited: integer, reminded: integer, entered: integer, completes: integer },
  sentAt: { type: "string", format: "date-time" },
});

export const FIELD = requiredObject({
  state: { enum: ["none", "waiting", "open", "paused", "closed"] },
  pausedFor: { enum: ["INCIDENCE", "HAND", null] },
  ...{ opensAt: moment, openedAt: moment, endsAt: moment, closedAt: moment, reconciledAt: moment },
  ...{ sample: integer, completes: integer, invited: integer, reminded: integer, entered: integer, begun: integer },
  ...{ screenedOut: integer, overQuota: integer, discarded: integer, dropped: integer },
  incidence: { type: ["number", "null"] },
  quotedIncidence: number,
  coins: number,
  cells: { type: "array", items: CELL },
  waves: { type: "array", items: WAVE },
});

export const FIELD_EXAMPLE = {
  ...{ state: "open", pausedFor: null, opensAt: null, closedAt: null, reconciledAt: null },
  ...{ openedAt: "2026-11-25T08:00:00.000Z", endsAt: "2026-12-02T08:00:00.000Z" },
  ...{ sample: 300, completes: 134, invited: 1240, reminded: 310, entered: 226, begun: 6 },
  ...{ screenedOut: 58, overQuota: 11, discarded: 4, dropped: 13 },
  ...{ incidence: 69.8, quotedIncidence: 70, coins: 0.8 },
  cells: [{ title: "Mujer", criteria: ["GENDER"], target: 150, completes: 71, begun: 3, invited: 610 }],
  waves: [{ number: 2, sentAt: "2026-11-26T08:00:00.000Z", invited: 640, reminded: 0, entered: 101, completes: 58 }],
};

import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { STATES } from "../ownDatabase";

const count = Type.Integer({ minimum: 0 });
const State = Type.Enum([...STATES]);

const Person = Type.Object({
  id: Id,
  email: Type.String(),
  name: nullable(Type.String()),
  language: nullable(Type.String()),
  state: State,
  invitedAt: nullable(Instant),
  reminders: count,
  maySend: Type.Boolean({ description: "Whether they may be written to once more by hand" }),
});
const People = Type.Object({
  counts: Type.Object({
    people: count,
    invited: count,
    reminded: count,
    bounced: count,
    unsubscribed: count,
    begun: count,
    answered: count,
    screenedOut: count,
    byLink: Type.Integer({ description: "Complete responses of people who came by the open link" }),
  }),
  most: nullable(Type.Integer({ description: "People whom the licence allows to be invited" })),
  link: Type.Object({ isOpen: Type.Boolean(), address: nullable(Type.String({ description: "Path of the open link" })) }),
  nextReminder: nullable(Type.Object({ at: Instant, people: count })),
  state: Type.Enum(["WAITING", "OPEN", "PAUSED", "CLOSED"]),
  removedAt: nullable(Type.String({ format: "date-time", description: "When addresses are removed; null before the end" })),
  maySeePeople: Type.Boolean({ description: "Whether the caller may see addresses: else there are no rows" }),
  total: Type.Integer({ description: "Of the state and the words that are asked for" }),
  rows: Type.Array(Person),
});

/** Whom a study's client brings, and how far they are. */
export type OwnPeopleList = ValueOf<typeof People>;
export type OwnPerson = ValueOf<typeof Person>;

const Preview = Type.Object({
  email: nullable(Type.String({ description: "Of the first addressee, whose values it has; null: sample values" })),
  subject: Type.String(),
  text: Type.String(),
  button: Type.String(),
  consent: Type.String({ description: "What stands at the foot" }),
});

/** An invitation as it arrives. */
export type InvitationPreview = ValueOf<typeof Preview>;

const ana: OwnPerson = {
  ...{ id: EXAMPLE_ID, email: "ana@mail.test", name: "Ana", language: "es", state: "BOUNCED" },
  ...{ invitedAt: "2026-11-25T08:00:00.000Z", reminders: 0, maySend: true },
};
const params = { id: EXAMPLE_ID };
const ofPerson = { id: EXAMPLE_ID, personId: EXAMPLE_ID };

/** The people whom a study's client brings. */
export const peopleApi = defineApi({
  "GET /api/studies/:id/people": defineCall({
    summary: "The people whom a study's client brings: counts, the open link, and a page of them",
    params: ById,
    query: closed({
      state: Type.Optional(State),
      words: Type.Optional(Type.String({ maxLength: 120, description: "Part of an address or name" })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    }),
    answer: People,
    examples: {
      params,
      query: { state: "BOUNCED" },
      answer: {
        counts: {
          ...{ people: 40, invited: 40, reminded: 12, bounced: 3, unsubscribed: 1 },
          ...{ begun: 2, answered: 21, screenedOut: 1, byLink: 0 },
        },
        ...{
          most: 500,
          link: { isOpen: false, address: null },
          nextReminder: null,
          state: "OPEN",
          removedAt: null,
          maySeePeople: true,
          total: 3,
        },
        rows: [ana],
      },
    },
  }),
  "GET /api/studies/:id/people/preview": defineCall({
    summary: "A study's invitation as it arrives, with the values of the first addressee",
    params: ById,
    answer: Preview,
    examples: {
      params,
      answer: {
        ...{ email: "ana@mail.test", subject: "Tell us what you think", text: "Hello, Ana", button: "Answer the survey" },
        consent: "Your answers are confidential.",
      },
    },
  }),
  "PUT /api/studies/:id/people/link": defineCall({
    summary: "Turn a study's open link on or off: whoever has it may answer, once in each browser",
    params: ById,
    body: closed({ isOpen: Type.Boolean() }),
    examples: { params, body: { isOpen: true } },
  }),
  "POST /api/studies/:id/people/:personId/send": defineCall({
    summary: "Write to an addressee once more",
    params: closed({ id: Id, personId: Id }),
    examples: { params: ofPerson },
  }),
});

import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { REASONS } from "../report";

const Person = closed({ id: Id, name: Type.String() });

const fields = {
  id: Id,
  activity: closed({ id: Id, title: Type.String(), type: Type.String() }),
  author: Person,
  text: Type.String({ description: "At most 280 characters" }),
  createdAt: Instant,
};
const WaitingComment = component("WaitingComment", closed(fields));

const ReportedComment = component(
  "ReportedComment",
  closed({
    ...fields,
    reports: Type.Array(closed({ reason: Type.Enum(REASONS), explanation: nullable(Type.String()) }), {
      description: "In the order in which they came",
    }),
  }),
);

const SilentMember = component(
  "SilentMember",
  closed({
    member: Person,
    lastAt: Type.String({ format: "date-time", description: "When the member wrote last" }),
    comments: Type.Integer({ minimum: 0, description: "All that the member has written" }),
    open: Type.Integer({ minimum: 0, description: "Open conversations that the member hasn't done" }),
  }),
);

const Waiting = closed({
  unanswered: Type.Array(WaitingComment, { description: "Threads that nobody has answered for a day" }),
  thin: Type.Array(WaitingComment, { description: "Threads of a few words that nobody has answered and nothing goes with" }),
  reported: Type.Array(ReportedComment),
  silent: Type.Array(SilentMember),
});

/** What a member wrote in an open activity, and waits for somebody of the team. */
export type WaitingComment = ValueOf<typeof WaitingComment>;
/** What members have reported, and nobody of the team has settled yet. */
export type ReportedComment = ValueOf<typeof ReportedComment>;
/** A member who wrote once, and has written nothing for a week. */
export type SilentMember = ValueOf<typeof SilentMember>;
/** What waits for the team, the oldest first. */
export type Waiting = ValueOf<typeof Waiting>;

const waits: WaitingComment = {
  id: EXAMPLE_ID,
  activity: { id: EXAMPLE_ID, title: "Breakfast", type: "wat_chat" },
  author: { id: EXAMPLE_ID, name: "lucia" },
  text: "Toast.",
  createdAt: "2026-11-02T09:30:00.000Z",
};
const silent: SilentMember = { member: waits.author, lastAt: waits.createdAt, comments: 4, open: 2 };

export const waitingApi = defineApi({
  "GET /api/comments/waiting": defineCall({
    summary:
      "What members reported; threads that nobody has answered for a day, and those of fewer than five words, in open activities; members who fell silent",
    answer: Waiting,
    examples: {
      answer: {
        unanswered: [waits],
        thin: [waits],
        reported: [{ ...waits, reports: [{ reason: "OFFENSIVE", explanation: null }] }],
        silent: [silent],
      },
    },
  }),
});

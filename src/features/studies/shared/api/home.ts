import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { STUDY_STANDINGS, WAITING_REASONS } from "../home";
import { STUDY_STATUSES } from "../studies";

const Status = Type.Enum(STUDY_STATUSES);

const Waiting = Type.Object({
  id: Id,
  name: Type.String(),
  reason: Type.Enum(WAITING_REASONS),
  comment: nullable(
    Type.String({ description: "What has to be corrected if it was sent back, or what keeps it from being released" }),
  ),
  until: nullable(Type.String({ format: "date-time", description: "Until when the accepted price holds" })),
});
const InField = Type.Object({
  ...{ id: Id, name: Type.String(), completes: Type.Integer(), sample: Type.Integer(), isPaused: Type.Boolean() },
});
const Recent = Type.Object({
  id: Id,
  name: Type.String(),
  status: Status,
  sample: nullable(Type.Integer()),
  price: nullable(Type.Number({ description: "Credits" })),
  standing: nullable(
    Type.Enum(STUDY_STANDINGS, { description: "It came back from the review, or was approved and isn't open yet" }),
  ),
});
const Overview = component(
  "StudyOverview",
  Type.Object({
    waiting: Type.Array(Waiting, { description: "The most pressing first" }),
    inField: Type.Array(InField, { description: "The one that opened last first" }),
    groups: Type.Array(Type.Object({ status: Status, studies: Type.Integer() }), {
      description: "How many stand at each status that some have, in the order of a study's life",
    }),
    recent: Type.Array(Recent, { description: "The one that was made last first" }),
  }),
);

const about = { id: Id, name: Type.String(), company: Type.String({ description: "The company's name" }) };
const ToReview = Type.Object({
  ...about,
  sampleSize: Type.Integer(),
  price: Type.Number({ description: "Credits" }),
  reviewEndsAt: nullable(Type.String({ format: "date-time", description: "By when the client was promised an answer" })),
  isLate: Type.Boolean({ description: "Whether that has passed" }),
});
const Paused = Type.Object({ ...about, pausedAt: Instant });
const Queue = Type.Object({
  waiting: Type.Array(ToReview, { description: "The first due first" }),
  paused: Type.Array(Paused, { description: "The longest paused first" }),
});

/** A study that needs something of its company. */
export type WaitingStudy = ValueOf<typeof Waiting>;
export type StudyInField = ValueOf<typeof InField>;
/** A study that was made lately. */
export type RecentStudy = ValueOf<typeof Recent>;
/** The studies that the person may see. */
export type StudyOverview = ValueOf<typeof Overview>;
/** A study that was released and isn't approved yet. */
export type StudyToReview = ValueOf<typeof ToReview>;
/** A study whose field doesn't go on until somebody decides. */
export type PausedStudy = ValueOf<typeof Paused>;
/** What waits for the provider. */
export type ReviewQueue = ValueOf<typeof Queue>;

const overview: StudyOverview = {
  waiting: [{ id: EXAMPLE_ID, name: "Desayunos", reason: "release", comment: null, until: "2027-01-15T10:00:00.000Z" }],
  inField: [{ id: EXAMPLE_ID, name: "Meriendas", completes: 120, sample: 300, isPaused: false }],
  groups: [{ status: "OPEN", studies: 1 }],
  recent: [{ id: EXAMPLE_ID, name: "Meriendas", status: "OPEN", sample: 300, price: 1_740, standing: null }],
};
const named = { id: EXAMPLE_ID, name: "Reforma de la plaza", company: "Northwind" };

/** What the homes of the company and of the provider say of studies. */
export const studyHomesApi = defineApi({
  "GET /api/studies/overview": defineCall({
    summary:
      "The company's studies that need something of it, those in field with their completes, how many stand where, and the last",
    answer: Overview,
    examples: { answer: overview },
  }),
  "GET /api/studies/review": defineCall({
    summary: "Studies of all companies that wait for the provider: to be reviewed, or paused in field",
    answer: Queue,
    examples: {
      answer: {
        waiting: [{ ...named, sampleSize: 150, price: 1_234, reviewEndsAt: "2026-12-11T09:30:00.000Z", isLate: false }],
        paused: [{ ...named, pausedAt: "2026-12-09T16:05:00.000Z" }],
      },
    },
  }),
});

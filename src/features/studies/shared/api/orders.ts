import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";

const count = Type.Integer();
const moment = nullable(Instant);

/** A price, line by line. */
export const Lines = Type.Array(
  Type.Object({
    kind: Type.Enum(["setup", "completes", "criteria", "quotas", "sessions", "participants"]),
    quantity: count,
    unit: Type.Number(),
    amount: Type.Number(),
  }),
);
const Feasibility = Type.Object({
  people: count,
  reachable: count,
  isFeasible: Type.Boolean(),
  days: nullable(count),
  cells: Type.Array(
    Type.Object({
      ...{ title: Type.String(), criteria: Type.Array(Type.String()), target: count, people: count, reachable: count },
      ...{ isBinding: Type.Boolean(), gain: Type.Number() },
    }),
  ),
});
const Population = Type.Object(
  { source: Type.String(), cells: Type.Array(nullable(Type.Number())) },
  { description: "People of the country's population that each cell of `feasibility` stands for, in proportion to each other" },
);
const Estimate = Type.Object({
  missing: Type.Array(Type.String(), { description: "Names of the fields that are still needed for a price" }),
  price: nullable(Type.Object({ lines: Lines, total: count })),
  feasibility: nullable(Feasibility),
  population: nullable(Population),
});
const Quote = Type.Object({
  id: Type.String(),
  lines: Lines,
  total: count,
  expiresAt: Instant,
  isValid: Type.Boolean({ description: "Whether it hasn't expired, and the study is still the one that was priced" }),
  charged: nullable(Type.Integer({ description: "Credits charged in the end" })),
});
const Summary = Type.Object({
  ...Estimate.properties,
  quote: nullable(Quote),
  company: Type.String(),
  available: Type.Integer({ description: "The company's credits that may be spent" }),
  reviewEndsAt: moment,
  reviewComment: nullable(Type.String()),
  hasQuestionnaire: Type.Boolean({ description: "Whether people of this product answer a questionnaire" }),
  completes: count,
  openCorrections: Type.Integer({ description: "Comments of the review that nobody has resolved" }),
  issues: Type.Array(
    Type.Object({ field: Type.String({ description: "Empty: the study as a whole" }), message: Type.String() }),
    { description: "What keeps the study from being released, in the reader's language" },
  ),
});

const Field = Type.Object({
  state: Type.Enum(["none", "waiting", "open", "paused", "closed"], {
    description: "`waiting`: approved, until its release date; `none`: not approved yet",
  }),
  softLaunch: nullable(Type.Integer({ description: "Completes after which it pauses; null where it doesn't, or has" })),
  people: Type.Enum(["panel", "own"], { description: "`own`: the client brings them; there are no coins, cells and waves" }),
  pausedFor: nullable(Type.Enum(["INCIDENCE", "SOFT_LAUNCH", "HAND"])),
  ...{ opensAt: moment, openedAt: moment, endsAt: moment, closedAt: moment },
  reconciledAt: nullable(Type.String({ format: "date-time", description: "When completes were confirmed and their coins paid" })),
  ...{ sample: count, completes: count, invited: count, reminded: count, entered: count, begun: count },
  ...{ screenedOut: count, overQuota: count, discarded: count, dropped: count },
  incidence: nullable(Type.Number()),
  quotedIncidence: Type.Number(),
  coins: Type.Number(),
  ending: nullable(
    Type.Object({ charged: count, returned: count }, { description: "Credits, if the study in field were finished now" }),
  ),
  cells: Type.Array(
    Type.Object({
      ...{ title: Type.String(), criteria: Type.Array(Type.String()) },
      ...{ target: count, completes: count, begun: count, invited: count },
    }),
  ),
  waves: Type.Array(
    Type.Object({
      ...{ number: count, invited: count, reminded: count, entered: count, completes: count, sentAt: Instant },
    }),
    { description: "The newest first" },
  ),
});

const CRITERIA = ["GENDER", "AGE", "PROVINCE", "REGION", "NIELSEN", "EDUCATION", "OCCUPATION", "HOUSEHOLD", "OTHER"] as const;
const values = nullable(Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 60 }));
const whole = (maximum: number) => nullable(Type.Integer({ minimum: 1, maximum }));
const share = nullable(Type.Integer({ minimum: 0, maximum: 100 }));

/** What a wizard knows by now; all of it may be missing. */
const Draft = closed({
  type: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  sessionCount: Type.Optional(whole(10)),
  participantsPerSession: Type.Optional(whole(12)),
  sessionMinutes: Type.Optional(whole(180)),
  country: Type.Optional(nullable(Id)),
  sampleSize: Type.Optional(whole(1_000_000)),
  incidenceRate: Type.Optional(whole(100)),
  estimatedDuration: Type.Optional(whole(600)),
  fieldDays: Type.Optional(whole(60)),
  allowedDevices: Type.Optional(nullable(Type.Enum(["DESKTOP", "MOBILE", "BOTH"]))),
  desktopShare: Type.Optional(share),
  mobileShare: Type.Optional(share),
  criteria: Type.Optional(
    nullable(
      Type.Array(closed({ criterion: Type.Optional(Type.Enum(CRITERIA)), values: Type.Optional(values) }), { maxItems: 30 }),
    ),
  ),
  quotas: Type.Optional(
    nullable(
      Type.Array(
        closed({
          title: Type.Optional(Type.String({ maxLength: 200 })),
          target: Type.Optional(whole(1_000_000)),
          criterion: Type.Optional(nullable(Type.Enum(CRITERIA))),
          values: Type.Optional(values),
          secondCriterion: Type.Optional(nullable(Type.Enum(CRITERIA))),
          secondValues: Type.Optional(values),
        }),
        { maxItems: 100 },
      ),
    ),
  ),
});

/** What a study is priced on, as far as it has been said. */
export type Estimate = ValueOf<typeof Estimate>;
/** The price that was accepted. */
export type Quote = ValueOf<typeof Quote>;
/** What the summary of a study shows. */
export type StudySummary = ValueOf<typeof Summary>;
/** How a study's field on the panel stands. */
export type StudyField = ValueOf<typeof Field>;
/** People of one quota, in field. */
export type StudyFieldCell = StudyField["cells"][number];
/** Invitations that were sent together. */
export type StudyFieldWave = StudyField["waves"][number];
export type EstimateDraft = ValueOf<typeof Draft>;

const price = {
  lines: [
    { kind: "setup", quantity: 1, unit: 300, amount: 300 },
    { kind: "completes", quantity: 500, unit: 7.19, amount: 3595 },
  ],
  total: 3895,
} as const;
const estimate: Estimate = {
  missing: [],
  price,
  feasibility: {
    ...{ people: 1640, reachable: 712, isFeasible: true, days: 4 },
    cells: [{ title: "Mujeres", criteria: ["GENDER"], target: 250, people: 830, reachable: 361, isBinding: true, gain: 2 }],
  },
  population: { source: "INE, 2023", cells: [21_000] },
};
const summary: StudySummary = {
  ...estimate,
  quote: { id: EXAMPLE_ID, ...price, expiresAt: "2026-12-11T09:30:00.000Z", isValid: true, charged: null },
  ...{ company: "Northwind", available: 18_000, reviewEndsAt: null, reviewComment: null, completes: 0 },
  ...{ hasQuestionnaire: true, openCorrections: 0, issues: [] },
};
const field: StudyField = {
  ...{ state: "open", people: "panel", pausedFor: null, softLaunch: null, opensAt: null, closedAt: null, reconciledAt: null },
  ...{ openedAt: "2026-11-25T08:00:00.000Z", endsAt: "2026-12-02T08:00:00.000Z" },
  ...{ sample: 300, completes: 134, invited: 1240, reminded: 310, entered: 226, begun: 6 },
  ...{ screenedOut: 58, overQuota: 11, discarded: 4, dropped: 13 },
  ...{ incidence: 69.8, quotedIncidence: 70, coins: 0.8 },
  ending: { charged: 1_964, returned: 1_931 },
  cells: [{ title: "Mujer", criteria: ["GENDER"], target: 150, completes: 71, begun: 3, invited: 610 }],
  waves: [{ number: 2, sentAt: "2026-11-26T08:00:00.000Z", invited: 640, reminded: 0, entered: 101, completes: 58 }],
};
const params = { id: EXAMPLE_ID };
const move = (summaryText: string) => defineCall({ summary: summaryText, params: ById, examples: { params } });

/** Ordering a study: its price, its review and its field. */
export const ordersApi = defineApi({
  "POST /api/studies/estimate": defineCall({
    summary: "What a study would cost and how many completes the panel can give, as far as it has been said",
    body: Draft,
    answer: Estimate,
    examples: {
      body: {
        ...{ country: EXAMPLE_ID, sampleSize: 500, incidenceRate: 50, estimatedDuration: 10 },
        criteria: [{ criterion: "GENDER", values: ["W"] }],
      },
      answer: estimate,
    },
  }),
  "GET /api/studies/:id/summary": defineCall({
    summary: "A study's accepted price, what it would cost now, what the panel can give, and how its review stands",
    params: ById,
    answer: Summary,
    examples: { params, answer: summary },
  }),
  "POST /api/studies/:id/duplicate": defineCall({
    summary: "Make a new study that asks the same people the same",
    params: ById,
    body: closed({ name: Type.String({ minLength: 3, maxLength: 120, pattern: "\\S" }) }),
    answer: Type.Object({ id: Id }),
    status: 201,
    examples: { params, body: { name: "Desayunos, segunda ola" }, answer: { id: EXAMPLE_ID } },
  }),
  "POST /api/studies/:id/sendBack": defineCall({
    summary: "Send a study back to its company with what has to be corrected",
    params: ById,
    body: closed({ comment: Type.String({ maxLength: 5_000, description: "May be empty if comments stand at their places" }) }),
    examples: { params, body: { comment: "La pregunta 4 no tiene la opción «Ninguna»." } },
  }),
  "POST /api/studies/:id/approve": move(
    "Approve a study that waits for review: it opens in the morning of its release date, or now if that is past",
  ),
  "POST /api/studies/:id/reconcile": move(
    "Make a finished study's completes final: panelists get their coins, and what was discarded is given back",
  ),
  "GET /api/studies/:id/field": defineCall({
    summary: "How a study's field stands: invitations, completes, incidence, quotas and waves",
    params: ById,
    answer: Field,
    examples: { params, answer: field },
  }),
  "POST /api/studies/:id/field/pause": move("Stop a study's field: nobody is invited and nobody begins"),
  "POST /api/studies/:id/field/resume": move("Let a study's field go on; if too few people fit, at the same price"),
});

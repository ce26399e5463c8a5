import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import type { ChartKind } from "../../../survey/questionType";
import { QuestionResult } from "./api";
import { Charts } from "./chartSettings";
import { Conditions } from "./conditions";
import { LONGEST_REPORT_NAME, LONGEST_REPORT_PASSWORD, SHORTEST_REPORT_PASSWORD } from "./reports";

const QuestionId = Type.String({ minLength: 1, maxLength: 200 });

const Name = Type.String({ minLength: 1, maxLength: LONGEST_REPORT_NAME, pattern: "\\S" });
const Password = Type.String({
  minLength: SHORTEST_REPORT_PASSWORD,
  maxLength: LONGEST_REPORT_PASSWORD,
  pattern: `^(\\s*\\S){${SHORTEST_REPORT_PASSWORD}}`,
  description: "Blanks aren't counted",
});
const Token = Type.String({ minLength: 1, maxLength: 200, description: "Last part of the link" });
export const FilterWords = Type.Array(
  closed({
    question: Type.String({ description: "Or name of a variable" }),
    answers: Type.Array(Type.String()),
    isNot: Type.Optional(Type.Boolean({ description: "Whether all others are meant; absent where not" })),
  }),
  { description: "The filter in words: responses meet each, by any of the answers" },
);

export const Report = component(
  "Report",
  closed({
    id: Id,
    name: Type.String(),
    isFrozen: Type.Boolean({ description: "Whether it keeps the numbers of when it was made" }),
    frozenAt: nullable(Instant),
    filter: FilterWords,
    isOutdated: Type.Boolean({ description: "Whether it can't be read: its filter or segment isn't there any more" }),
    segment: nullable(Type.String({ description: "Name of the segment whose members count alone" })),
    questions: nullable(Type.Array(Type.String(), { description: "Ids of those that it includes; null: all" })),
    hasTexts: Type.Boolean({ description: "Whether open answers are included" }),
    charts: Charts,
    createdAt: Instant,
    expiresAt: Instant,
    revokedAt: nullable(Instant),
    openedAt: nullable(Instant),
    path: Type.String({ description: "Address of the page that asks for the password" }),
  }),
);

const NewReport = closed({
  name: Name,
  password: Password,
  isFrozen: Type.Boolean({ description: "Whether it keeps the numbers of now" }),
  filter: Type.Optional(
    Type.Record(Type.String({ maxLength: 200 }), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 }), {
      maxProperties: 20,
      description: "Codes by question id: respondents gave any of the codes of each",
    }),
  ),
  conditions: Type.Optional(Conditions),
  segment: Type.Optional(Type.Union([Id, Type.Literal("")], { description: "Only responses of members who are in it" })),
  questions: Type.Optional(
    nullable(
      Type.Array(QuestionId, {
        minItems: 1,
        maxItems: 500,
        description: "Ids in the order of the report; null: all as they are asked; as the team shows its results unless given",
      }),
    ),
  ),
  hasTexts: Type.Optional(
    Type.Boolean({ description: "Refused of a frozen one, which keeps numbers alone; false unless given" }),
  ),
  charts: Type.Optional(
    Type.Unsafe<ValueOf<typeof Charts>>({ ...Charts, description: "As the team shows its results unless given" }),
  ),
  expiresAt: Type.Optional(Type.String({ format: "date-time", description: "Within a year; in 30 days unless given" })),
});

const ReportChange = closed({
  name: Type.Optional(Name),
  password: Type.Optional(Password),
  expiresAt: Type.Optional(Instant),
  charts: Type.Optional(Charts),
});

/** Whose look a report wears. */
const Brand = closed({
  name: Type.String(),
  logo: nullable(Type.String()),
  ...{ mainColor: Type.String(), mainColorText: Type.String(), buttonColor: Type.String(), textColor: Type.String() },
});

const OpenedReport = component(
  "OpenedReport",
  closed({
    name: Type.String(),
    title: Type.String({ description: "Of the activity or study" }),
    brand: nullable(Brand),
    isFrozen: Type.Boolean(),
    asOf: Type.String({ format: "date-time", description: "When the numbers are from" }),
    expiresAt: Instant,
    filter: FilterWords,
    segment: nullable(Type.String()),
    hasTexts: Type.Boolean(),
    base: Type.Integer({ minimum: 0, description: "Complete responses that the filter leaves" }),
    questions: Type.Array(QuestionResult),
    kinds: Type.Record(Type.String(), Type.Unsafe<ChartKind>({ type: "string" }), {
      description: "How questions are drawn at first, by their id",
    }),
  }),
);

export type ListedReport = ValueOf<typeof Report>;
export type NewReport = ValueOf<typeof NewReport>;
export type ReportChange = ValueOf<typeof ReportChange>;
/** What a reader sees once they gave the password. */
export type OpenedReport = ValueOf<typeof OpenedReport>;
export type ReportBrand = ValueOf<typeof Brand>;
export type FilterWords = ValueOf<typeof FilterWords>;

const params = { id: EXAMPLE_ID };
const OneReport = closed({ id: Id, reportId: Id });
const ofReport = { ...params, reportId: EXAMPLE_ID };
const ByToken = closed({ token: Token });
const ofToken = { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nQ" };
const EXPIRES = "2027-02-14T10:00:00.000Z";

export const EXAMPLE_REPORT: ListedReport = {
  ...{ id: EXAMPLE_ID, name: "Dirección", isFrozen: false, frozenAt: null, isOutdated: false, segment: null },
  ...{ filter: [{ question: "¿Qué bebes?", answers: ["Té"] }], questions: null, hasTexts: false },
  charts: { drink: { kind: "donut", order: "descending" } },
  ...{ createdAt: "2027-01-15T10:00:00.000Z", expiresAt: EXPIRES, revokedAt: null, openedAt: null },
  path: `/r/${ofToken.token}`,
};

const opened: OpenedReport = {
  ...{ name: "Dirección", title: "Bebidas", brand: null, isFrozen: false, asOf: "2027-01-15T10:00:00.000Z", expiresAt: EXPIRES },
  ...{ filter: EXAMPLE_REPORT.filter, segment: null, hasTexts: false, base: 0, questions: [], kinds: {} },
};

/** Reports of an activity for readers without an account. The same calls are there below `/api/studies/:id`. */
export const reportsApi = defineApi({
  "GET /api/activities/:id/reports": defineCall({
    summary: "Reports, the newest first",
    params: ById,
    answer: closed({ reports: Type.Array(Report) }),
    examples: { params, answer: { reports: [EXAMPLE_REPORT] } },
  }),
  "POST /api/activities/:id/reports": defineCall({
    summary: "Make a report that its readers open by a link and a password",
    params: ById,
    body: NewReport,
    answer: Report,
    status: 201,
    examples: {
      params,
      body: { name: "Dirección", password: "Tres-tazas-7", isFrozen: false, filter: {}, hasTexts: false },
      answer: EXAMPLE_REPORT,
    },
  }),
  "PUT /api/activities/:id/reports/:reportId": defineCall({
    summary: "Change a report's name, end, charts or password, which closes it for those who read it",
    params: OneReport,
    body: ReportChange,
    answer: Report,
    examples: { params: ofReport, body: { name: "Dirección" }, answer: EXAMPLE_REPORT },
  }),
  "POST /api/activities/:id/reports/:reportId/revoke": defineCall({
    summary: "Close a report at once: its link leads nowhere any more",
    params: OneReport,
    answer: Report,
    examples: { params: ofReport, answer: EXAMPLE_REPORT },
  }),
  "POST /api/activities/:id/reports/:reportId/link": defineCall({
    summary: "Give a report a new link, also a revoked one; the old link leads nowhere any more",
    params: OneReport,
    answer: Report,
    examples: { params: ofReport, answer: EXAMPLE_REPORT },
  }),
  "DELETE /api/activities/:id/reports/:reportId": defineCall({
    summary: "Delete a report",
    params: OneReport,
    examples: { params: ofReport },
  }),
  "POST /api/reports/:token/open": defineCall({
    summary: "Open a report by its password",
    description:
      "Sets a cookie by which this report alone is read from then on. At most 10 wrong passwords of one network are looked at in a minute, and 60 of all networks in an hour.",
    params: ByToken,
    body: closed({ password: Type.String({ minLength: 1, maxLength: LONGEST_REPORT_PASSWORD }) }),
    answer: OpenedReport,
    examples: { params: ofToken, body: { password: "Tres-tazas-7" }, answer: opened },
  }),
  "GET /api/reports/:token": defineCall({
    summary: "A report that was opened by its password",
    params: ByToken,
    answer: OpenedReport,
    examples: { params: ofToken, answer: opened },
  }),
});

import Type from "typebox";
import { responseSelection } from "../../../contracts/api/responseSelection";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../shared/calls/schemas";
import type { Json } from "../../../shared/json";
import type { ChartKind, Statistics, Tone } from "../../../survey/questionType";
import type { ChartColours } from "./chartSettings";

const People = Type.Integer({ minimum: 0 });
const Language = Type.Optional(Type.String({ pattern: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", maxLength: 35 }));
export const Selection = closed({ ...responseSelection, language: Language });
const DataFile = closed({
  ...responseSelection,
  language: Language,
  values: Type.Optional(
    Type.Enum(["codes", "labels"], {
      type: "string",
      description: "Variable names and codes (the default), or questions' titles and options' labels; SPSS files hold both",
    }),
  ),
  profile: Type.Optional(
    Type.Enum(["true", "false"], {
      type: "string",
      description: "Whether members' profile and tags are added, as far as the caller sees them",
    }),
  ),
});
const params = { id: EXAMPLE_ID };
const dataFile = (summary: string) => defineCall({ summary, params: ById, query: DataFile, examples: { params } });

const Figures = Type.Unsafe<Statistics>({ type: "object", additionalProperties: { type: "number" } });

const ResultCount = Type.Object({
  code: Type.String({ description: "Of an option; row and column joined as `row:column` in a grid" }),
  label: Type.String(),
  count: People,
  group: Type.Optional(
    Type.Object({ code: Type.String(), label: Type.String(), base: People }, { description: "The row of a grid" }),
  ),
  tone: Type.Optional(Type.Unsafe<Tone>({ type: "string" })),
  place: Type.Optional(
    Type.Integer({ minimum: 0, description: "Among the answers as they are asked, where they are shown in another order" }),
  ),
  share: Type.Number({ description: "Part of the question's base, or of the row's in a grid; 0 to 1" }),
});

export const QuestionResult = component(
  "QuestionResult",
  Type.Object({
    id: Type.String(),
    variable: Type.String(),
    title: Type.String(),
    type: Type.String(),
    isAnswerable: Type.Boolean(),
    charts: Type.Array(Type.Unsafe<ChartKind>({ type: "string" })),
    canFilter: Type.Boolean(),
    filters: Type.Optional(
      Type.Array(Type.Enum(["is", "range", "contains"] as const, { type: "string" }), {
        description: "Kinds of conditions that it can be filtered by",
      }),
    ),
    base: People,
    missing: Type.Unsafe<Readonly<Record<string, number>>>({
      type: "object",
      additionalProperties: { type: "integer" },
      description: "Respondents without a value, by reason",
    }),
    counts: Type.Array(ResultCount),
    hiddenCount: Type.Optional(Type.Integer({ minimum: 1, description: "How many answers, or rows of a grid, aren't shown" })),
    colours: Type.Optional(Type.Unsafe<ChartColours>({ type: "string", description: "Chosen for its charts" })),
    isOrdered: Type.Optional(Type.Boolean({ description: "Whether the counts are steps of one scale, the least first" })),
    statistics: Type.Optional(Figures),
    parts: Type.Optional(
      Type.Array(Type.Object({ code: Type.String(), label: Type.String(), base: People, statistics: Figures })),
    ),
    texts: Type.Optional(Type.Array(Type.String(), { description: "A sample of open answers, newest first" })),
    textCount: Type.Optional(Type.Integer({ description: "How many open answers there are" })),
    drawing: Type.Optional(Type.Unsafe<Json>({ description: "What the type's own view draws" })),
  }),
);

export const ResponseCounts = closed({
  total: People,
  complete: People,
  open: People,
  ended: Type.Integer({ description: "Ended by the questionnaire before its last question" }),
  discarded: Type.Integer({ description: "Completes that were discarded for their quality" }),
  test: People,
});

export const Results = closed({
  responses: ResponseCounts,
  base: Type.Integer({ description: "Responses that the filter leaves: complete ones, unless it says how they ended" }),
  conditions: Type.Optional(
    Type.Array(closed({ question: Type.String(), answers: Type.Array(Type.String()), isNot: Type.Optional(Type.Boolean()) }), {
      description: "The request's `conditions` in words, in their order",
    }),
  ),
  questions: Type.Array(QuestionResult),
});

/** Lists of responses: each real one is in one of the first two. */
export const RESPONSE_GROUPS = ["counted", "uncounted", "test"] as const;

const row = {
  id: Id,
  respondent: nullable(Type.String({ description: "The member's nickname, or the respondent's id in an imported file" })),
  channel: Type.String(),
  isTest: Type.Boolean(),
  state: Type.Enum(["open", "complete", "ended"]),
  disposition: nullable(Type.String({ description: "How it ended: `state` alone doesn't tell a screen-out from a full quota" })),
  startedAt: Type.String(),
  completedAt: nullable(Type.String()),
};
const ResponseRow = closed(row);
const ResponseDetail = closed({
  ...row,
  answers: Type.Array(
    closed({
      questionId: Type.String(),
      variable: Type.String(),
      title: Type.String(),
      type: Type.String(),
      text: Type.String({ description: "The answer in words" }),
      missing: nullable(Type.String()),
    }),
  ),
});

export type ResultCount = ValueOf<typeof ResultCount>;
/** One question's distribution. */
export type QuestionResult = ValueOf<typeof QuestionResult>;
/** How many people have answered; test responses count only as such. */
export type ResponseCounts = ValueOf<typeof ResponseCounts>;
export type Results = ValueOf<typeof Results>;
/** A response in lists. */
export type ResponseRow = ValueOf<typeof ResponseRow>;
export type ResponseGroup = (typeof RESPONSE_GROUPS)[number];
export type ResponseDetail = ValueOf<typeof ResponseDetail>;

const response: ResponseRow = {
  id: EXAMPLE_ID,
  respondent: "lince",
  channel: "community",
  isTest: false,
  state: "complete",
  disposition: "complete",
  startedAt: "2027-01-15T10:00:00.000Z",
  completedAt: "2027-01-15T10:04:00.000Z",
};

/** Results of an activity: distributions, responses, export. The same calls are there below `/api/studies/:id`. */
export const resultsApi = defineApi({
  "GET /api/activities/:id/results": defineCall({
    summary: "Base and distribution of every question",
    params: ById,
    query: Selection,
    answer: Results,
    examples: {
      params,
      answer: { responses: { total: 0, complete: 0, open: 0, ended: 0, discarded: 0, test: 0 }, base: 0, questions: [] },
    },
  }),
  "GET /api/activities/:id/questions/:questionId/texts": defineCall({
    summary: "Open answers to a question, the newest first",
    params: closed({ id: Id, questionId: Type.String({ minLength: 1, maxLength: 200 }) }),
    query: closed({
      ...responseSelection,
      language: Language,
      q: Type.Optional(Type.String({ maxLength: 200, description: "Words that they contain, whatever their case" })),
      page: Type.Optional(Type.String({ pattern: "^[0-9]{1,6}$", description: "From 0" })),
      pageSize: Type.Optional(Type.String({ pattern: "^([1-9][0-9]?|100)$", description: "At most 100; 50 unless given" })),
    }),
    answer: closed({
      items: Type.Array(closed({ id: Type.String(), response: Id, text: Type.String() })),
      totalElements: People,
      page: People,
    }),
    examples: {
      params: { ...params, questionId: "why" },
      answer: { items: [{ id: `${EXAMPLE_ID}:0`, response: EXAMPLE_ID, text: "It is close." }], totalElements: 1, page: 0 },
    },
  }),
  "GET /api/activities/:id/responses": defineCall({
    summary: "Responses, the newest first; under a filter those that results count",
    params: ById,
    query: closed({
      ...responseSelection,
      range: Type.Optional(Type.String({ maxLength: 40, description: "First and last row, e.g. `[0,24]`" })),
      group: Type.Optional(
        Type.Enum(RESPONSE_GROUPS, {
          type: "string",
          description:
            "Those that results count, the other real ones (unfinished, or ended before), or the test responses alone; all real ones where absent. A filter leaves out who isn't counted",
        }),
      ),
    }),
    answer: Type.Array(ResponseRow),
    examples: { params, query: { range: "[0,24]" }, answer: [response] },
  }),
  "GET /api/activities/:id/responses/:responseId": defineCall({
    summary: "One response with all its answers",
    params: closed({ id: Id, responseId: Id }),
    query: closed({ language: Language }),
    answer: ResponseDetail,
    examples: { params: { ...params, responseId: EXAMPLE_ID }, answer: { ...response, answers: [] } },
  }),
  "DELETE /api/activities/:id/responses": defineCall({
    summary: "Delete the test responses",
    params: ById,
    query: closed({ test: responseSelection.test }),
    answer: closed({ deleted: People }),
    examples: { params, query: { test: "true" }, answer: { deleted: 5 } },
  }),
  "GET /api/activities/:id/responses.csv": dataFile(
    "Complete responses as CSV, commas between cells in English, semicolons otherwise; [dont-know], [refused] and [no-answer] say why there is no value",
  ),
  "GET /api/activities/:id/responses.xlsx": dataFile("Complete responses as an Excel workbook, as the CSV has them"),
  "GET /api/activities/:id/responses.sav": dataFile(
    "Complete responses as an SPSS file, with labels and declared missing values",
  ),
});

import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../shared/calls/schemas";
import { Conditions } from "./conditions";

const Name = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "Name of a question's variable, of one of its variables, or of one of `GET …/variables`",
});
const Names = Type.Array(Name, { minItems: 1, maxItems: 20 });
/** Rows of a table whose columns aren't compared; comparing costs the square of the columns for each of them. */
export const MOST_SPLIT_ROWS = 100;
export const MOST_COMPARED_ROWS = 20;
const Rows = Type.Array(Name, {
  minItems: 1,
  maxItems: MOST_SPLIT_ROWS,
  description: `At most ${MOST_COMPARED_ROWS} where columns are compared`,
});
const heading = {
  question: nullable(Type.String({ description: "The name that was asked for; null in the total" })),
  key: Type.String({
    description: "Code of the option, the number itself, or `from..to` where there are many numbers; `total` in the total",
  }),
  label: Type.String(),
};

export const TableNet = closed({
  row: Type.String({ minLength: 1, maxLength: 200, description: "As `rows` names it" }),
  label: Type.String({ minLength: 1, maxLength: 80, pattern: "\\S" }),
  keys: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 200 }),
});

export const TableNets = Type.Array(TableNet, {
  maxItems: 40,
  description: "Categories that are added up as rows of their own, after their question's",
});

const TableRequest = closed({
  rows: Rows,
  columns: Names,
  weight: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "A variable of numbers, or a weighting by its name or id; respondents without a weight above 0 are left out",
    }),
  ),
  filter: Type.Optional(
    Type.Record(Type.String({ maxLength: 200 }), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 }), {
      maxProperties: 20,
      description: "Codes by the name of a question or by its id: respondents gave any of the codes of each",
    }),
  ),
  conditions: Type.Optional(Conditions),
  segment: Type.Optional(Type.Union([Id, Type.Literal("")], { description: "Only responses of members who are in it now" })),
  test: Type.Optional(Type.Boolean({ description: "Whether test responses count too" })),
  minimumBase: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: "Columns with fewer respondents are compared with none; 0 unless given",
    }),
  ),
  statistics: Type.Optional(
    Type.Boolean({
      description:
        "Whether rows are added of mean, median and standard deviation where a question has numbers, of the score where it is a Net Promoter Score, and of the two highest and two lowest points of a scale",
    }),
  ),
  nets: Type.Optional(TableNets),
  letters: Type.Optional(Type.Boolean({ description: "Whether columns are compared; true unless given" })),
  level: Type.Optional(
    Type.Number({ minimum: 0.5, maximum: 0.999, description: "Confidence level of the letters; 0.95 unless given" }),
  ),
});

const TableColumn = closed({
  ...heading,
  base: Type.Integer({ minimum: 0, description: "Respondents of the column who answered any of the rows" }),
  weightedBase: Type.Number({ description: "Sum of their weights" }),
  effectiveBase: Type.Number({ description: "Square of the sum of their weights by the sum of the weights' squares" }),
});

const TableRow = closed({
  ...heading,
  kind: Type.Enum(["category", "net", "top2", "bottom2", "mean", "median", "standardDeviation", "nps"] as const, {
    description: "All but categories are there where the request asks for them",
  }),
  cells: Type.Array(
    closed({
      count: Type.Integer({ minimum: 0 }),
      weighted: Type.Number(),
      columnPercent: Type.Number({
        description: "0 to 100, weighted, of those of the column who were asked and answered the row's question",
      }),
      rowPercent: Type.Number({ description: "0 to 100, weighted, of those of the row" }),
      letters: Type.String({
        description: "Letters of the columns of the same question whose share, or mean, is significantly lower, A for its first",
      }),
      value: Type.Optional(
        nullable(Type.Number({ description: "Of a row of statistics, whose count is of who has a number; null of nobody" })),
      ),
    }),
    { description: "In the order of the columns" },
  ),
});

const CrossTable = component(
  "CrossTable",
  closed({
    columns: Type.Array(TableColumn),
    rows: Type.Array(TableRow),
    missing: Type.Array(
      closed({
        question: Type.String(),
        bases: Type.Array(closed({ base: Type.Integer({ minimum: 0 }), weightedBase: Type.Number() }), {
          description: "Who answered this question, by column: what its percentages are of",
        }),
        reasons: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
          description: "Respondents without a place in any column's base, by reason: `not-asked`, `dont-know` ...",
        }),
      }),
      { description: "By the row's question" },
    ),
  }),
);

const Variable = closed({ name: Type.String({ description: "As tables take it" }), title: Type.String() });

export type TableNet = ValueOf<typeof TableNet>;
export type TableRequest = ValueOf<typeof TableRequest>;
export type CrossTable = ValueOf<typeof CrossTable>;

/** Tables of an activity's answers. The same calls are there below `/api/studies/:id`. */
export const tablesApi = defineApi({
  "GET /api/activities/:id/variables": defineCall({
    summary: "What tables can be made of beside the questions of a questionnaire",
    params: ById,
    answer: closed({
      variables: Type.Array(Variable, { description: "What members gave in an activity without a questionnaire" }),
      profile: Type.Array(Variable, { description: "What the reader may see of members" }),
      response: Type.Array(Variable, { description: "What is known of responses to a questionnaire beside the answers" }),
    }),
    examples: {
      params: { id: EXAMPLE_ID },
      answer: {
        variables: [{ name: "answer", title: "Which one?" }],
        profile: [{ name: "member_gender", title: "Gender" }],
        response: [{ name: "response_week", title: "Week" }],
      },
    },
  }),
  "POST /api/activities/:id/tables": defineCall({
    summary: "Cross tabulation of questions, weighted, with significant differences between columns",
    params: ById,
    body: TableRequest,
    answer: CrossTable,
    examples: {
      params: { id: EXAMPLE_ID },
      body: { rows: ["q1"], columns: ["gender"], weight: "weight", filter: {}, level: 0.95 },
      answer: {
        columns: [{ question: null, key: "total", label: "Total", base: 2, weightedBase: 2, effectiveBase: 2 }],
        rows: [
          {
            question: "q1",
            key: "yes",
            label: "Yes",
            kind: "category",
            cells: [{ count: 1, weighted: 1, columnPercent: 50, rowPercent: 100, letters: "" }],
          },
        ],
        missing: [{ question: "q1", bases: [{ base: 2, weightedBase: 2 }], reasons: { "not-asked": 1 } }],
      },
    },
  }),
});

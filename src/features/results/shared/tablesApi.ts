import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../shared/calls/schemas";

const Name = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "Name of a question's variable, or of one of its variables",
});
const Names = Type.Array(Name, { minItems: 1, maxItems: 20 });
const heading = {
  question: nullable(Type.String({ description: "The name that was asked for; null in the total" })),
  key: Type.String({
    description: "Code of the option, the number itself, or `from..to` where there are many numbers; `total` in the total",
  }),
  label: Type.String(),
};

const TableRequest = closed({
  rows: Names,
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
  segment: Type.Optional(Type.Union([Id, Type.Literal("")], { description: "Only responses of members who are in it now" })),
  test: Type.Optional(Type.Boolean({ description: "Whether test responses count too" })),
  minimumBase: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: "Columns with fewer respondents are compared with none; 0 unless given",
    }),
  ),
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
  cells: Type.Array(
    closed({
      count: Type.Integer({ minimum: 0 }),
      weighted: Type.Number(),
      columnPercent: Type.Number({
        description: "0 to 100, weighted, of those of the column who were asked and answered the row's question",
      }),
      letters: Type.String({
        description: "Letters of the columns of the same question whose share is significantly lower, A for its first",
      }),
    }),
    { description: "In the order of the columns" },
  ),
});

const CrossTable = component("CrossTable", closed({ columns: Type.Array(TableColumn), rows: Type.Array(TableRow) }));

export type TableRequest = ValueOf<typeof TableRequest>;
export type CrossTable = ValueOf<typeof CrossTable>;

/** Tables of an activity's answers. The same calls are there below `/api/studies/:id`. */
export const tablesApi = defineApi({
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
        rows: [{ question: "q1", key: "yes", label: "Yes", cells: [{ count: 1, weighted: 1, columnPercent: 50, letters: "" }] }],
      },
    },
  }),
});

import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { LANGUAGES } from "../../../shared/languages";
import { Conditions } from "./conditions";
import { TableNet } from "./tablesApi";

/** Variables that a workbook's tables are crossed by, at most. */
export const MOST_BANNER = 5;

const Name = Type.String({ minLength: 1, maxLength: 200, description: "As tables take it" });

const WorkbookBody = component(
  "ResultsWorkbookRequest",
  closed({
    filter: Type.Optional(
      Type.Record(Type.String({ maxLength: 200 }), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 }), {
        maxProperties: 20,
        description: "Codes by the name of a question or by its id: respondents gave any of the codes of each",
      }),
    ),
    conditions: Type.Optional(Conditions),
    segment: Type.Optional(Type.Union([Id, Type.Literal("")], { description: "Only responses of members who are in it now" })),
    test: Type.Optional(Type.Boolean({ description: "Whether test responses count too" })),
    weight: Type.Optional(Name),
    banner: Type.Optional(Type.Array(Name, { maxItems: MOST_BANNER, description: "Variables that all tables are crossed by" })),
    nets: Type.Optional(Type.Array(TableNet, { maxItems: 40, description: "Categories that are added up" })),
    level: Type.Optional(
      Type.Number({ minimum: 0.5, maximum: 0.999, description: "Confidence level of the letters; 0.95 unless given" }),
    ),
    texts: Type.Optional(
      Type.Boolean({ description: "Whether open answers stand on a sheet of their own; they do unless given" }),
    ),
    language: Type.Optional(Type.Enum(LANGUAGES, { type: "string", description: "The caller's unless given" })),
  }),
);

const LatestFile = closed({
  id: Id,
  asOf: Type.Unsafe<string>({ ...Instant, description: "Responses that were complete by then count" }),
  size: Type.Integer({ minimum: 0, description: "Bytes" }),
});

export type WorkbookBody = ValueOf<typeof WorkbookBody>;
export type LatestFile = ValueOf<typeof LatestFile>;

const params = { id: EXAMPLE_ID };

/** Results as files that are made in the background. The same calls are there below `/api/studies/:id`. */
export const filesApi = defineApi({
  "GET /api/activities/:id/results/files": defineCall({
    summary: "The newest report file",
    description: "Every two hours, while new responses come, the whole results are written as a workbook, without open answers.",
    params: ById,
    answer: closed({ latest: nullable(LatestFile) }),
    examples: { params, answer: { latest: { id: EXAMPLE_ID, asOf: "2027-01-15T14:00:00.000Z", size: 18_000 } } },
  }),
  "POST /api/activities/:id/results/files": defineCall({
    summary: "Start an aggregated workbook",
    description:
      "A job of the caller's writes it: contents, a table a question, open answers. Its result says where the file lies, for 24 hours.",
    params: ById,
    body: WorkbookBody,
    status: 202,
    answer: closed({ job: Id }),
    examples: { params, body: { banner: ["gender"], weight: "Population" }, answer: { job: EXAMPLE_ID } },
  }),
  "GET /api/activities/:id/results/files/:fileId": defineCall({
    summary: "A workbook of results",
    description: "The report file, or one that the caller has started.",
    params: closed({ id: Id, fileId: Id }),
    examples: { params: { ...params, fileId: EXAMPLE_ID } },
  }),
});

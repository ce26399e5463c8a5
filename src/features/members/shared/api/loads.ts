import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";

const LONGEST_HEADING = 1_000;
const MOST_COLUMNS = 1_000;

const Mapping = Type.Unsafe<Readonly<Record<string, string | null>>>({
  type: "object",
  maxProperties: MOST_COLUMNS,
  propertyNames: { maxLength: LONGEST_HEADING },
  additionalProperties: { type: ["string", "null"], maxLength: 100 },
  description: "Headings to fields; null leaves a column out",
});
const Load = closed({
  withErrors: Type.Optional(
    Type.Boolean({ description: "Load the rows without errors where others have some; false where absent" }),
  ),
  invite: Type.Optional(Type.Boolean({ description: "Invite the new members by mail; true where absent" })),
  columns: Type.Optional(Mapping),
});
const state = Type.Unsafe<"previewed" | "waiting" | "running" | "done" | "failed" | "cancelled">({
  type: "string",
  enum: ["previewed", "waiting", "running", "done", "failed", "cancelled"],
});
const count = Type.Optional(Type.Integer());
const LoadStatus = component(
  "MemberLoadStatus",
  closed({
    jobId: Id,
    state,
    done: Type.Integer({ description: "Rows so far" }),
    total: nullable(Type.Integer()),
    created: count,
    updated: count,
    unchanged: count,
    skipped: Type.Optional(Type.Integer({ description: "Rows with errors: `/api/imports/{jobId}/faults` tells which" })),
  }),
);

export type LoadStatus = ValueOf<typeof LoadStatus>;

const params = { id: EXAMPLE_ID };
const jobParams = { id: EXAMPLE_ID, jobId: EXAMPLE_ID };
const JobParams = closed({ id: Id, jobId: Type.String({ maxLength: 36, description: "Of a preview, or of the load itself" }) });
const status: LoadStatus = {
  jobId: EXAMPLE_ID,
  state: "done",
  done: 120,
  total: 120,
  created: 110,
  updated: 9,
  unchanged: 0,
  skipped: 1,
};

/** Members loaded from a file (spec section 7): `POST /api/members/import?dryRun=true` previews it. */
export const memberLoadsApi = defineApi({
  "GET /client/communities/:id/members/demoExcel": defineCall({
    summary: "An empty workbook of members to fill in",
    params: ById,
    examples: { params },
  }),
  "GET /client/communities/:id/members/demoExcel/mainAdmin": defineCall({
    summary: "An empty workbook of members by province",
    params: ById,
    examples: { params },
  }),
  "GET /client/communities/:id/members/demoExcel/mainAdminMx": defineCall({
    summary: "An empty workbook of members by geographic zone",
    params: ById,
    examples: { params },
  }),
  "POST /client/communities/:id/job/:jobId/loadPreviewedExcel": defineCall({
    summary: "Load a previewed file: members are told by identifier or e-mail, and made where there are none",
    params: JobParams,
    body: Load,
    answer: closed({ jobId: Id }),
    examples: { params: jobParams, body: { withErrors: true, invite: false }, answer: { jobId: EXAMPLE_ID } },
  }),
  "GET /client/communities/:id/job/:jobId/status": defineCall({
    summary: "How far a load of members is",
    params: JobParams,
    answer: LoadStatus,
    examples: { params: jobParams, answer: status },
  }),
});

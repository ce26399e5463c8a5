import type { Entity } from "../../../schema/catalog";
import type { JsonObject } from "../../../shared/json";
import { component, type DocumentedSchema, documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import { openTo } from "../../api/rest/openApi";

const FORM: JsonObject = {
  type: "object",
  properties: {
    file: { type: "string", format: "binary", description: "CSV or .xlsx; absent with `from`" },
    mapping: { type: "string", description: 'JSON: `{"<column>": "<field>" | null}`, null leaves the column out' },
    fixed: { type: "string", description: 'JSON: `{"<field>": <value>}`, what all rows have in place of a column' },
    spaceId: { type: "string", format: "uuid", description: "Whose the records are, where the back office imports" },
  },
};

const FAULT: JsonObject = {
  type: "object",
  required: ["row", "column", "field", "message"],
  properties: {
    row: { type: "integer", description: "Line of the file, the header being 1" },
    column: { type: "string" },
    field: { type: ["string", "null"] },
    message: { type: "string" },
  },
};

const COUNTS = ["created", "updated", "unchanged", "mailed"] as const;

const REFUSAL: JsonObject = {
  type: ["object", "null"],
  required: ["code", "detail"],
  properties: { code: { type: "string" }, detail: { type: "string" } },
  description: "Why a run of the same call would refuse the whole file (422) and write nothing; null where it would begin",
};

const DRY_RUN = component("ImportDryRun", {
  type: "object",
  required: ["report", "refusal", "rows", "valid", ...COUNTS, "updatedNames", "mailedTo", "columns", "faults", "faultCount"],
  properties: {
    id: { type: "string", format: "uuid", description: "What `from` takes: the run needs no second upload" },
    report: { type: "string", format: "uuid", description: "What `/api/imports/{id}/faults` takes: all faults as a file" },
    refusal: REFUSAL,
    rows: { type: "integer" },
    valid: { type: "integer", description: "Rows that a run would take: those without a fault, none of a file that is refused" },
    created: { type: "integer" },
    updated: { type: "integer" },
    unchanged: { type: "integer", description: "Rows that say what is there already" },
    mailed: { type: "integer", description: "Who gets a mail because of the new records" },
    updatedNames: { type: "array", items: { type: "string" }, description: "The first 5 of those that would be changed" },
    mailedTo: { type: "array", items: { type: "string" }, description: "The first 200 of their addresses" },
    columns: {
      type: "array",
      items: {
        type: "object",
        required: ["column", "field"],
        properties: { column: { type: "string" }, field: { type: ["string", "null"] }, nearest: { type: "string" } },
      },
    },
    faults: { type: "array", items: FAULT, description: "The first 200" },
    faultCount: { type: "integer" },
  },
});

const EXAMPLE = {
  id: EXAMPLE_ID,
  report: EXAMPLE_ID,
  refusal: null,
  rows: 120,
  valid: 119,
  created: 110,
  updated: 6,
  unchanged: 3,
  mailed: 1,
  updatedNames: ["brisa", "lince"],
  mailedTo: ["ana@mail.test"],
  columns: [{ column: "E-mail", field: "email" }],
  faults: [{ row: 17, column: "E-mail", field: "email", message: "Enter an e-mail address" }],
  faultCount: 1,
};

const STARTED = { type: "object", required: ["job"], properties: { job: { type: "string", format: "uuid" } } };

/** What the OpenAPI document says of an entity's imports. */
export function importOperations(entity: Entity): Readonly<Record<"import" | "template", DocumentedSchema>> {
  const tags = [entity.title];
  const { resource } = entity;
  const name = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}`;
  const how = "A dry run reads the whole file, tells every fault and saves nothing; a run is a job (`/api/jobs/{job}`).";
  return {
    import: documented({ tags, summary: `Import ${resource}`, description: `${openTo(entity, "create")} ${how}` }, () => ({
      operationId: `import${name}`,
      headers: ["Accept-Language", "X-Space"],
      examples: { dryRun: "true", mode: "create" },
      body: { type: "multipart/form-data", schema: FORM },
      answer: [
        { schema: DRY_RUN, example: EXAMPLE, description: "What the import would do" },
        { status: 202, schema: STARTED, example: { job: EXAMPLE_ID }, description: "The job has begun" },
      ],
    })),
    template: documented({ tags, summary: `An empty file of ${resource} to fill in` }, () => ({
      operationId: `import${name}Template`,
      headers: ["Accept-Language", "X-Space"],
      examples: { format: "csv" },
      answer: { type: "text/csv", schema: { type: "string" }, headers: ["Content-Disposition"] },
    })),
  };
}

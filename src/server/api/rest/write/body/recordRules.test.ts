import { expect, test } from "vitest";
import { loadDocuments } from "../../../../../../tests/helpers/documents";
import { AppError } from "../../../../../shared/errors";
import { bodySchema, formSchema } from "../../forms";
import { createBodyValidators } from "./bodyValidators";
import { newIssues } from "./recordRules";

const KEYS = ["community:MODERATOR"];

const catalog = loadDocuments({
  $id: "meeting",
  type: "object",
  "x-entity": {
    resource: "meetings",
    scope: "community",
    label: "title",
    list: ["title"],
    access: { MODERATOR: { list: true, create: true, update: true } },
  },
  "x-rules": [
    { ordered: ["startsAt", "endsAt"] },
    { ordered: ["openedAt", "startsAt"] },
    { together: ["link", "host"] },
    { atMostOne: ["link", "room"] },
    { atLeastOne: ["budget", "title"] },
  ],
  allOf: [
    { if: { required: ["type"], properties: { type: { const: "CLOSED" } } }, then: { required: ["password"] } },
    { if: { required: ["room"] }, then: { properties: { seats: { minimum: 3 } } } },
  ],
  required: ["title", "code"],
  properties: {
    title: { type: "string", maxLength: 40, title: "Title" },
    code: { type: "string", "x-kind": "secret" },
    type: { type: "string", enum: ["OPEN", "CLOSED"], default: "CLOSED" },
    password: { type: "string", "x-kind": "secret" },
    openedAt: { type: "string", format: "date-time", readOnly: true },
    startsAt: { type: "string", format: "date-time", title: "Starts" },
    endsAt: { type: "string", format: "date-time" },
    link: { type: "string", format: "uri" },
    host: { type: "string", maxLength: 40 },
    room: { type: "string", maxLength: 40 },
    seats: { type: "integer", "x-createOnly": true },
    budget: { type: "number", "x-access": { read: ["mainAdmin"] } },
  },
});
const meeting = catalog.entities.get("meeting");
if (!meeting) throw new Error("no entity");
const entity = meeting;

const EARLY = "2026-01-01T10:00:00.000Z";
const LATE = "2026-01-02T10:00:00.000Z";
const record = { title: "A", type: "OPEN" };
const pathsOf = (faults: readonly { readonly path: string; readonly rule: string }[]) =>
  faults.map(({ path, rule }) => `${path} ${rule}`);

test("a change is judged by the record that it makes", () => {
  const stored = { ...record, startsAt: EARLY };
  expect(newIssues(entity, stored, { ...stored, endsAt: LATE })).toEqual([]);
  expect(pathsOf(newIssues(entity, { ...stored, startsAt: LATE }, { ...stored, startsAt: LATE, endsAt: EARLY }))).toEqual([
    "/endsAt ordered",
  ]);
});

test("what the record had wrong already is not this change's fault", () => {
  const stored = { ...record, startsAt: LATE, endsAt: EARLY };
  expect(newIssues(entity, stored, { ...stored, title: "B" })).toEqual([]);
  expect(pathsOf(newIssues(entity, stored, { ...stored, host: "Ana" }))).toEqual(["/link together"]);
});

test("a field that is cleared has no value", () => {
  const stored = { ...record, link: "https://a.test", host: "Ana" };
  expect(newIssues(entity, stored, { ...stored, link: null, host: null })).toEqual([]);
  expect(pathsOf(newIssues(entity, stored, { ...stored, link: null }))).toEqual(["/link together"]);
});

test("a fault names the other fields by the keys of their texts", () => {
  const [fault] = newIssues(entity, undefined, { ...record, startsAt: LATE, endsAt: EARLY });
  expect(fault?.labels).toEqual({ other: [{ key: "entities.meeting.fields.startsAt", fallback: "Starts" }] });
});

test("defaults count as given in a new record", () => {
  const validate = createBodyValidators();
  const body = { title: "A", code: "x" };
  expect(() => validate(entity, KEYS, "create", body)).toThrow(AppError);
  expect(validate(entity, KEYS, "create", { ...body, password: "y" })).toEqual({ ...body, password: "y" });
  expect(validate(entity, KEYS, "create", { ...body, type: "OPEN" })).toEqual({ ...body, type: "OPEN" });
});

test("what is wrong with the values and among them is told at once, one fault a field", () => {
  const body = { title: "A".repeat(41), code: "x", type: "OPEN", startsAt: LATE, endsAt: EARLY, link: "nowhere", host: "Ana" };
  try {
    createBodyValidators()(entity, KEYS, "create", body);
    expect.unreachable();
  } catch (error) {
    const { faults = [] } = (error as AppError).details;
    expect(pathsOf(faults).toSorted()).toEqual(["/endsAt ordered", "/link formatUri", "/title maxLength"]);
  }
});

test("a change of one field asks for nothing else", () => {
  expect(createBodyValidators()(entity, KEYS, "update", { endsAt: EARLY })).toEqual({ endsAt: EARLY });
});

test("secrets, which no record tells again, are not missed in a change", () => {
  expect(newIssues(entity, { title: "A", type: "OPEN" }, { title: "A", type: "CLOSED" })).toEqual([]);
  expect(formSchema(entity, KEYS, "update").required).toEqual(["title"]);
  expect(formSchema(entity, KEYS, "create").required).toEqual(["title", "code"]);
});

test("a form knows what its rules speak of, and shows what may be written only", () => {
  const { properties = {}, "x-rules": rules } = formSchema(entity, KEYS, "create");
  expect(properties.openedAt).toEqual({ type: "string", readOnly: true });
  expect(Object.keys(bodySchema(entity, KEYS, "create").properties as object)).not.toContain("openedAt");
  expect(rules).toContainEqual({ ordered: ["openedAt", "startsAt"] });
});

test("rules over what a person may not see are the server's alone", () => {
  const rules = formSchema(entity, KEYS, "create")["x-rules"];
  expect(rules).not.toContainEqual({ atLeastOne: ["budget", "title"] });
  expect(formSchema(entity, [...KEYS, "mainAdmin"], "create")["x-rules"]).toContainEqual({ atLeastOne: ["budget", "title"] });
});

test("a form leaves out the rules whose faults nobody could mend in it", () => {
  const conditions = (mode: "create" | "update") => formSchema(entity, KEYS, mode).allOf as readonly object[] | undefined;
  expect(conditions("create")).toHaveLength(2);
  // The password is not read with a record, the seats are given at its creation only.
  expect(conditions("update")).toBeUndefined();
});

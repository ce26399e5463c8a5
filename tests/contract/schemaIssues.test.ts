import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { buildCatalog } from "../../src/schema/build/buildCatalog";
import type { EntityDocument } from "../../src/schema/document";
import { SchemaError, type SchemaIssue } from "../../src/schema/schemaFault";
import { fieldKinds } from "../../src/server/extensions";
import { isJsonObject, type JsonObject } from "../../src/shared/json";
import { loadCatalog } from "../helpers/catalog";
import { linkExtensions } from "../helpers/linkExtensions";
import { ROOT } from "../helpers/root";

type Draft = Record<string, unknown>;

const FILE = "schemas/entities/supplier.schema.json";
const metaSchema: JsonObject = JSON.parse(readFileSync(join(ROOT, "schemas/meta/entity.schema.json"), "utf8"));
const wizardMetaSchema: JsonObject = JSON.parse(readFileSync(join(ROOT, "schemas/meta/wizard.schema.json"), "utf8"));
const uiMetaSchema: JsonObject = JSON.parse(readFileSync(join(ROOT, "schemas/meta/ui.schema.json"), "utf8"));

const SUPPLIER = {
  $id: "supplier",
  title: "Supplier",
  type: "object",
  "x-entity": {
    resource: "suppliers",
    scope: "community",
    label: "name",
    list: ["name", "since"],
    search: ["name"],
    unique: [["name"]],
    access: { ADMINISTRATOR: { list: true, create: true, update: true, delete: true }, OBSERVATOR: { list: true } },
  },
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 80 },
    since: { type: "string", format: "date" },
    contact: { "x-ref": "person" },
    sector: { type: "string", "x-list": "sectors" },
    kind: { type: "string", "x-registry": "activityType" },
    description: { type: "string", "x-localized": true },
  },
};
const PERSON = {
  $id: "person",
  type: "object",
  "x-entity": { resource: "people", scope: "community", label: "name", list: ["name"], access: {} },
  properties: { name: { type: "string" } },
};

const catalogOf = (...documents: readonly unknown[]) =>
  buildCatalog({
    entities: documents.map((document, index) => ({
      file: index === 0 ? FILE : `schemas/entities/other${index}.schema.json`,
      document: document as EntityDocument,
      ui: {},
    })),
    metaSchema,
    wizards: [],
    wizardMetaSchema,
    uiMetaSchema,
    kinds: fieldKinds,
    lists: new Map([["sectors", [{ value: "food", label: { es: "Comida" } }]]]),
    registries: new Map([["activityType", ["el_survey"]]]),
  });

function issuesOf(build: () => unknown): readonly SchemaIssue[] {
  try {
    build();
    return [];
  } catch (error) {
    if (error instanceof SchemaError) return error.faults;
    throw error;
  }
}

/** A copy with one value put in the place that the pointer names; `undefined` takes it out. */
function changed(pointer: string, value: unknown): Draft {
  const copy: Draft = structuredClone(SUPPLIER);
  const path = pointer.slice(1).split("/");
  const last = path.pop() ?? "";
  let place: Draft = copy;
  for (const name of path) {
    const next = place[name];
    if (!isJsonObject(next)) throw new Error(`no ${pointer}`);
    place = next as Draft;
  }
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

const FIELDS = "/properties";
const ENTITY = "/x-entity";

/** What is written where, where the fault is reported, and what its text has to name. */
const MISTAKES: readonly (readonly [what: string, at: string, value: unknown, pointer: string, says: RegExp])[] = [
  ["an unknown keyword of a field", `${FIELDS}/name/x-lokalized`, true, `${FIELDS}/name`, /x-lokalized/],
  ["a misspelt keyword of JSON Schema", `${FIELDS}/name/maxLenght`, 3, `${FIELDS}/name`, /maxLenght/],
  ["an unknown keyword of the document", "/x-write", "operations", "", /x-write/],
  ["an unknown keyword of the entity", `${ENTITY}/labels`, "name", ENTITY, /labels/],
  ["a value of the wrong type", `${FIELDS}/name/maxLength`, "80", `${FIELDS}/name/maxLength`, /integer/],
  ["an unknown type", `${FIELDS}/name/type`, "text", `${FIELDS}/name/type`, /string, integer/],
  ["an unknown format", `${FIELDS}/since/format`, "datum", `${FIELDS}/since/format`, /date/],
  ["a bad scope", `${ENTITY}/scope`, "tenant", `${ENTITY}/scope`, /community, company/],
  ["no scope", `${ENTITY}/scope`, undefined, ENTITY, /scope/],
  ["no label", `${ENTITY}/label`, undefined, ENTITY, /label/],
  ["no access", `${ENTITY}/access`, undefined, ENTITY, /access/],
  ["no properties", "/properties", undefined, "", /properties/],
  ["empty properties", "/properties", {}, "/properties", /./],
  ["no entity", "/x-entity", undefined, "", /x-entity/],
  ["a resource that is no path", `${ENTITY}/resource`, "Our Suppliers", `${ENTITY}/resource`, /./],
  ["a table that is no name", `${ENTITY}/table`, "drop table x", `${ENTITY}/table`, /./],
  ["an id that is no name", "/$id", "our-supplier", "/$id", /./],
  ["a field that is no name", `${FIELDS}/first-name`, { type: "string" }, FIELDS, /first-name/],
  ["a mistyped access key", `${ENTITY}/access/MODERATER`, { list: true }, `${ENTITY}/access`, /MODERATER.*MODERATOR/],
  ["an unknown action", `${ENTITY}/access/OBSERVATOR/edit`, true, `${ENTITY}/access/OBSERVATOR`, /edit/],
  ["an unknown grant", `${ENTITY}/access/OBSERVATOR/list`, "mine", `${ENTITY}/access/OBSERVATOR/list`, /own/],
  ["creating one's own", `${ENTITY}/access/OBSERVATOR/create`, "own", `${ENTITY}/access/OBSERVATOR/create`, /boolean/],
  [
    "a mistyped key of a field's access",
    `${FIELDS}/name/x-access`,
    { read: ["ADMIN"] },
    `${FIELDS}/name/x-access/read/0`,
    /MODERATOR/,
  ],
  ["a list of nothing to do", "/x-writes", "never", "/x-writes", /operations/],
  ["a label that is no field", `${ENTITY}/label`, "nam", `${ENTITY}/label`, /"nam".*"name"/],
  ["a list column that is no field", `${ENTITY}/list`, ["name", "sinse"], `${ENTITY}/list/1`, /"sinse".*"since"/],
  ["a search that is no field", `${ENTITY}/search`, ["surname"], `${ENTITY}/search/0`, /"surname"/],
  ["a sort that is no field", `${ENTITY}/sort`, ["-rank"], `${ENTITY}/sort/0`, /"rank"/],
  ["a unique set of no field", `${ENTITY}/unique`, [["name", "code"]], `${ENTITY}/unique/0/1`, /"code"/],
  ["an index of no field", `${ENTITY}/index`, [["code"]], `${ENTITY}/index/0/0`, /"code"/],
  ["an owner that is no field", `${ENTITY}/owner`, "accountId", `${ENTITY}/owner`, /"accountId"/],
  ["a required field that there is not", "/required", ["name", "email"], "/required/1", /"email"/],
  ["a reference to nobody", `${FIELDS}/contact/x-ref`, "persn", `${FIELDS}/contact/x-ref`, /"persn".*"person"/],
  ["a reference far from any name", `${FIELDS}/contact/x-ref`, "warehouse", `${FIELDS}/contact/x-ref`, /warehouse\.schema\.json/],
  ["an unknown deletion", `${FIELDS}/contact/x-onDelete`, "forget", `${FIELDS}/contact/x-onDelete`, /cascade/],
  [
    "an unknown list",
    `${FIELDS}/sector/x-list`,
    "industries",
    `${FIELDS}/sector`,
    /industries.*schemas\/lists\/industries\.json/,
  ],
  ["an unknown registry", `${FIELDS}/kind/x-registry`, "chartType", `${FIELDS}/kind`, /chartType.*activityType/],
  ["an unknown kind", `${FIELDS}/name/x-kind`, "long-txt", `${FIELDS}/name`, /long-txt.*long-text/],
  ["a kind far from any name", `${FIELDS}/name/x-kind`, "telephone", `${FIELDS}/name`, /Known kinds: .*text/],
  ["a field of no kind", `${FIELDS}/misc`, { title: "Misc" }, `${FIELDS}/misc`, /no field kind.*x-kind/],
  ["an array of no kind", `${FIELDS}/misc`, { type: "array", items: { type: "integer" } }, `${FIELDS}/misc`, /x-kind/],
  [
    "a field of several kinds",
    `${FIELDS}/misc`,
    { "x-ref": "person", "x-list": "sectors" },
    `${FIELDS}/misc`,
    /several kinds.*enum.*reference|several kinds.*reference.*enum/,
  ],
  [
    "a field that the server sets",
    `${FIELDS}/createdAt`,
    { type: "string", format: "date-time" },
    `${FIELDS}/createdAt`,
    /createdAt/,
  ],
  ["an id of its own", `${FIELDS}/id`, { type: "string" }, `${FIELDS}/id`, /"id"/],
];

describe("a schema with a mistake", () => {
  test("is not the one that the others are made from", () => {
    expect(issuesOf(() => catalogOf(SUPPLIER, PERSON))).toEqual([]);
  });

  test.each(MISTAKES)("%s: is refused with file, place and remedy", (_, at, value, pointer, says) => {
    const faults = issuesOf(() => catalogOf(changed(at, value), PERSON));
    const fault = faults.find((one) => one.pointer === pointer);
    expect(faults.map((one) => one.pointer)).toContain(pointer);
    expect(fault?.file).toBe(FILE);
    expect(`${fault?.message}. ${fault?.remedy}`).toMatch(says);
    expect(fault?.remedy.length).toBeGreaterThan(5);
    expect(faults.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ["the name", { ...PERSON, $id: "supplier" }, "/$id", /"supplier".*supplier\.schema\.json/],
    [
      "the resource",
      { ...PERSON, "x-entity": { ...PERSON["x-entity"], resource: "suppliers" } },
      `${ENTITY}/resource`,
      /"suppliers".*supplier\.schema\.json/,
    ],
  ])("two files that take %s are both named", (_, second, pointer, says) => {
    const supplier = changed(`${FIELDS}/contact`, undefined);
    const [fault] = issuesOf(() => catalogOf(supplier, second));
    expect(fault).toMatchObject({ file: "schemas/entities/other1.schema.json", pointer });
    expect(fault?.message).toMatch(says);
  });

  test("is reported with all its mistakes at once, one a line", () => {
    const wrong = changed(`${ENTITY}/list`, ["nam", "sinse"]);
    const faults = issuesOf(() => catalogOf({ ...wrong, required: ["email"] }, PERSON));
    expect(faults).toHaveLength(3);
    expect(new SchemaError(faults).message.split("\n")).toHaveLength(3);
    expect(new SchemaError(faults).message).toContain(`${FILE}#/x-entity/list/1: there is no field "sinse".`);
  });

  test.each([null, [], "text", 7, {}])("a document that is %j is refused, not crashed over", (document) => {
    expect(issuesOf(() => catalogOf(document)).length).toBeGreaterThan(0);
  });
});

describe("the folder of schemas", () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function projectWith(name: string, content: string, folder = "entities"): string {
    const root = mkdtempSync(join(tmpdir(), "sondeo-schemas-"));
    folders.push(root);
    cpSync(join(ROOT, "schemas"), join(root, "schemas"), { recursive: true });
    linkExtensions(root);
    writeFileSync(join(root, "schemas", folder, name), content);
    return root;
  }

  test("a file that is no JSON is named", () => {
    const root = projectWith("supplier.schema.json", '{"$id": "supplier",');
    expect(() => loadCatalog(root)).toThrow(/schemas\/entities\/supplier\.schema\.json/);
  });

  test.each(["null", "[]", '"text"'])("a file that holds %s is named", (content) => {
    const [fault] = issuesOf(() => loadCatalog(projectWith("supplier.schema.json", content)));
    expect(fault?.file).toBe(FILE);
  });

  test.each([
    ["membr.json", /no entity "membr".*"member\.json"/],
    ["warehouse.json", /no entity "warehouse".*\$id/],
  ])("a ui of nothing is named: %s", (name, says) => {
    const [fault] = issuesOf(() => loadCatalog(projectWith(name, "{}", "ui")));
    expect(fault?.file).toBe(`schemas/ui/${name}`);
    expect(`${fault?.message}. ${fault?.remedy}`).toMatch(says);
  });

  test.each([
    ["null", ""],
    ["[]", ""],
    ['{"ui:order": ["nickname", "emial", "*"]}', "/ui:order/1"],
  ])("a ui that says %s is named", (content, pointer) => {
    const faults = issuesOf(() => loadCatalog(projectWith("member.json", content, "ui")));
    expect(faults.map((fault) => [fault.file, fault.pointer])).toEqual([["schemas/ui/member.json", pointer]]);
  });

  test("a mistake in a file is told with its path below the project", () => {
    const root = projectWith("supplier.schema.json", JSON.stringify(changed(`${ENTITY}/label`, "nam")));
    const faults = issuesOf(() => loadCatalog(root));
    expect(faults.find(({ pointer }) => pointer === "/x-entity/label")?.file).toBe(FILE);
  });

  test("the same files give the same hash, a changed one another", () => {
    const before = loadCatalog();
    expect(loadCatalog().hash).toBe(before.hash);
    const fitting = { ...changed(`${FIELDS}/sector`, undefined), properties: { name: { type: "string" } } };
    const entity = { ...SUPPLIER["x-entity"], list: ["name"] };
    const root = projectWith("supplier.schema.json", JSON.stringify({ ...fitting, "x-entity": entity }));
    const after = loadCatalog(root);
    expect(after.hash).not.toBe(before.hash);
    expect(after.entities.get("member")?.hash).toBe(before.entities.get("member")?.hash);
    expect(Object.isFrozen(after)).toBe(true);
  });
});

import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RESERVED_TABLES } from "../../src/schema/build/reservedNames";
import { SchemaError, type SchemaIssue } from "../../src/schema/schemaFault";
import { boot } from "../../src/server/boot";
import { SYSTEM_TABLES } from "../../src/server/db/systemTables";
import { readConfig } from "../../src/server/platform/config";
import { startApp, type TestApp } from "../helpers/app";
import { buildDocuments } from "../helpers/documents";
import { linkExtensions } from "../helpers/linkExtensions";
import { ROOT } from "../helpers/root";

type Draft = Record<string, unknown>;

const everything = { list: true, create: true, update: true, delete: true };

/** Uses the whole vocabulary, and nothing wrongly. */
const SUPPLIER = {
  $id: "supplier",
  type: "object",
  "x-wizard": "supplier",
  "x-entity": {
    resource: "suppliers",
    scope: "community",
    label: "name",
    list: ["name", "fullName", "since"],
    search: ["name"],
    sort: ["name"],
    unique: [["name"]],
    index: [["since"]],
    group: "settings",
    icon: "Business",
    owner: "ownerId",
    shared: "isOpen",
    person: "contact",
    profile: [{ field: "surname", as: "lastName", signUp: true, autoComplete: "family-name", help: true }],
    softDelete: true,
    selectedBy: { role: "agent", field: "suppliers" },
    states: {
      field: "status",
      transitions: {
        confirm: { from: ["NEW"], to: "CONFIRMED", access: ["MODERATOR"], requires: ["since"], icon: "Check" },
        close: { from: ["NEW", "CONFIRMED"], to: "CLOSED", access: ["ADMINISTRATOR"], irreversible: true },
      },
    },
    access: { ADMINISTRATOR: everything, MODERATOR: { list: "selected" }, USER: { read: "own" }, OBSERVATOR: { list: "shared" } },
  },
  "x-rules": [
    { ordered: ["since", "until"] },
    { sum: "shares/percent", equals: 100 },
    { sum: ["desktop", "phone"], equals: "total" },
    { atMostOne: ["province", "zone"] },
  ],
  allOf: [{ if: { required: ["status"], properties: { status: { const: "CLOSED" } } }, then: { required: ["until"] } }],
  required: ["name", "sector"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 80, pattern: "\\S" },
    surname: { type: "string", maxLength: 80 },
    fullName: { "x-computed": { join: ["name", "surname"] } },
    sector: { type: "string", "x-list": "sectors" },
    status: { type: "string", enum: ["NEW", "CONFIRMED", "CLOSED"], default: "NEW" },
    since: { type: "string", format: "date", "x-lead": { days: 1 } },
    until: { type: "string", format: "date-time" },
    born: { type: "string", format: "date", "x-age": { over: 16, under: 100 } },
    age: { "x-computed": { age: "born" } },
    desktop: { type: "integer", minimum: 0, maximum: 100 },
    phone: { type: "integer", minimum: 0, maximum: 100 },
    total: { type: "integer" },
    share: { "x-computed": { percent: ["desktop", "total"] } },
    agents: { "x-computed": { count: { of: "agent", by: "suppliers" } } },
    wages: { "x-computed": { sum: { of: "agent", by: "employer", field: "wage" } } },
    contact: { "x-ref": "person", "x-onDelete": "clear" },
    people: { type: "array", items: { "x-ref": "person" } },
    subject: { "x-ref": ["person", "agent"], "x-onDelete": "cascade" },
    shares: {
      type: "array",
      items: { type: "object", properties: { title: { type: "string", maxLength: 40 }, percent: { type: "number" } } },
    },
    tags: { type: "array", items: { type: "string", maxLength: 20 } },
    province: { type: "string", maxLength: 80 },
    zone: { type: "string", maxLength: 80, "x-renamedFrom": "area" },
    iban: { type: "string", maxLength: 34, "x-sensitive": true },
    note: { type: "string", maxLength: 40, "x-hidden": true },
    alias: { type: "string", "x-kind": "nickname", "x-personal": true },
    aliasKey: { type: "string", "x-keyOf": "alias", "x-hidden": true, "x-personal": true },
    salary: { type: "number", "x-access": { read: ["mainAdmin"] } },
    picture: { type: "string", "x-kind": "image", "x-public": true },
    portrait: { type: "string", "x-kind": "image", "x-access": { read: ["mainAdmin"] } },
    secret: { type: "string", "x-kind": "secret" },
    ownerId: { type: "string", format: "uuid", "x-hidden": true },
    isOpen: { type: "boolean" },
  },
};
const PERSON = {
  $id: "person",
  type: "object",
  "x-entity": { resource: "people", scope: "community", label: "name", list: ["name"], person: "id", access: {} },
  properties: {
    name: { type: "string", maxLength: 80 },
    phone: { type: "string", maxLength: 20, "x-personal": true, "x-access": { read: ["ADMINISTRATOR"] } },
    mail: { type: "string", format: "email", "x-personal": true, "x-hidden": true },
  },
};
const AGENT = {
  $id: "agent",
  type: "object",
  "x-entity": { resource: "agents", scope: "community", label: "name", list: ["name"], access: {} },
  properties: {
    name: { type: "string", maxLength: 80 },
    visibility: { type: "string", enum: ["ALL", "SELECTED"], default: "ALL" },
    wage: { type: "number", "x-kind": "money" },
    employer: { "x-ref": "supplier" },
    suppliers: { type: "array", items: { "x-ref": "supplier" } },
    people: { type: "array", items: { "x-ref": "person" } },
  },
};
const WIZARD = {
  $id: "supplier",
  icon: "Business",
  entity: "supplier",
  steps: [
    { name: "basics", fields: ["name", "surname"], properties: { consent: { type: "boolean" } }, required: ["consent"] },
    {
      name: "more",
      fields: ["sector", "since"],
      if: { required: ["consent"], properties: { consent: { const: true } } },
      ui: {},
    },
  ],
};
const UI = {
  "ui:order": ["name", "surname", "*"],
  "ui:sections": [
    { name: "who", title: "Who", fields: ["name", "surname"], columns: 2 },
    { description: "From when on", fields: ["since", "until"] },
    { name: "matter", fields: ["sector"] },
  ],
  "ui:tabs": [
    { name: "first", title: "First", sections: ["who", 1] },
    { name: "second", title: "Second", sections: ["matter"] },
  ],
  name: { "ui:autofocus": true },
};

const DOCUMENTS = { supplier: SUPPLIER, person: PERSON, agent: AGENT, wizard: WIZARD, ui: UI } as const;
type Document = keyof typeof DOCUMENTS;

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
function changed(document: object, pointer: string, value: unknown): Draft {
  const copy = structuredClone(document) as Draft;
  const path = pointer.slice(1).split("/");
  const last = path.pop() ?? "";
  const place = path.reduce<Draft>((at, name) => at[name] as Draft, copy);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

function build(of: Document, at: string, value: unknown) {
  const documents = { ...DOCUMENTS, [of]: changed(DOCUMENTS[of], at, value) };
  return buildDocuments([documents.supplier, documents.person, documents.agent], [documents.wizard], { supplier: documents.ui });
}

const P = "/properties";
const E = "/x-entity";
const MOVES = `${E}/states/transitions`;
const SECTIONS = "/ui:sections";
const TABS = "/ui:tabs";

/** Of which document, what is written where, where the fault is reported, and what message and remedy have to say. */
const MISTAKES: readonly (readonly [what: string, of: Document, at: string, value: unknown, pointer: string, says: RegExp])[] = [
  // Values that no field could keep.
  ["a minimum above the maximum", "supplier", `${P}/desktop/minimum`, 200, `${P}/desktop/minimum`, /200 is above maximum 100/],
  [
    "a length that no text has",
    "supplier",
    `${P}/name/minLength`,
    90,
    `${P}/name/minLength`,
    /90 is above maxLength 80.*exchange/,
  ],
  ["bounds of items that no item meets", "supplier", `${P}/tags/items/minLength`, 30, `${P}/tags/items/minLength`, /above/],
  ["a pattern that is none", "supplier", `${P}/name/pattern`, "[a-", `${P}/name/pattern`, /regular expression/],
  ["a pattern with an escape of its own", "supplier", `${P}/name/pattern`, "\\-", `${P}/name/pattern`, /regular expression/],
  ["a default that the field refuses", "supplier", `${P}/desktop/default`, 101, `${P}/desktop/default`, /<= 100/],
  ["a default of another type", "supplier", `${P}/name/default`, 1, `${P}/name/default`, /must be string/],
  ["a default that is no choice", "supplier", `${P}/status/default`, "OLD", `${P}/status/default`, /allowed values/],
  ["choices that are numbers", "supplier", `${P}/zone`, { type: "integer", enum: [1, 2] }, `${P}/zone/enum/0`, /text.*"1"/],
  ["money that is a text", "supplier", `${P}/salary`, { type: "string", "x-kind": "money" }, `${P}/salary`, /"money".*"number"/],
  ["a colour without a type", "supplier", `${P}/zone`, { "x-kind": "colour" }, `${P}/zone`, /no type.*"string"/],
  [
    "an item's kind that there is not",
    "supplier",
    `${P}/shares/items/properties/title/x-kind`,
    "txt",
    `${P}/shares/items/properties/title`,
    /"txt".*"text"/,
  ],
  [
    "a reference inside an item",
    "supplier",
    `${P}/shares/items/properties/title`,
    { "x-ref": "person" },
    `${P}/shares/items/properties/title`,
    /"x-ref".*an entity of it/,
  ],
  [
    "a keyword of JSON Schema that is none of its kind",
    "supplier",
    `${P}/shares/items/properties/title/maxLength`,
    "40",
    `${P}/shares/items/properties/title/maxLength`,
    /integer/,
  ],
  ["an age of a text", "supplier", `${P}/name/x-age`, { over: 16 }, `${P}/name/x-age`, /date/],
  [
    "an age that nobody has",
    "supplier",
    `${P}/born/x-age`,
    { over: 18, under: 18 },
    `${P}/born/x-age`,
    /nobody is over 18 and under 18/,
  ],
  ["everybody shown what is no image", "supplier", `${P}/zone/x-public`, true, `${P}/zone/x-public`, /files.*"x-kind"/],
  ["everybody shown what few may read", "supplier", `${P}/portrait/x-public`, true, `${P}/portrait/x-public`, /do not see/],
  [
    "everybody shown what is hidden",
    "supplier",
    `${P}/picture/x-hidden`,
    true,
    `${P}/picture/x-public`,
    /do not see.*"x-hidden"/,
  ],
  ["people of an unknown sort shown it", "supplier", `${P}/picture/x-public`, "all", `${P}/picture/x-public`, /allowed/],
  [
    "everybody shown part of a list",
    "supplier",
    `${P}/shares/items/properties/title`,
    { type: "string", "x-kind": "image", "x-public": true },
    `${P}/shares/items/properties/title`,
    /"x-public".*on the list itself/,
  ],
  ["a lead of a number", "supplier", `${P}/total/x-lead`, { hours: 2 }, `${P}/total/x-lead`, /date or moment.*"format"/],
  // Names and uses.
  ["a hidden column of the list", "supplier", `${E}/list`, ["note"], `${E}/list/0`, /"note" is hidden/],
  ["a sensitive column of the list", "supplier", `${E}/list`, ["iban"], `${E}/list/0`, /"iban" is sensitive/],
  ["a secret column of the list", "supplier", `${E}/list`, ["secret"], `${E}/list/0`, /never answered/],
  ["a hidden label", "supplier", `${E}/label`, "note", `${E}/label`, /hidden/],
  ["a search in numbers", "supplier", `${E}/search`, ["total"], `${E}/search/0`, /"integer".*text/],
  [
    "a search in what is computed",
    "supplier",
    `${E}/search`,
    ["fullName"],
    `${E}/search/0`,
    /computed.*fields that it is computed from/,
  ],
  ["a sort by many references", "supplier", `${E}/sort`, ["people"], `${E}/sort/0`, /"references" has no order/],
  ["what is computed made unique", "supplier", `${E}/unique`, [["fullName"]], `${E}/unique/0/0`, /no column/],
  ["many references indexed", "supplier", `${E}/index`, [["people"]], `${E}/index/0/0`, /refers to many/],
  ["what is computed required", "supplier", "/required", ["name", "sector", "age"], "/required/2", /nobody can give it/],
  [
    "a rename from a field that is still there",
    "supplier",
    `${P}/zone/x-renamedFrom`,
    "province",
    `${P}/zone/x-renamedFrom`,
    /still is a field "province"/,
  ],
  [
    "two renames from one field",
    "supplier",
    `${P}/province/x-renamedFrom`,
    "area",
    `${P}/zone/x-renamedFrom`,
    /"province" was renamed/,
  ],
  ["a call of the platform's for a resource", "supplier", `${E}/resource`, "jobs", `${E}/resource`, /\/api\/jobs/],
  ["a table of the platform's", "supplier", `${E}/table`, "session", `${E}/table`, /"session"/],
  ["a field that the server sets", "supplier", `${P}/deletedAt`, { type: "string" }, `${P}/deletedAt`, /set by the server/],
  ["a key of a field that there is not", "supplier", `${P}/aliasKey/x-keyOf`, "alais", `${P}/aliasKey/x-keyOf`, /"alias"/],
  ["a key of what has none", "supplier", `${P}/aliasKey/x-keyOf`, "name", `${P}/aliasKey/x-keyOf`, /"text" have no key/],
  ["a key for all to see", "supplier", `${P}/aliasKey/x-hidden`, undefined, `${P}/aliasKey/x-keyOf`, /"x-hidden"/],
  ["a key that outlives the person", "supplier", `${P}/aliasKey/x-personal`, undefined, `${P}/aliasKey/x-keyOf`, /"x-personal"/],
  // References.
  [
    "one of several targets that there is not",
    "supplier",
    `${P}/subject/x-ref`,
    ["person", "agnt"],
    `${P}/subject/x-ref/1`,
    /"agnt".*"agent"/,
  ],
  ["many references to nobody", "supplier", `${P}/people/items/x-ref`, "peple", `${P}/people/items/x-ref`, /"peple"/],
  [
    "clearing one of several",
    "supplier",
    `${P}/subject/x-onDelete`,
    "clear",
    `${P}/subject/x-onDelete`,
    /"restrict" or "cascade"/,
  ],
  ["rows held by what they outlive", "supplier", "/x-entity/heldBy", "contact", "/x-entity/heldBy", /required reference/],
  ["clearing what is required", "supplier", "/required", ["name", "sector", "contact"], `${P}/contact/x-onDelete`, /required/],
  [
    "a deletion of what refers to nothing",
    "supplier",
    `${P}/name/x-onDelete`,
    "clear",
    `${P}/name/x-onDelete`,
    /refers to nothing/,
  ],
  [
    "an offer by a field that there is not",
    "supplier",
    `${P}/contact/x-offers`,
    { nmae: "Ana" },
    `${P}/contact/x-offers/nmae`,
    /"nmae"/,
  ],
  [
    "an offer of what refers to nothing",
    "supplier",
    `${P}/name/x-offers`,
    { name: "Ana" },
    `${P}/name/x-offers`,
    /no single entity/,
  ],
  ["a deletion of a link", "supplier", `${P}/people/x-onDelete`, "restrict", `${P}/people/x-onDelete`, /either of its ends/],
  ["a global record that refers to a space's", "supplier", `${E}/scope`, "global", `${P}/contact/x-ref`, /belongs to a space/],
  // States.
  ["states of a field that there is not", "supplier", `${E}/states/field`, "state", `${E}/states/field`, /"state".*"status"/],
  ["states of a field without a list", "supplier", `${E}/states/field`, "province", `${E}/states/field`, /no list of states/],
  ["no first state", "supplier", `${P}/status/default`, undefined, `${P}/status`, /no state.*"NEW"/],
  [
    "a move from a state that there is not",
    "supplier",
    `${MOVES}/close/from`,
    ["NEW", "CONFIRMD"],
    `${MOVES}/close/from/1`,
    /"CONFIRMD".*"CONFIRMED"/,
  ],
  [
    "a move to a state that there is not",
    "supplier",
    `${MOVES}/close/to`,
    "GONE",
    `${MOVES}/close/to`,
    /"GONE".*NEW, CONFIRMED, CLOSED/,
  ],
  ["a move that leads nowhere", "supplier", `${MOVES}/close/to`, "NEW", `${MOVES}/close/to`, /from NEW to NEW/],
  ["a move of somebody unknown", "supplier", `${MOVES}/close/access`, ["MODERATER"], `${MOVES}/close/access/0`, /MODERATOR/],
  [
    "a move that needs an unknown field",
    "supplier",
    `${MOVES}/confirm/requires`,
    ["sinse"],
    `${MOVES}/confirm/requires/0`,
    /"sinse".*"since"/,
  ],
  [
    "a frozen state that there is not",
    "supplier",
    `${E}/states/frozen`,
    { in: ["CLOSD"], fields: ["since"] },
    `${E}/states/frozen/in/0`,
    /"CLOSD".*"CLOSED"/,
  ],
  [
    "a frozen field that there is not",
    "supplier",
    `${E}/states/frozen`,
    { in: ["CLOSED"], fields: ["sinse"] },
    `${E}/states/frozen/fields/0`,
    /"sinse".*"since"/,
  ],
  ["an owner that is never frozen", "agent", `${E}/frozenWith`, ["employer"], `${E}/frozenWith/0`, /"employer".*frozen/],
  ["an owner that there is not", "agent", `${E}/frozenWith`, ["employr"], `${E}/frozenWith/0`, /"employr".*"employer"/],
  ["a move with an unknown keyword", "supplier", `${MOVES}/confirm/form`, ["NEW"], `${MOVES}/confirm`, /"form"/],
  // People.
  ["a profile of a field that there is not", "supplier", `${E}/profile/0/field`, "surnme", `${E}/profile/0/field`, /"surname"/],
  ["a profile of what the server sets", "supplier", `${E}/profile/0/field`, "age", `${E}/profile/0/field`, /nobody can give/],
  ["a profile of what nobody sees", "supplier", `${E}/profile/0/field`, "note", `${E}/profile/0/field`, /hidden/],
  ["a profile's area that is none", "supplier", `${E}/profile/0/area`, "name", `${E}/profile/0/area`, /no geographic area/],
  ["an owner that is no person", "supplier", `${E}/owner`, "name", `${E}/owner`, /no account's or member's id.*uuid/],
  ["one's own without an owner", "supplier", `${E}/owner`, undefined, `${E}/access/USER/read`, /"own".*"owner"/],
  ["the selected without a selection", "supplier", `${E}/selectedBy`, undefined, `${E}/access/MODERATOR/list`, /"selectedBy"/],
  ["the shared without an owner", "supplier", `${E}/owner`, undefined, `${E}/access/OBSERVATOR/list`, /"shared".*Add "owner" to/],
  ["the shared without its field", "supplier", `${E}/shared`, undefined, `${E}/access/OBSERVATOR/list`, /Add "shared" to/],
  ["sharing by a field that there is not", "supplier", `${E}/shared`, "isOpn", `${E}/shared`, /"isOpn".*"isOpen"/],
  ["sharing by a text", "supplier", `${E}/shared`, "name", `${E}/shared`, /"name" is no yes or no.*"boolean"/],
  ["sharing with nobody", "supplier", `${E}/access/OBSERVATOR`, undefined, `${E}/shared`, /granted to nobody.*"list": "shared"/],
  [
    "changing what is shared",
    "supplier",
    `${E}/access/OBSERVATOR/update`,
    "shared",
    `${E}/access/OBSERVATOR/update`,
    /true, false, selected, own/,
  ],
  [
    "deleting what is shared",
    "supplier",
    `${E}/access/OBSERVATOR/delete`,
    "shared",
    `${E}/access/OBSERVATOR/delete`,
    /true, false, selected, own/,
  ],
  ["creating what is shared", "supplier", `${E}/access/OBSERVATOR/create`, "shared", `${E}/access/OBSERVATOR/create`, /boolean/],
  ["a selection by nobody", "supplier", `${E}/selectedBy/role`, "agant", `${E}/selectedBy/role`, /"agant".*"agent"/],
  [
    "a selection in a field that there is not",
    "supplier",
    `${E}/selectedBy/field`,
    "supplers",
    `${E}/selectedBy/field`,
    /in "agent".*"suppliers"/,
  ],
  ["a selection of one", "supplier", `${E}/selectedBy/field`, "employer", `${E}/selectedBy/field`, /does not refer to many/],
  ["a selection of something else", "supplier", `${E}/selectedBy/field`, "people", `${E}/selectedBy/via`, /records of "person"/],
  ["a selection through a field that there is not", "supplier", `${E}/selectedBy/via`, "persn", `${E}/selectedBy/via`, /"persn"/],
  ["a role that does not tell who sees all", "agent", `${P}/visibility`, undefined, `${E}/selectedBy/role`, /"ALL", "SELECTED"/],
  ["a person that there is not", "supplier", `${E}/person`, "contct", `${E}/person`, /"contct".*"contact"/],
  ["a person that is none", "supplier", `${E}/person`, "name", `${E}/person`, /does not lead to a person.*"id"/],
  ["a person whose entity is none", "person", `${E}/person`, undefined, `${E}/person`, /does not lead to a person/],
  [
    "a copy of what a person's record hides",
    "supplier",
    `${P}/phone`,
    { type: "string", maxLength: 20, "x-personal": true },
    `${P}/phone`,
    /repeats "phone" of "person" to community:MODERATOR, community:USER, community:OBSERVATOR.*x-access/,
  ],
  [
    "a copy that is as closed to some alone",
    "supplier",
    `${P}/phone`,
    { type: "string", maxLength: 20, "x-personal": true, "x-access": { read: ["MODERATOR"] } },
    `${P}/phone`,
    /to community:MODERATOR, who/,
  ],
  [
    "an e-mail under another name",
    "supplier",
    `${P}/reachedAt`,
    { type: "string", format: "email", "x-personal": true },
    `${P}/reachedAt`,
    /repeats "mail" of "person"/,
  ],
  // The menu and its signs.
  ["a mistyped icon", "supplier", `${E}/icon`, "Peple", `${E}/icon`, /no icon "Peple".*"People"/],
  ["an icon that consoles do not have", "supplier", `${E}/icon`, "Rhinoceros", `${E}/icon`, /"Rhinoceros".*iconNames/],
  ["an icon that consoles have in other forms", "supplier", `${E}/icon`, "Person", `${E}/icon`, /iconNames.*e\.g\. PersonAdd/],
  ["a move's mistyped icon", "supplier", `${MOVES}/confirm/icon`, "Chek", `${MOVES}/confirm/icon`, /"Chek".*"Check"/],
  ["a wizard's mistyped icon", "wizard", "/icon", "Busness", "/icon", /"Busness".*"Business"/],
  ["a mistyped group", "supplier", `${E}/group`, "setings", `${E}/group`, /"setings".*"settings".*of your own/],
  ["a group with swapped letters", "supplier", `${E}/group`, "memebrs", `${E}/group`, /"members"/],
  ["a group that is written otherwise", "supplier", `${E}/group`, "Settings", `${E}/group`, /"settings"/],
  // Forms.
  ["an order of an unknown field", "ui", "/ui:order", ["name", "surnme", "*"], "/ui:order/1", /"surnme".*"surname"/],
  ["a section of an unknown field", "ui", `${SECTIONS}/0/fields`, ["nme"], `${SECTIONS}/0/fields/0`, /"nme".*"name"/],
  [
    "a section of a field far from any",
    "ui",
    `${SECTIONS}/0/fields`,
    ["telephone"],
    `${SECTIONS}/0/fields/0`,
    /Declare it in schemas\/entities\/supplier\.schema\.json/,
  ],
  ["a section of a hidden field", "ui", `${SECTIONS}/1/fields/1`, "note", `${SECTIONS}/1/fields/1`, /"note" is hidden/],
  [
    "a field in two sections",
    "ui",
    `${SECTIONS}/1/fields/1`,
    "surname",
    `${SECTIONS}/1/fields/1`,
    /"surname" stands at \/ui:sections\/0\/fields\/1 already/,
  ],
  ["two sections of one name", "ui", `${SECTIONS}/2/name`, "who", `${SECTIONS}/2/name`, /"who" stands at/],
  ["a section of no fields", "ui", `${SECTIONS}/0/fields`, undefined, `${SECTIONS}/0`, /"fields" is missing/],
  ["a section with an unknown keyword", "ui", `${SECTIONS}/0/colums`, 2, `${SECTIONS}/0`, /"colums".*"columns"/],
  ["a section of too many columns", "ui", `${SECTIONS}/0/columns`, 3, `${SECTIONS}/0/columns`, /1, 2, fit/],
  ["a tab of an unknown section", "ui", `${TABS}/1/sections`, ["mater"], `${TABS}/1/sections/0`, /"mater".*"matter"/],
  [
    "a tab of a section far from any",
    "ui",
    `${TABS}/1/sections`,
    ["matter", "finances"],
    `${TABS}/1/sections/1`,
    /Sections: who, 1, matter/,
  ],
  ["a tab of a place that there is not", "ui", `${TABS}/0/sections`, ["who", 3], `${TABS}/0/sections/1`, /no section "3"/],
  ["tabs without sections", "ui", SECTIONS, undefined, `${TABS}/0/sections/0`, /Add "ui:sections"/],
  ["a section in two tabs", "ui", `${TABS}/1/sections`, [0], `${TABS}/1/sections/0`, /"who" stands at/],
  ["two tabs of one name", "ui", `${TABS}/1/name`, "first", `${TABS}/1/name`, /tab "first"/],
  ["a tab without a title", "ui", `${TABS}/1/title`, undefined, `${TABS}/1`, /"title" is missing/],
  ["what is said of an unknown field", "ui", "/nme", { "ui:help": "x" }, "/nme", /"nme".*"name"/],
  ["a mistyped keyword of the form", "ui", "/ui:section", [], "", /"ui:section".*"ui:sections"/],
  ["a field's ui that is a text", "ui", "/name", "big", "/name", /object/],
  [
    "a step's section of a field that it does not ask for",
    "wizard",
    "/steps/0/ui",
    { "ui:sections": [{ fields: ["name", "sector"] }] },
    "/steps/0/ui/ui:sections/0/fields/1",
    /no field "sector".*in this step/,
  ],
  [
    "what a step says of a mistyped question",
    "wizard",
    "/steps/0/ui",
    { consnt: {} },
    "/steps/0/ui/consnt",
    /"consnt".*"consent"/,
  ],
  ["a mistyped keyword of a step's form", "wizard", "/steps/1/ui", { "ui:orde": [] }, "/steps/1/ui", /"ui:orde".*"ui:order"/],
  // Computed fields.
  [
    "a join of an unknown field",
    "supplier",
    `${P}/fullName/x-computed`,
    { join: ["name", "surnme"] },
    `${P}/fullName/x-computed/join/1`,
    /"surnme".*"surname"/,
  ],
  [
    "a join of what is no text",
    "supplier",
    `${P}/fullName/x-computed`,
    { join: ["name", "shares"] },
    `${P}/fullName/x-computed/join/1`,
    /can't be joined/,
  ],
  [
    "a join that shows what is hidden",
    "supplier",
    `${P}/fullName/x-computed`,
    { join: ["name", "note"] },
    `${P}/fullName/x-computed/join/1`,
    /may not see it/,
  ],
  [
    "a share that shows what few may see",
    "supplier",
    `${P}/share/x-computed`,
    { percent: ["salary", "total"] },
    `${P}/share/x-computed/percent/0`,
    /x-access/,
  ],
  ["an age of no date", "supplier", `${P}/age/x-computed`, { age: "name" }, `${P}/age/x-computed/age`, /no date/],
  [
    "a percentage of texts",
    "supplier",
    `${P}/share/x-computed`,
    { percent: ["name", "total"] },
    `${P}/share/x-computed/percent/0`,
    /no number/,
  ],
  [
    "a count of nothing",
    "supplier",
    `${P}/agents/x-computed`,
    { count: { of: "agnt", by: "suppliers" } },
    `${P}/agents/x-computed/count/of`,
    /"agnt".*"agent"/,
  ],
  [
    "a count by a field that leads elsewhere",
    "supplier",
    `${P}/agents/x-computed`,
    { count: { of: "agent", by: "people" } },
    `${P}/agents/x-computed/count/by`,
    /does not refer to "supplier"/,
  ],
  [
    "a sum of an unknown field",
    "supplier",
    `${P}/wages/x-computed`,
    { sum: { of: "agent", by: "employer", field: "wages" } },
    `${P}/wages/x-computed/sum/field`,
    /in "agent".*"wage"/,
  ],
  [
    "a sum of texts",
    "supplier",
    `${P}/wages/x-computed`,
    { sum: { of: "agent", by: "employer", field: "name" } },
    `${P}/wages/x-computed/sum/field`,
    /no number/,
  ],
  [
    "a computed text that is called a number",
    "supplier",
    `${P}/fullName/type`,
    "integer",
    `${P}/fullName/type`,
    /"string".*Take "type" out/,
  ],
  ["a computed field with a default", "supplier", `${P}/age/default`, 18, `${P}/age/default`, /never given/],
  [
    "what is computed from itself",
    "supplier",
    `${P}/share/x-computed`,
    { percent: ["desktop", "share"] },
    `${P}/share/x-computed`,
    /from itself/,
  ],
  [
    "two computations at once",
    "supplier",
    `${P}/share/x-computed`,
    { age: "born", join: ["name"] },
    `${P}/share/x-computed`,
    /./,
  ],
  // Rules and conditions.
  [
    "an order of an unknown field",
    "supplier",
    "/x-rules/0",
    { ordered: ["since", "untl"] },
    "/x-rules/0/ordered/1",
    /"untl".*"until"/,
  ],
  [
    "an order of a date and a number",
    "supplier",
    "/x-rules/0",
    { ordered: ["since", "total"] },
    "/x-rules/0/ordered/1",
    /can't be compared/,
  ],
  ["an order of texts", "supplier", "/x-rules/0", { ordered: ["name", "since"] }, "/x-rules/0/ordered/0", /no order/],
  ["an order of one", "supplier", "/x-rules/0", { ordered: ["since"] }, "/x-rules/0/ordered", /2/],
  ["a sum of dates", "supplier", "/x-rules/2", { sum: ["desktop", "since"], equals: 1 }, "/x-rules/2/sum/1", /no number/],
  ["a sum that equals a text", "supplier", "/x-rules/2/equals", "name", "/x-rules/2/equals", /no number/],
  ["a sum over what is no list", "supplier", "/x-rules/1/sum", "tags/percent", "/x-rules/1/sum", /no list of records/],
  ["a sum of an item's unknown field", "supplier", "/x-rules/1/sum", "shares/percnt", "/x-rules/1/sum", /"percnt".*"percent"/],
  ["a sum without a total", "supplier", "/x-rules/1/equals", undefined, "/x-rules/1", /equals/],
  ["a rule of two kinds", "supplier", "/x-rules/3/together", ["name", "surname"], "/x-rules/3", /one thing/],
  ["a rule of no kind", "supplier", "/x-rules/3", { strict: true }, "/x-rules/3", /ordered/],
  ["an unknown rule", "supplier", "/x-rules/3", { either: ["province", "zone"] }, "/x-rules/3", /"either"/],
  [
    "a rule over what is computed",
    "supplier",
    "/x-rules/3/atMostOne",
    ["name", "fullName"],
    "/x-rules/3/atMostOne/1",
    /computed/,
  ],
  ["a rule over what is hidden", "supplier", "/x-rules/3/atMostOne", ["name", "note"], "/x-rules/3/atMostOne/1", /hidden/],
  [
    "a condition on an unknown field",
    "supplier",
    "/allOf/0/if/properties",
    { state: { const: "CLOSED" } },
    "/allOf/0/if/properties/state",
    /"state".*"status"/,
  ],
  [
    "a condition on a value that never is",
    "supplier",
    "/allOf/0/if/properties/status",
    { const: "CLOSD" },
    "/allOf/0/if/properties/status",
    /never "CLOSD".*"CLOSED"/,
  ],
  [
    "a condition that demands an unknown field",
    "supplier",
    "/allOf/0/then/required",
    ["untl"],
    "/allOf/0/then/required/0",
    /"untl".*"until"/,
  ],
  [
    "a condition that is no JSON Schema",
    "supplier",
    "/allOf/0/then",
    { properties: { total: { minimum: "3" } } },
    "/allOf/0/then/properties/total/minimum",
    /number/,
  ],
  ["a condition of another keyword", "supplier", "/allOf/0/then", { anyOf: [] }, "/allOf/0/then", /"anyOf"/],
  // Wizards.
  ["a wizard that there is not", "supplier", "/x-wizard", "suplier", "/x-wizard", /"suplier".*"supplier"/],
  ["another entity's wizard", "agent", "/x-wizard", "supplier", "/x-wizard", /wizard of "supplier"/],
  ["a wizard of nothing", "wizard", "/entity", "suplier", "/entity", /"suplier".*"supplier"/],
  [
    "a step that asks for an unknown field",
    "wizard",
    "/steps/0/fields",
    ["name", "surnme"],
    "/steps/0/fields/1",
    /"surnme".*"surname"/,
  ],
  ["a step that asks for the state", "wizard", "/steps/0/fields", ["name", "status"], "/steps/0/fields/1", /transitions/],
  ["a step that asks for what is computed", "wizard", "/steps/0/fields", ["name", "age"], "/steps/0/fields/1", /computed/],
  [
    "a step that asks for what the server sets",
    "wizard",
    "/steps/0/fields",
    ["name", "ownerId"],
    "/steps/0/fields/1",
    /set by the server/,
  ],
  ["two steps of one name", "wizard", "/steps/1/name", "basics", "/steps/1/name", /"basics"/],
  ["a required field that no step asks for", "wizard", "/steps/1/fields", ["since"], "/steps", /"sector".*"supplier" requires/],
  ["a step that requires what it does not ask", "wizard", "/steps/0/required", ["since"], "/steps/0/required/0", /"since"/],
  [
    "a step that hangs on what comes later",
    "wizard",
    "/steps/0/if",
    { required: ["since"] },
    "/steps/0/if/required/0",
    /nothing before.*"since"/,
  ],
  [
    "a question of a field's name",
    "wizard",
    "/steps/0/properties/total",
    { type: "integer" },
    "/steps/0/properties/total",
    /is a field of "supplier"/,
  ],
  [
    "a question of no kind",
    "wizard",
    "/steps/0/properties/consent",
    { title: "Yes?" },
    "/steps/0/properties/consent",
    /no field kind/,
  ],
  ["a wizard without steps", "wizard", "/steps", [], "/steps", /./],
  ["a step with an unknown keyword", "wizard", "/steps/0/field", ["name"], "/steps/0", /"field"/],
];

const FILES: Readonly<Record<Document, string>> = {
  supplier: "schemas/entities/supplier.schema.json",
  person: "schemas/entities/person.schema.json",
  agent: "schemas/entities/agent.schema.json",
  wizard: "schemas/wizards/supplier.json",
  ui: "schemas/ui/supplier.json",
};

describe("a schema that does not mean anything", () => {
  test("is not the one that the others are made from", () => {
    expect(issuesOf(() => buildDocuments([SUPPLIER, PERSON, AGENT], [WIZARD], { supplier: UI }))).toEqual([]);
  });

  test.each(["compliance", "notes", "meetings"])("a group of one's own is none of the others mistyped: %s", (group) => {
    expect(issuesOf(() => build("supplier", `${E}/group`, group))).toEqual([]);
  });

  test.each(MISTAKES)("%s: is refused with file, place and remedy", (_, of, at, value, pointer, says) => {
    const faults = issuesOf(() => build(of, at, value));
    const fault = faults.find((one) => one.pointer === pointer);
    expect(faults.map((one) => one.pointer)).toContain(pointer);
    // What another document breaks is told where it is used.
    expect([FILES[of], FILES.supplier]).toContain(fault?.file);
    expect(`${fault?.message}. ${fault?.remedy}`).toMatch(says);
    expect(fault?.remedy.length).toBeGreaterThan(5);
    expect(faults.length).toBeLessThanOrEqual(6);
  });

  test.each([
    ["keep one column differently", { name: { type: "integer" } }, {}, `${P}/name`, /integer/],
    ["refer from one column to different entities", { contact: { "x-ref": "agent" } }, {}, `${P}/contact`, /another entity/],
    ["are deleted differently", {}, { softDelete: false }, `${E}/softDelete`, /otherwise/],
    ["belong to a space and to none", {}, { scope: "global" }, `${E}/scope`, /otherwise/],
  ])("two entities of one table that %s are both named", (_, properties, keyword, pointer, says) => {
    const twin = {
      $id: "twin",
      type: "object",
      "x-entity": { ...PERSON["x-entity"], resource: "twins", table: "supplier", softDelete: true, ...keyword },
      properties: { name: { type: "string", maxLength: 80 }, ...properties },
    };
    const faults = issuesOf(() => buildDocuments([SUPPLIER, PERSON, AGENT, twin], [WIZARD]));
    const fault = faults.find((one) => one.pointer === pointer);
    expect(fault?.file).toBe("schemas/entities/twin.schema.json");
    expect(fault?.message).toMatch(/supplier\.schema\.json/);
    expect(`${fault?.message}. ${fault?.remedy}`).toMatch(says);
  });

  test("a column or table that two would share is told", () => {
    const shadow = changed(SUPPLIER, `${P}/subjectPerson`, { type: "string", maxLength: 40 });
    const link = { ...PERSON, $id: "link", "x-entity": { ...PERSON["x-entity"], resource: "links", table: "supplier_people" } };
    const faults = issuesOf(() => buildDocuments([shadow, PERSON, AGENT, link], [WIZARD]));
    expect(faults.map(({ pointer }) => pointer)).toEqual([`${P}/people`, `${P}/subject`]);
  });

  test("two wizards of one name are both named", () => {
    const [fault] = issuesOf(() => buildDocuments([SUPPLIER, PERSON, AGENT], [WIZARD, WIZARD]));
    expect(fault).toMatchObject({ file: FILES.wizard, pointer: "/$id" });
  });

  test("every table of the platform is reserved, and no other", () => {
    const created = SYSTEM_TABLES.flatMap((sql) => /^create table if not exists (\w+)/.exec(sql)?.[1] ?? []);
    expect([...RESERVED_TABLES].toSorted()).toEqual(created.toSorted());
  });
});

describe("a bad schema beside a running server", () => {
  const root = mkdtempSync(join(tmpdir(), "sondeo-project-"));
  let app: TestApp;

  beforeAll(async () => {
    for (const folder of ["schemas", "locales"]) cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
    linkExtensions(root);
    app = await startApp({ root });
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  });

  test("stops the next start and touches nothing that is there", async () => {
    const columns = `select string_agg(table_name || '.' || column_name, ',' order by table_name, column_name) as all_columns
      from information_schema.columns where table_schema = current_schema()`;
    const read = async () => (await app.database.pool.query(columns)).rows;
    const before = await read();
    const token = await app.signIn("moderator");
    const catalog = (await app.call({ url: "/api/catalog", token })).body;

    const bad = changed(PERSON, `${E}/label`, "nam");
    writeFileSync(join(root, "schemas/entities/person.schema.json"), JSON.stringify(bad));
    const config = readConfig({ DATA_DIR: root, DEMO: "0", LOG_LEVEL: "fatal" });
    const said = 'schemas/entities/person.schema.json#/x-entity/label: there is no field "nam". Did you mean "name"?';
    await expect(boot({ config, root, database: app.database })).rejects.toThrow(said);

    expect(await read()).toEqual(before);
    expect((await app.call({ url: "/api/catalog", token })).body).toBe(catalog);
    expect((await app.call({ url: "/api/members", token })).statusCode).toBe(200);
  });
});

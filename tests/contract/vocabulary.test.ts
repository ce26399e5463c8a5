import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Catalog, Entity } from "../../src/schema/catalog";
import type { WriteMode } from "../../src/server/api/rest/forms";
import { createBodyValidators } from "../../src/server/api/rest/write/body/bodyValidators";
import { AppError } from "../../src/shared/errors";
import { isJsonObject, type JsonObject } from "../../src/shared/json";
import { type LOGINS, startApp, type TestApp } from "../helpers/app";
import { buildDocuments } from "../helpers/documents";
import { linkExtensions } from "../helpers/linkExtensions";
import { ROOT } from "../helpers/root";

interface Example {
  readonly heading: string;
  /** What the block is part of, or its file. */
  readonly info: string;
  readonly content: JsonObject;
  /** The lines below that say what it does. */
  readonly claims: readonly string[];
}

const README = readFileSync(join(ROOT, "schemas/README.md"), "utf8");

/** The fenced blocks, each with the list below it. */
function readExamples(): readonly Example[] {
  return README.split(/^## /m).flatMap((part) => {
    const heading = part.slice(0, part.indexOf("\n"));
    return [...part.matchAll(/^```json (\S+)\n([\s\S]*?)^```\n+((?:- .*\n)*)/gm)].map(
      ([, info = "", content = "", claims = ""]) => ({
        heading,
        info,
        content: JSON.parse(content),
        claims: claims.split("\n").filter(Boolean),
      }),
    );
  });
}

const examples = readExamples();
const KEYS = ["community:ADMINISTRATOR", "community:MODERATOR"];

const BASE = {
  $id: "example",
  type: "object",
  "x-entity": {
    resource: "examples",
    scope: "community",
    label: "id",
    list: [],
    access: { MODERATOR: { list: true, create: true, update: true } },
  },
  properties: { done: { type: "boolean" } },
};
const entity = (name: string, properties: object, keyword: object = {}) => ({
  $id: name,
  type: "object",
  "x-entity": { resource: `${name}s`, scope: "community", label: "name", list: ["name"], access: {}, ...keyword },
  properties: { name: { type: "string", maxLength: 80 }, ...properties },
});
/** What the examples refer to. */
const NEIGHBOURS = [
  entity("country", { code: { type: "string", maxLength: 2 } }, { scope: "global" }),
  entity("person", { example: { "x-ref": "example" }, fee: { type: "number", "x-kind": "money" } }, { person: "id" }),
  entity("agent", {
    visibility: { type: "string", enum: ["ALL", "SELECTED"], default: "ALL" },
    customers: { type: "array", items: { "x-ref": "person" } },
  }),
];
const ASKED = { name: { type: "string" }, kind: { type: "string", enum: ["ROOM", "HALL"] }, seats: { type: "integer" } };

function documentOf({ info, content }: Example): JsonObject {
  if (info === "document") return content;
  if (info === "wizard") return { ...BASE, properties: ASKED, required: ["name"], "x-wizard": "example" } as JsonObject;
  if (info === "properties") return { ...BASE, properties: content } as JsonObject;
  const { "x-entity": keyword, ...rest } = content;
  return { ...BASE, ...rest, "x-entity": { ...BASE["x-entity"], ...(isJsonObject(keyword) ? keyword : {}) } } as JsonObject;
}

function build(example: Example): { readonly catalog: Catalog; readonly entity: Entity } {
  const document = documentOf(example);
  const others = document.$id === "example" ? [] : [BASE];
  const catalog = buildDocuments([document, ...others, ...NEIGHBOURS], example.info === "wizard" ? [example.content] : []);
  const built = catalog.entities.get(String(document.$id));
  if (!built) throw new Error("not built");
  return { catalog, entity: built };
}

function issuesOf(of: Entity, mode: WriteMode, body: unknown): readonly string[] {
  try {
    // One each: they remember an entity by its name, and all examples have the same.
    createBodyValidators()(of, KEYS, mode, body);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (error.details.faults ?? []).map(({ path, rule }) => `${path} ${rule}`);
  }
}

const CLAIM = /^- (change )?(accepts|refuses|declares) `(.*?)`(?:: (.*))?$/;
/** Whether somebody else reaches a record; told by a running server alone. */
const REACH = /^- (opens|closes) `(.*?)`, made by a moderator, to `(.*)`$/;

function check(of: Entity, claim: string): void {
  const [, change, verb, json = "", said = ""] = CLAIM.exec(claim) ?? [];
  const value = JSON.parse(json);
  if (verb === "declares") {
    for (const [name, expected] of Object.entries(value)) expect(of.fields.get(name)).toMatchObject(expected as object);
    return;
  }
  const faults = issuesOf(of, change ? "update" : "create", value);
  const expected = verb === "accepts" ? [] : [...said.matchAll(/`([^`]+)`/g)].map(([, fault]) => fault);
  if (verb === "refuses") expect(expected.length).toBeGreaterThan(0);
  expect(faults.toSorted()).toEqual(expected.toSorted());
}

const built = examples.filter(({ info }) => !info.includes("/"));
const reaching = built.filter(({ claims }) => claims.some((claim) => REACH.test(claim)));
const files = examples.filter(({ info }) => info.includes("/"));

describe("the README of schemas", () => {
  test("has an example of each part", () => {
    expect(built.length).toBeGreaterThan(10);
    expect(files.map(({ info }) => info)).toHaveLength(4);
  });

  test("has no block that is not run", () => {
    expect(README.match(/^```json/gm)).toHaveLength(examples.length);
  });

  test("shows every keyword there is", () => {
    const meta = readFileSync(join(ROOT, "schemas/meta/entity.schema.json"), "utf8");
    const { properties, $defs } = JSON.parse(meta);
    const keywords = [
      ...Object.keys(properties),
      ...Object.keys(properties["x-entity"].properties),
      ...Object.keys($defs.field.properties).filter((name) => name.startsWith("x-")),
      ...Object.keys($defs.field.properties["x-computed"].properties),
      ...Object.keys($defs.transition.properties),
      ...Object.keys($defs.rule.properties),
    ].filter((name) => !["$schema", "description", "additionalProperties"].includes(name));
    expect(keywords.filter((name) => !README.includes(`"${name}"`) && !README.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(built.map((example, index) => [`${example.heading} (${index + 1})`, example] as const))(
    "%s: builds",
    (_, example) => {
      const { catalog } = build(example);
      expect(catalog.wizards.size).toBe(example.info === "wizard" ? 1 : 0);
      expect(example.claims.length > 0 || example.info === "wizard").toBe(true);
    },
  );

  const claims = built.flatMap((example) =>
    example.claims.filter((claim) => !REACH.test(claim)).map((claim) => [example.heading, claim, example] as const),
  );
  test.each(claims)("%s %s", (_, claim, example) => {
    expect(claim).toMatch(CLAIM);
    check(build(example).entity, claim);
  });
});

describe("the README's whole example", () => {
  const root = mkdtempSync(join(tmpdir(), "sondeo-project-"));
  let app: TestApp;

  beforeAll(async () => {
    for (const folder of ["schemas", "locales"]) cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
    linkExtensions(root);
    for (const { info, content } of files) {
      mkdirSync(dirname(join(root, info)), { recursive: true });
      writeFileSync(join(root, info), JSON.stringify(content));
    }
    // All examples have the same name: the claims are those of one.
    expect(reaching).toHaveLength(1);
    for (const example of reaching)
      writeFileSync(join(root, "schemas/entities/example.schema.json"), JSON.stringify(documentOf(example)));
    app = await startApp({ root });
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  });

  const reaches = reaching.flatMap(({ claims }) => claims.filter((claim) => REACH.test(claim)));
  test.each(reaches)("stands beside a part that %s", async (claim) => {
    const [, verb, json = "", who = ""] = REACH.exec(claim) ?? [];
    const url = "/api/examples";
    const made = await app.call({ method: "POST", url, token: await app.signIn("moderator"), body: JSON.parse(json) });
    const token = await app.signIn(who as keyof typeof LOGINS);
    const listed = (await app.call({ url, token })).json().map(({ id }: { id: string }) => id);
    expect(listed.includes(made.json().id)).toBe(verb === "opens");
    expect((await app.call({ url: `${url}/${made.json().id}`, token })).statusCode).toBe(verb === "opens" ? 200 : 404);
  });

  test("is a working part of the product", async () => {
    const token = await app.signIn("moderator");
    const post = (url: string, body: object) => app.call({ method: "POST", url, token, body });
    const venue = (await post("/api/venues", { name: "Town hall" })).json();
    const times = { startsAt: "2026-12-01T10:00:00Z", endsAt: "2026-12-01T12:00:00Z" };
    const refused = await post("/api/bookings", { title: "Panel", venue: venue.id, ...times, endsAt: times.startsAt });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path: "/endsAt", rule: "orderedStrict" }]);
    const created = await post("/api/bookings", { title: "Panel", venue: venue.id, ...times });
    expect(created.json()).toMatchObject({ status: "ASKED", venue: venue.id });
    const moved = await post(`/api/bookings/${created.json().id}/transitions/confirm`, {});
    expect(moved.json()).toMatchObject({ status: "CONFIRMED" });
    expect((await app.call({ url: `/api/venues/${venue.id}`, token })).json()).toMatchObject({ bookings: 1 });
    const { entities, wizards } = (await app.call({ url: "/api/catalog", token })).json();
    expect(entities.find(({ name }: { name: string }) => name === "booking")).toMatchObject({ wizard: "booking" });
    expect(wizards.map(({ name }: { name: string }) => name)).toContain("booking");
  });
});

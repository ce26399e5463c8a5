import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { linkExtensions } from "../helpers/linkExtensions";
import { ROOT } from "../helpers/root";

const SUPPLIER = {
  $id: "supplier",
  title: "Supplier",
  type: "object",
  "x-entity": {
    resource: "suppliers",
    scope: "community",
    label: "name",
    list: ["name", "country", "since"],
    search: ["name"],
    unique: [["name"]],
    access: { ADMINISTRATOR: { list: true, create: true, update: true, delete: true }, OBSERVATOR: { list: true } },
  },
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1, maxLength: 80, "x-renamedFrom": "title" },
    since: { type: "string", format: "date" },
    country: { "x-ref": "country" },
    rating: { type: "integer", minimum: 1, maximum: 5 },
    description: { type: "string", "x-localized": true },
    active: { type: "boolean", default: true },
  },
};

/** A project folder with one more entity than ours, and nothing else changed. */
function projectWithSupplier(): string {
  const root = mkdtempSync(join(tmpdir(), "sondeo-project-"));
  for (const folder of ["schemas", "locales"]) cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  linkExtensions(root);
  writeFileSync(join(root, "schemas/entities/supplier.schema.json"), JSON.stringify(SUPPLIER));
  return root;
}

describe.each(ENGINES)("a schema dropped in, on %s", (engine) => {
  const root = projectWithSupplier();
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, root });
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  });

  test("gives table, REST, OpenAPI entry and console screens", async () => {
    const token = await app.signIn("administrator");
    const countries = await app.call({ url: `/api/countries?filter=${encodeURIComponent('{"code":"ES"}')}`, token });
    const country = countries.json()[0].id;
    const description = { es: "De confianza", nl: "Betrouwbaar" };
    const created = await app.call({
      method: "POST",
      url: "/api/suppliers",
      token,
      body: { name: "Ñandú", country, description, rating: 5 },
    });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ name: "Ñandú", country, description, active: true });

    const found = await app.call({ url: `/api/suppliers?filter=${encodeURIComponent('{"q":"nandu"}')}`, token });
    expect(found.json()).toHaveLength(1);
    const { paths } = (await app.call({ url: "/openapi.json" })).json();
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/api/suppliers", "/api/suppliers/{id}"]));

    const catalog = (await app.call({ url: "/api/catalog", token })).json();
    const entity = catalog.entities.find((one: { name: string }) => one.name === "supplier");
    expect(entity.actions).toEqual({ list: true, read: true, create: true, update: true, delete: true });
    const validators = await app.call({ url: entity.create.validators });
    expect(validators.headers["content-type"]).toContain("text/javascript");
    expect(validators.body).not.toMatch(/\bnew Function\b|\beval\(/);
  });

  test("a reference to what is not there is refused at its field", async () => {
    const token = await app.signIn("administrator");
    const answer = await app.call({
      method: "POST",
      url: "/api/suppliers",
      token,
      body: { name: "Nowhere", country: crypto.randomUUID() },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: "/country", rule: "reference" })]);
  });

  test("who is not named in its access sees nothing of it", async () => {
    const token = await app.signIn("moderator");
    expect((await app.call({ url: "/api/suppliers", token })).statusCode).toBe(403);
    const catalog = (await app.call({ url: "/api/catalog", token })).json();
    expect(catalog.entities.map((one: { name: string }) => one.name)).not.toContain("supplier");
  });
});

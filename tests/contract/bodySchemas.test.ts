import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessKeysOf } from "../../src/schema/accessKeys";
import { createAjv } from "../../src/server/api/ajv";
import { bodySchema } from "../../src/server/api/rest/forms";
import { formOfStep } from "../../src/server/wizards/stepValidators";
import { startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { unboundedIn } from "../helpers/unboundedIn";

const catalog = loadCatalog();
/** Who writes most, of every sort of space. */
const ROLES = [
  accessKeysOf("community", "ADMINISTRATOR", true),
  ["community:USER"],
  ["community:OBSERVATOR"],
  ["suite:SUPERADMIN"],
  ["backoffice"],
];

describe("what bodies may hold is bounded", () => {
  let app: TestApp;
  const bodies: (readonly [string, Readonly<Record<string, unknown>>])[] = [];
  const schemas: (readonly [string, object])[] = [];

  beforeAll(async () => {
    const note = ({ method, url, schema }: RouteOptions) => {
      for (const part of ["params", "querystring", "body"] as const)
        if (schema?.[part]) schemas.push([`${[method].flat().join()} ${url} ${part}`, schema[part] as object]);
      const body = schema?.body;
      if (typeof body === "object" && body !== null)
        bodies.push([`${[method].flat().join()} ${url}`, body as Readonly<Record<string, unknown>>]);
    };
    const listen = (message: unknown) => (message as { readonly fastify: FastifyInstance }).fastify.addHook("onRoute", note);
    subscribe("fastify.initialization", listen);
    app = await startApp({ hasDemo: false });
    await app.app.ready();
    unsubscribe("fastify.initialization", listen);
  });
  afterAll(() => app.close());

  test("every route's schemas compile, though the server compiles them at the first call", () => {
    const ajv = createAjv({ useDefaults: true, validateSchema: false });
    const faulty = schemas.flatMap(([place, schema]) => {
      try {
        ajv.compile(schema);
        return [];
      } catch (error) {
        return [`${place}: ${error}`];
      }
    });
    expect(schemas.length).toBeGreaterThan(500);
    expect(faulty).toEqual([]);
  });

  test("by every route's schema", () => {
    expect(bodies.length).toBeGreaterThan(50);
    const open = bodies.flatMap(([route, schema]) => unboundedIn(schema).map((place) => `${route} ${place}`));
    expect([...new Set(open)]).toEqual([]);
  });

  test.each([...catalog.entities.values()].map((entity) => [entity.name, entity] as const))(
    "by the entity %s",
    (_name, entity) => {
      const schemas = ROLES.flatMap((keys) => (["create", "update"] as const).map((mode) => bodySchema(entity, keys, mode)));
      expect([...new Set(schemas.flatMap((schema) => unboundedIn(schema)))]).toEqual([]);
    },
  );

  test.each([...catalog.wizards.values()].map((wizard) => [wizard.$id, wizard] as const))("by the wizard %s", (_name, wizard) => {
    const entity = catalog.entities.get(wizard.entity);
    if (!entity) throw new Error(`${wizard.$id} has no entity`);
    const forms = ROLES.flatMap((keys) =>
      wizard.steps.map((step) => formOfStep({ wizard, entity, keys, mode: "create" }, step).schema),
    );
    expect([...new Set(forms.flatMap((schema) => unboundedIn(schema as Readonly<Record<string, unknown>>)))]).toEqual([]);
  });
});

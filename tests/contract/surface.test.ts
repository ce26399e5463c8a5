import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Entity } from "../../src/schema/catalog";
import type { Action } from "../../src/schema/document";
import { surfaceOf } from "../../src/server/db/history/surface";
import { startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";

const catalog = loadCatalog();
const surface = surfaceOf(catalog);
const open = [...catalog.entities.values()].filter(({ access }) => access.size > 0);

/** The calls that a plan speaks of, as far as somebody may make them: of lists, records, moves and the way back. */
function isSpokenOf({ resource, access }: Entity, call: string): boolean {
  const path = `/api/${resource}`;
  if (call.startsWith(`POST ${path}/{id}/transitions/`)) return true;
  const calls: Readonly<Record<string, Action>> = {
    [`GET ${path}`]: "list",
    [`POST ${path}`]: "create",
    [`GET ${path}/{id}`]: "read",
    [`PUT ${path}/{id}`]: "update",
    [`DELETE ${path}/{id}`]: "delete",
    [`POST ${path}/{id}/restore`]: "delete",
  };
  const action = calls[call];
  return action !== undefined && [...access.values()].some((grants) => grants[action]);
}

describe("what a plan of the schemas promises", () => {
  let app: TestApp;
  let registered: readonly string[];

  beforeAll(async () => {
    app = await startApp({ hasDemo: false });
    const { paths } = (await app.call({ url: "/openapi.json" })).json();
    registered = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  });
  afterAll(() => app.close());

  test.each(open.map((entity) => [entity.name, entity] as const))("of %s are the calls that there are", (name, entity) => {
    const calls = surface[name]?.api.calls ?? [];
    expect(calls.toSorted()).toEqual(registered.filter((call) => isSpokenOf(entity, call)).toSorted());
  });

  test("names no moves where only operations write", () => {
    const closed = open.filter(({ isOperationsOnly, states }) => isOperationsOnly && states);
    expect(closed.length).toBeGreaterThan(0);
    for (const { name } of closed) {
      const { api, permissions } = surface[name] ?? {};
      expect([name, api?.calls?.filter((call) => !call.startsWith("GET "))]).toEqual([name, []]);
      expect(Object.keys(permissions ?? {}).filter((key) => key.startsWith("transition "))).toEqual([]);
    }
  });
});

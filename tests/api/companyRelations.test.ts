import { afterAll, beforeAll, expect, test } from "vitest";
import type { ClientCatalog } from "../../src/schema/clientCatalog";
import { startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test("a company's page leads the back office to all that is the company's own, and to nothing of other companies'", async () => {
  const token = await app.signIn("backoffice");
  const { entities }: ClientCatalog = (await app.call({ url: "/api/catalog", token })).json();
  const relations = entities.find(({ name }) => name === "company")?.relations ?? [];
  const bySpace = relations.filter(({ field }) => field === "spaceId").map(({ resource }) => resource);
  for (const resource of ["licences", "contracts", "credit-orders", "studies", "suite-users", "communities", "support-cases"])
    expect(bySpace, resource).toContain(resource);
  // What is part of a study is found there.
  for (const resource of ["quotas", "news-seen", "credit-accounts"]) expect(bySpace, resource).not.toContain(resource);
  expect(entities.find(({ name }) => name === "community")?.relations.some(({ field }) => field === "spaceId")).toBe(false);
  const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
  for (const resource of bySpace) {
    const filter = encodeURIComponent(JSON.stringify({ spaceId: space?.id }));
    const list = await app.call({ url: `/api/${resource}?filter=${filter}`, token });
    expect([resource, list.statusCode]).toEqual([resource, 200]);
    for (const one of list.json()) expect(one.spaceId).toBe(space?.id);
  }
  const client = await app.signIn("client");
  const own: ClientCatalog = (await app.call({ url: "/api/catalog", token: client })).json();
  expect(own.entities.some(({ relations: found }) => found.some(({ field }) => field === "spaceId"))).toBe(false);
});

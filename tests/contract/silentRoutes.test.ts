import { afterAll, beforeAll, expect, test } from "vitest";
import type { RouteAccess } from "../../src/server/host/routes";
import type { TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { SILENT } from "./silentRoutes";

const WRITING = ["POST", "PUT", "DELETE"];
const LOOKING = /\/(preview|seen|seenPopup|typing|seeComments|tables)\b/;

/** Whether people of a team or a company may call it: what respondents and members do is in their answers. */
function isOfTeam(access: RouteAccess): boolean {
  if (access === "public") return false;
  return !("kind" in access && access.kind === "member");
}

let app: TestApp;
let routes: readonly Route[];

beforeAll(async () => {
  ({ app, routes } = await startAppWithRoutes());
});
afterAll(() => app.close());

test("each call by which a team changes something names its act, but for those known: the list may only shrink", () => {
  const silent = [
    ...new Set(
      routes
        .filter(
          ({ method, url, config: { access, act } = {} }) =>
            access && isOfTeam(access) && !act && WRITING.includes(method) && !LOOKING.test(url),
        )
        .map(({ method, url }) => `${method} ${url}`),
    ),
  ].sort();
  expect(silent).toEqual(SILENT.toSorted());
});

test("each act is about an entity that there is, and by a part of its address", () => {
  const { entities } = loadCatalog();
  const acting = routes.filter(({ config }) => config?.act);
  expect(acting.length).toBeGreaterThan(20);
  for (const { method, url, config } of acting) {
    const { access, act } = config ?? {};
    const entity = act?.entity ?? (access && access !== "public" && "entity" in access ? access.entity : "");
    expect([`${method} ${url}`, entity, entities.has(entity)]).toEqual([`${method} ${url}`, entity, true]);
    const part = act?.record ?? (url.includes(`:${entity}Id`) ? `${entity}Id` : "id");
    if (part !== false) expect(url.split("/")).toContain(`:${part}`);
  }
});

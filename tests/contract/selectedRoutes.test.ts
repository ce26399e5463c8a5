import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { selectActivities } from "../helpers/selectedSides";
import { ROUTE_ACCESS } from "./routeAccess";

const OWN_PAGE = { origin: "http://localhost", host: "localhost" };

/** The path's activity as the route calls it. */
const OF_ACTIVITY = /^(\/api\/activities\/:id|.*\/:activityId|\/test\/:id)(\/|$)/;

let app: TestApp;
let routes: readonly Route[];
const tokens: Record<string, string> = {};
let activity: { readonly id: string; readonly space_id: string };
let paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>;

beforeAll(async () => {
  ({ app, routes } = await startAppWithRoutes());
  const [found] = await rows<typeof activity>(app, "select id, space_id from activity where questionnaire is not null limit 1");
  if (!found) throw new Error("the demo has no survey");
  activity = found;
  for (const who of ["moderator", "observer", "mainAdmin"] as const) tokens[who] = await app.signIn(who);
  for (const who of ["moderator", "observer"] as const) await selectActivities(app, who, []);
  paths = (await app.call({ url: "/openapi.json" })).json().paths;
});
afterAll(() => app?.close());

function exampleOf({ method, url }: Route): object | undefined {
  const documented = paths[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]?.requestBody as
    | { readonly content?: Readonly<Record<string, { readonly example?: object }>> }
    | undefined;
  return documented?.content?.["application/json"]?.example;
}

async function statusOf(who: string, route: Route): Promise<number> {
  const { method, url } = route;
  const row = ROUTE_ACCESS[`${method} ${url}`];
  const filled = url.replace(/:(\w+)/g, (_whole, name: string) => {
    if (name === "activityId") return activity.id;
    if (name === "id") return url.includes(":activityId") ? activity.space_id : activity.id;
    return row?.params?.[name] ?? "none";
  });
  const body = method === "GET" ? {} : { body: exampleOf(route) ?? row?.body ?? {} };
  const request = { method: method as "GET", url: filled + (row?.query ? `?${row.query}` : ""), headers: OWN_PAGE, ...body };
  return (await app.call({ ...request, token: tokens[who] ?? "" })).statusCode;
}

test("every route that speaks of an activity is closed to those who don't select it", async () => {
  const speaking = routes.filter(({ method, url }) => OF_ACTIVITY.test(url) && ROUTE_ACCESS[`${method} ${url}`]);
  expect(speaking.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  const found: string[] = [];
  for (const route of speaking) {
    for (const who of ["moderator", "observer"]) {
      const status = await statusOf(who, route);
      if (status !== 404 && status !== 403) wrong.push(`${who}: ${route.method} ${route.url}: ${status}`);
    }
    if (route.method === "GET" && (await statusOf("mainAdmin", route)) === 200) found.push(route.url);
  }
  expect(wrong).toEqual([]);
  // The same calls find something where nothing is kept from the caller.
  expect(found.length).toBeGreaterThan(5);
});

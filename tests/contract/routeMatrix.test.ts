import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, LOGINS, type TestApp } from "../helpers/app";
import { third } from "../helpers/drill";
import { isOfSuite, SUITE_ROLES, type SuiteWho } from "../helpers/routeRows";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { ENTITY_CALLS, type EntityCall } from "./entityRoutes";
import { ROUTE_ACCESS, type RouteRow, WHO, type Who } from "./routeAccess";

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;
const emailOf = (who: SuiteWho) => `${who.toLowerCase()}@demo.test`;
const OWN_PAGE = { origin: "http://localhost", host: "localhost" };
const ABSENT_ID = "0193fd0a-7c1e-7000-8000-00000000dead";

/** How a call was taken: let in (whatever it then found), not known, not allowed, or no such thing. */
type Reception = "open" | "signedOut" | "denied" | "absent" | "failed";

/** Those who are let in take turns from commit to commit; whoever must be refused is, each time. */
function callersOf(admitted: readonly Who[]): readonly Who[] {
  const some = third(admitted);
  const seen = some.length > 0 ? some : admitted.slice(0, 1);
  return WHO.filter((who) => seen.includes(who) || !admitted.includes(who));
}

function receptionOf({ statusCode, body }: { readonly statusCode: number; readonly body: string }): Reception {
  if (statusCode >= 500) return "failed";
  if (statusCode === 401 && body.includes('"auth.notAuthenticated"')) return "signedOut";
  if (statusCode === 403 && body.includes('"access.denied"')) return "denied";
  return statusCode === 404 ? "absent" : "open";
}

describe("who may call what", () => {
  let app: TestApp;
  let routes: readonly Route[];
  const tokens: Partial<Record<Who, string>> = {};
  /** A record of each entity, by entity, in the demo's spaces. */
  const records = new Map<string, string>();
  const spaces = { community: "", company: "" };
  let examples: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>;

  /** The demo has nobody of the suite but its super administrator. */
  async function employSuite(): Promise<void> {
    for (const [who, role] of Object.entries(SUITE_ROLES) as [SuiteWho, string][])
      await app.database.query({
        text: `with person as (insert into account (id, email, password_hash)
            select gen_random_uuid(), $2, password_hash from account where email = $3 returning id, email)
          insert into staff_role (id, space_id, email, name, role, account_id)
          select gen_random_uuid(), $1, email, 'Alba', $4, id from person`,
        values: [spaces.company, emailOf(who), LOGINS.client[1], role],
      });
  }

  async function signIn(who: Who): Promise<string | undefined> {
    if (who === "nobody") return undefined;
    if (!isOfSuite(who)) return app.signIn(who);
    const body = { email: emailOf(who), password: DEMO_PASSWORD };
    return (await app.call({ method: "POST", url: LOGINS.client[0], body })).json().authToken;
  }

  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes());
    const found = await app.database.query<{ kind: "community" | "company"; id: string }>({
      text: "select kind, id from space order by id desc",
      values: [],
    });
    for (const { kind, id } of found) spaces[kind] = id;
    await employSuite();
    for (const who of WHO) {
      const token = await signIn(who);
      if (token) tokens[who] = token;
    }
    for (const { entity, key, url } of ENTITY_CALLS.filter(({ key }) => key.startsWith("GET ") && !key.includes(":"))) {
      if (url.includes("/export") || url.includes("/import")) continue;
      for (const token of Object.values(tokens)) {
        const answer = await app.call({ url, token });
        const [first] = answer.statusCode === 200 ? (answer.json() as { id: string }[]) : [];
        if (first && !records.has(entity)) records.set(entity, first.id);
      }
      expect(key).toBeDefined();
    }
    // Most of an activity's calls are a survey's.
    const [survey] = await app.database.query<{ id: string }>({
      text: "select id from activity where type = 'el_survey' order by created_at desc, id desc limit 1",
      values: [],
    });
    if (survey) records.set("activity", survey.id);
    // Most of a study's calls are of one with a questionnaire.
    const [ordered] = await app.database.query<{ id: string }>({
      text: "select id from study where type = 'CONSUMER_SURVEY' order by created_at desc, id desc limit 1",
      values: [],
    });
    if (ordered) records.set("study", ordered.id);
    examples = (await app.call({ url: "/openapi.json" })).json().paths;
  });
  afterAll(() => app.close());

  const call = async (who: Who, request: Parameters<TestApp["call"]>[0]) => {
    const token = tokens[who];
    return receptionOf(await app.call({ ...request, ...(token ? { token } : {}) }));
  };

  test("every route stands in the table or follows from a schema, and every row has its route", () => {
    const known = new Set([...Object.keys(ROUTE_ACCESS), ...ENTITY_CALLS.map(({ key }) => key)]);
    const real = new Set(routes.map(({ method, url }) => `${method} ${url}`));
    expect({
      withoutRow: [...real].filter((key) => !known.has(key)),
      withoutRoute: [...known].filter((key) => !real.has(key)),
    }).toEqual({ withoutRow: [], withoutRoute: [] });
    expect(real.size).toBeGreaterThan(600);
  });

  test("no route answers to a method that it does not name", async () => {
    const named = new Set(routes.map(({ method }) => method));
    expect([...named].sort()).toEqual([...METHODS].sort());
  });

  /** A lock is refused like the record: whoever may not even see it is told that it is not there. */
  const closed = (url: string): readonly Reception[] => (url.endsWith("/lock") ? ["denied", "absent"] : ["denied"]);

  /** What comes of a generated call. Whoever may write speaks of a record that is not there, everybody else of one that is. */
  async function meetEntity({ entity, method, url, query, body, grants }: EntityCall, who: Who): Promise<string | undefined> {
    const granted = grants[who];
    const isRead = method === "GET";
    const id = isRead || !granted ? (records.get(entity) ?? ABSENT_ID) : ABSENT_ID;
    const path = url.replace(":id", id).replace(":entryId", "1") + (query ? `?${query}` : "");
    const met = await call(who, { method, url: path, ...(body ? { body } : {}) });
    const expected: readonly Reception[] =
      who === "nobody" ? ["signedOut"] : granted ? (url.includes(":id") ? ["open", "absent"] : ["open"]) : closed(url);
    return expected.includes(met) ? undefined : `${who}: ${method} ${path} is ${met}, not ${expected.join(" or ")}`;
  }

  const resources = [...new Set(ENTITY_CALLS.map(({ url }) => url.split("/")[2] ?? ""))];
  test.each(resources)("%s opens to whom its schema names and to nobody else", async (resource) => {
    const calls = ENTITY_CALLS.filter(({ url }) => url.split("/")[2] === resource);
    const wrong: string[] = [];
    for (const one of calls) {
      for (const who of callersOf(WHO.filter((caller) => caller !== "nobody" && one.grants[caller]))) {
        const fault = await meetEntity(one, who);
        if (fault) wrong.push(fault);
      }
    }
    expect(wrong).toEqual([]);
  });

  function parameterOf(name: string, { params = {} }: RouteRow): string {
    const given = params[name];
    if (given === "activity" || given === "study") return records.get(given) ?? ABSENT_ID;
    if (given === "community" || name === "communityId") return given === undefined || name === "id" ? spaces.community : given;
    if (given !== undefined) return given;
    return name === "origin" ? "demo" : name === "questionId" ? "one" : name === "nickname" ? "lince" : ABSENT_ID;
  }

  function requestOf(key: string, row: RouteRow, isOpen: boolean): Parameters<TestApp["call"]>[0] {
    const [method = "", url = ""] = key.split(" ");
    const filled = url.replace(/:(\w+)|\*/g, (_whole, name?: string) => encodeURIComponent(parameterOf(name ?? "*", row)));
    const documented = examples[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]?.requestBody as
      | { readonly content?: Readonly<Record<string, { readonly example?: object }>> }
      | undefined;
    const example = documented?.content?.["application/json"]?.example;
    const body = method === "GET" ? undefined : ((isOpen ? row.body : example) ?? example ?? row.body ?? {});
    return {
      method: METHODS.find((one) => one === method) ?? "GET",
      url: filled + (row.query ? `?${row.query}` : ""),
      headers: OWN_PAGE,
      ...(body ? { body } : {}),
    };
  }

  test.each(Object.entries(ROUTE_ACCESS))("%s", async (key, row) => {
    const met: Partial<Record<Who, Reception>> = {};
    const expected: Partial<Record<Who, unknown>> = {};
    for (const who of callersOf(row.open)) {
      const isOpen = row.open.includes(who);
      met[who] = await call(who, requestOf(key, row, isOpen));
      if (isOpen) expected[who] = row.isAbsent ? "absent" : "open";
      else if (who === "nobody") expected[who] = "signedOut";
      else expected[who] = row.isAbsent ? "denied" : expect.stringMatching(/^(denied|absent)$/);
      const token = row.endsSession ? await signIn(who) : undefined;
      if (token) tokens[who] = token;
    }
    expect(met).toEqual(expected);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/shared/ids";
import type { TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { type Side, seedSide, selectActivities } from "../helpers/selectedSides";

const TITLE = "Heading that nobody told you";
const WHO = ["moderator", "observer"] as const;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly $ref?: string;
  readonly format?: string;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema; readonly example?: object }>> };
}

/** A name by which a call says which activity it means. */
const NAMES_ACTIVITY = /^activit(y|ies)(Ids?)?$/;

describe("activities that somebody doesn't select", () => {
  let app: TestApp;
  let routes: readonly Route[];
  let home: string;
  let member: string;
  let unseen: string;
  let theirs: Side;
  const tokens = {} as Record<(typeof WHO)[number] | "mainAdmin", string>;
  let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;

  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes());
    const [person] = await rows<{ id: string; space_id: string }>(
      app,
      "select member as id, space_id from ledger_transfer where member is not null order by created_at desc limit 1",
    );
    [member, home] = [person?.id ?? "", person?.space_id ?? ""];
    const canary = { id: member, spaceId: home, companyId: home, canary: "Unseen", date: "1991-02-03" };
    theirs = await seedSide(app, "activity", canary, member);
    unseen = theirs.first.get("activity") ?? "";
    await rows(app, "update activity set title = $2, labs = 7 where id = $1", [unseen, TITLE]);
    // What the member's LABs are for: a winning comment has the title as its concept.
    await rows(app, "update ledger_transfer set activity = $2, concept = $3 where member = $1", [member, unseen, TITLE]);
    for (const who of WHO) await selectActivities(app, who, []);
    for (const who of [...WHO, "mainAdmin"] as const) tokens[who] = await app.signIn(who);
    paths = (await app.call({ url: "/openapi.json" })).json().paths;
  });
  afterAll(() => app?.close());

  const documented = ({ method, url }: Route): Operation | undefined =>
    paths[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];

  /** Addresses of a reading call: each of its parameters is one thing and another that it may speak of. */
  function addressesOf(route: Route): readonly string[] {
    const asked = (documented(route)?.parameters ?? []).filter((one) => one.in === "query");
    const query = asked
      .filter(({ name, required }) => NAMES_ACTIVITY.test(name) || name === "ids" || required)
      .map(({ name }) => `${name}=${NAMES_ACTIVITY.test(name) || name === "ids" ? unseen : "a"}`)
      .join("&");
    const ids = route.url.includes(":id") ? [home, member, unseen] : [""];
    return ids.map((id) => {
      const path = route.url
        .replace(/:id\b/, id)
        .replace(/:activityId/g, unseen)
        .replace(/:page\b/, "0")
        .replace(/:pageSize/, "50")
        .replace(/:\w+/g, newId());
      return query ? `${path}?${query}` : path;
    });
  }

  test("aren't named by anything that they may read", async () => {
    const reads = routes.filter(({ method, url }) => method === "GET" && /^\/(api|client|experienceLabs|test)\//.test(url));
    expect(reads.length).toBeGreaterThan(100);
    const leaks: string[] = [];
    const found = new Set<string>();
    for (const route of reads)
      for (const url of addressesOf(route)) {
        for (const who of WHO) {
          const { statusCode, body } = await app.call({ url, token: tokens[who] });
          // What was asked for may be repeated by a refusal.
          if (statusCode < 400 && (body.includes(TITLE) || body.includes(unseen))) leaks.push(`${who}: ${route.url}`);
        }
        if ((await app.call({ url, token: tokens.mainAdmin })).body.includes(TITLE)) found.add(route.url);
      }
    expect([...new Set(leaks)]).toEqual([]);
    for (const url of ["/api/activities", "/api/ledger/movements", "/api/members/:id/ledger", "/api/members/:id/timeline"])
      expect([...found]).toContain(url);
  });

  /** Bodies that name the activity wherever the schema lets them. */
  function bodyOf(route: Route): object | undefined {
    const content = documented(route)?.requestBody?.content?.["application/json"];
    const example = content?.example;
    if (!example) return undefined;
    let isNamed = false;
    const named = JSON.parse(JSON.stringify(example), (key, value) => {
      if (!NAMES_ACTIVITY.test(key)) return value;
      isNamed = true;
      return Array.isArray(value) ? [unseen] : unseen;
    });
    return isNamed ? named : undefined;
  }

  test("can't be meant by anything that they send", async () => {
    const writes = routes.filter((route) => route.method !== "GET" && bodyOf(route));
    const before = await rows(app, "select count(*) from activity_participants");
    const wrong: string[] = [];
    for (const route of writes)
      for (const who of WHO) {
        const url = route.url.replace(":activityId", unseen).replace(/:id\b/, home).replace(/:\w+/g, newId());
        const body = bodyOf(route);
        const answer = await app.call({ method: route.method as "POST", url, token: tokens[who], ...(body ? { body } : {}) });
        if (answer.statusCode < 400)
          wrong.push(`${who}: ${route.method} ${route.url}: ${answer.statusCode} ${answer.body.slice(0, 80)}`);
      }
    const conditions = [
      { kind: "ACTIVITY", activity: unseen },
      { kind: "ANSWER", activity: unseen, question: "q", values: ["a"] },
    ];
    for (const condition of conditions) {
      const call = { method: "POST", url: "/api/segments/preview", body: { conditions: [condition] } } as const;
      expect((await app.call({ ...call, token: tokens.moderator })).statusCode).toBe(404);
    }
    expect(writes.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    expect(await rows(app, "select count(*) from activity_participants")).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, LOGINS, type TestApp } from "../helpers/app";
import { type Route, startAppWithRoutes } from "../helpers/routes";

const STOLEN = "0193fd0a-7c1e-7000-8000-0000000000ee";
/** What nobody gives themselves. */
const WANTED: Readonly<Record<string, unknown>> = {
  role: "ADMINISTRATOR",
  mainAdmin: true,
  points: 987_654,
  spaceId: STOLEN,
  accountId: STOLEN,
  id: STOLEN,
  createdAt: "2001-01-01T00:00:00.000Z",
  isBackoffice: true,
};
const PEOPLE = ["member", "moderator", "administrator"] as const;

describe.each(ANY_ENGINE)("fields that are not the caller's to set, on %s", (engine) => {
  let app: TestApp;
  let routes: readonly Route[];
  const tokens = {} as Record<(typeof PEOPLE)[number], string>;
  const ids = new Map<string, string>();
  let community: string;
  let paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: RequestBody }>>>>;

  interface RequestBody {
    readonly content: Readonly<Record<string, { readonly example?: object }>>;
  }

  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes({ engine }));
    for (const who of PEOPLE) tokens[who] = await app.signIn(who);
    community = (await app.call({ url: "/api/session", token: tokens.member })).json().space.id;
    for (const { method, url } of routes) {
      const resource = method === "GET" && /^\/api\/([a-z-]+)$/.exec(url)?.[1];
      const answer = resource ? await app.call({ url, token: tokens.administrator }) : undefined;
      const [first] = answer?.statusCode === 200 && answer.body.startsWith("[") ? (answer.json() as { id?: string }[]) : [];
      if (resource && first?.id) ids.set(resource, first.id);
    }
    paths = (await app.call({ url: "/openapi.json" })).json().paths;
  });
  afterAll(() => app.close());

  /** What the wanted values would have changed, wherever they were put. */
  async function taken(): Promise<readonly string[]> {
    const columns = await app.database.query<{ table: string; column: string; type: string }>({
      text: `select table_name as table, column_name as column, data_type as type from information_schema.columns
        where table_schema = current_schema() and column_name = any($1)`,
      values: [["points", "space_id", "account_id", "id", "created_at", "is_backoffice", "main_admin", "role"]],
    });
    const found: string[] = [];
    for (const { table, column, type } of columns) {
      const wanted: Readonly<Record<string, string>> = {
        points: "= 987654",
        space_id: `= '${STOLEN}'`,
        account_id: `= '${STOLEN}'`,
        id: `= '${STOLEN}'`,
        created_at: "< '2002-01-01'",
        is_backoffice: "",
        main_admin: "",
        role: "= 'ADMINISTRATOR'",
      };
      // Counters of the history are no ids of records.
      if (column === "id" && type !== "uuid") continue;
      const [row] = await app.database.query<{ count: number }>({
        text: `select count(*)::int as count from "${table}" where ${column} ${wanted[column]}`,
        values: [],
      });
      found.push(`${table}.${column}: ${row?.count}`);
    }
    return found.sort();
  }

  function addressOf({ url }: Route): string {
    const own = ids.get(url.split("/")[2] ?? "") ?? STOLEN;
    return url.replace(/:(\w+)/g, (_whole, name) => {
      if (name === "origin") return "demo";
      if (name === "key") return "create:tags";
      return url.startsWith("/experienceLabs") ? community : own;
    });
  }

  const IGNORED = /\/(login|logout|password|end-others|resetPassword)$|\/drafts/;

  test("are refused or left alone by every write, for all who may write at all", async () => {
    const before = await taken();
    const writes = routes.filter(({ method, url }) => ["POST", "PUT"].includes(method) && !IGNORED.test(url));
    expect(writes.length).toBeGreaterThan(200);
    const failed: string[] = [];
    for (const route of writes) {
      const operation = paths[route.url.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
      const example = operation?.requestBody?.content["application/json"]?.example ?? {};
      const bodies: readonly object[] = [
        { ...example, ...WANTED },
        ...(route.url.endsWith("/bulk")
          ? [{ action: "update", ids: [ids.get(route.url.split("/")[2] ?? "")], data: WANTED }]
          : []),
      ];
      for (const who of PEOPLE) {
        for (const body of bodies) {
          const answer = await app.call({ method: route.method as "POST", url: addressOf(route), token: tokens[who], body });
          if (answer.statusCode >= 500) failed.push(`${who}: ${route.method} ${route.url}: ${answer.body}`);
        }
      }
    }
    expect(failed).toEqual([]);
    expect(await taken()).toEqual(before);
  });

  test("one by one are refused by name, and nobody rises by them", async () => {
    const rights = async (who: (typeof PEOPLE)[number]) =>
      (await app.call({ url: "/api/session", token: tokens[who] })).json().accessKeys;
    const before = await Promise.all(PEOPLE.map(rights));
    const member = ids.get("members");
    const changed: string[] = [];
    for (const name of Object.keys(WANTED)) {
      const body = { [name]: WANTED[name] };
      const own = await app.call({ method: "PUT", url: "/experienceLabs/userData", token: tokens.member, body });
      const other = await app.call({ method: "PUT", url: `/api/members/${member}`, token: tokens.administrator, body });
      for (const answer of [own, other])
        if (answer.statusCode !== 400) changed.push(`${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    }
    expect(changed).toEqual([]);
    expect(await Promise.all(PEOPLE.map(rights))).toEqual(before);
  });

  test("given at sign-up make nobody anything", async () => {
    const [, email] = LOGINS.member;
    const url = "/experienceLabs/demo/register";
    for (const name of Object.keys(WANTED)) {
      const body = { email: `rise-${email}`, password: "Three-ducks-4", nickname: "subida", [name]: WANTED[name] };
      const answer = await app.call({ method: "POST", url, body });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, "request.invalid"]);
    }
  });
});

import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/shared/ids";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { third } from "../helpers/drill";
import { uploaded } from "../helpers/images";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { bodyOf, createReferences } from "../helpers/sampleReferences";
import { createSurvey, multipart } from "../helpers/surveys";
import { fingerprintsOf } from "../helpers/tableFingerprints";

/** As long as the word that samples begin with, so that it fits wherever they do. */
const CANARY = { one: "qzxuno", two: "qzxdos" } as const;
type Side = keyof typeof CANARY;

const ROLES = {
  member: "/user/login",
  observer: "/client/login",
  moderator: "/client/login",
  administrator: "/client/login",
  mainAdmin: "/client/login",
  client: "suite",
} as const;
type Role = keyof typeof ROLES;
const NAMES = Object.keys(ROLES) as Role[];
/** Staff who may do less than the main admin may, of the same space and by the same statements: one of them a run. */
const LESSER = third<Role>(["observer", "moderator", "administrator"]);
/** Who tries to reach the other community. */
const TRYING: readonly (Role | undefined)[] = [undefined, "member", "mainAdmin", "client", ...LESSER];
const STAFF = {
  observer: "OBSERVATOR",
  moderator: "MODERATOR",
  administrator: "ADMINISTRATOR",
  mainAdmin: "ADMINISTRATOR",
} as const;

/** What a community shows to everybody: how it looks, and what its members accept. */
const PUBLIC = ["/experienceLabs/personalization/:origin", "/experienceLabs/:id/conditions"];

/** Records of each entity that are tried one by one. */
const TRIED = 1;
const catalog = loadCatalog();

interface Place {
  readonly origin: string;
  readonly communityId: string;
  readonly companyId: string;
  readonly tokens: Readonly<Record<Role, string>>;
  /** Account of the observer. */
  readonly observerId: string;
  /** Ids of what there is, by resource. */
  readonly ids: Map<string, string[]>;
}

describe.each(ANY_ENGINE)("two communities of two companies, on %s", (engine) => {
  let app: TestApp;
  let routes: readonly Route[];
  const places = {} as Record<Side, Place>;
  const shared = new Map<string, string>();
  let examples: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly requestBody?: { readonly content: Readonly<Record<string, { example?: object }>> } }>>
    >
  >;

  const sql = (text: string, values: readonly unknown[] = []) => app.database.query({ text, values: [...values] });

  async function made(request: Parameters<TestApp["call"]>[0]): Promise<{ readonly id: string }> {
    const answer = await app.call({ method: "POST", ...request });
    if (answer.statusCode !== 201) throw new Error(`${request.url}: ${answer.body}`);
    return answer.json();
  }

  /** An account for each role, with the demo's password. */
  async function settle(side: Side, { communityId, companyId }: Pick<Place, "communityId" | "companyId">): Promise<void> {
    for (const role of NAMES) {
      const email = `${role.toLowerCase()}-${CANARY[side]}@test.example`;
      await sql(
        `insert into account (id, email, password_hash) select gen_random_uuid(), $1, password_hash from account where email = $2`,
        [email, LOGINS.client[1]],
      );
      const isMember = role === "member";
      if (isMember)
        await sql(
          `insert into member (id, space_id, nickname, email, status, account_id)
            select gen_random_uuid(), $1, $3, email, 'ACTIVE', id from account where email = $2`,
          [communityId, email, `${CANARY[side]}nick`],
        );
      else
        await sql(
          `insert into staff_role (id, space_id, email, name, role, main_admin, account_id)
            select gen_random_uuid(), $1, email, $3, $4, $5, id from account where email = $2`,
          role === "client"
            ? [companyId, email, CANARY[side], "SUPERADMIN", false]
            : [communityId, email, CANARY[side], STAFF[role], role === "mainAdmin"],
        );
    }
  }

  async function signIn(side: Side, role: Role, origin: string): Promise<string> {
    const url = role === "client" ? LOGINS.client[0] : `/experienceLabs/${origin}${ROLES[role]}`;
    const body = { email: `${role.toLowerCase()}-${CANARY[side]}@test.example`, password: DEMO_PASSWORD };
    const answer = await app.call({ method: "POST", url, body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().authToken;
  }

  const marked = (side: Side, value: unknown): object =>
    JSON.parse(JSON.stringify(value).replaceAll(/sample(?=\d)|Sample(?= \d)|Muestra(?= \d)/g, CANARY[side]));

  /** A file that its uploader alone may see. */
  async function photoOf(side: Side, token: string): Promise<string> {
    const url = await uploaded(app, token, { isWhole: false, name: `${CANARY[side]}.png` });
    return url.split("/").at(-1) ?? "";
  }

  /** An authenticator of the observer, who signs in no more here. */
  async function factorOf(side: Side): Promise<string> {
    const id = newId();
    await sql(
      `insert into second_factor (id, account_id, kind, label, secret, confirmed_at)
        select $1, id, 'authenticator', $2, '\\x00', null from account where email = $3`,
      [id, CANARY[side], `observer-${CANARY[side]}@test.example`],
    );
    return id;
  }

  /** A record of every entity that somebody there can create, its texts marked. */
  async function fill(side: Side, { tokens, ids, companyId }: Place): Promise<void> {
    const keysOf = async (token: string) => (await app.call({ url: "/api/session", token })).json().accessKeys as string[];
    const creators = [];
    for (const role of ["mainAdmin", "client"] as const)
      creators.push({ token: tokens[role], keys: await keysOf(tokens[role]), spaceId: companyId });
    const marking = {
      call: (request: Parameters<TestApp["call"]>[0]) =>
        app.call({ ...request, ...(request.body ? { body: marked(side, request.body) } : {}) }),
    };
    for (const entity of catalog.entities.values()) {
      if (entity.access.size === 0 || entity.isOperationsOnly || entity.scope === "global") continue;
      for (const creator of creators) {
        const references = await createReferences(entity, { app: marking, catalog, creators: [creator, ...creators], shared });
        const body = bodyOf(entity, creator, references);
        const answer = await marking.call({ method: "POST", url: `/api/${entity.resource}`, token: creator.token, body });
        if (answer.statusCode === 201) break;
      }
    }
    const activity = await createSurvey(app, tokens.mainAdmin, { title: `${CANARY[side]} survey` });
    const csv = `Drink,Why\n${CANARY[side]},Because of ${CANARY[side]}\n`;
    await app.call({
      method: "POST",
      url: `/api/activities/${activity}/import`,
      token: tokens.mainAdmin,
      ...multipart("a.csv", csv),
    });
    const people = `email,nickname\nimported-${CANARY[side]}@test.example,${CANARY[side]}i\n`;
    await app.call({
      method: "POST",
      url: "/api/members/import",
      token: tokens.mainAdmin,
      ...multipart(`${CANARY[side]}.csv`, people),
    });
    for (const role of NAMES) {
      const body = { data: { note: CANARY[side] } };
      await app.call({ method: "PUT", url: "/api/drafts/create:tags", token: tokens[role], body });
    }
    for (const { resource, access } of catalog.entities.values()) {
      for (const token of access.size > 0 ? [tokens.mainAdmin, tokens.client] : []) {
        const answer = await app.call({ url: `/api/${resource}`, token });
        const rows = answer.statusCode === 200 ? (answer.json() as { id: string }[]) : [];
        ids.set(resource, [...(ids.get(resource) ?? []), ...rows.map(({ id }) => id)]);
      }
    }
    for (const resource of ["jobs", "sessions"]) {
      const found: { id: string }[] = (await app.call({ url: `/api/${resource}`, token: tokens.mainAdmin })).json();
      ids.set(
        resource,
        found.map(({ id }) => id),
      );
    }
    const stored = await app.database.query<{ id: string }>({
      text: "select id from response where space_id = $1",
      values: [places[side].communityId],
    });
    ids.set(
      "responses",
      stored.map(({ id }) => id),
    );
    ids.set("imports", ids.get("jobs") ?? []);
    ids.set("files", [await photoOf(side, tokens.mainAdmin)]);
    ids.set("second-factors", [await factorOf(side)]);
  }

  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes({ engine }));
    const backoffice = await app.signIn("backoffice");
    for (const side of ["one", "two"] as const) {
      const { id: companyId } = await made({ url: "/api/companies", token: backoffice, body: { name: CANARY[side] } });
      const credits = { amount: 100_000, concept: "Load", key: crypto.randomUUID() };
      await app.call({ method: "POST", url: `/api/companies/${companyId}/credits`, token: backoffice, body: credits });
      const community = { spaceId: companyId, origin: `place-${side}`, name: CANARY[side] };
      const { id: communityId } = await made({ url: "/api/communities", token: backoffice, body: community });
      await settle(side, { communityId, companyId });
      const tokens = {} as Record<Role, string>;
      for (const role of NAMES) tokens[role] = await signIn(side, role, community.origin);
      const [observer] = await app.database.query<{ id: string }>({
        text: "select id from account where email = $1",
        values: [`observer-${CANARY[side]}@test.example`],
      });
      const observerId = observer?.id ?? "";
      places[side] = { origin: community.origin, communityId, companyId, tokens, observerId, ids: new Map() };
    }
    for (const side of ["one", "two"] as const) {
      await fill(side, places[side]);
      await complete(places[side]);
    }
    examples = (await app.call({ url: "/openapi.json" })).json().paths;
  });
  afterAll(() => app.close());

  /** What a member has to do before anything else is open. */
  async function complete({ communityId, tokens }: Place): Promise<void> {
    const url = `/experienceLabs/${communityId}/conditions`;
    const { documents } = (await app.call({ url })).json() as { documents: readonly { document: string; version: string }[] };
    const accepted = documents.map(({ document, version }) => ({ document, version }));
    const answer = await app.call({ method: "POST", url, token: tokens.member, body: { accepted } });
    const profile = {
      name: "Vera",
      surname: "Soler",
      gender: "W",
      birthDate: "1990-05-14",
      province: "Madrid",
      phone: "+34600100200",
    };
    const put = (body: object) => app.call({ method: "PUT", url: "/experienceLabs/userData", token: tokens.member, body });
    const completed = await put(profile);
    await put({ picture: "https://example.com/me.png" });
    const open = await app.call({ url: "/api/member/activities", token: tokens.member });
    if (open.statusCode !== 200) throw new Error(`${answer.body} ${completed.body} ${open.body}`);
  }

  /** The addresses of a route with one place's ids. */
  function addresses({ url }: Route, { ids, origin, communityId, observerId }: Place): readonly string[] {
    const own = (ids.get(url.startsWith("/files/") ? "files" : (url.split("/")[2] ?? "")) ?? []).slice(0, TRIED);
    const of = (id: string) =>
      url.replace(/:(\w+)|\*/g, (_whole, name) => {
        if (name === "origin") return origin;
        if (name === "responseId") return ids.get("responses")?.[0] ?? communityId;
        if (name === "key") return "create:tags";
        if (name === "accountId") return observerId;
        return url.startsWith("/experienceLabs") || name === "communityId" ? communityId : id;
      });
    return url.includes(":") ? (own.length > 0 ? own : [communityId]).map(of) : [url];
  }

  test("are filled, each with texts of its own in most tables", async () => {
    for (const side of ["one", "two"] as const) {
      const { ids, tokens } = places[side];
      const filled = [...ids].filter(([, list]) => list.length > 0).map(([resource]) => resource);
      expect(filled.length).toBeGreaterThan(25);
      const found = await app.call({ url: "/api/tags", token: tokens.mainAdmin });
      expect(found.body).toContain(CANARY[side]);
    }
  });

  test("show nothing of one another to anybody, by any address, list, search, file or history", async () => {
    const { one, two } = places;
    const reads = routes.filter(({ method, url }) => method === "GET" && !PUBLIC.includes(url) && !url.startsWith("/docs"));
    const leaks: string[] = [];
    let calls = 0;
    for (const route of reads) {
      const lists = ["", `?filter=${encodeURIComponent(JSON.stringify({ q: CANARY.one }))}`];
      const isList = /^\/api\/[a-z-]+$/.test(route.url);
      for (const address of addresses(route, one)) {
        for (const query of isList ? lists : [route.url.endsWith("/search") ? `?q=${CANARY.one}` : ""]) {
          for (const role of TRYING) {
            const url = address + query;
            const answer = await app.call({ url, ...(role ? { token: two.tokens[role] } : {}) });
            calls += 1;
            const said = `${JSON.stringify(answer.headers)} ${answer.body}`;
            if (said.includes(CANARY.one) || said.includes(one.communityId)) leaks.push(`${role ?? "nobody"}: ${url}`);
            if (answer.statusCode >= 500) leaks.push(`${role ?? "nobody"}: ${url}: ${answer.statusCode}`);
          }
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(calls).toBeGreaterThan(215 * TRYING.length);
  });

  test("are not changed by one another, by any write", async () => {
    const { one, two } = places;
    const where = `t::text like '%${CANARY.one}%' or t::text like '%${one.communityId}%' or t::text like '%${one.companyId}%'`;
    // The server itself invites whoever was entered since, a minute after its start: nobody of these.
    await app.database.pool.query("update member set created_at = '2000-01-01' where status = 'INVITED'");
    const before = await fingerprintsOf(app.database, where);
    const failed: string[] = [];
    const writes = routes.filter(
      ({ method, url }) => method !== "GET" && !/\/login$|\/logout$|end-others$|[pP]assword|resetCode/i.test(url),
    );
    for (const route of writes) {
      const example =
        examples[route.url.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()]?.requestBody?.content["application/json"]
          ?.example;
      const ids = (places.one.ids.get(route.url.split("/")[2] ?? "") ?? []).slice(0, 2);
      const bulk = route.url.endsWith("/bulk") ? { action: "delete", ids } : (example ?? {});
      const filter = `?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
      const query = /^\/api\/[a-z-]+$/.test(route.url) && route.method !== "POST" ? filter : "";
      for (const url of addresses(route, one)) {
        for (const role of TRYING) {
          // One's own account and drafts are one's own to change.
          const isOwn = route.url.includes("userAccount") && role === "member";
          const token = role && !isOwn ? { token: two.tokens[role] } : {};
          const answer = await app.call({ method: route.method as "POST", url: url + query, ...token, body: bulk });
          if (answer.statusCode >= 500) failed.push(`${role}: ${route.method} ${url}: ${answer.statusCode}`);
          if (answer.body.includes(CANARY.one)) failed.push(`${role}: ${route.method} ${url} tells`);
        }
      }
    }
    expect(failed).toEqual([]);
    expect(await fingerprintsOf(app.database, where)).toEqual(before);
  });

  test("hear nothing of one another", async () => {
    const { one, two } = places;
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const sockets: Socket[] = [];
    const connect = (token: string) =>
      new Promise<Socket>((resolve, reject) => {
        const socket = io(address, { transports: ["websocket"], reconnection: false, forceNew: true, auth: { token } });
        sockets.push(socket);
        socket.once("connect", () => resolve(socket));
        socket.once("connect_error", reject);
      });
    const overheard: unknown[] = [];
    for (const role of NAMES) {
      const token = await signIn("two", role, two.origin);
      (await connect(token)).onAny((name, event) => overheard.push({ role, name, event }));
    }
    const own = await connect(await signIn("one", "mainAdmin", one.origin));
    const echo = new Promise((resolve) => own.once("changed", resolve));
    const token = await signIn("one", "mainAdmin", one.origin);
    await made({ url: "/api/tags", token, body: { name: `${CANARY.one}heard` } });
    expect(await echo).toMatchObject({ resource: "tags" });
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (const socket of sockets) socket.disconnect();
    expect(overheard).toEqual([]);
  });
});

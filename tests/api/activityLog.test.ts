import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LogEntry, LogPage, LogPerson } from "../../src/contracts/api/activityLog";
import { sweepOrigins } from "../../src/server/activityLog/sweepOrigins";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const AT_HOME = "203.0.113.7";
const SECRET = "Sondeo-demo-2";

describe.each(CONCURRENT_ENGINE)("the activity log (%s)", (engine) => {
  let app: TestApp;
  const tokens: Partial<Record<keyof typeof LOGINS, string>> = {};
  const spaces = { community: "", company: "" };

  const token = async (who: keyof typeof LOGINS) => {
    tokens[who] ??= await app.signIn(who);
    return tokens[who] as string;
  };
  const ask = async (who: keyof typeof LOGINS, query = "", path = "") =>
    app.call({ url: `/api/activity-log${path}?${query}`, token: await token(who), headers: { "accept-language": "es" } });
  const entries = async (who: keyof typeof LOGINS, query = ""): Promise<readonly LogEntry[]> => {
    const answer = await ask(who, query);
    expect(answer.statusCode, answer.body).toBe(200);
    return (answer.json() as LogPage).entries;
  };
  /** A topic-like record that the moderator writes: a tag of the community. */
  const createTag = async (name: string): Promise<string> => {
    const answer = await app.call({
      method: "POST",
      url: "/api/tags",
      token: await token("moderator"),
      body: { name },
      headers: { "user-agent": FIREFOX },
      address: AT_HOME,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  };

  beforeAll(async () => {
    app = await startApp({ engine });
    const found = await app.database.query<{ kind: "community" | "company"; id: string }>({
      text: "select kind, id from space where kind = 'company' or origin = 'demo'",
      values: [],
    });
    for (const { kind, id } of found) spaces[kind] = id;
  });
  afterAll(() => app.close());

  test("tells who did what to what, and from where", async () => {
    const id = await createTag("Cocinillas");
    const [entry] = await entries("mainAdmin", "entity=tag&kind=create");
    expect(entry).toMatchObject({
      by: "person",
      action: "create",
      kind: "create",
      recordId: id,
      title: "Cocinillas",
      address: AT_HOME,
      device: "Firefox, Linux",
    });
    expect(entry?.person?.role).toBe("Moderador");
    expect(entry?.text).toBe("ha creado «Cocinillas» (Etiqueta)");
  });

  test("names changed fields and never their values", async () => {
    const [member] = await app.database.query<{ id: string }>({
      text: "select id from member where space_id = $1 and account_id is not null order by id limit 1",
      values: [spaces.community],
    });
    const url = `/api/members/${member?.id}`;
    const phone = "+34600123987";
    const saved = await app.call({ method: "PUT", url, token: await token("moderator"), body: { phone } });
    expect(saved.statusCode, saved.body).toBe(200);
    const answer = await ask("mainAdmin", "entity=member&kind=update");
    expect(answer.json().entries[0]).toMatchObject({ recordId: member?.id, fields: ["Teléfono"] });
    expect(answer.body).not.toContain(phone);
  });

  test("is open to those who answer for a space, and to nobody else", async () => {
    for (const who of ["member", "observer", "moderator", "administrator"] as const)
      for (const path of ["", "/people", "/export"])
        expect([who, path, (await ask(who, "", path)).statusCode]).toEqual([who, path, 403]);
    for (const who of ["mainAdmin", "client", "backoffice"] as const)
      for (const path of ["", "/people", "/export"])
        expect([who, path, (await ask(who, "", path)).statusCode]).toEqual([who, path, 200]);
    expect((await app.call({ url: "/api/activity-log" })).statusCode).toBe(401);
  });

  test("never shows another space's entries", async () => {
    await createTag("Solo de la comunidad");
    const own = await entries("client", "limit=200");
    expect(own.map(({ title }) => title)).not.toContain("Solo de la comunidad");
    expect((await ask("client", `space=${spaces.community}`)).statusCode).toBe(403);
    expect((await ask("mainAdmin", `space=${spaces.company}`)).statusCode).toBe(403);
    expect((await ask("mainAdmin", `space=${spaces.company}`, "/export")).statusCode).toBe(403);
    expect((await ask("mainAdmin", `space=${spaces.company}`, "/people")).statusCode).toBe(403);
    const [logged] = await app.database.query<{ spaces: string[] }>({
      text: "select array_agg(distinct space_id) as spaces from audit_log where id = any($1::bigint[])",
      values: [own.map(({ id }) => id)],
    });
    expect(logged?.spaces).toEqual([spaces.company]);
  });

  test("shows the back office the space that it chooses, and what belongs to none", async () => {
    const id = await createTag("Para la plataforma");
    const records = (await entries("backoffice", `space=${spaces.community}&entity=tag`)).map(({ recordId }) => recordId);
    expect(records).toContain(id);
    expect((await ask("backoffice", "space=0193fd0a-7c1e-7000-8000-00000000dead")).statusCode).toBe(404);
    const [entry] = await entries("backoffice", "kind=access");
    expect(entry).toMatchObject({ action: "signIn", by: "backoffice", person: { name: LOGINS.backoffice[1] } });
  });

  test("keeps sign-ins, sign-outs and changes of passwords", async () => {
    const [url, email] = LOGINS.observer;
    const enter = async (password: string) =>
      (await app.call({ method: "POST", url, body: { email, password } })).json().authToken;
    const entered = await enter(DEMO_PASSWORD);
    const change = { currentPassword: DEMO_PASSWORD, newPassword: SECRET, repeatedPassword: SECRET };
    const changed = await app.call({ method: "PUT", url: "/experienceLabs/password", token: entered, body: change });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await app.call({ method: "POST", url: "/api/logout", token: entered })).statusCode).toBe(204);
    const answer = await ask("mainAdmin", "kind=access&limit=3");
    expect(answer.json().entries.map(({ action }: LogEntry) => action)).toEqual(["signOut", "changePassword", "signIn"]);
    expect(answer.json().entries[0].text).toBe("ha cerrado sesión");
    expect(answer.body).not.toContain(SECRET);
  });

  test("keeps exports, the log's own too", async () => {
    await app.call({ url: "/api/tags/export?format=csv", token: await token("moderator") });
    const file = await ask("mainAdmin", "entity=tag", "/export");
    expect(file.statusCode).toBe(200);
    const rows = await readWorkbook(file.rawPayload);
    expect(JSON.stringify(rows)).toContain("ha creado «Cocinillas» (Etiqueta)");
    const [own, list] = await entries("mainAdmin", "kind=export");
    expect([own?.entity, list?.entity]).toEqual(["activityLog", "tag"]);
    expect(list?.text).toBe("ha descargado datos de Etiquetas");
  });

  test("keeps who looked at the console as another role", async () => {
    const headers = { "x-preview-as": "community:OBSERVATOR" };
    await app.call({ url: "/api/catalog", token: await token("mainAdmin"), headers });
    expect((await entries("mainAdmin", "kind=access"))[0]?.action).toBe("preview");
    const as = await app.call({ url: "/api/activity-log", token: await token("mainAdmin"), headers });
    expect(as.statusCode).toBe(403);
  });

  test("is narrowed to a person, a kind and days", async () => {
    const people = (await ask("mainAdmin", "q=", "/people")).json() as readonly LogPerson[];
    const me = (await app.call({ url: "/api/session", token: await token("moderator") })).json();
    const moderator = people.find(({ id }) => id === me.account.id);
    expect(moderator).toMatchObject({ role: "Moderador" });
    const named = (
      await ask("mainAdmin", `q=${encodeURIComponent(moderator?.name.slice(1, 4).toUpperCase() ?? "")}`, "/people")
    ).json();
    expect(named.map(({ id }: LogPerson) => id)).toContain(moderator?.id);
    const theirs = await entries("mainAdmin", `account=${moderator?.id}&days=1&limit=200`);
    expect(theirs.length).toBeGreaterThan(0);
    expect(new Set(theirs.map(({ person }) => person?.id))).toEqual(new Set([moderator?.id]));
    expect(await entries("mainAdmin", `account=${moderator?.id}&to=2020-01-01`)).toEqual([]);
    expect((await ask("mainAdmin", "from=yesterday")).statusCode).toBe(400);
    expect((await ask("mainAdmin", "kind=everything")).statusCode).toBe(400);
  });

  test("a day begins and ends by the space's clocks", async () => {
    await app.database.query({
      text: `insert into audit_log (space_id, action, entity, record_id, changes, at) values
        ($1, 'update', 'community', $1, '{}', '2025-07-01T21:59:00Z'), ($1, 'update', 'community', $1, '{}', '2025-07-01T22:01:00Z')`,
      values: [spaces.community],
    });
    const on = async (day: string) =>
      (await entries("mainAdmin", `from=${day}&to=${day}`)).map(({ at, by }) => [new Date(at).toISOString(), by]);
    expect(await on("2025-07-01")).toEqual([["2025-07-01T21:59:00.000Z", "system"]]);
    expect(await on("2025-07-02")).toEqual([["2025-07-01T22:01:00.000Z", "system"]]);
  });

  test.each(["", "&kind=create", "&entity=tag"])("is read page by page, each entry once%s", async (filter) => {
    const all = await entries("mainAdmin", `limit=200${filter}`);
    const read: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: LogPage = (await ask("mainAdmin", `limit=2${filter}${next ? `&after=${next}` : ""}`)).json();
      read.push(...page.entries.map(({ id }) => id));
      next = read.length < 30 ? page.next : null;
    }
    const fresh = read.filter((id) => all.some((entry) => entry.id === id));
    expect(fresh).toEqual(all.slice(0, fresh.length).map(({ id }) => id));
    expect(new Set(read).size).toBe(read.length);
  });

  test("or by the reader's, who names the zone; one that there isn't is refused", async () => {
    const answer = await ask("mainAdmin", "days=1&timeZone=Pacific%2FAuckland");
    expect(answer.json().timeZone).toBe("Pacific/Auckland");
    const refused = await ask("mainAdmin", "timeZone=Middle%2FEarth");
    expect([refused.statusCode, refused.json().code]).toEqual([400, "request.invalid"]);
  });

  test("can't be changed or deleted by anybody", async () => {
    const [entry] = await entries("mainAdmin");
    const fingerprint = async () =>
      (
        await app.database.query<{ all: string }>({
          text: "select md5(string_agg(t::text, '' order by id)) as all from audit_log t where id <= $1",
          values: [entry?.id],
        })
      )[0]?.all;
    const before = await fingerprint();
    for (const who of ["mainAdmin", "client", "backoffice"] as const)
      for (const method of ["POST", "PUT", "DELETE"] as const)
        for (const url of ["/api/activity-log", `/api/activity-log/${entry?.id}`]) {
          const answer = await app.call({ method, url, token: await token(who), body: {} });
          expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
        }
    expect(await fingerprint()).toBe(before);
  });

  test("forgets after a year where people acted from, and nothing else", async () => {
    const [old] = await app.database.query<{ id: number }>({
      text: `insert into audit_log (space_id, account_id, action, entity, changes, address, device, at)
        values ($1, gen_random_uuid(), 'update', 'tag', '{}', '203.0.113.9', 'Firefox, Linux', now() - interval '13 months') returning id`,
      values: [spaces.community],
    });
    await sweepOrigins(app.database.kysely);
    const rows = await app.database.query<object>({
      text: "select address, device, action from audit_log where id = $1",
      values: [old?.id],
    });
    expect(rows).toEqual([{ address: null, device: null, action: "update" }]);
    expect((await entries("mainAdmin", "entity=tag")).some(({ address }) => address === AT_HOME)).toBe(true);
  });

  test("keeps what an erased person did, without where from", async () => {
    const memberToken = await token("member");
    const { memberId, account } = (await app.call({ url: "/api/session", token: memberToken })).json();
    expect((await entries("mainAdmin", `account=${account.id}`))[0]).toMatchObject({
      by: "person",
      action: "signIn",
      address: "127.0.0.1",
    });
    const erased = await app.call({ method: "POST", url: `/api/members/${memberId}/erasure`, token: await token("mainAdmin") });
    expect(erased.statusCode, erased.body).toBeLessThan(300);
    const after = await entries("mainAdmin", `account=${account.id}`);
    expect(after.length).toBeGreaterThan(0);
    for (const entry of after) expect(entry).toMatchObject({ by: "former", person: null, address: null, device: null });
  });
});

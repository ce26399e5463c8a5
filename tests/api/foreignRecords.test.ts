import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../src/shared/ids";
import { CONCURRENT_ENGINE, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { demoId, otherCommunity } from "../helpers/communities";
import { mailsTo, rows } from "../helpers/identity";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { employSuitePeople } from "../helpers/selectedSides";

const HEADERS = { host: "sondeo.test" };
const catalog = loadCatalog();

let app: TestApp;
let routes: readonly Route[];
let moderator: string;
let home: string;
beforeAll(async () => {
  ({ app, routes } = await startAppWithRoutes({ engine: CONCURRENT_ENGINE[0] ?? "pglite" }));
  moderator = await app.signIn("moderator");
  home = `/experienceLabs/${await demoId(app)}`;
});
afterAll(() => app?.close());

test("reads below another space's record find nothing, whoever asks with the same role at home", async () => {
  const other = await otherCommunity(app);
  const wrong: string[] = [];
  let asked = 0;
  for (const { resource, table, scope } of catalog.entities.values()) {
    if (scope === "global") continue;
    const below = routes.filter(({ method, url }) => method === "GET" && url.startsWith(`/api/${resource}/:id/`));
    const [record] =
      below.length > 0
        ? await rows<{ id: string }>(app, `select id from "${table}" where space_id not in ($1, $2) limit 1`, [
            other.communityId,
            other.companyId,
          ])
        : [];
    if (!record) continue;
    for (const { url } of below) {
      const address = url.replace(":id", record.id).replace(/:\w+/g, newId());
      for (const token of [other.administrator, other.client]) {
        asked += 1;
        const { statusCode } = await app.call({ url: address, token });
        if (statusCode === 200) wrong.push(url);
      }
    }
  }
  expect(asked).toBeGreaterThan(60);
  expect([...new Set(wrong)]).toEqual([]);
});

test("a bulk call writes all of its records, or none, and names those that aren't there", async () => {
  const add = async (nickname: string) => {
    const body = { nickname, email: `${nickname}@mail.test` };
    return (await app.call({ method: "POST", url: "/api/members", token: moderator, body })).json().id as string;
  };
  const [id, missing] = [await add("bulky"), newId()];
  const bodies = [
    { action: "update", data: { province: "Soria" } },
    { action: "update", data: {}, add: { tags: ["x"] } },
    { action: "delete" },
  ];
  for (const body of bodies) {
    const call = { method: "POST", url: "/api/members/bulk", token: moderator, body: { ...body, ids: [id, missing] } } as const;
    const answer = await app.call(call);
    expect(answer.statusCode, answer.body).toBe(404);
    expect(answer.json()).toMatchObject({ code: "record.notFound", record: { id: missing }, failed: [missing] });
  }
  const filter = encodeURIComponent(JSON.stringify({ id: [id, missing] }));
  for (const method of ["PUT", "DELETE"] as const) {
    const body = method === "PUT" ? { body: { province: "Soria" } } : {};
    expect((await app.call({ method, url: `/api/members?filter=${filter}`, token: moderator, ...body })).statusCode).toBe(404);
  }
  const member = (await app.call({ url: `/api/members/${id}`, token: moderator })).json();
  expect([member.version, member.province]).toEqual([1, null]);
});

test("the balance of credits is for those who may see studies", async () => {
  const [company] = await rows<{ id: string }>(app, "select id from space where kind = 'company' order by created_at limit 1");
  const people = await employSuitePeople(app, company?.id ?? "", []);
  const read = async (token: string) => (await app.call({ url: "/clientSuite/creditsPlan/planData", token })).statusCode;
  expect([await read(people.suiteObserver), await read(people.suiteModerator)]).toEqual([200, 200]);
  await rows(app, "update staff_role set role = 'PARTICIPANT' where email = 'suiteobserver@selected.test'");
  expect(await read(people.suiteObserver)).toBe(403);
});

test("ten invitations of one person at once are one, and its renewals", async () => {
  const body = { users: ["at-once@mail.test"] };
  // One session's calls wait for one another.
  const tokens = await Promise.all(Array.from({ length: 10 }, () => app.signIn("moderator")));
  const invite = (token: string) => app.call({ method: "POST", url: `${home}/invitation`, token, headers: HEADERS, body });
  const answers = await Promise.all(tokens.map(invite));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  const sum = (name: "invited" | "resent") => answers.reduce((total, answer) => total + answer.json()[name], 0);
  expect([sum("invited"), sum("resent")]).toEqual([1, 9]);
  expect(await rows(app, "select id from invitation where email = 'at-once@mail.test'")).toHaveLength(1);
});

test("a community's invitations of a day are limited, by every way", async () => {
  await rows(
    app,
    `insert into outbox (id, channel, space_id, recipient, subject, text, template)
      select gen_random_uuid(), 'mail', space_id, 'x' || n || '@mail.test', 's', 't', 'invitation'
      from generate_series(1, 1000) n, (select $1::uuid as space_id) home`,
    [await demoId(app)],
  );
  const refused = await app.call({
    ...{ method: "POST", url: `${home}/invitation`, token: moderator, headers: HEADERS },
    body: { users: ["too-many@mail.test"] },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([429, "signUp.tooManyInvitations"]);
  const single = await app.call({
    ...{ method: "POST", url: "/api/invitations", token: moderator, headers: HEADERS },
    body: { email: "too-many@mail.test" },
  });
  expect(single.statusCode).toBe(429);
  expect(await mailsTo(app, "too-many@mail.test", 0)).toEqual([]);
  await rows(app, "update outbox set created_at = now() - interval '25 hours' where template = 'invitation'");
  const next = await app.call({
    ...{ method: "POST", url: `${home}/invitation`, token: moderator, headers: HEADERS },
    body: { users: ["too-many@mail.test"] },
  });
  expect(next.statusCode, next.body).toBe(200);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { mailsTo } from "../../../../tests/helpers/outbox";
import { employSuitePeople, type SuitePerson } from "../../../../tests/helpers/selectedSides";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { type CompanyNews, type CompanyNewsService, companyNews, NEWS_KINDS } from "../../../contracts/services/companyNews";
import { type Credits, credits } from "../../../contracts/services/credits";
import { newId, type ServerExtension } from "../../../server/kit";
import type { NewsChoices, NewsPage } from "../shared/newsApi";

const PARTNER = "partner@news.test";
const URL = "/clientSuite/clientNotifications";

describe.each(CONCURRENT_ENGINE)("notifications of a company's people on %s", (engine) => {
  let app: TestApp;
  let company: string;
  let client: string;
  let partner: string;
  let narrow: Record<SuitePerson, string>;
  let study: string;
  let other: string;
  let service: () => CompanyNewsService;
  let holds: () => Credits;

  beforeAll(async () => {
    const teller: ServerExtension = {
      register: (host) => {
        service = host.use(companyNews, "teller");
        holds = host.use(credits, "teller");
      },
    };
    app = await startApp({ engine, extraExtensions: [teller] });
    client = await app.signIn("client");
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    company = space?.id ?? "";
    await rows(app, "delete from licence");
    await rows(app, "delete from client_notification");
    const studies = await rows<{ id: string }>(app, "select id from study order by id limit 2");
    [study, other] = [studies[0]?.id ?? "", studies[1]?.id ?? ""];
    await rows(
      app,
      `with person as (insert into account (id, email, password_hash)
          select gen_random_uuid(), $2, password_hash from account where email = $3 returning id)
        insert into staff_role (id, space_id, email, name, role, account_id)
        select $4, $1::uuid, $2, 'Pau', 'ADMINISTRATOR', id from person`,
      [company, PARTNER, LOGINS.client[1], newId()],
    );
    partner = (
      await app.call({ method: "POST", url: LOGINS.client[0], body: { email: PARTNER, password: DEMO_PASSWORD } })
    ).json().authToken;
    narrow = await employSuitePeople(app, company, [study]);
  });
  afterAll(() => app.close());

  const read = async (token: string, query = ""): Promise<NewsPage> => (await app.call({ url: `${URL}${query}`, token })).json();
  const mark = (token: string, body: object = {}) => app.call({ method: "POST", url: URL, token, body });
  const choose = (token: string, ...kinds: readonly object[]) =>
    app.call({ method: "PUT", url: "/api/news/settings", token, body: { kinds } });
  const settings = async (token: string): Promise<NewsChoices> => (await app.call({ url: "/api/news/settings", token })).json();
  const tell = (news: Partial<CompanyNews> & Pick<CompanyNews, "kind">) => {
    const db = spaceDbOf(app, company);
    return db.transaction(() => service().tell(db, { title: `Aviso ${news.kind}`, message: "Hola", link: "/", ...news }));
  };
  const counts = async (...people: readonly string[]) =>
    Promise.all(people.map(async (person) => (await mailsTo(app, person)).length));

  test("are seen by each person for themselves, one by one or all", async () => {
    for (const title of ["Uno", "Dos", "Tres"]) await tell({ kind: "study", studyId: study, title });
    for (const token of [client, partner, narrow.suiteObserver]) expect((await read(token)).unseen).toBe(3);
    const [newest] = (await read(client)).notifications;
    expect((await mark(client, { ids: [newest?.id] })).json()).toEqual({ unseen: 2 });
    expect((await read(client)).notifications.map(({ seen }) => seen)).toEqual([true, false, false]);
    for (const token of [partner, narrow.suiteObserver]) expect((await read(token)).unseen).toBe(3);
    // However often and at once, it is noted once.
    await Promise.all(Array.from({ length: 20 }, () => mark(client)));
    expect((await read(client)).unseen).toBe(0);
    expect((await read(partner)).unseen).toBe(3);
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(app, "select count(*)::int as count from news_seen");
    expect(count).toBe(3);
  });

  test("that the company had seen before each had their own stay seen", async () => {
    await rows(app, "update client_notification set seen = true where title = 'Uno'");
    expect((await read(partner)).unseen).toBe(2);
  });

  test("come by mail to those who want that kind, and stand in the suite of those who want it there", async () => {
    const before = await counts(LOGINS.client[1], PARTNER);
    expect((await choose(partner, { kind: "study", isMailed: false })).statusCode).toBe(200);
    await tell({ kind: "study", studyId: study });
    expect(await counts(LOGINS.client[1], PARTNER)).toEqual([(before[0] ?? 0) + 1, before[1]]);
    // Another kind is another choice.
    await tell({ kind: "credits" });
    expect(await counts(LOGINS.client[1], PARTNER)).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
    await choose(partner, { kind: "credits", isShown: false });
    expect((await read(partner)).notifications.some(({ kind }) => kind === "credits")).toBe(false);
    expect((await read(client)).notifications.some(({ kind }) => kind === "credits")).toBe(true);
    await choose(partner, { kind: "credits", isShown: true }, { kind: "study", isMailed: true });
    expect((await read(partner)).notifications.some(({ kind }) => kind === "credits")).toBe(true);
    await tell({ kind: "study", studyId: study });
    expect((await counts(PARTNER))[0]).toBe((before[1] ?? 0) + 2);
  });

  test("of chosen studies alone, and never of the managers' business, come to those who see chosen studies", async () => {
    const observer = "suiteobserver@selected.test";
    expect((await settings(narrow.suiteObserver)).kinds.map(({ kind }) => kind)).toEqual(["study", "comment", "progress"]);
    expect((await settings(client)).kinds.map(({ kind }) => kind)).toEqual([...NEWS_KINDS]);
    expect((await choose(narrow.suiteObserver, { kind: "credits", isMailed: true })).statusCode).toBe(400);
    const seen = await read(narrow.suiteObserver);
    await tell({ kind: "credits" });
    await tell({ kind: "study", studyId: other });
    expect((await read(narrow.suiteObserver)).totalElements).toBe(seen.totalElements);
    expect(await counts(observer)).toEqual([0]);
    await choose(narrow.suiteObserver, { kind: "study", isMailed: true });
    await tell({ kind: "study", studyId: other });
    expect(await counts(observer)).toEqual([0]);
    await tell({ kind: "study", studyId: study });
    expect(await counts(observer)).toEqual([1]);
    expect((await app.call({ url: "/api/client-notifications", token: narrow.suiteObserver })).statusCode).toBe(403);
  });

  test("of comments come by mail at most once an hour for a study, to who asks for it", async () => {
    await choose(client, { kind: "comment", isMailed: true });
    const before = await counts(LOGINS.client[1]);
    for (let times = 0; times < 3; times += 1) await tell({ kind: "comment", studyId: study });
    expect(await counts(LOGINS.client[1])).toEqual([(before[0] ?? 0) + 1]);
  });

  test("say who was given access, but not to who let them in", async () => {
    await choose(client, { kind: "people", isMailed: true });
    await choose(partner, { kind: "people", isMailed: true });
    const before = await counts(LOGINS.client[1], PARTNER);
    const body = { email: "nueva@news.test", name: "Nuria", role: "OBSERVER" };
    const made = await app.call({ method: "POST", url: "/api/suite-users", token: client, body });
    expect(made.statusCode, made.body).toBe(201);
    const [first] = (await read(partner)).notifications;
    expect(first).toMatchObject({ kind: "people", title: "Nuria ya tiene acceso a la empresa", link: "/suite-users" });
    expect(await counts(LOGINS.client[1], PARTNER)).toEqual([before[0], (before[1] ?? 0) + 1]);
    // What was told before isn't new to who comes.
    const [left] = await rows<{ count: number }>(
      app,
      "select count(*)::int as count from client_notification n where n.title <> 'Nuria ya tiene acceso a la empresa' and not exists (select from news_seen s where s.notification = n.id and s.person = $1)",
      [made.json().id],
    );
    expect(left?.count).toBe(0);
  });

  test("of credits say once that they run low", async () => {
    const low = async () => {
      const { notifications } = await read(client, "?pageSize=100");
      return notifications.filter(({ kind, title }) => kind === "credits" && /^Quedan \d+ créditos$/.test(title)).length;
    };
    const db = spaceDbOf(app, company);
    const hold = (amount: number) =>
      db.transaction(() => holds().hold(db, { key: newId(), amount, studyId: study, concept: "Prueba" }));
    const { available, held, spent } = await holds().balanceOf(db);
    const all = available + held + spent;
    await hold(available - Math.ceil(all * 0.2));
    expect(await low()).toBe(0);
    await hold(Math.ceil(all * 0.15));
    expect(await low()).toBe(1);
    await hold(1);
    expect(await low()).toBe(1);
  });
});

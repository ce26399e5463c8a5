import readWorkbook from "read-excel-file/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId, otherCommunity } from "../../../../tests/helpers/communities";
import { spaceDay } from "../../../../tests/helpers/spaceDay";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { type Credits, credits } from "../../../contracts/services/credits";
import { newId, type ServerExtension, type SpaceDb } from "../../../server/kit";
import { createZone } from "../../../shared/dates/zone";
import { companyCredits } from "../server/companyCredits";
import type { CompanyCredits, PlanData, StatementLine, StatementPage } from "../shared/api";

const AT_ONCE = 50;
const NO_DIFFERENCE = { differences: 0 };

const day = spaceDay;

describe.each(CONCURRENT_ENGINE)("a company's credits on %s", (engine) => {
  let app: TestApp;
  let backoffice: string;
  let client: string;
  let service: () => Credits;
  let demo: string;
  /** A company that each test has for itself, with no credits yet. */
  let company: string;
  let db: SpaceDb;
  let study: string;

  beforeAll(async () => {
    const user: ServerExtension = {
      register: (host) => {
        service = host.use(credits, "test");
      },
    };
    app = await startApp({ engine, extraExtensions: [user] });
    [backoffice, client] = await Promise.all([app.signIn("backoffice"), app.signIn("client")]);
    const row = await app.database.kysely
      .selectFrom("space")
      .select("parentId")
      .where("id", "=", await demoId(app))
      .execute();
    demo = row[0]?.parentId ?? "";
  });
  afterAll(() => app.close());

  const get = (url: string, token: string) => app.call({ url, token });
  const post = (id: string, body: object, token = backoffice) =>
    app.call({ method: "POST", url: `/api/companies/${id}/credits`, token, body });
  const load = (amount: number, key = newId(), concept = "Bono") => post(company, { amount, concept, key });
  const overview = async (id = company, query = "?pageSize=100"): Promise<CompanyCredits> =>
    (await get(`/api/companies/${id}/credits${query}`, backoffice)).json();
  const hold = (amount: number, key: string = newId()) =>
    service().hold(db, { key, amount, studyId: study, concept: "Desayunos" });
  const settle = (key: string, amount: number) => service().settle(db, { key, amount });
  const release = (key: string) => service().release(db, { key });
  const balance = () => service().balanceOf(db);
  const shortOf = ({ reason, available, held, spent }: StatementLine) => [reason, available, held, spent];

  async function newCompany(name: string): Promise<void> {
    const answer = await app.call({ method: "POST", url: "/api/companies", token: backoffice, body: { name } });
    company = answer.json().id;
    db = spaceDbOf(app, company);
    study = newId();
    await db.insertInto("study").values({ id: study, name: "Desayunos", type: "CONSUMER_SURVEY" }).execute();
  }

  /** Each line's balances follow from the line before, and the last ones are what there is. */
  async function proveStatement(): Promise<void> {
    const { available, held, spent, items, proof } = await overview();
    expect(proof).toMatchObject(NO_DIFFERENCE);
    const sums = { available: 0, held: 0, spent: 0 };
    for (const line of [...items].reverse()) {
      sums.available += line.available;
      sums.held += line.held;
      sums.spent += line.spent;
      expect([line.balance, line.heldAfter]).toEqual([sums.available, sums.held]);
      expect(Math.min(line.balance, line.heldAfter)).toBeGreaterThanOrEqual(0);
    }
    expect(sums).toEqual({ available, held, spent });
    expect(items.map(({ date }) => date)).toEqual(
      items
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  }
  afterEach(async () => company && proveStatement());

  test("of fifty holds at once of a balance that suffices for one, one is taken", async () => {
    await newCompany("Uno");
    await load(100);
    const tries = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => hold(100)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(["credits.insufficient"]));
    expect(refusals[0].details.extensions).toEqual({ available: 0, needed: 100 });
    expect(await balance()).toEqual({ available: 0, held: 100, spent: 0 });
  });

  test("fifty holds at once under one key are one, also after it has ended", async () => {
    await newCompany("Dos");
    await load(1_000);
    const key = newId();
    const same = await Promise.all(Array.from({ length: AT_ONCE }, () => hold(10, key)));
    expect(same.filter(Boolean)).toHaveLength(1);
    expect(await balance()).toEqual({ available: 990, held: 10, spent: 0 });
    expect(await release(key)).toBe(true);
    expect(await hold(10, key)).toBe(false);
    expect(await balance()).toEqual({ available: 1_000, held: 0, spent: 0 });
  });

  test("what is settled is spent and the rest comes back, in one line; nothing changes when it is asked for again", async () => {
    await newCompany("Tres");
    await load(12_000);
    const key = `study:${study}:release`;
    await hold(4_700, key);
    expect(await settle(key, 4_200)).toBe(true);
    expect([await settle(key, 4_200), await settle(key, 0), await release(key)]).toEqual([false, false, false]);
    expect(await balance()).toEqual({ available: 7_800, held: 0, spent: 4_200 });
    const { items, totalElements } = await overview();
    expect(items.map(shortOf)).toEqual([
      ["STUDY_CHARGED", 500, -4_700, 4_200],
      ["STUDY_BLOCKED", -4_700, 4_700, 0],
      ["LOAD", 12_000, 0, 0],
    ]);
    expect(items[0]).toMatchObject({
      study: { id: study, name: "Desayunos" },
      concept: "Desayunos",
      balance: 7_800,
      heldAfter: 0,
    });
    expect([totalElements, items[2]?.study]).toEqual([3, null]);
  });

  test("all of a hold is spent, or none of it", async () => {
    await newCompany("Cuatro");
    await load(30);
    const [all, none] = [newId(), newId()];
    await hold(10, all);
    await hold(20, none);
    expect([await settle(all, 10), await settle(none, 0)]).toEqual([true, true]);
    expect(await balance()).toEqual({ available: 20, held: 0, spent: 10 });
    expect((await overview()).items.slice(0, 2).map(shortOf)).toEqual([
      ["STUDY_RELEASED", 20, -20, 0],
      ["STUDY_CHARGED", 0, -10, 10],
    ]);
  });

  test("of many ends at once one wins, and the others are told so", async () => {
    await newCompany("Cinco");
    await load(1_000);
    for (let round = 0; round < 5; round += 1) {
      const key = newId();
      await hold(100, key);
      const ends = Array.from({ length: 20 }, (_, index) => (index % 2 ? release(key) : settle(key, 60)));
      expect((await Promise.all(ends)).filter(Boolean)).toHaveLength(1);
    }
    const { available, held, spent } = await balance();
    expect([available + spent, held, spent % 60]).toEqual([1_000, 0, 0]);
  });

  test("no more is settled than is held, and nothing that isn't", async () => {
    await newCompany("Seis");
    await load(100);
    const key = newId();
    await hold(40, key);
    await expect(settle(key, 41)).rejects.toMatchObject({ code: "credits.exceedsHold" });
    for (const amount of [-1, 1.5, Number.NaN]) await expect(settle(key, amount)).rejects.toThrow(RangeError);
    for (const amount of [0, -1, 0.5]) await expect(hold(amount)).rejects.toThrow(RangeError);
    expect([await settle(newId(), 1), await release(newId())]).toEqual([false, false]);
    expect(await balance()).toEqual({ available: 60, held: 40, spent: 0 });
  });

  test("a hold goes with the cause that it belongs to", async () => {
    await newCompany("Siete");
    await load(100);
    const key = newId();
    const failing = db.transaction(async () => {
      await hold(40, key);
      throw new Error("the study can't be released");
    });
    await expect(failing).rejects.toThrow("the study can't be released");
    expect(await balance()).toEqual({ available: 100, held: 0, spent: 0 });
    expect(await hold(40, key)).toBe(true);
  });

  test("a load is booked once for its key, also where fifty ask at once; another one under its key is refused", async () => {
    await newCompany("Ocho");
    const key = newId();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => load(500, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers.filter((answer) => answer.json().isNew)).toHaveLength(1);
    expect((await load(500, key, "  Bono ")).json()).toEqual({ isNew: false, available: 500, held: 0, spent: 0 });
    for (const answer of [await load(501, key), await load(500, key, "Otro")])
      expect([answer.statusCode, answer.json().code]).toEqual([409, "credits.keyReused"]);
    expect(await balance()).toEqual({ available: 500, held: 0, spent: 0 });
  });

  test("a load has its bounds, and a company that exists", async () => {
    await newCompany("Nueve");
    for (const body of [{ amount: 0 }, { amount: 1_000_001 }, { amount: 1.5 }, { concept: "  " }, { key: "one" }, { other: 1 }])
      expect((await post(company, { amount: 1, concept: "Bono", key: newId(), ...body })).statusCode).toBe(400);
    const absent = await post(newId(), { amount: 1, concept: "Bono", key: newId() });
    expect([absent.statusCode, absent.json().code]).toEqual([404, "record.notFound"]);
    expect((await get(`/api/companies/${newId()}/credits`, backoffice)).statusCode).toBe(404);
  });

  test("a company has two thousand million credits at most", async () => {
    await newCompany("Tope");
    await load(1);
    const own = db.updateTable("creditAccount").where("kind", "=", "AVAILABLE");
    await own.set({ balance: 1_999_999_999 }).execute();
    expect((await load(1)).statusCode).toBe(200);
    const beyond = await load(1);
    expect([beyond.statusCode, beyond.json().code]).toEqual([409, "credits.tooMany"]);
    // The proof sees what no booking wrote.
    expect((await overview()).proof.differences).toBe(1);
    await own.set({ balance: 2 }).execute();
  });

  test("no balance is written below 0, and no key twice", async () => {
    await newCompany("Suelo");
    await load(10);
    const cause = { key: newId(), owner: null, concept: "Suelo", reason: "CUSTOM" };
    const taken = companyCredits.book(db, cause, () => [{ from: "AVAILABLE", to: "SPENT", amount: 11 }]);
    await expect(taken).rejects.toThrow("doesn't have");
    const { spaceId: _, ...row } = await db.selectFrom("creditTransfer").selectAll().executeTakeFirstOrThrow();
    const again = db.insertInto("creditTransfer").values({ ...row, id: newId() });
    await expect(again.execute()).rejects.toMatchObject({ code: "23505" });
  });

  test("a statement has its pages and its period, with the balances of the whole", async () => {
    await newCompany("Diez");
    for (let index = 1; index <= 12; index += 1) await load(index);
    const pages = await Promise.all([0, 1, 2, 3].map((page) => overview(company, `?page=${page}&pageSize=5`)));
    expect(pages.map(({ items }) => items.length)).toEqual([5, 5, 2, 0]);
    expect(pages.map(({ totalElements }) => totalElements)).toEqual([12, 12, 12, 12]);
    const lines = pages.flatMap(({ items }) => items);
    expect(lines.map((line) => line.available)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(lines.map((line) => line.balance)).toEqual([78, 66, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1]);
    const [from, to] = [lines[6]?.date ?? "", lines[2]?.date ?? ""];
    const part = await overview(company, `?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`);
    expect(part.items.map((line) => line.balance)).toEqual([45, 36, 28, 21]);
    expect(part.totalElements).toBe(4);
  });

  test("another company sees nothing of it, and can't end its holds", async () => {
    await newCompany("Once");
    await load(100);
    const key = newId();
    await hold(40, key);
    const own = await balance();
    const ownCompany = company;
    const before = await overview(demo);
    const other = await otherCommunity(app);
    company = other.companyId;
    db = spaceDbOf(app, company);
    expect(await balance()).toEqual({ available: 0, held: 0, spent: 0 });
    expect((await get("/api/credits/statement", other.client)).json().items).toEqual([]);
    expect((await get("/clientSuite/creditsPlan/planData", other.client)).json()).toEqual({ ...(await balance()), plan: null });
    expect([await settle(key, 1), await release(key)]).toEqual([false, false]);
    await load(5);
    const ids = new Set((await overview(ownCompany)).items.map(({ id }) => id));
    const seen: StatementPage = (await get("/api/credits/statement?pageSize=100", client)).json();
    expect(seen.items.some(({ id }) => ids.has(id))).toBe(false);
    expect(await overview(demo)).toEqual(before);
    expect(await service().balanceOf(spaceDbOf(app, ownCompany))).toEqual(own);
  });

  test("the suite sees the demo's loads, the plan that runs, and the workbook in the reader's words", async () => {
    const statement: StatementPage = (await get("/api/credits/statement", client)).json();
    const loads = statement.items.filter(({ reason }) => reason === "LOAD");
    expect(loads.map(({ available }) => available)).toEqual([6_000, 12_000]);
    const planData = async (): Promise<PlanData> => (await get("/clientSuite/creditsPlan/planData", client)).json();
    const demoDb = spaceDbOf(app, demo);
    const licence = (plan: string, startsOn: string, endsOn: string | null, users: number | null) =>
      demoDb.insertInto("licence").values({ id: newId(), plan, startsOn, endsOn, users }).execute();
    await demoDb.deleteFrom("licence").execute();
    await licence("GOLD", day(-30), day(-2), 1);
    await licence("GOLD", day(2), null, 2);
    expect(await planData()).toEqual({ ...(await service().balanceOf(demoDb)), plan: null });
    await licence("SILVER", day(-90), null, 3);
    expect((await planData()).plan).toMatchObject({ plan: "SILVER", endsOn: null, limits: { users: 3, videoMinutes: null } });
    const file = await app.call({
      url: "/api/credits/statement.xlsx",
      token: client,
      headers: { "accept-language": "en" },
    });
    const [sheet] = await readWorkbook(file.rawPayload);
    expect(sheet?.data[0]?.slice(0, 3)).toEqual(["Date", "Reason", "Description"]);
    expect(sheet?.data).toHaveLength(statement.totalElements + 1);
    expect(sheet?.data.at(-1)?.slice(1, 3)).toEqual(["Credits loaded", "Bono de 12.000 créditos"]);
    expect(sheet?.data.at(-1)?.[7]).toBe(12_000);
    // By the company's clock: a sheet's moments know no zone.
    const loaded = createZone("Europe/Madrid").clockAt(loads.at(-1)?.date ?? "");
    expect(new Date(String(sheet?.data.at(-1)?.[0])).toISOString().slice(0, 16)).toBe(loaded.slice(0, 16));
  });

  test("observers, members and other consoles are refused", async () => {
    const passwordHash = app.database.kysely.selectFrom("account").select("passwordHash").where("email", "=", LOGINS.client[1]);
    const account = { id: newId(), email: "looker@demo.test", passwordHash };
    await app.database.kysely.insertInto("account").values(account).execute();
    await spaceDbOf(app, demo)
      .insertInto("staffRole")
      .values({ id: newId(), email: account.email, name: "Alba", role: "OBSERVER", accountId: account.id })
      .execute();
    const body = { email: account.email, password: DEMO_PASSWORD };
    const observer = (await app.call({ method: "POST", url: LOGINS.client[0], body })).json().authToken;
    const [member, moderator] = await Promise.all([app.signIn("member"), app.signIn("moderator")]);
    const status = async (url: string, token: string) => (await get(url, token)).statusCode;
    for (const url of ["/api/credits/statement", "/api/credits/statement.xlsx"])
      for (const token of [observer, member, moderator, backoffice]) expect(await status(url, token)).toBe(403);
    for (const token of [observer, member, moderator, client]) {
      expect(await status(`/api/companies/${demo}/credits`, token)).toBe(403);
      expect((await post(demo, { amount: 1, concept: "Bono", key: newId() }, token)).statusCode).toBe(403);
    }
    expect(await status("/clientSuite/creditsPlan/planData", observer)).toBe(200);
    expect(await status("/clientSuite/creditsPlan/planData", member)).toBe(403);
  });
});

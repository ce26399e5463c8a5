import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId, otherCommunity } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import type { MovementPage, Overview, Proof } from "../../../contracts/api/ledger";
import { newId } from "../../../shared/ids";
import { monthBefore, payStayingActive } from "../server/points/stayingActive";
import type { Ranking } from "../shared/api/ranking";
import { ledgerProof, PROVEN } from "./ledgerProof";

describe.each(CONCURRENT_ENGINE)("LABs by hand, rankings and proofs on %s", (engine) => {
  let app: TestApp;
  let base: string;
  let moderator: string;
  let people: readonly { readonly id: string; readonly nickname: string; readonly token: string }[];

  const join = async (nickname: string) => {
    const { authToken: token } = await joinByInvitation(app, `${nickname.toLowerCase()}@mail.test`, { nickname });
    const { id } = (await app.call({ url: "/experienceLabs/demo/userData", token })).json();
    return { id, nickname, token };
  };
  beforeAll(async () => {
    app = await startApp({ engine });
    base = `/client/communities/${await demoId(app)}`;
    moderator = await app.signIn("moderator");
    people = [await join("Olmo"), await join("Sauce"), await join("Tejo")];
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const give = (values: object, token = moderator) =>
    app.call({
      method: "POST",
      url: `${base}/customPoints`,
      token,
      body: { members: ["Olmo"], points: 10, reason: "Gracias por la entrevista", key: newId(), ...values },
    });
  const read = async <T>(url: string, token = moderator): Promise<T> => {
    const answer = await app.call({ url, token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const pointsOf = async () => {
    const found = await rows<{ nickname: string; points: number }>(
      app,
      "select nickname, points from member where nickname in ('Olmo', 'Sauce', 'Tejo')",
    );
    return Object.fromEntries(found.map(({ nickname, points }) => [nickname, points]));
  };
  const [olmo, sauce, tejo] = [0, 1, 2].map((index) => () => people[index] ?? { id: "", nickname: "", token: "" });

  test("are given to many once for a key, by nickname, e-mail or id, and told with their reason", async () => {
    const key = newId();
    const members = ["Olmo", "sauce@mail.test", tejo?.().id ?? "", " olmo "];
    const answer = await give({ members, points: 30, key });
    expect(answer.json()).toEqual({ members: 3, repeated: 1 });
    expect((await give({ members, points: 30, key })).json()).toEqual({ members: 3, repeated: 1 });
    expect(await pointsOf()).toEqual({ Olmo: 30, Sauce: 30, Tejo: 30 });
    const url = `${base.replace("client", "tester")}/alerts/page/0/pageSize/100`;
    const { alerts } = await read<{ alerts: { kind: string; message: string }[] }>(url, olmo?.().token);
    expect(alerts.filter(({ kind }) => kind === "ledger.custom")).toMatchObject([{ message: "Gracias por la entrevista" }]);
    expect(await ledgerProof(app)).toEqual(PROVEN);
  });

  test("move nothing where a name is nobody's, or somebody lacks them", async () => {
    const unknown = await give({ members: ["Olmo", "Nadie"] });
    expect([unknown.statusCode, unknown.json().code, unknown.json().unknown]).toEqual([422, "ledger.unknownMembers", ["Nadie"]]);
    await give({ members: ["Sauce"], points: -10 });
    const lacking = await give({ members: ["Olmo", "Sauce"], points: -25 });
    expect([lacking.statusCode, lacking.json().code, lacking.json().members]).toEqual([409, "ledger.membersLack", ["Sauce"]]);
    expect(await pointsOf()).toEqual({ Olmo: 30, Sauce: 20, Tejo: 30 });
    expect(await ledgerProof(app)).toEqual(PROVEN);
  });

  test.each([
    { points: 0 },
    { points: 10_001 },
    { points: 1.5 },
    { reason: "" },
    { reason: "   " },
    { members: [] },
    { key: "x" },
  ])("are refused with %o", async (values) => {
    expect((await give(values)).statusCode).toBe(400);
  });

  test("are refused without gamification", async () => {
    // Setting a part of it makes the configuration, which can be switched off then.
    const email = { method: "PUT", url: `${base}/replytoclientemail`, body: { replyToClientEmail: "equipo@mail.test" } } as const;
    expect((await app.call({ ...email, token: await app.signIn("mainAdmin") })).statusCode).toBe(200);
    await rows(app, "update community_configuration set gamification = false");
    const before = await pointsOf();
    for (const points of [5, -5]) {
      const refused = await give({ points });
      expect([refused.statusCode, refused.json().code]).toEqual([409, "ledger.off"]);
    }
    expect(await pointsOf()).toEqual(before);
    await rows(app, "update community_configuration set gamification = true");
  });

  test("stay under a day's limit of one person, also at once", async () => {
    const actor = (await rows<{ id: string }>(app, "select id from staff_role where email = 'moderator@demo.test'"))[0]?.id ?? "";
    // 100 were moved above: ten times 5 are left.
    const filled = 1_000_000 - 100 - 50;
    await rows(
      app,
      `insert into ledger_transfer (id, space_id, key, booking_id, "from", "to", unit, amount, reason, actor)
        select gen_random_uuid(), a.space_id, 'filled', gen_random_uuid(), a.id, a.id, 'LAB', $1, 'CUSTOM', $2
        from ledger_account a where kind = 'ISSUED' and space_id = (select id from community where origin = 'demo')`,
      [filled, actor],
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => give({ members: ["Tejo"], points: 5 })));
    const given = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(given).toBe(10);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json().code).toBe("ledger.dailyLimit");
    expect((await pointsOf()).Tejo).toBe(80);
    await rows(app, "delete from ledger_transfer where key = 'filled'");
  });

  test("rank members by what they earned, with ties and oneself; what was spent still counts", async () => {
    await rows(app, "update ledger_account set earned = 0 where owner is null or owner not in ($1, $2, $3)", [
      olmo?.().id,
      sauce?.().id,
      tejo?.().id,
    ]);
    await rows(app, "update ledger_account set earned = 50 where kind = 'AVAILABLE' and owner in ($1, $2)", [
      olmo?.().id,
      sauce?.().id,
    ]);
    await rows(app, "update ledger_account set earned = 40 where kind = 'AVAILABLE' and owner = $1", [tejo?.().id]);
    const all = await read<Ranking>(`${base}/membersRanking`);
    expect(all).toMatchObject({ totalElements: 3, me: null });
    expect(all.items.map(({ rank, value }) => [rank, value])).toEqual([
      [1, 50],
      [1, 50],
      [3, 40],
    ]);
    const mine = await read<Ranking>(`${base.replace("client", "tester")}/ranking?pageSize=1&page=1`, tejo?.().token);
    expect(mine.items).toMatchObject([{ rank: 1, value: 50 }]);
    expect(mine.me).toMatchObject({ rank: 3, nickname: "Tejo", value: 40 });
  });

  test("pay those who took part in the month before, once", async () => {
    const db = spaceDbOf(app, await demoId(app));
    const tools = { timeZone: async () => "Europe/Madrid", notify: async () => undefined };
    const month = monthBefore(new Date(), "Europe/Madrid");
    const [activity] = await rows<{ id: string }>(app, "select id from activity limit 1");
    await rows(app, "update participation set completed_at = now() where status = 'COMPLETED'");
    await db
      .insertInto("participation")
      .values({
        id: newId(),
        activity: activity?.id ?? "",
        member: olmo?.().id ?? "",
        status: "COMPLETED",
        completedAt: month.from,
      })
      .execute();
    const untold = { instructions: "", labsExplanation: "", redeemExplanation: "", moderatorImage: "", moderatorInfo: "" };
    const labs = { labsPerActivity: 0, labsPerComment: 0, labsPerStayingActive: 7, gamification: true };
    await rows(app, "delete from community_configuration");
    await db
      .insertInto("communityConfiguration")
      .values({ id: newId(), welcomeTitle: "Demo", ...untold, ...labs })
      .execute();
    const before = (await pointsOf()).Olmo ?? 0;
    const pay = () => payStayingActive(db, tools, new AbortController().signal);
    await Promise.all([pay(), pay().catch(() => undefined)]);
    await pay();
    const after = await pointsOf();
    expect(after.Olmo).toBe(before + 7);
  });

  test("a month is that of the community's clock", () => {
    expect(monthBefore(new Date("2027-03-31T22:30:00Z"), "Europe/Madrid")).toEqual({
      name: "2027-03",
      from: "2027-02-28T23:00:00.000Z",
      to: "2027-03-31T22:00:00.000Z",
    });
    expect(monthBefore(new Date("2027-01-10T00:00:00Z"), "America/Santiago").name).toBe("2026-12");
  });

  test("are told as a whole, with a budget, and movement by movement", async () => {
    const administrator = await app.signIn("administrator");
    const set = await app.call({ method: "PUT", url: "/api/ledger/budget", token: administrator, body: { amount: 5000 } });
    expect(set.json()).toEqual({ amount: 5000 });
    const overview = await read<Overview>("/api/ledger/overview");
    const [sums] = await rows<{ available: number }>(
      app,
      "select sum(balance)::int as available from ledger_account where kind = 'AVAILABLE'",
    );
    expect(overview).toMatchObject({ budget: 5000, available: sums?.available });
    const { available, pending, held, debt, redeemed } = overview;
    expect(overview.issued).toBe(available + pending + held - debt + redeemed);
    expect(overview.months).toHaveLength(12);
    const { items } = await read<MovementPage>("/api/ledger/movements?search=olm&reason=CUSTOM");
    expect(items).toMatchObject([
      { labs: 30, type: "CUSTOM", concept: "Gracias por la entrevista", member: { nickname: "Olmo" }, actor: expect.any(String) },
    ]);
  });

  test("are proved, and a wrong balance is found", async () => {
    const prove = async (): Promise<Proof> =>
      (await app.call({ method: "POST", url: "/api/ledger/proof", token: moderator, body: {} })).json();
    expect((await prove()).differences).toBe(0);
    await rows(app, "update member set points = points + 1 where nickname = 'Tejo'");
    expect((await prove()).differences).toBe(1);
    await rows(app, "update member set points = points - 1 where nickname = 'Tejo'");
    expect((await prove()).differences).toBe(0);
    expect((await read<Overview>("/api/ledger/overview")).proof).toMatchObject({ differences: 0 });
  });

  test("leave as a workbook with a row for each member", async () => {
    const answer = await app.call({ url: `${base}/pointsExcel`, token: moderator });
    const sheets = await readWorkbook(answer.rawPayload);
    const table = JSON.stringify(sheets);
    expect(answer.headers["content-type"]).toContain("spreadsheetml");
    expect(table).toContain("Apodo");
    expect(table).toContain("Olmo");
  });

  test("are nobody else's business", async () => {
    const other = await otherCommunity(app);
    expect((await give({}, olmo?.().token)).statusCode).toBe(403);
    expect((await give({}, await app.signIn("observer"))).statusCode).toBe(403);
    expect((await give({}, other.administrator)).statusCode).toBe(404);
    expect((await app.call({ url: `${base}/membersRanking`, token: other.administrator })).statusCode).toBe(404);
    const theirs = (await app.call({ url: "/api/ledger/movements", token: other.administrator })).json();
    expect(theirs.items).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, type LOGINS, startApp, type TestApp } from "../helpers/app";
import { demoId, otherCommunity } from "../helpers/communities";
import { rows } from "../helpers/identity";

const TOLD = {
  instructions: "Participa cuando quieras",
  moderatorImage: "https://example.com/carla.jpg",
  moderatorInfo: "Carla guía las conversaciones",
  labsExplanation: "Se ganan participando",
  redeemExplanation: "Se canjean por tarjetas",
  labsPerActivity: 10,
  labsPerComment: 5,
  labsPerStayingActive: 2,
};

const CARD = {
  name: "Tarjeta de 40 €",
  description: "Llega por correo",
  labs: 9,
  valueEuros: 40,
  logo: "https://example.com/card.png",
};
const REDEEMS = {
  gamification: true,
  redeemFrom: "2027-06-01",
  redeemTo: "2027-06-16",
  alertThresholds: [{ labs: 9, message: "Ya puedes canjear" }],
};

describe.each(CONCURRENT_ENGINE)("what members are told of a community on %s", (engine) => {
  let app: TestApp;
  let id: string;
  let other: Awaited<ReturnType<typeof otherCommunity>>;
  beforeAll(async () => {
    app = await startApp({ engine });
    id = await demoId(app);
    other = await otherCommunity(app);
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const as = async (who: keyof typeof LOGINS, url: string, body?: unknown) =>
    app.call({ url, token: await app.signIn(who), ...(body === undefined ? {} : { method: "PUT", body }) });
  const welcome = () => as("member", `/tester/communities/${id}/welcome`);
  const tell = (body: unknown, who: keyof typeof LOGINS = "administrator") => as(who, `/client/communities/${id}/welcome`, body);
  const redeem = (body: unknown, who: keyof typeof LOGINS = "administrator") =>
    as(who, `/experienceLabs/community/${id}/redeemInfo`, body);

  test("is nothing before it is configured, but for the cards that are offered", async () => {
    const answer = await welcome();
    expect(answer.statusCode).toBe(200);
    const { cards, version, ...told } = answer.json();
    expect(version).toBe(0);
    expect(Object.values(told).every((value) => value === null)).toBe(true);
    const card = { name: "Tarjeta regalo de 10 €", valueEuros: 10, labs: 100 };
    const described = { logo: expect.stringMatching(/^\/files\//), description: expect.stringContaining("correo") };
    expect(cards).toContainEqual({ ...card, ...described });
  });

  test("is told by an administrator, the first time and again", async () => {
    const first = await tell({ ...TOLD, welcomeTitle: "Hola", moderatorName: "Carla" });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ ...TOLD, welcomeTitle: "Hola", moderatorName: "Carla", description: null });
    expect((await tell({ ...TOLD, labsPerComment: 7 })).json()).toMatchObject({ welcomeTitle: "Hola", labsPerComment: 7 });
    for (const who of ["moderator", "observer"] as const) {
      expect((await as(who, `/client/communities/${id}/welcome`)).json().instructions).toBe(TOLD.instructions);
    }
    expect((await welcome()).json().labsPerComment).toBe(7);
    const [configuration] = await rows<{ count: number }>(
      app,
      "select count(*)::int as count from community_configuration where space_id = $1",
      [id],
    );
    expect(configuration?.count).toBe(1);
  });

  test("is told in one configuration, however many tell it at once", async () => {
    const url = `/client/communities/${other.communityId}/welcome`;
    const put = () => app.call({ method: "PUT", url, token: other.administrator, body: TOLD });
    const answers = await Promise.all([put(), put(), put()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test("is not told over what somebody else told meanwhile", async () => {
    const token = await app.signIn("administrator");
    const url = `/client/communities/${id}/welcome`;
    const { version } = (await app.call({ url, token })).json();
    const put = (labsPerComment: number, headers = {}) =>
      app.call({ method: "PUT", url, token, body: { ...TOLD, labsPerComment }, headers });
    const match = { "if-match": `"${version}"` };
    const first = await put(31, match);
    expect([first.statusCode, first.headers.etag]).toEqual([200, `"${first.json().version}"`]);
    const late = await put(32, match);
    expect([late.statusCode, late.json().code]).toEqual([409, "record.conflict"]);
    expect(late.json()).toMatchObject({ current: first.json(), proposed: { labsPerComment: 32 } });
    expect((await app.call({ url, token })).json()).toEqual(first.json());
    expect((await put(33, { "if-match": first.headers.etag })).statusCode).toBe(200);
    expect((await put(34)).statusCode).toBe(200);
    expect((await put(35, { "if-match": "7" })).statusCode).toBe(400);
  });

  test.each([
    ["told", true],
    ["not told yet", false],
  ])("of twenty who tell the same version at once exactly one does, where it is %s", async (_, isTold) => {
    const there = await otherCommunity(app, isTold ? "twenty" : "twenty-new");
    const url = `/client/communities/${there.communityId}/welcome`;
    const put = (labsPerComment: number, headers = {}) =>
      app.call({ method: "PUT", url, token: there.administrator, body: { ...TOLD, labsPerComment }, headers });
    if (isTold) await put(0);
    const { version } = (await app.call({ url, token: there.administrator })).json();
    expect(version > 0).toBe(isTold);
    const match = { "if-match": `"${version}"` };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => put(100 + n, match)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test.each(Object.keys(TOLD))("is not told without its %s", async (name) => {
    const { [name as keyof typeof TOLD]: _left, ...rest } = TOLD;
    const absent = await tell(rest);
    expect([absent.statusCode, absent.json().errors[0].path]).toEqual([400, `/${name}`]);
    const empty = await tell({ ...TOLD, [name]: typeof TOLD[name as keyof typeof TOLD] === "string" ? "  " : null });
    expect([empty.statusCode, empty.json().errors[0].path]).toEqual([400, `/${name}`]);
  });

  test("takes nothing that is no part of it", async () => {
    expect((await tell({ ...TOLD, signUp: "ACTIVE" })).statusCode).toBe(400);
    expect((await tell({ ...TOLD, labsPerActivity: -1 })).statusCode).toBe(400);
    expect((await tell({ ...TOLD, moderatorImage: "javascript:alert(1)" })).statusCode).toBe(400);
  });

  test("is its own community's alone, and an administrator's to tell", async () => {
    for (const who of ["moderator", "observer", "member"] as const) expect((await tell(TOLD, who)).statusCode).toBe(403);
    expect((await app.call({ url: `/client/communities/${id}/welcome` })).statusCode).toBe(401);
    expect((await as("moderator", `/tester/communities/${id}/welcome`)).statusCode).toBe(403);
    expect((await as("member", `/client/communities/${id}/welcome`)).statusCode).toBe(403);
    for (const url of [`/client/communities/${id}/welcome`, `/tester/communities/${id}/welcome`]) {
      expect((await app.call({ url, token: other.administrator })).statusCode).toBe(404);
      expect((await app.call({ url, token: other.member })).statusCode).toBe(404);
    }
    const foreign = { method: "PUT", url: `/client/communities/${id}/welcome`, body: TOLD } as const;
    expect((await app.call({ ...foreign, token: other.administrator })).statusCode).toBe(404);
  });

  test("answers to mails go where an administrator says", async () => {
    const url = `/client/communities/${id}/replytoclientemail`;
    const address = { replyToClientEmail: "ana@mail.test" };
    expect((await as("administrator", url, address)).json()).toEqual(address);
    expect((await as("moderator", url, address)).statusCode).toBe(403);
    for (const wrong of ["ana", "a@mail.test\r\nBcc: b@mail.test", ["a@mail.test"], 7]) {
      const answer = await as("administrator", url, { replyToClientEmail: wrong });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, "/replyToClientEmail"]);
    }
    expect((await as("administrator", url, {})).statusCode).toBe(400);
    expect((await as("administrator", url, { replyToClientEmail: null })).statusCode).toBe(200);
  });

  describe("what LABs are redeemed for", () => {
    test("is set with its cards; those that are not named are offered no more", async () => {
      const answer = await redeem({ ...REDEEMS, cards: [CARD] });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject(REDEEMS);
      const offered = answer.json().cards.filter((card: { active: boolean }) => card.active);
      expect(offered).toEqual([{ ...CARD, id: expect.any(String), active: true }]);
      expect((await welcome()).json()).toMatchObject({ gamification: true, redeemFrom: "2027-06-01", cards: [CARD] });
      const [{ id: cardId }] = offered;
      const again = await redeem({ ...REDEEMS, cards: [{ ...CARD, id: cardId, labs: 12 }] });
      expect(again.json().cards.filter((card: { active: boolean }) => card.active)).toMatchObject([{ id: cardId, labs: 12 }]);
      expect((await redeem(REDEEMS)).statusCode).toBe(200);
    });

    test.each<readonly [string, unknown, string]>([
      ["no start", { redeemFrom: null }, "/redeemFrom"],
      ["no end", { redeemTo: null }, "/redeemTo"],
      ["an end before the start", { redeemTo: "2027-05-01" }, "/redeemTo"],
      ["a day that there is not", { redeemTo: "2027-02-30" }, "/redeemTo"],
      ["no thresholds", { alertThresholds: [] }, "/alertThresholds"],
      ["thresholds of nothing", { alertThresholds: null }, "/alertThresholds"],
      ["a threshold of 0", { alertThresholds: [{ labs: 0 }] }, "/alertThresholds/0/labs"],
      ["no card", { cards: [] }, "/cards"],
      ["no card that is offered", { cards: [{ ...CARD, active: false }] }, "/cards"],
      ["a card without a logo", { cards: [CARD, { ...CARD, logo: null }] }, "/cards/1/logo"],
      ["a card without a description", { cards: [{ ...CARD, description: " " }] }, "/cards/0/description"],
      ["a card for no LABs", { cards: [{ ...CARD, labs: 0 }] }, "/cards/0/labs"],
      ["a card that is not there", { cards: [{ ...CARD, id: "0193fd0a-7c1e-7000-8000-000000000001" }] }, "/cards/0/id"],
    ])("is refused with %s, and nothing is changed", async (_name, change, path) => {
      const before = (await welcome()).json();
      const answer = await redeem({ ...REDEEMS, redeemFrom: "2027-05-15", cards: [CARD], ...(change as object) });
      expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, path]);
      expect((await welcome()).json()).toEqual(before);
    });

    test("needs nothing of it where gamification is off", async () => {
      const off = { gamification: false, redeemFrom: null, redeemTo: null, alertThresholds: null };
      expect((await redeem(off)).statusCode).toBe(200);
      expect((await welcome()).json()).toMatchObject({ gamification: false, redeemFrom: null });
      expect((await redeem({ ...off, points: 5 })).statusCode).toBe(400);
      expect((await redeem({ gamification: false })).statusCode).toBe(400);
    });

    test("is an administrator's to set", async () => {
      for (const who of ["moderator", "observer", "member"] as const) expect((await redeem(REDEEMS, who)).statusCode).toBe(403);
      const url = `/experienceLabs/community/${id}/redeemInfo`;
      expect((await app.call({ method: "PUT", url, token: other.administrator, body: REDEEMS })).statusCode).toBe(404);
      expect((await app.call({ method: "PUT", url, body: REDEEMS })).statusCode).toBe(401);
    });
  });
});

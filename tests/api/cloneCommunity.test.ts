import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, type LOGINS, startApp, type TestApp } from "../helpers/app";
import { demoId, otherCommunity } from "../helpers/communities";
import { LEAST_ORDER, loadDemoCredits } from "../helpers/credits";
import { configure, rows } from "../helpers/identity";
import { uploaded } from "../helpers/images";

describe.each(ANY_ENGINE)("a community like another on %s", (engine) => {
  let app: TestApp;
  let id: string;
  let client: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    id = await demoId(app);
    await loadDemoCredits(app);
    client = await app.signIn("client");
    const administrator = await app.signIn("administrator");
    const [logo, headerImage, card] = [
      await uploaded(app, administrator),
      await uploaded(app, administrator),
      await uploaded(app, administrator),
    ];
    await configure(app, {
      welcomeTitle: "Hola a todos",
      signUp: "EXTENDED",
      legalTerms: "Las reglas",
      gamification: true,
      redeemFrom: "2027-06-01",
      redeemTo: "2027-06-16",
      alertThresholds: [{ labs: 9 }],
      headerImage,
    });
    const theme = { logo, mainColor: "#1f6f5c", needs2FA: false, languages: ["es", "nl"] };
    const url = `/experienceLabs/community/${id}/personalizationFull`;
    await app.call({ method: "PUT", url, token: administrator, body: theme });
    const body = { name: "Con logo", labs: 7, valueEuros: 5.5, description: "Una tarjeta", logo: card };
    await app.call({ method: "POST", url: "/api/redeem-cards", token: administrator, body });
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  /** As little as can be ordered. */
  const order = (body: unknown) => ({ ...LEAST_ORDER, ...(body as object) });
  const clone = (body: unknown, token: string | undefined = client, from = id) =>
    app.call({ method: "POST", url: `/api/communities/${from}/clone`, ...(token ? { token } : {}), body: order(body) });
  const count = async (table: string, spaceId: string) =>
    (await rows<{ count: number }>(app, `select count(*)::int as count from ${table} where space_id = $1`, [spaceId]))[0]?.count;
  const theme = async (origin: string) => (await app.call({ url: `/experienceLabs/personalization/${origin}` })).json();

  test("keeps a title that says more than the name", async () => {
    await rows(app, "update community set title = 'Voces del barrio' where id = $1", [id]);
    expect((await clone({ origin: "titled", name: "Con título" })).json()).toMatchObject({ title: "Voces del barrio" });
    await rows(app, "update community set title = name where id = $1", [id]);
  });

  test("a reserved word in its address is refused in words", async () => {
    const answer = await clone({ origin: "admin", name: "Admin" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "community.originReserved",
      errors: [{ path: "/origin", rule: "reserved", message: "Esa palabra está reservada. Elige otra." }],
    });
  });

  test("has its look, configuration and cards, and people and activities of its own", async () => {
    const answer = await clone({ origin: "second", name: "Segunda" });
    expect(answer.statusCode).toBe(201);
    const made = answer.json();
    expect(made).toMatchObject({ origin: "second", name: "Segunda", mainColor: "#1f6f5c", plan: "BRONZE", durationMonths: 1 });
    const {
      communityId: _id,
      origin: _origin,
      name: _name,
      title: _title,
      version: _version,
      endsAt: _end,
      ...original
    } = await theme("demo");
    const { logo, headerImage, ...copied } = await theme("second");
    const { logo: ownLogo, headerImage: ownHeader, ...same } = original;
    // Without a period of redeems of its own.
    expect(copied).toMatchObject({ ...same, title: "Segunda", hasGamification: false });
    for (const [image, original] of [
      [logo, ownLogo],
      [headerImage, ownHeader],
    ]) {
      expect(image).not.toBe(original);
      expect((await app.call({ url: image })).statusCode).toBe(200);
    }
    const [configuration] = await rows<Record<string, unknown>>(
      app,
      "select * from community_configuration where space_id = $1",
      [made.id],
    );
    expect(configuration).toMatchObject({
      welcome_title: "Hola a todos",
      sign_up: "EXTENDED",
      legal_terms: "Las reglas",
      // With the other's period: it would be on without one.
      gamification: false,
      redeem_from: null,
      redeem_to: null,
      alert_thresholds: [{ labs: 9 }],
    });
    const cards = (spaceId: string) =>
      rows(app, "select name, labs, value_euros, active from redeem_card where space_id = $1 order by name", [spaceId]);
    expect(await cards(made.id)).toEqual(await cards(id));
    for (const table of ["member", "activity", "ledger_transfer", "invitation"]) expect(await count(table, made.id)).toBe(0);
    expect(await rows(app, "select action from audit_log where record_id = $1", [made.id])).toContainEqual({ action: "create" });
  });

  test("needs nothing of the other", async () => {
    const { id: made } = (await clone({ origin: "first-gone", name: "Copia" })).json();
    const { id: again } = (await clone({ origin: "first-gone-copy", name: "Copia" }, client, made)).json();
    expect((await app.call({ method: "DELETE", url: `/api/communities/${made}`, token: client })).statusCode).toBe(200);
    const { logo, headerImage } = await theme("first-gone-copy");
    for (const url of [logo, headerImage]) expect((await app.call({ url })).statusCode).toBe(200);
    const [card] = await rows<{ logo: string }>(app, "select logo from redeem_card where space_id = $1 and logo is not null", [
      again,
    ]);
    const home = await rows(app, "select space_id, entity, field from file where '/files/' || id = $1", [card?.logo]);
    expect(home).toEqual([{ space_id: again, entity: "redeemCard", field: "logo" }]);
    const signedIn = { email: "client@demo.test", password: DEMO_PASSWORD };
    const login = { method: "POST", url: "/experienceLabs/first-gone-copy/client/login", body: signedIn } as const;
    const token = (await app.call(login)).json().authToken;
    expect((await app.call({ url: card?.logo ?? "", token })).statusCode).toBe(200);
    expect((await app.call({ url: card?.logo ?? "" })).statusCode).toBe(404);
  });

  test.each<readonly [string, unknown, number, string]>([
    ["a taken origin", { origin: "demo", name: "x" }, 409, "/origin"],
    ["a reserved origin", { origin: "backoffice", name: "x" }, 400, "/origin"],
    ["an origin of a path", { origin: "../admin", name: "x" }, 400, "/origin"],
    ["an origin of %00", { origin: "%00", name: "x" }, 400, "/origin"],
    ["an origin of U+0000", { origin: "a\u0000b", name: "x" }, 400, "/origin"],
    ["an origin of one letter", { origin: "a", name: "x" }, 400, "/origin"],
    ["no origin", { name: "x" }, 400, "/origin"],
    ["no name", { origin: "unnamed" }, 400, "/name"],
    ["a space of its own", { origin: "spaced", name: "x", spaceId: "y" }, 400, "/spaceId"],
  ])("is refused with %s, and leaves nothing", async (_name, body, status, path) => {
    // Reports of the hour may come meanwhile.
    const copied = () => rows(app, "select count(*)::int as count from file where purpose <> 'results.workbook'");
    const files = await copied();
    const answer = await clone(body);
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([status, path]);
    expect(await copied()).toEqual(files);
  });

  test.each<readonly [keyof typeof LOGINS, number]>([
    ["mainAdmin", 403],
    ["moderator", 403],
    ["member", 403],
    ["backoffice", 201],
  ])("%s gets %i", async (who, status) => {
    const answer = await clone({ origin: `by-${who}`.toLowerCase(), name: who }, await app.signIn(who));
    expect(answer.statusCode).toBe(status);
  });

  test("is not made of another company's", async () => {
    const other = await otherCommunity(app);
    expect((await clone({ origin: "stolen", name: "x" }, other.client)).statusCode).toBe(404);
    expect((await clone({ origin: "stolen", name: "x" }, client, other.communityId)).statusCode).toBe(404);
    expect((await clone({ origin: "stolen", name: "x" }, "")).statusCode).toBe(401);
  });

  describe("has whoever made it in the suite as its main administrator", () => {
    const signIn = (origin: string) => {
      const body = { email: "client@demo.test", password: "Sondeo-demo-1" };
      return app.call({ method: "POST", url: `/experienceLabs/${origin}/client/login`, body });
    };

    test("by the generated create", async () => {
      const body = order({ origin: "created", name: "Creada" });
      expect((await app.call({ method: "POST", url: "/api/communities", token: client, body })).statusCode).toBe(201);
      expect((await signIn("created")).json()).toMatchObject({ rol: "ADMINISTRATOR", mainAdmin: true });
    });

    test("by the wizard", async () => {
      const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
      const url = "/api/wizards/community/drafts/0193fd0a-7c1e-7000-8000-00000000000a";
      const data = {
        origin: "wizarded",
        country: spain?.id,
        name: "Con asistente",
        mainLanguage: "es",
        plan: "GOLD",
        durationMonths: 3,
        participantOrigin: "OWN",
      };
      const saved = await app.call({ method: "PUT", url, token: client, body: { data, version: 0 } });
      expect([saved.statusCode, saved.json().faults]).toEqual([200, []]);
      const submitted = await app.call({ method: "POST", url: `${url}/submit`, token: client, body: {} });
      expect(submitted.statusCode).toBe(201);
      expect((await signIn("wizarded")).json()).toMatchObject({ mainAdmin: true });
    });

    test("by a clone", async () => {
      expect((await clone({ origin: "cloned", name: "Copiada" })).statusCode).toBe(201);
      expect((await signIn("cloned")).json()).toMatchObject({ rol: "ADMINISTRATOR", mainAdmin: true });
    });

    test("but not where the back office made it", async () => {
      const { id: made } = (await clone({ origin: "officed", name: "De oficina" }, await app.signIn("backoffice"))).json();
      expect(await count("staff_role", made)).toBe(0);
    });
  });
});

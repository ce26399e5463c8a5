import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, type LOGINS, startApp, type TestApp } from "../helpers/app";
import { demoId, otherCommunity } from "../helpers/communities";
import { configure, rows } from "../helpers/identity";

const COLOURS = {
  mainColor: "#3447d4",
  mainColorText: "#ffffff",
  buttonColor: "#3447d4",
  textColor: "#232936",
  backgroundGradientColor1: "#f6f7f9",
  backgroundGradientColor2: "#eceef2",
};

describe.each(ANY_ENGINE)("a community's look on %s", (engine) => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    id = await demoId(app);
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const read = async () => (await app.call({ url: "/experienceLabs/personalization/demo" })).json();
  const put = (
    call: "personalization" | "personalizationFull",
    token: string | undefined,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    community = id,
  ) =>
    app.call({
      method: "PUT",
      url: `/experienceLabs/community/${community}/${call}`,
      ...(token ? { token } : {}),
      body,
      headers,
    });
  const change = async (body: unknown, call: "personalization" | "personalizationFull" = "personalization") =>
    put(call, await app.signIn("administrator"), body);

  test("is public, with what the configuration says of it", async () => {
    expect(await read()).toMatchObject({
      ...COLOURS,
      communityId: id,
      mainLogoPosition: "TOP",
      headerImage: null,
      overlayLogo: null,
      imageDisplay: "THUMBNAIL",
      hasSignUp: false,
      version: expect.any(Number),
    });
    await configure(app, { signUp: "ACTIVE", mainLogoPosition: "BOTTOM", clientEmail: "client@mail.test" });
    const theme = await read();
    expect(theme).toMatchObject({ hasSignUp: true, mainLogoPosition: "BOTTOM" });
    expect(JSON.stringify(theme)).not.toContain("client@mail.test");
    await configure(app, { signUp: "EXTENDED" });
    expect((await read()).hasSignUp).toBe(true);
    await configure(app, { signUp: "CLOSED" });
    expect((await read()).hasSignUp).toBe(false);
  });

  test("says which country it is of by its code, too", async () => {
    const [{ id: portugal = "" } = {}] = await rows<{ id: string }>(app, "select id from country where code = 'PT'");
    const moved = await change({ country: portugal }, "personalizationFull");
    expect(moved.json()).toMatchObject({ country: portugal, countryCode: "PT" });
    expect(await read()).toMatchObject({ countryCode: "PT" });
    const nowhere = await change({ country: null }, "personalizationFull");
    expect(nowhere.json()).toMatchObject({ country: null, countryCode: null });
  });

  test("is changed in part, and answered as it is then", async () => {
    const before = await read();
    const answer = await change({ mainColor: "#1f6f5c", title: "Club", favicon: "https://example.com/f.png" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...before,
      mainColor: "#1f6f5c",
      title: "Club",
      favicon: "https://example.com/f.png",
      version: before.version + 1,
    });
    expect(answer.headers.etag).toBe(`"${before.version + 1}"`);
    expect(await read()).toEqual(answer.json());
    const cleared = await change({ mainColor: null, title: null, favicon: null });
    expect(cleared.json()).toMatchObject({ mainColor: COLOURS.mainColor, title: before.name, favicon: null });
  });

  test("is changed as a whole, the configuration's part too", async () => {
    const vendor = { name: "Follow", scriptHosts: ["example.com"] };
    await app.call({ method: "POST", url: "/api/tracking-vendors", token: await app.signIn("backoffice"), body: vendor });
    const body = {
      name: "Club Demo",
      logo: "https://example.com/logo.png",
      languages: ["es", "nl"],
      needs2FA: false,
      headerImage: "https://example.com/header.png",
      overlayLogo: "https://example.com/overlay.png",
      mainLogoPosition: "CENTRE",
      imageDisplay: "CAROUSEL",
      privacyPolicyActive: true,
      trackingScript: "https://example.com/follow.js",
    };
    const answer = await change(body, "personalizationFull");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(body);
    const back = { logo: null, headerImage: null, mainLogoPosition: null, privacyPolicyActive: false, trackingScript: null };
    expect((await change({ ...back, name: "Comunidad Demo" }, "personalizationFull")).json()).toMatchObject({
      ...back,
      mainLogoPosition: "TOP",
    });
  });

  test("leaves a trace in the community's history", async () => {
    await change({ buttonColor: "#123456" });
    const [last] = await rows<{ changes: unknown }>(
      app,
      "select changes from audit_log where entity = 'community' and record_id = $1 order by id desc limit 1",
      [id],
    );
    expect(last?.changes).toMatchObject({ buttonColor: { to: "#123456" } });
  });

  test("is configured where there was no configuration", async () => {
    const other = await otherCommunity(app, "unconfigured");
    const body = { mainLogoPosition: "BOTTOM" };
    const answer = await put("personalizationFull", other.administrator, body, {}, other.communityId);
    expect(answer.json()).toMatchObject({ ...body, hasSignUp: false });
  });

  test("two who change the same version do not undo one another", async () => {
    const { version } = await read();
    const token = await app.signIn("administrator");
    const match = { "if-match": `"${version}"` };
    expect((await put("personalization", token, { title: "Uno" }, match)).statusCode).toBe(200);
    const late = await put("personalization", token, { title: "Dos" }, match);
    expect([late.statusCode, late.json().code]).toEqual([409, "record.conflict"]);
    expect((await read()).title).toBe("Uno");
  });

  /** Parts of the look that lie in different records, each with two values. */
  const PARTS = [
    ["title", "Uno", "Dos"],
    ["headerImage", "https://example.com/1.png", "https://example.com/2.png"],
    ["overlayLogo", "https://example.com/1.png", "https://example.com/2.png"],
    ["mainLogoPosition", "CENTRE", "BOTTOM"],
    ["imageDisplay", "CAROUSEL", "MAX_SIZE"],
  ] as const;
  const pairs = PARTS.flatMap((first) => PARTS.map((second) => [first[0], second[0], first, second] as const));

  test.each(pairs)(
    "of two who change %s and %s of the same version the second is refused",
    async (_one, _other, first, second) => {
      const token = await app.signIn("administrator");
      await put("personalizationFull", token, { [first[0]]: null, [second[0]]: null });
      const { version } = await read();
      const match = { "if-match": `"${version}"` };
      const good = await put("personalizationFull", token, { [first[0]]: first[1] }, match);
      expect(good.statusCode).toBe(200);
      expect(good.headers.etag).toBe(`"${good.json().version}"`);
      const late = await put("personalizationFull", token, { [second[0]]: second[2] }, match);
      expect([late.statusCode, late.json().code]).toEqual([409, "record.conflict"]);
      expect(late.json()).toMatchObject({ current: good.json(), proposed: { [second[0]]: second[2] } });
      expect(await read()).toEqual(good.json());
      const again = await put(
        "personalizationFull",
        token,
        { [second[0]]: second[2] },
        { "if-match": good.headers.etag as string },
      );
      expect(again.statusCode).toBe(200);
    },
  );

  test("a change of the configuration by its own call is one of the look", async () => {
    const { version } = await read();
    await configure(app, { imageDisplay: "THUMBNAIL", mainLogoPosition: "TOP" });
    await configure(app, { imageDisplay: "CAROUSEL" });
    const late = await put(
      "personalization",
      await app.signIn("administrator"),
      { title: "Tarde" },
      { "if-match": `"${version}"` },
    );
    expect([late.statusCode, late.json().current.imageDisplay]).toEqual([409, "CAROUSEL"]);
  });

  test.each([
    ["configured", true],
    ["not configured yet", false],
  ])("of twenty who save the same version at once exactly one does, where it is %s", async (_, isConfigured) => {
    const other = await otherCommunity(app, isConfigured ? "twenty" : "twenty-new");
    const save = (body: unknown, headers = {}) =>
      put("personalizationFull", other.administrator, body, headers, other.communityId);
    if (isConfigured) await save({ headerImage: "https://example.com/0.png" });
    const { version } = (
      await app.call({ url: `/experienceLabs/personalization/${isConfigured ? "twenty" : "twenty-new"}` })
    ).json();
    const bodies = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? { title: `Título ${n}` } : { headerImage: `https://example.com/header-${n}.png` },
    );
    const answers = await Promise.all(bodies.map((body) => save(body, { "if-match": `"${version}"` })));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test.each<readonly [keyof typeof LOGINS, number]>([
    ["mainAdmin", 200],
    ["administrator", 200],
    ["client", 200],
    ["backoffice", 200],
    ["moderator", 200],
    ["observer", 403],
    ["member", 403],
  ])("%s gets %i", async (who, status) => {
    const token = await app.signIn(who);
    for (const call of ["personalization", "personalizationFull"] as const) {
      expect((await put(call, token, { title: "Título" })).statusCode).toBe(status);
    }
  });

  test("of what the community is called and asks of people is no moderator's", async () => {
    const token = await app.signIn("moderator");
    const before = await read();
    for (const body of [
      { name: "Otra" },
      { needs2FA: true },
      { trackingScript: "https://example.com/t.js" },
      { languages: ["es"] },
    ]) {
      const answer = await put("personalizationFull", token, { ...body, mainColor: "#112233" });
      expect([body, answer.statusCode, answer.json().code]).toEqual([body, 403, "access.denied"]);
    }
    expect(await read()).toEqual(before);
  });

  test("is nobody's without a session, and another's is not there", async () => {
    expect((await put("personalization", undefined, { title: "x" })).statusCode).toBe(401);
    const other = await otherCommunity(app);
    for (const token of [other.administrator, other.client, other.member]) {
      const answer = await put("personalizationFull", token, { title: "Ajena" });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "community.notFound"]);
    }
    const client = await app.signIn("client");
    expect((await put("personalization", client, { title: "x" }, {}, other.communityId)).statusCode).toBe(404);
    for (const wrong of ["demo", "%00", "..%2Fadmin", "0193fd0a-7c1e-7000-8000-000000000001"]) {
      expect((await put("personalization", client, { title: "x" }, {}, wrong)).statusCode).toBe(404);
    }
    expect((await read()).title).not.toBe("Ajena");
  });

  test.each<readonly [string, unknown]>([
    ["an unknown field", { mainColour: "#000000" }],
    ["a field of the other call", { logo: "https://example.com/a.png" }],
    ["the origin", { origin: "other" }],
    ["the plan", { plan: "GOLD" }],
    ["a version", { version: 7 }],
    ["a colour that is none", { mainColor: "red" }],
    ["a favicon by script", { favicon: "javascript:alert(1)" }],
    ["a title too long", { title: "a".repeat(81) }],
    ["no object", []],
  ])("refuses %s", async (_name, body) => {
    const before = await read();
    expect((await change(body)).statusCode).toBe(400);
    expect(await read()).toEqual(before);
  });

  describe("texts that can't be read on their ground", () => {
    test("are refused, with the nearest colour that can", async () => {
      const before = await read();
      const answer = await change({ mainColor: "#ffe000" });
      expect(answer.statusCode).toBe(400);
      const [fault] = answer.json().errors;
      expect(fault).toMatchObject({ path: "/mainColorText", rule: "contrast" });
      const [suggestion = ""] = /#[0-9a-f]{6}/.exec(fault.message) ?? [];
      expect(await read()).toEqual(before);
      const good = await change({ mainColor: "#ffe000", mainColorText: suggestion });
      expect(good.statusCode).toBe(200);
      await change({ mainColor: null, mainColorText: null });
    });

    test("also where no colour would do", async () => {
      const body = { backgroundGradientColor1: "#595959", backgroundGradientColor2: "#bcbcbc" };
      const [fault] = (await change(body)).json().errors;
      expect(fault).toMatchObject({ path: "/textColor", rule: "contrastGrounds" });
    });

    test("also by the generated writes", async () => {
      const token = await app.signIn("client");
      const call = (method: "POST" | "PUT", url: string, body: unknown) => app.call({ method, url, token, body });
      const changed = await call("PUT", `/api/communities/${id}`, { textColor: "#f0f0f0" });
      expect([changed.statusCode, changed.json().errors[0].path]).toEqual([400, "/textColor"]);
      const made = await call("POST", "/api/communities", { origin: "pale", name: "Pale", mainColor: "#ffffff" });
      expect([made.statusCode, made.json().errors[0].path]).toEqual([400, "/mainColorText"]);
      expect(await rows(app, "select id from community where origin = 'pale'")).toEqual([]);
    });

    test("stay no obstacle to a change of something else", async () => {
      await rows(app, "update community set text_color = '#f0f0f0' where id = $1", [id]);
      expect((await change({ title: "Club" })).statusCode).toBe(200);
      await rows(app, "update community set text_color = $2 where id = $1", [id, COLOURS.textColor]);
    });
  });
});

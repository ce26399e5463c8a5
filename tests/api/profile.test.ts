import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, startApp, type TestApp } from "../helpers/app";
import { GOOD_PASSWORD, joinByInvitation, mailsTo, rows } from "../helpers/identity";

describe.each(ANY_ENGINE)("profiles on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const profile = (token: string, origin = "demo") => app.call({ url: `/experienceLabs/${origin}/userData`, token });
  const change = (token: string, body: unknown) => app.call({ method: "PUT", url: "/experienceLabs/userData", token, body });

  test("a member reads its own, by the spec's names", async () => {
    const token = await app.signIn("member");
    const answer = await profile(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      picture: null,
      nickname: "lince-demo",
      name: "Vera",
      surname: "Miembro",
      email: "member@demo.test",
      gender: "W",
      bornDate: "1990-05-14",
      province: { lovName: "", elementId: 0, id: 0 },
      phone: null,
      medals: 0,
      commentsNum: expect.any(Number),
      points: 60,
      afterLoginComplete: false,
    });
    expect((await profile(token, "other")).statusCode).toBe(404);
    expect((await app.call({ url: "/experienceLabs/demo/userData" })).statusCode).toBe(401);
    expect((await profile(await app.signIn("moderator"))).statusCode).toBe(403);
    await app.call({ method: "POST", url: "/api/logout", token });
    expect((await profile(token)).statusCode).toBe(401);
  });

  test("staff and suite change their own name, and nobody else's; the people lists say so", async () => {
    const rename = (token: string, name: string, surname: string | null = null) =>
      app.call({ method: "PUT", url: "/api/own-name", token, body: { name, surname } });
    const listed = async (url: string, token: string) =>
      (await app.call({ url, token })).json().map(({ name, surname }: Record<string, string>) => `${name} ${surname ?? ""}`);
    const moderator = await app.signIn("moderator");
    const before = await listed("/api/moderators", moderator);
    expect((await rename(moderator, " Rosa ", "Prado")).json()).toEqual({ name: "Rosa", surname: "Prado" });
    const after: readonly string[] = await listed("/api/moderators", moderator);
    expect(after.filter((name) => !before.includes(name))).toEqual(["Rosa Prado"]);
    expect((await app.call({ url: "/api/session", token: moderator })).json().name).toBe("Rosa");
    const client = await app.signIn("client");
    const { subjectId } = (await app.call({ url: "/api/session", token: client })).json();
    expect((await rename(client, "Elsa", "Rivas")).statusCode).toBe(200);
    expect((await app.call({ url: `/api/suite-users/${subjectId}`, token: client })).json()).toMatchObject({ surname: "Rivas" });
    expect((await app.call({ url: "/api/own-name", token: client })).json()).toEqual({ name: "Elsa", surname: "Rivas" });
    const refused = await rename(client, "  ");
    expect([refused.statusCode, refused.json().code]).toEqual([400, "request.invalid"]);
    for (const who of ["member", "backoffice"] as const)
      expect((await rename(await app.signIn(who), "Ana")).statusCode, who).toBe(403);
  });

  test("and changes it: what is absent stays", async () => {
    const { authToken: token } = await joinByInvitation(app, "profile@mail.test", { nickname: "Perfil", name: "Ana" });
    const answer = await change(token, {
      surname: "Ruiz",
      gender: "W",
      bornDate: "1991-01-31",
      province: { lovName: "Soria", elementId: 42, id: 42 },
      phone: "+34 600 000 000",
      picture: "https://example.com/me.png",
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      nickname: "Perfil",
      name: "Ana",
      surname: "Ruiz",
      bornDate: "1991-01-31",
      province: { lovName: "Soria", elementId: 42, id: 42 },
      picture: "https://example.com/me.png",
      afterLoginComplete: true,
    });
    expect((await change(token, { surname: null, province: null })).json()).toMatchObject({
      surname: null,
      province: { lovName: "" },
    });
  });

  test("with a province that goes by its name in any language, or by its id, or is none of the list", async () => {
    const { authToken: token } = await joinByInvitation(app, "province@mail.test", { nickname: "Provincia" });
    const given = async (province: unknown) => (await change(token, { province })).json().province;
    expect(await given("araba/alava")).toEqual({ lovName: "araba/alava", elementId: 1, id: 1 });
    expect(await given({ elementId: 42, id: 42 })).toEqual({ lovName: "Soria", elementId: 42, id: 42 });
    expect(await given("Algarve")).toEqual({ lovName: "Algarve", elementId: 0, id: 0 });
    expect(await given(null)).toEqual({ lovName: "", elementId: 0, id: 0 });
  });

  test.each<readonly [string, unknown]>([
    ["a role", { role: "ADMINISTRATOR" }],
    ["the main-admin flag", { mainAdmin: true }],
    ["points", { points: 1_000 }],
    ["an e-mail", { email: "other@mail.test" }],
    ["tags", { tags: ["vip"] }],
    ["a space", { spaceId: "0193fd0a-7c1e-7000-8000-000000000001" }],
    ["a birthday of a child", { bornDate: "2020-01-01" }],
    ["30 February", { bornDate: "1990-02-30" }],
    ["a picture by script", { picture: "javascript:alert(1)" }],
    ["a phone that is none", { phone: "call me" }],
    ["an e-mail as a nickname", { nickname: "a@b.test" }],
    ["a name of U+0000", { name: "\u0000" }],
    ["a name too long", { name: "a".repeat(81) }],
  ])("but not by %s", async (_name, body) => {
    const token = await app.signIn("member");
    const before = (await profile(token)).json();
    const answer = await change(token, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe(`/${Object.keys(body as object)[0]}`);
    expect((await profile(token)).json()).toEqual(before);
  });

  test("staff read theirs, with the client's data", async () => {
    const token = await app.signIn("mainAdmin");
    const role = { rol: "ADMINISTRATOR", mainAdmin: true };
    expect((await app.call({ url: "/experienceLabs/demo/client/roleData", token })).json()).toEqual(role);
    for (const url of ["/client/userData", "/client/demo/userData"]) {
      const answer = await app.call({ url, token });
      expect(answer.json()).toMatchObject({ email: "main-admin@demo.test", name: "Alba", companyName: "Demo", ...role });
    }
    const member = await app.signIn("member");
    expect((await app.call({ url: "/client/userData", token: member })).statusCode).toBe(403);
    expect((await app.call({ url: "/experienceLabs/demo/client/roleData", token: member })).statusCode).toBe(403);
    expect((await app.call({ url: "/client/other/userData", token })).statusCode).toBe(404);
  });

  describe("an account that its member deletes", () => {
    const remove = (id: string, token: string, password: string) =>
      app.call({ method: "DELETE", url: `/experienceLabs/${id}/userAccount`, token, body: { password } });

    test("leaves no personal value behind; its sessions end", async () => {
      const email = "leaving@mail.test";
      const joined = await joinByInvitation(app, email, { nickname: "Despedida", name: "Zenobia" });
      const { authToken: token, space } = joined;
      const { id } = (await profile(token)).json();
      const wrong = await remove(space.id, token, "Wrong-ducks-4");
      expect([wrong.statusCode, wrong.json().code]).toEqual([400, "auth.wrongPassword"]);
      expect((await remove("0193fd0a-7c1e-7000-8000-000000000001", token, GOOD_PASSWORD)).statusCode).toBe(404);
      expect((await profile(token)).statusCode).toBe(200);

      expect((await remove(space.id, token, GOOD_PASSWORD)).statusCode).toBe(204);
      expect((await profile(token)).statusCode).toBe(401);
      const [member] = await rows<Record<string, unknown>>(app, "select * from member where id = $1", [id]);
      expect(JSON.stringify(member)).not.toMatch(/leaving|despedida|zenobia/i);
      expect(await rows(app, "select id from account where email = $1", [email])).toEqual([]);
      expect(await rows(app, "select id from acceptance where member = $1", [id])).toEqual([]);
      const log = await rows(
        app,
        "select * from audit_log where personal::text ilike '%leaving%' or changes::text ilike '%zenobia%'",
      );
      expect(log).toEqual([]);
      expect((await mailsTo(app, email, 1)).map(({ template }) => template)).toEqual(["accountDeleted"]);
      const again = { email, password: GOOD_PASSWORD };
      expect((await app.call({ method: "POST", url: "/experienceLabs/demo/user/login", body: again })).statusCode).toBe(401);
    });

    test("stays where it stands for somebody else", async () => {
      const email = "observer@demo.test";
      const joined = await joinByInvitation(app, email, { password: DEMO_PASSWORD });
      const staff = await app.signIn("observer");
      expect((await remove(joined.space.id, joined.authToken, DEMO_PASSWORD)).statusCode).toBe(204);
      expect((await app.call({ url: "/api/session", token: staff })).statusCode).toBe(200);
      expect((await app.call({ url: "/api/session", token: joined.authToken })).statusCode).toBe(204);
      expect(await app.signIn("observer")).toEqual(expect.any(String));
    });

    test("is nobody's but a member's", async () => {
      const token = await app.signIn("moderator");
      const { space } = (await app.call({ url: "/api/session", token })).json();
      expect((await remove(space.id, token, DEMO_PASSWORD)).statusCode).toBe(403);
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { joinByInvitation, rows } from "../helpers/identity";
import { callImport, importAndWait } from "../helpers/imports";

const BAD = [
  ["ana@mail.com", ["pattern", "nicknameEmail"]],
  ["ａｎａ＠ｍａｉｌ．ｃｏｍ", ["nicknameEmail"]],
  ["\u200B\u200C\u200D", ["nicknameCharacters"]],
  ["an\u200Ba", ["nicknameCharacters"]],
  ["ana\u202Eave", ["nicknameCharacters"]],
  ["Рuta", ["nicknameOffensive"]],
  ["f.u.c.k", ["nicknameOffensive"]],
] as const;

describe.each(CONCURRENT_ENGINE)("nicknames on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  let count = 0;
  const create = (nickname: string) => {
    count += 1;
    const body = { nickname, email: `nick${count}@mail.test` };
    return app.call({ method: "POST", url: "/api/members", token: moderator, body });
  };

  test("are kept as NFKC, with a key that nobody sees", async () => {
    const created = await create("  Ｌｕｎａ  llena ");
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ nickname: "Luna llena" });
    expect(created.body).not.toContain("nicknameKey");
    const [row] = await rows(app, "select nickname_key from member where id = $1", [created.json().id]);
    expect(row).toEqual({ nickname_key: "luna llena" });
    const history = await app.call({ url: `/api/members/${created.json().id}/history`, token: moderator });
    expect(history.statusCode).toBe(200);
    expect(history.body).not.toContain("nicknameKey");
  });

  test.each(BAD)("%j is refused where members are created", async (nickname, rules) => {
    const answer = await create(nickname);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: "/nickname" })]);
    expect(rules).toContain(answer.json().errors[0].rule);
  });

  test("a lookalike of somebody's is taken, at creation, in a change and in one for many", async () => {
    const first = await create("Estrella");
    const other = await create("Planeta");
    for (const lookalike of ["estrella", "Еstrеllа", "Estre11a", "EstreIIa", "Ｅｓｔｒｅｌｌａ"]) {
      const created = await create(lookalike);
      expect([created.statusCode, created.json().code]).toEqual([409, "record.exists"]);
      expect(created.json().errors).toEqual([expect.objectContaining({ path: "/nickname", rule: "unique" })]);
      const changed = await app.call({
        method: "PUT",
        url: `/api/members/${other.json().id}`,
        token: moderator,
        body: { nickname: lookalike },
      });
      expect(changed.statusCode).toBe(409);
    }
    const own = { method: "PUT" as const, url: `/api/members/${first.json().id}`, token: moderator };
    expect((await app.call({ ...own, body: { nickname: "ESTRELLA" } })).statusCode).toBe(200);
    expect((await app.call({ ...own, body: { nickname: "Cometa" } })).statusCode).toBe(200);
    expect((await create("Estrella")).statusCode).toBe(201);
  });

  test("the rules hold in imports", async () => {
    await create("Galaxia");
    const text = [
      "nickname,email",
      "Nebulosa,i1@mail.test",
      "Gаlахiа,i2@mail.test",
      "Nebu1osa,i3@mail.test",
      "Рuta,i4@mail.test",
    ].join("\n");
    const answer = await callImport(app, { token: moderator, query: "?dryRun=true", content: text });
    expect(answer.statusCode).toBe(200);
    const faults = answer.json().faults.map(({ row, field, message }: Record<string, unknown>) => [row, field, message]);
    expect(faults).toEqual([
      [3, "nickname", expect.stringContaining("has this value already")],
      [4, "nickname", expect.stringContaining("Repeats the value of row 2")],
      [5, "nickname", expect.stringContaining("may offend")],
    ]);
    const job = await importAndWait(app, { token: moderator, content: text });
    expect(job.result).toMatchObject({ created: 1 });
    const [row] = await rows(app, "select nickname_key from member where nickname = 'Nebulosa'");
    expect(row).toEqual({ nickname_key: "nebulosa" });
  });

  test("of two at once that look alike exactly one wins", async () => {
    for (let round = 0; round < 10; round += 1) {
      const both = await Promise.all([create(`Sombra ${round}a`), create(`Ѕоmbrа ${round}a`)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    }
  });

  test("members that were there before get their keys at the next start", async () => {
    const [{ count: keyless } = { count: -1 }] = await rows<{ count: number }>(
      app,
      "select count(*)::int as count from member where nickname_key is null",
    );
    expect(keyless).toBe(0);
  });

  test("their availability is told to the community's people", async () => {
    const { authToken: token, space } = await joinByInvitation(app, "availability@mail.test", { nickname: "Marejada" });
    const ask = (nickname: string, id = space.id) =>
      app.call({ url: `/experienceLabs/${id}/nickname/${encodeURIComponent(nickname)}/availability`, token });
    expect((await ask("Ola")).json()).toEqual({ available: true, reason: null });
    expect((await ask("marejada")).json()).toEqual({ available: true, reason: null });
    expect((await ask("lince-demo")).json()).toEqual({ available: false, reason: "taken" });
    expect((await ask("Lіncе-dеmо")).json()).toEqual({ available: false, reason: "taken" });
    expect((await ask("a@b.es")).json()).toEqual({ available: false, reason: "email" });
    expect((await ask("an\u200Ba")).json()).toEqual({ available: false, reason: "characters" });
    expect((await ask("Mierda")).json()).toEqual({ available: false, reason: "offensive" });
    expect((await ask("Ola", "0193fd0a-7c1e-7000-8000-000000000001")).statusCode).toBe(404);
    const anonymous = await app.call({ url: `/experienceLabs/${space.id}/nickname/Ola/availability` });
    expect(anonymous.statusCode).toBe(401);
  });

  test("a member changes its own, by the same rules", async () => {
    const { authToken: token } = await joinByInvitation(app, "changes@mail.test", { nickname: "Bruma" });
    const put = (body: unknown) => app.call({ method: "PUT", url: "/experienceLabs/newNickname", token, body });
    for (const [nickname, rules] of BAD) {
      const answer = await put({ nickname });
      expect(answer.statusCode).toBe(400);
      expect(rules).toContain(answer.json().errors[0].rule);
    }
    expect((await put({ nickname: "LINCE-DEMO" })).statusCode).toBe(409);
    expect((await put({ nickname: null })).statusCode).toBe(400);
    expect((await put({ nickname: "" })).statusCode).toBe(400);
    expect((await put({ nickname: "Neblina", points: 5 })).statusCode).toBe(400);
    const changed = await put({ nickname: "Neblina" });
    expect([changed.statusCode, changed.json().nickname]).toEqual([200, "Neblina"]);
  });
});

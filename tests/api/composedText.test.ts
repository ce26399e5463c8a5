import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { importAndWait } from "../helpers/imports";

const COMPOSED = "Iñaki Muñoz";
/** As phones and file systems of some makers write it. */
const DECOMPOSED = COMPOSED.normalize("NFD");
/** As programs write it that escape all but ASCII. */
const ESCAPED = DECOMPOSED.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

describe("text whose accents come as characters of their own", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp();
    token = await app.signIn("mainAdmin");
  });
  afterAll(() => app.close());

  const namesBy = async (query: string) => {
    const answer = await app.call({ url: `/api/members?${query}`, token });
    return (answer.json() as { name: string }[]).map(({ name }) => name);
  };
  const create = (payload: string) =>
    app.app.inject({
      method: "POST",
      url: "/api/members",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      payload,
    });

  test.each([
    ["a body", DECOMPOSED, "one"],
    ["an escaped body", ESCAPED, "two"],
  ])("is stored composed when it comes in %s", async (_by, name, nickname) => {
    const answer = await create(`{"nickname":"${nickname}","email":"${nickname}@mail.test","name":"${name}"}`);
    expect([answer.statusCode, answer.json().name]).toEqual([201, COMPOSED]);
  });

  test("is stored composed when it comes in a file, under a heading that is decomposed, too", async () => {
    const content = `nickname,email,Apellidos\nthree,three@mail.test,${DECOMPOSED}`;
    const job = await importAndWait(app, { token, content, language: "es" });
    expect(job.result).toMatchObject({ created: 1 });
    const found = await app.call({ url: `/api/members?filter=${encodeURIComponent('{"nickname":"three"}')}`, token });
    expect(found.json()[0].surname).toBe(COMPOSED);
  });

  test("finds what is stored, by search and by filters", async () => {
    const search = encodeURIComponent(JSON.stringify({ q: DECOMPOSED }));
    const filter = encodeURIComponent(JSON.stringify({ name: DECOMPOSED }));
    const escaped = encodeURIComponent(`{"name":"${ESCAPED}"}`);
    for (const query of [`filter=${search}`, `filter=${filter}`, `filter=${escaped}`]) {
      expect(await namesBy(query), query).toContain(COMPOSED);
    }
  });

  test("is refused where marks are stacked so high that composing would take minutes", async () => {
    const began = performance.now();
    const name = `a${"\u0315\u0300".repeat(10_000)}`;
    const answer = await create(`{"nickname":"four","email":"four@mail.test","name":"${name}"}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
    expect(answer.json().errors).toMatchObject([{ path: "/name" }]);
    const password = { email: "member@demo.test", password: name };
    expect((await app.call({ method: "POST", url: "/experienceLabs/demo/user/login", body: password })).statusCode).toBe(400);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

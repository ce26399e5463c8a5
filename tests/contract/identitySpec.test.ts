import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTexts } from "../../src/server/platform/texts";
import { LANGUAGES, type Language } from "../../src/shared/languages";
import { startApp, type TestApp } from "../helpers/app";
import { third } from "../helpers/drill";
import { configure, rows } from "../helpers/identity";
import { quietWindow } from "../helpers/quietWindow";
import { ROOT } from "../helpers/root";
import { IDENTITY_CALLS } from "./identityCalls";
import { callAs, GUARDS } from "./identityGuards";
import { MESSAGES, type Message, minutesOf } from "./identityMessages";

const texts = createTexts(ROOT);
const SPOKEN = third(LANGUAGES);

/** The language's own text: neither another's, nor the key. */
function ownText(language: Language, key: string, params: Readonly<Record<string, unknown>> = {}): string {
  expect([language, key, texts.has(language, key)]).toEqual([language, key, true]);
  return texts.translate(language, key, params);
}

const named = <T extends { readonly name: string }>(table: readonly T[]) => table.map((row) => [row.name, row] as const);

describe("identity as the specification names it", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await configure(app, { signUp: "CLOSED" });
  });
  afterAll(() => app.close());
  const forgetTries = () => rows(app, "delete from attempt");
  beforeEach(forgetTries);

  test.each(named(IDENTITY_CALLS))("the call %s answers the members that are named", async (_name, { request, answer }) => {
    const said = await request(app);
    expect(said.statusCode, said.body).toBe(answer ? 200 : 204);
    if (answer) expect(said.json()).toMatchObject(answer);
    else expect(said.body).toBe("");
  });

  test.each(named(GUARDS))("the guard refuses %s", async (_name, { enter, calls, refusal, leave }) => {
    const token = await enter(app);
    const { status, ...problem } = refusal;
    for (const call of calls) {
      const answer = await callAs(app, token, call);
      expect([call, answer.statusCode, answer.json()]).toEqual([call, status, expect.objectContaining(problem)]);
    }
    await leave?.(app);
  });

  test("the guards let in whom they are for", async () => {
    const moderator = await app.signIn("moderator");
    const member = await app.signIn("member");
    for (const call of ["GET /client/demo/userData", "GET /client/communities/:id/moderator", "GET /api/members"])
      expect([call, (await callAs(app, moderator, call)).statusCode]).toEqual([call, 200]);
    for (const call of [
      "GET /experienceLabs/demo/userData",
      "GET /tester/communities/:id/welcome",
      "POST /experienceLabs/:id/transactionsSearch",
    ])
      expect([call, (await callAs(app, member, call)).statusCode]).toEqual([call, 200]);
  });

  async function hear(
    { code, status, fault, key, isCalm = true, besides = [] }: Message,
    request: Parameters<TestApp["call"]>[0],
  ) {
    const said: string[] = [];
    for (const language of SPOKEN) {
      if (isCalm) await forgetTries();
      const answer = await app.call({ ...request, headers: { "accept-language": language } });
      expect([language, answer.statusCode, answer.json().code]).toEqual([language, status, code]);
      expect(answer.json().detail).toBe(
        ownText(language, fault ? `errors.${code}` : (key ?? `errors.${code}`), minutesOf(answer)),
      );
      if (fault) {
        const message = ownText(language, key ?? `validation.${fault.rule}`);
        expect(answer.json().errors).toEqual([expect.objectContaining({ ...fault, message })]);
      }
      for (const key of besides) ownText(language, key);
      said.push(answer.json().detail);
    }
    return said;
  }

  test.each(named(MESSAGES))("the message: %s, in each language's own words", async (_name, message) => {
    // What is counted must not be forgotten amid it.
    if (message.isCalm === false) await quietWindow();
    const said = await hear(message, await message.provoke(app));
    expect(new Set(said).size).toBe(SPOKEN.length);
    await message.leave?.(app);
  });

  test("the message: unknown e-mail on recovery, without telling that it is unknown", async () => {
    const ask = (email: string, language: Language) =>
      app.call({
        method: "POST",
        url: "/experienceLabs/demo/resetPassword",
        body: { email },
        headers: { "accept-language": language },
      });
    const said: string[] = [];
    for (const language of SPOKEN) {
      await forgetTries();
      const unknown = await ask("nobody@demo.test", language);
      const known = await ask("member@demo.test", language);
      expect([unknown.statusCode, unknown.json()]).toEqual([200, known.json()]);
      said.push(ownText(language, "password.sent.body", { email: "nobody@demo.test" }));
    }
    for (const text of said) expect(text).toContain("nobody@demo.test");
    expect(new Set(said).size).toBe(SPOKEN.length);
  });
});

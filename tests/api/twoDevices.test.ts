import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { publishedSurvey } from "../helpers/surveys";
import { documentOf, shortText, TIMED } from "../helpers/timedDocuments";

const MINUTE = 60_000;

describe.each(CONCURRENT_ENGINE)("a respondent with two devices on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
  });
  afterAll(() => app.close());

  async function openExecution(document: unknown = documentOf([shortText("one"), shortText("two"), shortText("three")])) {
    const id = await publishedSurvey(app, moderator, document);
    const base = `/api/activities/${id}/execution`;
    const send = (method: "POST" | "PUT", path: string, body?: unknown) =>
      app.call({ method, url: `${base}${path}`, token: member, body });
    const start = async () => (await send("POST", "")).json();
    const { responseId } = await start();
    await app.database.query({
      text: "update response set started_at = started_at - interval '1 hour' where id = $1",
      values: [responseId],
    });
    return {
      id,
      start,
      next: (questionId: string) => send("POST", "/next", { questionId }),
      answer: (device: string, questionId: string, value: string | null, ago = 0) =>
        send("PUT", `/answers/${questionId}`, { value, ago, device }),
      position: (device: string, questionId: string, ago = 0) => send("PUT", "/position", { questionId, ago, device }),
    };
  }

  test("goes on at the same question, with the same version and all answers", async () => {
    const execution = await openExecution();
    await execution.answer("phone", "one", "a");
    await execution.position("phone", "two");
    const { draft, revision } = (
      await app.call({ url: `/api/activities/${execution.id}/questionnaire`, token: moderator })
    ).json();
    const url = `/api/activities/${execution.id}/questionnaire`;
    const later = { ...draft, closing: { es: "Otra despedida" } };
    const saved = await app.call({ method: "PUT", url, token: moderator, body: { draft: later, revision } });
    await app.call({ method: "POST", url: `${url}/publish`, token: moderator, body: { revision: saved.json().revision } });
    expect(await execution.start()).toMatchObject({ currentQuestionId: "two", answers: { one: "a" }, closing: "¡Gracias!" });
  });

  test("what waited on one doesn't replace what was answered later on the other", async () => {
    const execution = await openExecution();
    await execution.answer("laptop", "one", "later", 0);
    expect((await execution.answer("phone", "one", "earlier", 10 * MINUTE)).statusCode).toBe(204);
    expect((await execution.answer("phone", "two", "only here", 9 * MINUTE)).statusCode).toBe(204);
    expect((await execution.start()).answers).toEqual({ one: "later", two: "only here" });
  });

  test("answers and places that arrive at once, from both, are all stored, each question's latest", async () => {
    const ids = Array.from({ length: 12 }, (_, n) => `q${n}`);
    const execution = await openExecution(documentOf(ids.map((id) => shortText(id))));
    const given = ids.flatMap((id, n) => [
      execution.answer("phone", id, `phone ${n}`, 2 * MINUTE),
      execution.answer("laptop", id, `laptop ${n}`, MINUTE),
      execution.position("phone", id, 2 * MINUTE),
    ]);
    const statuses = (await Promise.all(given)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([204]));
    const { answers } = await execution.start();
    expect(answers).toEqual(Object.fromEntries(ids.map((id, n) => [id, `laptop ${n}`])));
  });

  test("what was answered later arrives first or last: it stays", async () => {
    const execution = await openExecution();
    await execution.answer("phone", "one", "earlier", 10 * MINUTE);
    await execution.answer("laptop", "one", "later", 5 * MINUTE);
    expect((await execution.start()).answers).toEqual({ one: "later" });
  });

  test("what was taken back later on the other stays taken back", async () => {
    const execution = await openExecution();
    await execution.answer("laptop", "one", "x", 3 * MINUTE);
    await execution.answer("laptop", "one", null);
    await execution.answer("phone", "one", "earlier", 10 * MINUTE);
    expect((await execution.start()).answers).toEqual({});
    await execution.answer("phone", "one", "again");
    expect((await execution.start()).answers).toEqual({ one: "again" });
  });

  test("one browser's answers count in the order in which it sends them", async () => {
    const execution = await openExecution();
    await execution.answer("phone", "one", "slow on its way", 0);
    await execution.answer("phone", "one", "right after", 2_000);
    expect((await execution.start()).answers).toEqual({ one: "right after" });
  });

  test("an age from before the beginning does no harm", async () => {
    const execution = await openExecution();
    expect((await execution.answer("phone", "one", "a", Number.MAX_SAFE_INTEGER)).statusCode).toBe(204);
    expect((await execution.answer("laptop", "one", "b")).statusCode).toBe(204);
    expect((await execution.answer("phone", "one", "c", -5)).statusCode).toBe(400);
    expect((await execution.start()).answers).toEqual({ one: "b" });
  });

  test("the newer place counts", async () => {
    const execution = await openExecution();
    await execution.position("laptop", "three");
    await execution.position("phone", "two", 10 * MINUTE);
    expect((await execution.start()).currentQuestionId).toBe("three");
    await execution.position("phone", "two");
    expect((await execution.start()).currentQuestionId).toBe("two");
  });

  test("the older page is told that its question is not the current one, and finds its way by asking on", async () => {
    const execution = await openExecution(TIMED);
    await execution.answer("phone", "before", "a");
    await execution.next("before");
    const refused = await execution.answer("laptop", "before", "b");
    expect([refused.statusCode, refused.json().code]).toEqual([409, "execution.notCurrentQuestion"]);
    const asked = (await execution.next("before")).json();
    expect([asked.clock.questionId, asked.answers]).toEqual(["timed", { before: "a" }]);
  });
});

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../../../../tests/helpers/app";
import { createSurvey, multipart } from "../../../../tests/helpers/surveys";

const QUESTIONS = 40;
const ROWS = 1_500;
const FILE = [
  Array.from({ length: QUESTIONS }, (_, n) => `Pregunta ${n + 1}`).join(","),
  ...Array.from({ length: ROWS }, (_, row) => Array.from({ length: QUESTIONS }, (_, n) => "ABC"[(row + n) % 3]).join(",")),
].join("\n");

describe.each(ENGINES)("an import on %s", (engine) => {
  let app: TestApp;
  let token: string;
  let address: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    token = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const progressOf = async (id: string) => (await app.call({ url: `/api/activities/${id}/import`, token })).json();
  const send = (id: string, signal?: AbortSignal) => {
    const { headers, body } = multipart("answers.csv", FILE);
    return fetch(`${address}/api/activities/${id}/import`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
      ...(signal ? { signal } : {}),
    });
  };

  /** Waits until some responses are written, and not all of them. */
  async function untilWriting(id: string): Promise<number> {
    for (;;) {
      const { written } = await progressOf(id);
      if (written > 0) return written;
      await wait(5);
    }
  }

  test("tells how far it has come, and leaves nothing where its caller goes away", async () => {
    const id = await createSurvey(app, token);
    expect(await progressOf(id)).toEqual({ written: 0, revision: 1 });
    const leaving = new AbortController();
    const sent = send(id, leaving.signal).catch((error: Error) => error.name);
    const written = await untilWriting(id);
    expect(written).toBeLessThan(ROWS);
    leaving.abort();
    expect(await sent).toBe("AbortError");
    await expect.poll(() => progressOf(id), { timeout: 20_000 }).toEqual({ written: 0, revision: 1 });
    const draft = (await app.call({ url: `/api/activities/${id}/questionnaire`, token })).json();
    expect([draft.publishedVersion ?? null, draft.draft.blocks.flatMap((block: { questions: [] }) => block.questions)]).toEqual([
      null,
      [],
    ]);

    // The same file comes whole afterwards, and nobody is told at any moment that it has gone.
    const told: { written: number; revision: number }[] = [];
    let isOver = false;
    const sending = send(id).finally(() => {
      isOver = true;
    });
    while (!isOver) told.push(await progressOf(id));
    expect(await (await sending).json()).toMatchObject({ questions: QUESTIONS, respondents: ROWS });
    const begun = told.slice(told.findIndex((one) => one.written > 0));
    expect(begun.filter((one) => one.written === 0 && one.revision === 1)).toEqual([]);
    const { base, questions } = (await app.call({ url: `/api/activities/${id}/results`, token })).json();
    expect([base, questions.length]).toEqual([ROWS, QUESTIONS]);
  });

  test("of two at once into one questionnaire, one comes whole and the other is told", async () => {
    const id = await createSurvey(app, token);
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { base } = (await app.call({ url: `/api/activities/${id}/results`, token })).json();
    expect(base).toBe(ROWS);
    expect((await progressOf(id)).written).toBe(0);
  });
});

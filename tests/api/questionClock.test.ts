import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { createSurvey, publishedSurvey } from "../helpers/surveys";
import { documentOf, shortText, TIMED } from "../helpers/timedDocuments";

describe.each(ANY_ENGINE)("questions with a clock on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
  });
  afterAll(() => app.close());

  /** The member at a survey of their own. */
  async function sitDown(document: unknown = TIMED) {
    const id = await publishedSurvey(app, moderator, document);
    const base = `/api/activities/${id}/execution`;
    const call = async (method: "POST" | "PUT", path: string, body?: unknown) => {
      const answer = await app.call({ method, url: `${base}${path}`, token: member, body });
      return { status: answer.statusCode, body: answer.statusCode === 204 ? undefined : answer.json() };
    };
    const { body } = await call("POST", "");
    return {
      begun: body,
      start: () => call("POST", ""),
      answer: (questionId: string, value: string | null) => call("PUT", `/answers/${questionId}`, { value }),
      position: (questionId: string) => call("PUT", "/position", { questionId }),
      next: (questionId: string) => call("POST", "/next", { questionId }),
      complete: () => call("POST", "/complete"),
      /** Lets the clock of the current question be further. */
      pass: (seconds: number) =>
        app.database.query({
          text: `update response set current_since = current_since - make_interval(secs => $2),
            started_at = started_at - make_interval(secs => $2) where id = $1`,
          values: [body.responseId, seconds],
        }),
      stored: async () => {
        const text = "select question_id, value, missing from answer where response = $1 and question_id <> 'draw'";
        const rows = await app.database.query({ text: `${text} order by question_id`, values: [body.responseId] });
        return rows.map((row) => Object.values(row));
      },
    };
  }

  const names = (state: { survey: { pages: { elements: { name: string }[] }[] } }) =>
    state.survey.pages.flatMap(({ elements }) => elements.map(({ name }) => name));

  test("are given out alone, and nothing of them before", async () => {
    const seat = await sitDown();
    expect(names(seat.begun)).toEqual(["before"]);
    expect(seat.begun).toMatchObject({ isWhole: false, clock: null, stops: expect.arrayContaining(["before"]) });
    expect((await seat.answer("timed", "x")).body.code).toBe("execution.notCurrentQuestion");
    expect((await seat.position("timed")).body.code).toBe("execution.notCurrentQuestion");
    const { body } = await seat.next("before");
    expect(names(body)).toEqual(["timed"]);
    expect(body.clock).toEqual({ questionId: "timed", minimumSeconds: 20, maximumSeconds: 60, elapsed: expect.any(Number) });
  });

  test("can't be left early, neither forward nor back nor by finishing", async () => {
    const seat = await sitDown();
    expect((await seat.complete()).body.code).toBe("execution.notCurrentQuestion");
    await seat.next("before");
    await seat.answer("timed", "x");
    const early = await seat.next("timed");
    expect([early.status, early.body.code, early.body.secondsLeft]).toEqual([409, "execution.tooEarly", 20]);
    expect(early.body.detail).toContain("20 segundos");
    expect((await seat.complete()).body.code).toBe("execution.tooEarly");
    expect((await seat.answer("before", "x")).body.code).toBe("execution.notCurrentQuestion");
    expect((await seat.position("after")).body.code).toBe("execution.notCurrentQuestion");
    await seat.pass(20);
    expect(names((await seat.next("timed")).body)).toEqual(["after"]);
    expect((await seat.answer("timed", "y")).body.code).toBe("execution.notCurrentQuestion");
    expect((await seat.complete()).body).toMatchObject({ state: "complete" });
    expect(await seat.stored()).toEqual([
      ["after", null, "no-answer"],
      ["before", null, "no-answer"],
      ["timed", "x", null],
    ]);
  });

  test("keep their clock running while the respondent comes back", async () => {
    const seat = await sitDown();
    await seat.next("before");
    await seat.pass(30);
    expect((await seat.position("timed")).status).toBe(204);
    const again = (await seat.start()).body;
    expect(again.currentQuestionId).toBe("draw");
    expect(names(again)).toEqual(["timed"]);
    expect(Math.floor(again.clock.elapsed / 1000)).toBeGreaterThanOrEqual(30);
    expect((await seat.next("before")).body.clock.elapsed).toBeGreaterThanOrEqual(again.clock.elapsed);
  });

  test("take no answer after their time, and are left without one though it was needed", async () => {
    const seat = await sitDown();
    await seat.next("before");
    await seat.pass(61);
    expect((await seat.answer("timed", "on the way")).status).toBe(204);
    await seat.answer("timed", null);
    await seat.pass(5);
    const late = await seat.answer("timed", "late");
    expect([late.status, late.body.code]).toEqual([409, "execution.timeRanOut"]);
    expect(names((await seat.next("timed")).body)).toEqual(["after"]);
    expect((await seat.complete()).status).toBe(200);
    expect(await seat.stored()).toContainEqual(["timed", null, "no-answer"]);
  });

  test("keep what was answered in time", async () => {
    const seat = await sitDown();
    await seat.next("before");
    await seat.answer("timed", "in time");
    await seat.pass(100);
    await seat.next("timed");
    expect(await seat.stored()).toContainEqual(["timed", "in time", null]);
  });

  test("still need their answer while there is time", async () => {
    const seat = await sitDown();
    await seat.next("before");
    await seat.pass(40);
    expect((await seat.next("timed")).body.code).toBe("execution.incomplete");
  });

  test("that come first count from when they are seen, and from the start where nothing tells so", async () => {
    const first = documentOf([shortText("timed", { minimumSeconds: 20, maximumSeconds: 60 }), shortText("after")]);
    const seat = await sitDown(first);
    expect(seat.begun.clock.elapsed).toBe(0);
    expect(names(seat.begun)).toEqual(["timed"]);
    await seat.pass(100);
    expect((await seat.answer("timed", "x")).body.code).toBe("execution.timeRanOut");
    expect((await seat.position("timed")).status).toBe(204);
    expect((await seat.answer("timed", "x")).status).toBe(204);
    expect((await seat.next("timed")).body.code).toBe("execution.tooEarly");
  });

  test("go on in a preview, where an answer isn't needed once time is over", async () => {
    const id = await createSurvey(app, moderator);
    const url = `/api/activities/${id}/questionnaire`;
    const { revision } = (await app.call({ url, token: moderator })).json();
    await app.call({ method: "PUT", url, token: moderator, body: { draft: TIMED, revision } });
    const next = (questionId: string) =>
      app.call({ method: "POST", url: `/api/activities/${id}/preview/next`, token: moderator, body: { questionId } });
    expect((await next("before")).json().clock).toMatchObject({ questionId: "timed", elapsed: 0 });
    expect(names((await next("timed")).json())).toEqual(["after"]);
  });

  test("can't be published where time is over before it is enough", async () => {
    const id = await createSurvey(app, moderator);
    const url = `/api/activities/${id}/questionnaire`;
    const { revision } = (await app.call({ url, token: moderator })).json();
    const draft = documentOf([shortText("timed", { minimumSeconds: 20, maximumSeconds: 20 })]);
    const saved = (await app.call({ method: "PUT", url, token: moderator, body: { draft, revision } })).json();
    expect(saved.faults).toMatchObject([{ questionId: "timed", path: "/maximumSeconds", fault: "timeOutTooSoon" }]);
    const half = documentOf([shortText("timed", { minimumSeconds: 0.5 })]);
    expect(
      (await app.call({ method: "PUT", url, token: moderator, body: { draft: half, revision: saved.revision } })).statusCode,
    ).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import type { UxSuccess } from "../shared/api/success";
import { shareInterval } from "../shared/interval";

describe.each(CONCURRENT_ENGINE)("success by its proof on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let demo: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    // What the demo's own team has seen stands beside.
    await rows(app, "delete from ux_mark");
    await rows(app, "delete from ux_recording");
    moderator = await app.signIn("moderator");
    const filter = encodeURIComponent(JSON.stringify({ type: "wat_ux" }));
    const found = (await app.call({ url: `/api/activities?filter=${filter}`, token: moderator })).json();
    demo = found.find(({ title }: { title: string }) => title === "La tienda de abonos, a prueba").id;
  });
  afterAll(() => app.close());

  const success = async (): Promise<UxSuccess> =>
    (await app.call({ url: `/api/activities/${demo}/ux-test/success`, token: moderator })).json();
  const mark = (responseId: string, questionId: string, kind: string) =>
    app.call({
      ...{ method: "POST", url: `/api/activities/${demo}/ux-test/marks`, token: moderator },
      body: { responseId, questionId, atMs: 1_000, kind, text: "" },
    });

  test("what people say and what was measured stand side by side, each with its base", async () => {
    const { tasks, people, total } = await success();
    expect(tasks).toEqual([
      {
        ...{ questionId: "ticket", title: "Compra el abono que más te conviene", isMeasurable: true },
        declared: { count: 5, people: 8, interval: shareInterval(5, 8) },
        seen: { count: 0, people: 0, interval: null },
        measured: { count: 4, people: 8, interval: shareInterval(4, 8) },
        falsePositives: { count: 1, people: 5 },
      },
      {
        ...{ questionId: "bus", title: "Averigua a qué hora pasa el último autobús de la línea 24", isMeasurable: true },
        declared: { count: 7, people: 8, interval: shareInterval(7, 8) },
        seen: { count: 0, people: 0, interval: null },
        measured: { count: 7, people: 8, interval: shareInterval(7, 8) },
        falsePositives: { count: 0, people: 7 },
      },
    ]);
    expect([people.length, total]).toEqual([8, 8]);
    // The newest is the one who paid for the wrong ticket.
    expect(people[0]).toMatchObject({
      person: { nickname: expect.any(String), number: 8 },
      tasks: [
        { questionId: "ticket", declared: "DONE", seen: null, measured: false, seconds: 112, ease: 4 },
        { questionId: "bus", declared: "DONE", seen: null, measured: true, seconds: 35, ease: 6 },
      ],
    });
  });

  test("what the team marks in a recording is seen, of those alone", async () => {
    const [newest, second] = (await success()).people.map(({ responseId }) => responseId);
    for (const response of [newest, second])
      await rows(
        app,
        `insert into ux_recording (space_id, id, response, question, source, media_type, consent_version, started_at)
         select space_id, gen_random_uuid(), id, 'ticket', 'SCREEN', 'video/webm', '2026-11', now() from response where id = $1`,
        [response],
      );
    expect((await mark(newest ?? "", "ticket", "SEEN_SUCCESS")).statusCode).toBe(201);
    expect((await mark(newest ?? "", "ticket", "SEEN_FAILURE")).statusCode).toBe(201);
    expect((await mark(second ?? "", "ticket", "SEEN_SUCCESS")).statusCode).toBe(201);
    const { tasks, people } = await success();
    expect(tasks.map(({ seen }) => seen)).toEqual([
      { count: 1, people: 2, interval: shareInterval(1, 2) },
      { count: 0, people: 0, interval: null },
    ]);
    expect(people.slice(0, 3).map(({ tasks: [ticket] }) => ticket?.seen)).toEqual([false, true, null]);
  });

  test("a participant has one number, in recordings too", async () => {
    const { sessions } = (await app.call({ url: `/api/activities/${demo}/ux-test/recordings`, token: moderator })).json();
    const numbers = new Map((await success()).people.map(({ responseId, person }) => [responseId, person.number]));
    expect(sessions.map(({ person }: { person: { number: number } }) => person.number).sort()).toEqual([7, 8]);
    for (const { responseId, person } of sessions) expect(person.number).toBe(numbers.get(responseId));
  });

  test("a test response and one without any page count nowhere that nothing is known of them", async () => {
    const { people } = await success();
    const [tested, unwatched] = people.slice(-2).map(({ responseId }) => responseId);
    await rows(app, "update response set is_test = true where id = $1", [tested]);
    await rows(app, "delete from ux_event where response = $1 and question = 'bus'", [unwatched]);
    const after = await success();
    expect(after.total).toBe(7);
    expect(after.tasks[1]).toMatchObject({ declared: { people: 7 }, measured: { people: 6 }, falsePositives: { people: 5 } });
    expect(after.people.at(-1)?.tasks[1]).toMatchObject({ questionId: "bus", measured: null });
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { demoId } from "../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../tests/helpers/identity";
import type { MemberUxTest } from "../shared/api/member";

const SITE = "https://shop.example/";

describe.each(CONCURRENT_ENGINE)("a usability test on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  let other: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
    ({ authToken: other } = await joinByInvitation(app, "other@mail.test", { nickname: "Nutria" }));
  });
  afterAll(() => app.close());

  const post = (url: string, body: object = {}, token = moderator) => app.call({ method: "POST", url, token, body });
  const taskOf = (values: object = {}) => ({
    ...{ id: randomUUID(), name: "Comprar", type: "NAVIGATION_TEST", instructions: "Compra un abono." },
    ...{ startUrlDesktop: null, startUrlPhone: null, minimumSeconds: null, timeoutSeconds: 300 },
    ...values,
  });
  const save = (id: string, tasks: readonly object[], values: object = {}) =>
    app.call({
      method: "PUT",
      url: `/api/activities/${id}/ux-test`,
      token: moderator,
      body: { initialUrl: SITE, isRandomOrder: false, tasks, ...values },
    });
  const read = (id: string) => app.call({ url: `/api/activities/${id}/ux-test`, token: moderator });
  const results = async (id: string) =>
    (await app.call({ url: `/api/activities/${id}/ux-test/results`, token: moderator })).json();
  const see = async (id: string, token = member): Promise<MemberUxTest> =>
    (await app.call({ url: `/api/member/activities/${id}/ux-test`, token })).json();
  const step = (id: string, task: string, name: "start" | "end" | "ease", body: object, token = member) =>
    post(`/api/member/activities/${id}/ux-test/tasks/${task}/${name}`, body, token);
  const start = (id: string, task: string, token = member) => step(id, task, "start", { isPhone: false }, token);
  const end = (id: string, task: string, outcome = "DONE", token = member) => step(id, task, "end", { outcome }, token);

  async function create(): Promise<string> {
    return (await post("/api/activities", { title: "La tienda", type: "wat_ux", description: "Dos tareas", labs: 20 })).json().id;
  }

  async function open(tasks: readonly ReturnType<typeof taskOf>[], values: object = {}) {
    const id = await create();
    expect((await save(id, tasks, values)).statusCode).toBe(200);
    expect((await post(`/api/activities/${id}/transitions/open`)).statusCode).toBe(200);
    return { id, ids: tasks.map((task) => task.id) };
  }
  const status = (id: string) => rows<{ status: string }>(app, "select status from participation where activity = $1", [id]);
  /** As if somebody had begun it a while ago. */
  const beganEarlier = (task: string, seconds: number) =>
    rows(app, "update ux_attempt set started_at = now() - make_interval(secs => $2) where ux_task = $1", [task, seconds]);

  test("opens once it has a task; settings come back as saved, faults say where they are", async () => {
    const id = await create();
    const refused = await post(`/api/activities/${id}/transitions/open`);
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/tasks"]);
    const task = taskOf({ minimumSeconds: 10, startUrlPhone: "https://m.shop.example/" });
    expect((await save(id, [task], { isRandomOrder: true })).statusCode).toBe(200);
    expect((await read(id)).json()).toEqual({ initialUrl: SITE, isRandomOrder: true, tasks: [task], people: 0 });
    const faults = async (tasks: readonly object[], values: object = {}) =>
      (await save(id, tasks, values)).json().errors?.[0]?.path;
    expect(await faults([taskOf({ minimumSeconds: 400 })])).toBe("/tasks/0/minimumSeconds");
    expect(await faults([task, task])).toBe("/tasks/1/id");
    expect(await faults([task], { initialUrl: "javascript:alert(1)" })).toBe("/initialUrl");
    const foreign = await create();
    expect((await save(foreign, [task])).json().errors?.[0]?.path).toBe("/tasks/0/id");
    expect((await read(id)).json().tasks).toEqual([task]);
  });

  test("tasks come one after the other; each ends once, and the last completes the activity", async () => {
    const { id, ids } = await open([taskOf(), taskOf({ type: "QUESTIONS_ONLY" })]);
    const [first = "", second = ""] = ids;
    expect((await see(id)).tasks.map(({ startUrlDesktop }) => startUrlDesktop)).toEqual([SITE, null]);
    expect((await start(id, second)).json().code).toBe("uxTest.wrongTask");
    expect((await end(id, first)).json().code).toBe("uxTest.wrongTask");
    const begun = await Promise.all(Array.from({ length: 8 }, () => start(id, first)));
    expect(new Set(begun.map((answer) => answer.json().tasks[0].attempt?.startedAt)).size).toBe(1);
    expect(await status(id)).toEqual([{ status: "STARTED" }]);
    await Promise.all([...Array.from({ length: 4 }, () => end(id, first)), end(id, first, "GAVE_UP")]);
    const said = (await see(id)).tasks[0]?.attempt;
    expect((await end(id, first, said?.outcome === "DONE" ? "GAVE_UP" : "DONE")).json().tasks[0].attempt).toEqual(said);
    expect((await step(id, second, "ease", { ease: 5 })).json().code).toBe("uxTest.wrongTask");
    expect((await step(id, first, "ease", { ease: 6 })).json().tasks[0].attempt.ease).toBe(6);
    expect((await step(id, first, "ease", { ease: 1 })).json().tasks[0].attempt.ease).toBe(6);
    await start(id, second);
    expect((await end(id, second, "GAVE_UP")).json()).toMatchObject({ isDone: true });
    expect(await status(id)).toEqual([{ status: "COMPLETED" }]);
  });

  test("nobody is done before the minimum time, and who lets the time run out hasn't done it whatever they say", async () => {
    const { id, ids } = await open([taskOf({ minimumSeconds: 30, timeoutSeconds: 60 })]);
    const [task = ""] = ids;
    await start(id, task);
    const early = await end(id, task);
    expect([early.statusCode, early.json().code]).toEqual([409, "uxTest.tooSoon"]);
    expect(early.json().detail).toMatch(/(29|30) segundos/);
    await beganEarlier(task, 61);
    expect((await see(id)).tasks[0]?.attempt?.outcome).toBe("TIMED_OUT");
    const late = (await end(id, task)).json() as MemberUxTest;
    expect([late.tasks[0]?.attempt?.outcome, late.isDone]).toEqual(["TIMED_OUT", true]);
    expect(await results(id)).toMatchObject({
      ...{ people: 1, finished: 1 },
      tasks: [{ outcomes: { DONE: 0, GAVE_UP: 0, TIMED_OUT: 1 }, success: { share: 0 }, seconds: null }],
    });
  });

  test("what people were asked stays: only names change once somebody has begun", async () => {
    const tasks = [taskOf(), taskOf({ name: "Encontrar" })];
    const { id, ids } = await open(tasks);
    await start(id, ids[0] ?? "");
    const renamed = tasks.map((task) => ({ ...task, name: `${task.name}!` }));
    expect((await save(id, renamed)).statusCode).toBe(200);
    for (const changed of [
      [taskOf()],
      [...tasks].reverse(),
      [{ ...tasks[0], instructions: "Otra cosa" }, tasks[1]],
      [...tasks, taskOf()],
    ])
      expect((await save(id, changed as object[])).json().code).toBe("uxTest.hasAttempts");
    expect((await save(id, tasks, { initialUrl: "https://other.example/" })).json().code).toBe("uxTest.hasAttempts");
    expect((await read(id)).json()).toMatchObject({ people: 1, tasks: renamed });
    // The record's own calls are no way round it.
    const record = { name: "Otra", type: "QUESTIONS_ONLY", instructions: "Otra cosa" };
    const byRecord = [
      app.call({ method: "PUT", url: `/api/ux-tasks/${ids[0]}`, token: moderator, body: record }),
      app.call({ method: "DELETE", url: `/api/ux-tasks/${ids[1]}`, token: moderator }),
      post("/api/ux-tasks", { ...record, activity: id }),
    ];
    for (const answer of await Promise.all(byRecord)) expect(answer.json().code, answer.body).toBe("uxTest.hasAttempts");
    expect((await read(id)).json()).toMatchObject({ people: 1, tasks: renamed });
  });

  test("each member has an order of their own where it is random, the same whenever they come", async () => {
    const { id, ids } = await open(
      Array.from({ length: 8 }, (_none, index) => taskOf({ name: `T${index}` })),
      { isRandomOrder: true },
    );
    const orders = await Promise.all([see(id), see(id), see(id, other)]);
    const [mine, again, theirs] = orders.map(({ tasks }) => tasks.map((task) => task.id));
    expect(again).toEqual(mine);
    expect(theirs).not.toEqual(mine);
    expect([...(mine ?? [])].sort()).toEqual([...ids].sort());
  });

  test("results are of everybody: shares with their interval, times of who did it, ease; a copy begins empty", async () => {
    const { id, ids } = await open([taskOf()]);
    const [task = ""] = ids;
    for (const [token, outcome, ease] of [
      [member, "DONE", 7],
      [other, "GAVE_UP", 2],
    ] as const) {
      await start(id, task, token);
      await end(id, task, outcome, token);
      await step(id, task, "ease", { ease }, token);
    }
    const found = await results(id);
    expect(found).toMatchObject({ people: 2, finished: 2, tasks: [{ ended: 2, ease: { mean: 4.5, answers: 2 } }] });
    expect(found.tasks[0].success.share).toBe(0.5);
    expect(found.tasks[0].seconds).toMatchObject({ interval: null });
    expect(found.persons.map(({ tasks }: { tasks: { outcome: string }[] }) => tasks[0]?.outcome)).toEqual(["DONE", "GAVE_UP"]);
    const base = `/client/communities/${await demoId(app)}/activity/${id}`;
    const { id: copy } = (await post(`${base}/duplicate`)).json();
    expect((await read(copy)).json()).toMatchObject({ people: 0, initialUrl: SITE, tasks: [{ name: "Comprar" }] });
  });

  test("the demo has a finished test of eight people", async () => {
    const [demo] = await rows<{ id: string }>(app, "select id from activity where type = 'wat_ux' and status = 'FINISHED'");
    const found = await results(demo?.id ?? "");
    expect([found.people, found.finished, found.tasks.length]).toEqual([8, 8, 2]);
    expect(found.tasks[0].outcomes).toEqual({ DONE: 5, GAVE_UP: 2, TIMED_OUT: 1 });
  });
});

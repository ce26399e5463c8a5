import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { publishDraft } from "../../../tests/helpers/surveys";
import { shopTest } from "../server/demo/shopTest";

const DONE = { outcome: "DONE", seconds: 40, ease: 6, isPhone: true, startedAt: 1_764_500_000_000 };

/** The demo's test, whose second task is asked of those who didn't manage the first. */
const branching = {
  ...shopTest,
  blocks: shopTest.blocks.map((block) =>
    block.id === "second" ? { ...block, showIf: { question: "ticket", part: "outcome", is: "different", value: "DONE" } } : block,
  ),
};

describe.each(CONCURRENT_ENGINE)("usability tests on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
  });
  afterAll(() => app.close());

  const created = async (draft: unknown = shopTest) => {
    const body = { title: "La tienda", type: "wat_ux", description: "Dos tareas" };
    const { id } = (await app.call({ method: "POST", url: "/api/activities", token: moderator, body })).json();
    await publishDraft(app, moderator, id, draft);
    return id as string;
  };
  const start = (id: string) => app.call({ method: "POST", url: `/api/activities/${id}/execution?language=es`, token: member });
  const next = (id: string, questionId: string, value: unknown) =>
    app.call({
      ...{ method: "POST", url: `/api/activities/${id}/execution/next?language=es`, token: member },
      body: { questionId, answers: { [questionId]: { value } } },
    });
  const asked = (answer: { json: () => unknown }) =>
    (answer.json() as { survey: { pages: { elements: { name: string }[] }[] } }).survey.pages.map(
      ({ elements }) => elements[0]?.name,
    );

  test("asks tasks and questions in one way, and keeps what was done", async () => {
    const id = await created();
    const begun = await start(id);
    expect(begun.statusCode, begun.body).toBe(200);
    expect(begun.json().survey.pages[0].elements[0]).toMatchObject({
      ...{ type: "uxtask", startUrlDesktop: "/ux-shop", startUrlPhone: "/ux-shop", timeoutSeconds: 180, asksEase: true },
    });
    const early = await next(id, "ticket", { ...DONE, ease: undefined });
    expect([early.statusCode, early.json().code]).toEqual([422, "execution.invalidAnswer"]);
    expect((await next(id, "ticket", DONE)).statusCode).toBe(200);
    expect((await next(id, "where", "atOnce")).statusCode).toBe(200);
    expect((await next(id, "bus", { ...DONE, outcome: "GAVE_UP", ease: 2 })).statusCode).toBe(200);
    const done = await app.call({ method: "POST", url: `/api/activities/${id}/execution/complete`, token: member });
    expect(done.statusCode, done.body).toBe(200);
    const results = await app.call({ url: `/api/activities/${id}/results`, token: moderator });
    const [ticket, , , bus] = results.json().questions;
    expect(ticket).toMatchObject({
      type: "ux-task",
      base: 1,
      drawing: { success: { share: 1 }, seconds: { median: 40 }, phones: 1 },
    });
    expect(bus.drawing).toMatchObject({ success: { share: 0 }, seconds: null });
  });

  test("a task's outcome decides what is asked next", async () => {
    const id = await created(branching);
    await start(id);
    await next(id, "ticket", DONE);
    const after = await next(id, "where", "atOnce");
    expect(after.statusCode, after.body).toBe(200);
    expect(asked(after)).not.toContain("bus");
    const other = await created(branching);
    await start(other);
    await next(other, "ticket", { ...DONE, outcome: "GAVE_UP" });
    expect(asked(await next(other, "where", "atOnce"))).toContain("bus");
  });

  test("a task keeps its own time: common limits that a draft still holds are kept and have no effect", async () => {
    const limits = { minimumSeconds: 3_600, maximumSeconds: 3_600 };
    const limited = {
      ...shopTest,
      blocks: shopTest.blocks.map((block) => ({
        ...block,
        questions: block.questions.map((question) => (question.id === "ticket" ? { ...question, ...limits } : question)),
      })),
    };
    const id = await created(limited);
    const draft = (await app.call({ url: `/api/activities/${id}/questionnaire`, token: moderator })).json().draft;
    expect(draft.blocks[0].questions[0]).toMatchObject(limits);
    const preview = await app.call({
      ...{ method: "POST", url: `/api/activities/${id}/preview?language=es`, token: moderator },
      body: {},
    });
    expect([preview.statusCode, preview.json().clock]).toEqual([200, null]);
    const begun = await start(id);
    expect(begun.json()).toMatchObject({ clock: null });
    expect((await next(id, "ticket", DONE)).statusCode).toBe(200);
  });

  test("isn't published with a link to the design instead of the prototype", async () => {
    const publish = async (startUrlDesktop: string) => {
      const body = { title: "La pastelería", type: "wat_ux", description: "Un prototipo" };
      const { id } = (await app.call({ method: "POST", url: "/api/activities", token: moderator, body })).json();
      const url = `/api/activities/${id}/questionnaire`;
      const { revision } = (await app.call({ url, token: moderator })).json();
      const question = { id: "q", variable: "q", type: "ux-task", title: { es: "Pide una tarta" }, startUrlDesktop };
      const draft = { languages: ["es"], blocks: [{ id: "b", questions: [question] }] };
      const saved = await app.call({ method: "PUT", url, token: moderator, body: { draft, revision } });
      expect(saved.statusCode, saved.body).toBe(200);
      const moved = { revision: saved.json().revision };
      return app.call({ method: "POST", url: `${url}/publish`, token: moderator, body: moved });
    };
    const refused = await publish("https://www.figma.com/design/AbC123/Shop?node-id=1-2");
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining("uxTaskFigmaFile")]);
    expect((await publish("https://www.figma.com/proto/AbC123/Shop?node-id=1-2")).statusCode).toBe(200);
  });

  test("doesn't open without a task or question", async () => {
    const body = { title: "Vacío", type: "wat_ux", description: "Nada" };
    const { id } = (await app.call({ method: "POST", url: "/api/activities", token: moderator, body })).json();
    const opened = await app.call({ method: "POST", url: `/api/activities/${id}/transitions/open`, token: moderator });
    expect(opened.statusCode).toBeGreaterThanOrEqual(400);
  });

  test("gives out run tokens to whoever answers, for a question that is asked", async () => {
    const id = await created();
    const token = (questionId: string, as = member) =>
      app.call({
        ...{ method: "POST", url: `/api/activities/${id}/execution/run-token`, token: as },
        body: { questionId, purpose: "recording" },
      });
    expect((await token("ticket")).statusCode).toBe(404);
    await start(id);
    expect((await token("ticket")).json().token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect((await token("none")).statusCode).toBe(404);
    expect((await token("ticket", moderator)).statusCode).toBe(403);
  });

  test("the demo has a finished test with eight people in it, and one to take", async () => {
    const found = await app.call({
      url: `/api/activities?filter=${encodeURIComponent(JSON.stringify({ type: "wat_ux" }))}`,
      token: moderator,
    });
    const demo = found.json().find(({ title }: { title: string }) => title === "La tienda de abonos, a prueba");
    const results = (await app.call({ url: `/api/activities/${demo.id}/results`, token: moderator })).json();
    expect(results.questions[0]).toMatchObject({
      base: 8,
      counts: [{ count: 5 }, { count: 2 }, { count: 1 }],
      drawing: { success: { share: 5 / 8 } },
    });
  });
});

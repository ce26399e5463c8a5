import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { publishDraft, publishedSurvey } from "../../../../tests/helpers/surveys";
import type { NewView, ResultsView, ViewSettings } from "../shared/viewsApi";

const options = ["tea", "milk"].map((code) => ({ code, label: { es: code } }));
const question = (id: string) => ({ id, variable: id, type: "single-choice", title: { es: `¿${id}?` }, options });
const draftOf = (...ids: readonly string[]) => ({ languages: ["es"], blocks: [{ id: "b", questions: ids.map(question) }] });
const SETTINGS: ViewSettings = { filter: {}, conditions: [], withTest: false, view: "questions" };
type Who = Parameters<TestApp["signIn"]>[0];

let app: TestApp;
let survey: string;
beforeAll(async () => {
  app = await startApp();
  survey = await publishedSurvey(app, await app.signIn("moderator"), draftOf("drink", "eat"));
});
afterAll(() => app.close());

const urlOf = (viewId = "", id = survey) => `/api/activities/${id}/views${viewId ? `/${viewId}` : ""}`;
const save = async (who: Who, body: Partial<NewView>) =>
  app.call({
    method: "POST",
    url: urlOf(),
    token: await app.signIn(who),
    body: { name: "Una", isShared: false, settings: SETTINGS, ...body },
  });
const change = async (who: Who, viewId: string, body: object) =>
  app.call({ method: "PUT", url: urlOf(viewId), token: await app.signIn(who), body });
const remove = async (who: Who, viewId: string) =>
  app.call({ method: "DELETE", url: urlOf(viewId), token: await app.signIn(who) });
async function list(who: Who): Promise<{ readonly views: readonly ResultsView[]; readonly canShare: boolean }> {
  const answer = await app.call({ url: urlOf(), token: await app.signIn(who) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function seen(who: Who, id: string): Promise<ResultsView | undefined> {
  return (await list(who)).views.find((view) => view.id === id);
}

test("a view keeps all that was chosen, for its owner alone unless it is shared", async () => {
  const table = { rows: ["drink"], columns: ["response_week"], nets: [], weight: "", level: 0.9 };
  const settings: ViewSettings = {
    ...{ filter: { drink: ["tea"] }, conditions: [{ variable: "member_gender", is: ["W"], not: true }], withTest: true },
    ...{ view: "tables", split: "eat", table: { ...table, hasRowPercent: true, hasStatistics: false } },
  };
  const own = (await save("moderator", { name: " Mía ", settings })).json() as ResultsView;
  expect(own).toMatchObject({ name: "Mía", isOwn: true, canChange: true, settings, lost: [] });
  expect(await seen("moderator", own.id)).toEqual(own);
  expect(await seen("administrator", own.id)).toBeUndefined();
  expect((await change("administrator", own.id, { version: own.version, name: "Otra" })).statusCode).toBe(404);
  const shared = (await change("moderator", own.id, { version: own.version, isShared: true })).json() as ResultsView;
  expect(await seen("administrator", own.id)).toMatchObject({ isOwn: false, canChange: true, settings });
  expect((await remove("administrator", shared.id)).statusCode).toBe(204);
  expect(await seen("moderator", own.id)).toBeUndefined();
});

test("an observer saves views for themselves, and changes none of the team's", async () => {
  expect((await list("observer")).canShare).toBe(false);
  expect((await save("observer", { isShared: true })).statusCode).toBe(403);
  const own = (await save("observer", {})).json() as ResultsView;
  expect((await change("observer", own.id, { version: own.version, name: "Dos" })).json().name).toBe("Dos");
  expect((await change("observer", own.id, { version: own.version + 1, isShared: true })).statusCode).toBe(403);
  const shared = (await save("moderator", { isShared: true })).json() as ResultsView;
  expect(await seen("observer", shared.id)).toMatchObject({ canChange: false });
  expect((await change("observer", shared.id, { version: shared.version, name: "No" })).statusCode).toBe(403);
  expect((await remove("observer", shared.id)).statusCode).toBe(403);
  expect((await save("member", {})).statusCode).toBe(403);
});

test("who sees nothing of members isn't filtered by them, and is told so; they can't save it either", async () => {
  const settings: ViewSettings = {
    ...SETTINGS,
    conditions: [
      { variable: "member_gender", is: ["W"] },
      { variable: "response_channel", is: ["link"] },
    ],
  };
  const { id } = (await save("moderator", { isShared: true, settings })).json() as ResultsView;
  const view = await seen("observer", id);
  expect(view?.settings.conditions).toEqual([{ variable: "response_channel", is: ["link"] }]);
  expect(view?.lost).toEqual([{ name: "Género", reason: "unreadable" }]);
  const refused = await save("observer", { settings });
  expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/conditions/0/variable"]);
});

test("of two people who save at once the second is told, with what is there now", async () => {
  const view = (await save("moderator", { isShared: true, name: "Primera" })).json() as ResultsView;
  const [first, second] = [
    await change("administrator", view.id, { version: view.version, name: "Segunda" }),
    await change("moderator", view.id, { version: view.version, name: "Tercera" }),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
  expect(second.json()).toMatchObject({ code: "record.conflict", current: { name: "Segunda" } });
  expect((await seen("moderator", view.id))?.name).toBe("Segunda");
});

test("what is gone is left out by its name, and the rest stays", async () => {
  const moderator = await app.signIn("moderator");
  const id = await publishedSurvey(app, moderator, draftOf("drink", "eat"));
  const body = { name: "Comen", conditions: [{ kind: "GENDER", values: ["W"] }] };
  const segment = (await app.call({ method: "POST", url: "/api/segments", token: moderator, body })).json().id as string;
  const table = { nets: [], weight: "none", level: 0.95, hasRowPercent: false, hasStatistics: false };
  const settings: ViewSettings = {
    ...SETTINGS,
    filter: { eat: ["tea"] },
    conditions: [
      { variable: "segment", is: [segment] },
      { question: "drink", is: ["milk"], not: true },
    ],
    table: { ...table, rows: ["drink", "eat"], columns: ["member_age"] },
  };
  const made = await app.call({
    method: "POST",
    url: urlOf("", id),
    token: moderator,
    body: { name: "V", isShared: true, settings },
  });
  expect(made.statusCode, made.body).toBe(201);
  expect((made.json() as ResultsView).lost.map(({ name }) => name)).toEqual(["none"]);
  await publishDraft(app, moderator, id, draftOf("drink"));
  expect((await app.call({ method: "DELETE", url: `/api/segments/${segment}`, token: moderator })).statusCode).toBeLessThan(300);
  const { views } = (await app.call({ url: urlOf("", id), token: moderator })).json() as { views: ResultsView[] };
  expect(views[0]?.settings).toMatchObject({
    filter: {},
    conditions: [{ question: "drink", is: ["milk"], not: true }],
    table: { rows: ["drink"], columns: ["member_age"] },
  });
  expect(views[0]?.lost).toEqual(["¿eat?", "Comen", "eat", "none"].map((name) => ({ name, reason: "gone" })));
});

test("views go with their activity, and are nobody else's", async () => {
  const moderator = await app.signIn("moderator");
  const other = await publishedSurvey(app, moderator, draftOf("drink"));
  const view = (await save("moderator", {})).json() as ResultsView;
  const elsewhere = await app.call({ method: "DELETE", url: urlOf(view.id, other), token: moderator });
  expect(elsewhere.statusCode).toBe(404);
  expect((await app.call({ url: urlOf(), token: await app.signIn("client") })).statusCode).toBeGreaterThanOrEqual(403);
  await rows(app, "delete from activity where id = $1", [survey]);
  expect(await rows(app, "select id from results_view where activity = $1", [survey])).toEqual([]);
});

test.each([
  [{ name: "" }, "/name"],
  [{ settings: { ...SETTINGS, conditions: Array(21).fill({ question: "drink", is: ["tea"] }) } }, "/settings/conditions"],
  [{ settings: { ...SETTINGS, view: "none" } }, "/settings/view"],
])("%j is refused at %s", async (body, path) => {
  const id = await publishedSurvey(app, await app.signIn("moderator"), draftOf("drink"));
  const whole = { name: "x", isShared: false, settings: SETTINGS, ...body };
  const answer = await app.call({ method: "POST", url: urlOf("", id), token: await app.signIn("moderator"), body: whole });
  expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
});

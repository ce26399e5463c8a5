import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { createQuota } from "../helpers/quotas";
import { openLink, respondent } from "../helpers/respondents";
import { createSurvey, publishDraft } from "../helpers/surveys";

const choice = (id: string, settings: object = {}) => ({
  id,
  variable: id,
  type: "single-choice",
  title: { es: `¿${id}?` },
  options: ["a", "b"].map((code) => ({ code, label: { es: code } })),
  ...settings,
});
const documentOf = (settings: object) => ({
  languages: ["es"],
  blocks: [{ id: "b", questions: [choice("sex", settings), choice("last")] }],
});
const A = { question: "sex", is: "equal", value: "a" };
const UNKNOWN = { question: "sex", is: "dontKnow" };
const DONT_KNOW = { dontKnow: { es: "No sé" } };

describe.each(ANY_ENGINE)("a question that a quota depends on, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  /** A survey that was published before its quotas were set up. */
  async function field(settings: object, ...cells: readonly object[]) {
    const activity = await createSurvey(app, moderator);
    await publishDraft(app, moderator, activity, documentOf(settings));
    const quotas: string[] = [];
    for (const condition of cells)
      quotas.push(await createQuota(app, moderator, activity, { target: 5, condition, title: "As" }));
    return { activity, quotas, person: await respondent(app, await openLink(app, moderator, activity)) };
  }
  const codesOf = (answer: { readonly status: number; readonly body?: unknown }) => {
    const { code, errors = [] } = (answer.body ?? {}) as { code?: string; errors?: readonly { path: string; rule: string }[] };
    return [answer.status, code, ...errors.map(({ path, rule }) => `${path} ${rule}`)];
  };

  test("needs an answer, which the page says too", async () => {
    const { person } = await field({}, A);
    expect(person.begun.survey.pages[0].elements[0].isRequired).toBe(true);
    const incomplete = [409, "execution.incomplete", "sex required"];
    expect(codesOf(await person.next("sex"))).toEqual(incomplete);
    expect(codesOf(await person.complete())).toEqual(incomplete);
    expect((await person.next("sex", { sex: "b" })).body).toMatchObject({ state: "open", currentQuestionId: "last" });
    expect((await person.next("last")).body).toMatchObject({ state: "complete" });
  });

  test("may be left open where no quota depends on it", async () => {
    const { person } = await field({ ...DONT_KNOW }, { all: [] });
    expect(person.begun).toMatchObject({ dontKnow: { sex: "No sé" } });
    expect((await person.next("sex")).body).toMatchObject({ state: "open" });
  });

  test("takes no don't know that no quota accounts for", async () => {
    const { person } = await field(DONT_KNOW, A);
    expect(person.begun.dontKnow).toEqual({});
    const refused = await person.saveWith("sex", { value: null, missing: "dont-know" });
    expect(codesOf(refused)).toEqual([422, "execution.invalidAnswer", "/missing notOffered"]);
  });

  test("takes the don't know that a quota accounts for, and counts it", async () => {
    const { person, activity } = await field(DONT_KNOW, A, UNKNOWN);
    expect(person.begun.dontKnow).toEqual({ sex: "No sé" });
    expect((await person.saveWith("sex", { value: null, missing: "dont-know" })).status).toBe(204);
    expect((await person.next("sex")).body).toMatchObject({ state: "open" });
    expect((await person.complete()).body).toMatchObject({ state: "complete" });
    const { quotas } = (await app.call({ url: `/api/activities/${activity}/quotas`, token: moderator })).json();
    expect(quotas.map(({ completed }: { completed: number }) => completed)).toEqual([0, 1]);
  });

  test("is asked for in a preview as well", async () => {
    const { activity } = await field({}, A);
    const leave = { method: "POST", url: `/api/activities/${activity}/preview/next`, token: moderator } as const;
    const refused = await app.call({ ...leave, body: { questionId: "sex" } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "execution.incomplete"]);
  });

  test.each([
    ["optional", {}, [A], ["/sex/required quotaOptional"]],
    ["with a don't know that counts nowhere", { required: true, ...DONT_KNOW }, [A], ["/sex/dontKnow quotaDontKnow"]],
    ["with a don't know that counts", { required: true, ...DONT_KNOW }, [A, UNKNOWN], []],
    ["required", { required: true }, [A], []],
  ])("%s: the editor says what is wrong, and publishing refuses it", async (_name, settings, cells, expected) => {
    const { activity } = await field(settings, ...cells);
    const url = `/api/activities/${activity}/questionnaire`;
    const { revision, faults } = (await app.call({ url, token: moderator })).json();
    const said = faults.map(({ questionId, path, fault }: Record<string, string>) => `/${questionId}${path} ${fault}`);
    expect(said).toEqual(expected);
    const saved = await app.call({ method: "PUT", url, token: moderator, body: { draft: documentOf(settings), revision } });
    expect(saved.json().faults).toEqual(faults);
    const body = { revision: saved.json().revision };
    const published = await app.call({ method: "POST", url: `${url}/publish`, token: moderator, body });
    expect(published.statusCode).toBe(expected.length > 0 ? 422 : 200);
    const errors: readonly { path: string; rule: string; message: string }[] = published.json().errors ?? [];
    expect(errors.map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected);
    for (const { message } of errors) expect(message).toContain("As");
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { otherCommunity } from "../helpers/communities";
import { createSurvey, DRAFT, publishDraft, publishedSurvey } from "../helpers/surveys";

const options = ["a", "b", "c"].map((code) => ({ code, label: { es: code.toUpperCase() } }));

function question(id: string, settings: Readonly<Record<string, unknown>> = {}, type = "single-choice") {
  return {
    id,
    variable: `v_${id}`,
    type,
    title: { es: `¿${id}?` },
    required: true,
    ...(type === "single-choice" ? { options } : {}),
    ...settings,
  };
}

const equal = (id: string, value: string | number) => ({ question: id, is: "equal", value });

/** One question that nobody is asked, a screener and an upload. */
const FLAWED = {
  languages: ["es"],
  blocks: [
    {
      id: "one",
      questions: [
        question("fits", { rules: [{ id: "out", when: equal("fits", "c"), then: { do: "screenOut" } }] }),
        question("never", { showIf: { all: [equal("fits", "a"), equal("fits", "b")] } }),
        question("photo", { maxFiles: 1 }, "image-upload"),
        question("age", { minValue: 18, maxValue: 99, maxDecimals: 0 }, "number"),
      ],
    },
  ],
};

describe.each(ANY_ENGINE)("robot respondents on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let id: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    id = await publishedSurvey(app, moderator, FLAWED);
  });
  afterAll(() => app.close());

  const robots = (activity: string, of: unknown = "draft", token = moderator) =>
    app.call({ method: "POST", url: `/api/activities/${activity}/robots`, token, body: { of } });
  const generate = (activity: string, count: unknown, token = moderator) =>
    app.call({ method: "POST", url: `/api/activities/${activity}/robots/responses`, token, body: { count } });
  const results = async (activity: string, query = "") =>
    (await app.call({ url: `/api/activities/${activity}/results${query}`, token: moderator })).json();

  test("report on every question type without a finding where there is nothing to find", async () => {
    const plain = await publishedSurvey(app, moderator, DRAFT);
    const { statusCode, ...answer } = await robots(plain);
    expect(statusCode).toBe(200);
    const report = answer.json();
    expect(report).toMatchObject({ questions: 10, reached: 10, findings: [] });
    expect(report.endings).toMatchObject([{ disposition: "complete", ways: 1, share: 1 }]);
    expect(report.endings[0].example[0]).toMatchObject({ questionId: "one", answer: {} });
    expect(report.length.p10).toBeLessThan(report.length.p90);
  });

  test("name what nobody gets to and how people end, in draft and published version", async () => {
    for (const of of ["draft", "published"]) {
      const report = (await robots(id, of)).json();
      expect(report.findings).toEqual([
        { severity: "warning", finding: "neverAsked", questionId: "never", path: "/showIf", isCertain: true },
      ]);
      const endings = report.endings.map((ending: { disposition: string; endedBy?: object }) => [
        ending.disposition,
        ending.endedBy,
      ]);
      expect(endings).toEqual([
        ["complete", undefined],
        ["screenOut", { questionId: "fits", path: "/rules/0" }],
      ]);
    }
  });

  test("are refused a draft with faults, naming them, and what isn't published", async () => {
    const empty = await createSurvey(app, moderator);
    expect((await robots(empty)).json()).toMatchObject({ code: "questionnaire.faulty", errors: [{ rule: "noQuestions" }] });
    expect((await robots(empty, "published")).json()).toMatchObject({ status: 409, code: "questionnaire.notPublished" });
    expect((await generate(empty, 5)).json()).toMatchObject({ status: 409, code: "questionnaire.notPublished" });
  });

  test("refuse other numbers of responses than from 1 to 2,000", async () => {
    for (const count of [0, 2_001, 1.5, "many"]) expect((await generate(id, count)).statusCode).toBe(400);
    expect((await robots(id, "other")).statusCode).toBe(400);
  });

  test("write test responses that results leave out, and that go with the other test responses", async () => {
    const survey = await publishedSurvey(app, moderator, FLAWED);
    const generated = await generate(survey, 60);
    expect(generated.statusCode).toBe(201);
    const { created, dispositions } = generated.json();
    expect(created).toBe(60);
    expect(dispositions.complete + dispositions.screenOut).toBe(60);
    expect((await results(survey)).responses).toEqual({ discarded: 0, total: 0, complete: 0, open: 0, ended: 0, test: 60 });
    const withTest = await results(survey, "?test=true");
    expect(withTest.base).toBe(dispositions.complete);
    const url = `/api/activities/${survey}/responses?test=true`;
    const [row] = (await app.call({ url, token: moderator })).json();
    expect(row).toMatchObject({ channel: "simulated", isTest: true });
    expect(Date.parse(row.completedAt)).toBeGreaterThan(Date.parse(row.startedAt));
    expect((await app.call({ method: "DELETE", url, token: moderator })).json()).toEqual({ deleted: 60 });
    expect((await results(survey, "?test=true")).responses.test).toBe(0);
  });

  test("leave live responses as they are", async () => {
    const survey = await publishedSurvey(app, moderator, DRAFT);
    const member = await app.signIn("member");
    const execution = `/api/activities/${survey}/execution`;
    await app.call({ method: "POST", url: execution, token: member });
    const before = await results(survey);
    await generate(survey, 20);
    const after = await results(survey);
    expect(after.questions).toEqual(before.questions);
    expect(after.responses).toEqual({ ...before.responses, test: 20 });
  });

  test("don't see another community's survey", async () => {
    const { administrator } = await otherCommunity(app);
    expect((await robots(id, "draft", administrator)).statusCode).toBe(404);
    expect((await generate(id, 5, administrator)).statusCode).toBe(404);
  });

  test("answer again after the draft has changed", async () => {
    const survey = await publishedSurvey(app, moderator, FLAWED);
    const [block] = FLAWED.blocks;
    const questions = block?.questions.filter((one) => one.id !== "never");
    await publishDraft(app, moderator, survey, { ...FLAWED, blocks: [{ ...block, questions }] });
    expect((await robots(survey)).json().findings).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { publishedSurvey } from "../helpers/surveys";

describe.each(ANY_ENGINE)("the questions of a draft, one at a time, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let community: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, community] = [await app.signIn("moderator"), await demoId(app)];
  });
  afterAll(() => app.close());

  const at = (activity: string, rest = "", of = community) => `/client/communities/${of}/activity/${activity}/question${rest}`;
  const call = (method: "POST" | "PUT" | "DELETE", url: string, body?: object) =>
    app.call({ method, url, token: moderator, body });
  const state = async (activity: string) =>
    (await app.call({ url: `/api/activities/${activity}/questionnaire`, token: moderator })).json();
  const questionsOf = async (activity: string): Promise<{ id: string; variable: string; required?: boolean }[]> =>
    (await state(activity)).draft.blocks.flatMap(({ questions }: { questions: object[] }) => questions);

  test("one is added at the end, with an id and a variable where it has none", async () => {
    const id = await publishedSurvey(app, moderator);
    const { revision } = await state(id);
    const added = await call("POST", at(id), { type: "short-text", title: { es: "¿Por qué?" } });
    expect(added.statusCode).toBe(200);
    expect(added.json()).toMatchObject({ revision: revision + 1, faults: [] });
    expect((await questionsOf(id)).at(-1)).toMatchObject({ id: added.json().id, variable: "Q11", type: "short-text" });
    const again = await call("POST", at(id), { id: added.json().id, type: "short-text", title: { es: "Otra" } });
    expect(again.json().code).toBe("record.exists");
  });

  test("one is changed in what is given, and taken out", async () => {
    const id = await publishedSurvey(app, moderator);
    expect((await call("PUT", at(id, "/words"), { required: true })).statusCode).toBe(200);
    const changed = (await questionsOf(id)).find((question) => question.id === "words");
    expect(changed).toMatchObject({ variable: "v_words", required: true, maxLength: 40 });
    expect((await call("DELETE", at(id, "/words"))).statusCode).toBe(200);
    expect((await questionsOf(id)).map((question) => question.id)).not.toContain("words");
    expect((await call("DELETE", at(id, "/words"))).json().code).toBe("execution.unknownQuestion");
    expect((await call("PUT", at(id, "/words"), { required: true })).statusCode).toBe(404);
  });

  test("a faulty one changes nothing, and another community's is as good as absent", async () => {
    const id = await publishedSurvey(app, moderator);
    const before = await state(id);
    const faulty = await call("PUT", at(id, "/words"), { maxLength: "long" });
    expect(faulty.statusCode).toBe(400);
    expect(faulty.json().errors[0].path).toBe("/draft/blocks/1/questions/1/maxLength");
    expect((await call("POST", at(id), { title: 1 })).statusCode).toBe(400);
    expect(await state(id)).toEqual(before);
    const elsewhere = await call("DELETE", at(id, "/words", "0193fd0a-7c1e-7000-8000-00000000dead"));
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, "community.notFound"]);
  });

  test("a survey's data and the questions to filter by tell what respondents get", async () => {
    const id = await publishedSurvey(app, moderator);
    await call("DELETE", at(id, "/several"));
    const data = (await app.call({ url: `/test/${id}/data`, token: moderator })).json();
    expect(data).toMatchObject({ id, questions: 10, version: 1, languages: ["es", "en"], incidence: null, counts: { open: 0 } });
    const headers = { "accept-language": "en" };
    const filters = (await app.call({ url: `/test/${id}/filterQuestions`, token: moderator, headers })).json();
    const several = filters.find((question: { id: string }) => question.id === "several");
    expect(several).toMatchObject({
      variable: "v_several",
      title: "several?",
      options: [{ code: "a", label: "A in English" }, {}, {}],
    });
    expect(filters.map((question: { id: string }) => question.id)).not.toContain("words");
  });
});

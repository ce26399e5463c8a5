import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { respondent as anyRespondent, openLink, type Respondent } from "../helpers/respondents";
import { createSurvey, publishDraft, publishedSurvey } from "../helpers/surveys";

const labelled = (codes: readonly string[]) => codes.map((code) => ({ code, label: { es: code.toUpperCase() } }));

function question(id: string, settings: Readonly<Record<string, unknown>> = {}, type = "single-choice") {
  const own = type === "single-choice" || type === "multiple-choice" ? { options: labelled(["a", "b", "c"]) } : {};
  return { id, variable: id, type, title: { es: `¿${id}?` }, required: true, ...own, ...settings };
}

const equal = (id: string, value: string | number) => ({ question: id, is: "equal", value });
const rule = (id: string, when: unknown, action: unknown) => ({ id, when, then: action });

/** Screener, a jump, a question that only some get, carried options, a trap and an early end. */
const BRANCHED = {
  languages: ["es"],
  closing: { es: "¡Gracias!" },
  blocks: [
    {
      id: "screener",
      questions: [
        question("fits", { rules: [rule("out", equal("fits", "c"), { do: "screenOut" })] }),
        question(
          "age",
          { rules: [rule("young", { question: "age", is: "less", value: 18 }, { do: "jump", to: "last" })] },
          "number",
        ),
      ],
    },
    {
      id: "brands",
      questions: [
        question("known", { required: false }, "multiple-choice"),
        question("best", { carry: { from: "known", which: "chosen", into: "options" }, title: { es: "De {{known}}, ¿cuál?" } }),
        question("why", { showIf: equal("best", "b"), required: false }, "short-text"),
        question("trap", {
          rules: [
            rule("lazy", equal("trap", "b"), { do: "quality", isSanctioned: false }),
            rule("bot", equal("trap", "c"), { do: "quality", isSanctioned: true }),
          ],
        }),
      ],
    },
    {
      id: "end",
      questions: [
        question("last", { rules: [rule("enough", equal("last", "a"), { do: "finish" })] }),
        question("more", { required: false }, "short-text"),
      ],
    },
  ],
};

describe.each(ANY_ENGINE)("a questionnaire with logic on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let id: string;
  let link: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    id = await publishedSurvey(app, moderator, BRANCHED);
    link = await openLink(app, moderator, id);
  });
  afterAll(() => app.close());

  const respondent = () => anyRespondent(app, link);
  type SurveyDocument = { survey: { pages: { elements: { name: string; title: string; choices?: { value: string }[] }[] }[] } };
  const asked = ({ survey }: SurveyDocument) => survey.pages.map(({ elements }) => elements[0]?.name);
  const responseOf = async ({ begun }: Respondent) =>
    (
      await app.database.query<{ state: string; disposition: string | null; ended_by: string | null }>({
        text: "select state, disposition, ended_by from response where id = $1",
        values: [begun.responseId],
      })
    )[0];
  const storedOf = async ({ begun }: Respondent) =>
    (
      await app.database.query<{ question_id: string; missing: string | null }>({
        text: "select question_id, missing from answer where response = $1 order by question_id",
        values: [begun.responseId],
      })
    ).map(({ question_id, missing }) => (missing ? `${question_id}: ${missing}` : question_id));

  test("hands out what can be asked before an answer decides, and says where it stops", async () => {
    const { begun } = await respondent();
    expect(asked(begun)).toEqual(["fits"]);
    expect(begun).toMatchObject({ stops: ["fits"], isWhole: false, passed: 0, ahead: 7 });
  });

  test("goes on with the next block, and puts earlier answers into it", async () => {
    const person = await respondent();
    const second = (await person.next("fits", { fits: "a" })).body;
    // Behind a screener nothing can be changed.
    expect(asked(second)).toEqual(["age"]);
    expect(second).toMatchObject({ currentQuestionId: "age", passed: 1 });
    const third = (await person.next("age", { age: 40 })).body;
    expect(asked(third)).toEqual(["age", "known"]);
    const fourth = (await person.next("known", { known: ["b", "c"] })).body;
    expect(asked(fourth)).toEqual(["age", "known", "best"]);
    const best = fourth.survey.pages[2].elements[0];
    expect(best.title).toBe("De B, C, ¿cuál?");
    expect(best.choices.map(({ value }: { value: string }) => value)).toEqual(["b", "c"]);
    expect((await person.save("best", "a")).body.code).toBe("execution.invalidAnswer");
    const fifth = (await person.next("best", { best: "b" })).body;
    expect(asked(fifth)).toEqual(["age", "known", "best", "why", "trap"]);
    expect((await person.next("trap", { trap: "a" })).body.code).toBeUndefined();
    const ended = (await person.next("last", { last: "a" })).body;
    expect(ended).toMatchObject({ state: "complete", disposition: "complete" });
    expect(await responseOf(person)).toEqual({ state: "complete", disposition: "complete", ended_by: "enough" });
    expect(await storedOf(person)).toEqual(["age", "best", "fits", "known", "last", "trap", "why: no-answer"]);
  });

  test.each([
    ["a screener", { fits: "c" }, "fits", "screenOut", "out"],
    ["a trap", { fits: "a", age: 30, known: ["a"], best: "a", trap: "b" }, "trap", "quality", "lazy"],
    ["a trap with sanction", { fits: "a", age: 30, known: ["a"], best: "a", trap: "c" }, "trap", "qualitySanctioned", "bot"],
  ])("%s ends it for good, and says how", async (_name, answers, left, disposition, endedBy) => {
    const person = await respondent();
    const ended = await person.next(left, answers);
    expect(ended).toMatchObject({ status: 200, body: { state: "ended", disposition, survey: { pages: [] }, answers: {} } });
    expect(await responseOf(person)).toEqual({ state: "ended", disposition, ended_by: endedBy });
    expect((await person.start()).body).toMatchObject({ state: "ended", disposition });
    expect((await person.next(left, answers)).body).toMatchObject({ state: "ended", disposition });
    expect((await person.save("fits", "a")).body.code).toBe("execution.alreadyAnswered");
    expect((await person.complete()).body).toMatchObject({ state: "ended", disposition });
  });

  test("a member whom a rule excludes with sanction begins no other survey until staff lift it", async () => {
    const token = await app.signIn("member");
    const [trapped, other] = [await publishedSurvey(app, moderator, BRANCHED), await publishedSurvey(app, moderator, BRANCHED)];
    const begin = (activity: string) => app.call({ method: "POST", url: `/api/activities/${activity}/execution`, token });
    const sanctions = async () => (await app.call({ url: "/api/sanctions", token: moderator })).json();
    await begin(trapped);
    const answers = { fits: "a", age: 30, known: ["a"], best: "a", trap: "c" };
    const body = {
      questionId: "trap",
      answers: Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, { value }])),
    };
    const ended = await app.call({ method: "POST", url: `/api/activities/${trapped}/execution/next`, token, body });
    expect(ended.json()).toMatchObject({ state: "ended", disposition: "qualitySanctioned" });
    const refused = await begin(other);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "execution.banned"]);
    expect((await begin(trapped)).json()).toMatchObject({ state: "ended", disposition: "qualitySanctioned" });
    const [sanction, ...more] = await sanctions();
    expect(more).toEqual([]);
    expect(sanction).toMatchObject({ origin: "RULE", status: "ACTIVE", activity: trapped, reason: "trap: ¿trap?" });
    const lift = { method: "POST", url: `/api/sanctions/${sanction.id}/transitions/lift`, token: moderator } as const;
    expect((await app.call(lift)).statusCode).toBe(200);
    // What has ended is shown as it ended, and sanctions nobody anew.
    expect((await begin(trapped)).json()).toMatchObject({ state: "ended" });
    expect(await sanctions()).toMatchObject([{ status: "LIFTED" }]);
    expect((await begin(other)).statusCode).toBe(200);
  });

  test("a member who was screened out is told that it is over, and staff how it ended", async () => {
    const token = await app.signIn("member");
    const execution = `/api/activities/${id}/execution`;
    await app.call({ method: "POST", url: execution, token });
    const body = { questionId: "fits", answers: { fits: { value: "c" } } };
    await app.call({ method: "POST", url: `${execution}/next`, token, body });
    const own = (await app.call({ url: "/api/member/activities", token })).json();
    expect(own.find((one: { id: string }) => one.id === id)).toMatchObject({ state: "ended" });
    const rows = (await app.call({ url: `/api/activities/${id}/responses`, token: moderator })).json();
    const listed = (Array.isArray(rows) ? rows : rows.rows) as { channel: string; state: string; disposition: string }[];
    const { responses } = (await app.call({ url: `/api/activities/${id}/results`, token: moderator })).json();
    expect(responses.ended).toBeGreaterThan(0);
    expect(responses.total).toBe(responses.complete + responses.open + responses.ended);
    expect(listed.find(({ channel }) => channel === "member")).toMatchObject({ state: "ended", disposition: "screenOut" });
  });

  test("a jump leaves out what lies between, and its answers are cleared when a change puts them off the way", async () => {
    const person = await respondent();
    await person.next("fits", { fits: "b" });
    await person.next("age", { age: 40 });
    await person.next("known", { known: ["a"] });
    expect((await person.save("best", "a")).status).toBe(204);
    // Back, and younger.
    expect((await person.position("age")).status).toBe(204);
    const jumped = (await person.next("age", { age: 17 })).body;
    expect(asked(jumped)).toEqual(["age", "last"]);
    expect((await person.save("best", "a")).body.code).toBe("execution.notCurrentQuestion");
    expect((await person.next("last", { last: "b" })).body).toMatchObject({ state: "open", isWhole: true });
    expect((await person.complete()).body).toMatchObject({ state: "complete", disposition: "complete" });
    expect(await storedOf(person)).toEqual(["age", "fits", "last", "more: no-answer"]);
  });

  test("refuses answers ahead of the way, behind a screener, and over what is required", async () => {
    const person = await respondent();
    expect((await person.save("trap", "a")).body.code).toBe("execution.notCurrentQuestion");
    expect((await person.next("age", { fits: "a" })).body).toMatchObject({ code: "execution.incomplete" });
    await person.next("fits", { fits: "a" });
    expect((await person.save("fits", "c")).body.code).toBe("execution.notCurrentQuestion");
    expect((await person.position("fits")).body.code).toBe("execution.notCurrentQuestion");
    expect((await person.next("last")).body.code).toBe("execution.notCurrentQuestion");
    expect((await person.complete()).body).toMatchObject({ code: "execution.incomplete", errors: [{ path: "age" }] });
    expect((await responseOf(person))?.state).toBe("open");
  });

  test("of answers that come together all are stored or none", async () => {
    const person = await respondent();
    const refused = await person.next("age", { fits: "a", age: "old" });
    expect(refused.status).toBe(422);
    expect(await storedOf(person)).toEqual([]);
  });

  test("a whole survey arrives at once", async () => {
    const person = await respondent();
    const given = { fits: "a", age: 50, known: ["a", "b"], best: "a", trap: "a", last: "b", more: "x" };
    expect((await person.complete(given)).body).toMatchObject({ state: "complete", closing: "¡Gracias!" });
    expect(await storedOf(person)).toEqual(["age", "best", "fits", "known", "last", "more", "trap"]);
  });

  test("a preview goes the same way and stores nothing", async () => {
    const url = `/api/activities/${id}/preview`;
    const next = (questionId: string, answers: Readonly<Record<string, unknown>>) =>
      app.call({ method: "POST", url: `${url}/next`, token: moderator, body: { questionId, answers } });
    const before = await app.database.query({ text: "select count(*)::int as n from response", values: [] });
    const shown = (await next("known", { fits: { value: "a" }, age: { value: 20 }, known: { value: ["c"] } })).json();
    expect(shown).toMatchObject({ currentQuestionId: "best", responseId: null });
    expect((await next("fits", { fits: { value: "c" } })).json()).toMatchObject({ state: "ended", disposition: "screenOut" });
    expect(await app.database.query({ text: "select count(*)::int as n from response", values: [] })).toEqual(before);
  });

  test("an order that takes turns presents each first as often", async () => {
    const draft = {
      languages: ["es"],
      blocks: [{ id: "b", order: "even", questions: ["x", "y", "z"].map((name) => question(name, { required: false })) }],
    };
    const activity = await createSurvey(app, moderator);
    await publishDraft(app, moderator, activity, draft);
    const url = await openLink(app, moderator, activity);
    const headers = { origin: "http://localhost:80", host: "localhost:80" };
    const begun = await Promise.all(Array.from({ length: 9 }, () => app.call({ method: "POST", url, headers })));
    const firsts = begun.map((answer) => asked(answer.json())[0]);
    expect(firsts.sort()).toEqual(["x", "x", "x", "y", "y", "y", "z", "z", "z"]);
  });

  test("is not published while its logic is faulty", async () => {
    const activity = await createSurvey(app, moderator);
    const draft = structuredClone(BRANCHED) as { blocks: { questions: Record<string, unknown>[] }[] };
    const [first] = draft.blocks[0]?.questions ?? [];
    if (first) first.rules = [rule("r", equal("fits", "zzz"), { do: "jump", to: "fits" })];
    await expect(publishDraft(app, moderator, activity, draft)).rejects.toThrow(/zzz/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { createQuota } from "../helpers/quotas";
import { openLink, type Respondent, respondent } from "../helpers/respondents";
import { publishedSurvey } from "../helpers/surveys";

const labelled = (codes: readonly string[]) => codes.map((code) => ({ code, label: { es: code.toUpperCase() } }));
const equal = (question: string, value: string) => ({ question, is: "equal", value });
const screenOut = (id: string, value: string) => ({
  rules: [{ id: `out-${id}`, when: equal(id, value), then: { do: "screenOut" } }],
});

function question(id: string, settings: Readonly<Record<string, unknown>> = {}, type = "single-choice") {
  const own = type === "short-text" || settings.options ? {} : { options: labelled(["a", "b", "c"]) };
  return { id, variable: id, type, title: { es: `¿${id}?` }, required: true, ...own, ...settings };
}
const open = (id: string) => question(id, { required: false }, "short-text");
const ofKnown = (into = "options") => ({ carry: { from: "known", which: "chosen", into } });
const KNOWN = question("known", {}, "multiple-choice");

describe.each(ANY_ENGINE)("answers that a change reaches, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const survey = async (...questions: readonly object[]) => {
    const id = await publishedSurvey(app, moderator, { languages: ["es"], blocks: [{ id: "b", questions }] });
    return { id, link: await openLink(app, moderator, id) };
  };
  const begin = async (...questions: readonly object[]) => respondent(app, (await survey(...questions)).link);
  const stored = async ({ begun }: Respondent) => {
    const rows = await app.database.query<{
      question_id: string;
      value: unknown;
      comment: string | null;
      missing: string | null;
    }>({
      text: "select question_id, value, comment, missing from answer where response = $1",
      values: [begun.responseId],
    });
    return Object.fromEntries(rows.map(({ question_id, value, comment, missing }) => [question_id, value ?? comment ?? missing]));
  };
  const refusal = ({ status, body }: { status: number; body: { code?: string; errors?: { path: string }[] } }) => [
    status,
    body?.code,
    (body?.errors ?? []).map(({ path }) => path),
  ];

  describe("what isn't offered any more", () => {
    test("is no answer: a needed one is asked for again", async () => {
      const person = await begin(KNOWN, question("best", ofKnown()), open("last"));
      await person.next("known", { known: ["a", "b"] });
      await person.next("best", { best: "a" });
      expect((await person.save("known", ["b"])).status).toBe(204);
      expect(refusal(await person.complete())).toEqual([409, "execution.incomplete", ["best"]]);
      expect((await person.start()).body.answers).toEqual({ known: ["b"] });
      expect((await person.complete({ best: "b" })).body.state).toBe("complete");
      expect(await stored(person)).toEqual({ known: ["b"], best: "b", last: "no-answer" });
    });

    test("is left out of an answer that has others, and of conditions that look at it", async () => {
      const person = await begin(
        KNOWN,
        question("liked", { required: false, ...ofKnown() }, "multiple-choice"),
        question("why", { required: false, showIf: { question: "liked", is: "contains", value: "a" } }, "short-text"),
        open("last"),
      );
      await person.next("known", { known: ["a", "b", "c"] });
      await person.next("liked", { liked: ["a", "b"] });
      await person.save("why", "porque sí");
      await person.save("known", ["b", "c"]);
      expect((await person.start()).body.answers).toMatchObject({ liked: ["b"] });
      expect((await person.complete()).body.state).toBe("complete");
      expect(await stored(person)).toEqual({ known: ["b", "c"], liked: ["b"], last: "no-answer" });
    });

    test("is kept while nothing is left behind: who takes a change back has lost nothing", async () => {
      const person = await begin(KNOWN, question("best", ofKnown()), open("last"));
      await person.next("known", { known: ["a", "b"] });
      await person.next("best", { best: "a" });
      await person.save("known", ["b"]);
      await person.save("known", ["a", "b"]);
      expect((await person.complete()).body.state).toBe("complete");
      expect(await stored(person)).toMatchObject({ best: "a" });
    });

    test("may be an option with a condition of its own, and an optional answer is left open then", async () => {
      const options = [{ code: "a", label: { es: "A" }, showIf: equal("k", "a") }, ...labelled(["y", "z"])];
      const person = await begin(question("k"), question("best", { required: false, options }), open("last"));
      await person.next("k", { k: "a" });
      await person.save("best", "a");
      await person.save("k", "b");
      expect((await person.complete()).body.state).toBe("complete");
      expect(await stored(person)).toEqual({ k: "b", best: "no-answer", last: "no-answer" });
    });

    test("leaves an answer that isn't whole any more to be mended", async () => {
      const points = question("points", { total: 10, ...ofKnown() }, "divide-points");
      const person = await begin(KNOWN, points, open("last"));
      await person.next("known", { known: ["a", "b"] });
      await person.next("points", { points: { a: 4, b: 6 } });
      await person.save("known", ["b", "c"]);
      expect(refusal(await person.complete())).toEqual([409, "execution.incomplete", ["points"]]);
      expect((await person.start()).body.answers.points).toEqual({ b: 6 });
      expect((await person.complete({ points: { b: 6, c: 4 } })).body.state).toBe("complete");
    });

    test("is counted in no quota", async () => {
      const { id, link } = await survey(KNOWN, question("best", { required: false, ...ofKnown() }), open("last"));
      const quota = await createQuota(app, moderator, id, { target: 5, condition: equal("best", "a") });
      const person = await respondent(app, link);
      await person.next("known", { known: ["a", "b"] });
      await person.save("best", "a");
      await person.save("known", ["b"]);
      expect(refusal(await person.complete())).toEqual([409, "execution.incomplete", ["best"]]);
      expect((await person.complete({ best: "b" })).body.state).toBe("complete");
      expect((await app.call({ url: `/api/quotas/${quota}`, token: moderator })).json().completed).toBe(0);
    });
  });

  describe("who is at a question that a change takes off the way", () => {
    const SWITCH = [question("switch"), question("extra", { showIf: equal("switch", "a") }), open("last")];

    test("still can't change what is behind a screener", async () => {
      const person = await begin(question("screener", screenOut("screener", "c")), ...SWITCH);
      await person.next("screener", { screener: "a" });
      await person.next("switch", { switch: "a" });
      expect((await person.save("switch", "b")).status).toBe(204);
      expect(refusal(await person.save("screener", "b"))).toEqual([409, "execution.notCurrentQuestion", []]);
      expect((await person.start()).body).toMatchObject({ passed: 1, currentQuestionId: "switch" });
      expect((await person.next("switch")).body.currentQuestionId).toBe("last");
      expect((await person.complete()).body.state).toBe("complete");
      expect(await stored(person)).toMatchObject({ screener: "a", switch: "b" });
    });

    test("still can't change what a quota counts by", async () => {
      const { id, link } = await survey(question("group"), ...SWITCH);
      await createQuota(app, moderator, id, { target: 1, condition: equal("group", "a") });
      const person = await respondent(app, link);
      await person.next("group", { group: "b" });
      await person.next("switch", { switch: "a" });
      await person.save("switch", "b");
      expect((await person.save("group", "c")).status).toBe(409);
    });

    test("goes on, and is given no clock anew", async () => {
      const timed = question("timed", { required: false, maximumSeconds: 600 });
      const person = await begin(open("intro"), timed, ...SWITCH);
      await person.next("intro");
      await person.next("timed", { timed: "a" });
      await person.next("switch", { switch: "a" });
      await person.save("switch", "b");
      expect((await person.save("timed", "b")).status).toBe(409);
      expect((await person.start()).body).toMatchObject({ currentQuestionId: "switch", clock: null });
      expect((await person.next("switch")).body.currentQuestionId).toBe("last");
      expect((await person.complete()).body.state).toBe("complete");
    });
  });

  describe("a text beside an answer", () => {
    test("is no answer where one is needed", async () => {
      const person = await begin(
        question("one", { other: { es: "Otra" } }),
        question("two", { comment: { es: "¿Algo más?" } }, "multiple-choice"),
      );
      await person.saveWith("one", { value: null, comment: "hola" });
      await person.saveWith("two", { value: null, comment: "\u200b" });
      expect(await stored(person)).toEqual({});
      await person.saveWith("two", { value: null, comment: "hola" });
      expect(await stored(person)).toEqual({ two: "hola" });
      expect(refusal(await person.complete())).toEqual([409, "execution.incomplete", ["one", "two"]]);
    });

    test("is stored with the option that it belongs to alone", async () => {
      const person = await begin(question("one", { other: { es: "Otra" } }), open("last"));
      expect((await person.saveWith("one", { value: "a", comment: "colada" })).status).toBe(204);
      expect((await person.start()).body.answers).toEqual({ one: "a" });
      await person.saveWith("one", { value: "other", comment: " la mía " });
      expect((await person.start()).body.answers).toEqual({ one: "other", "one-Comment": "la mía" });
    });
  });

  describe("a call whose reply was lost", () => {
    test("is the same call once more, however the answer was written", async () => {
      const rows = { rows: labelled(["r1", "r2"]), columns: labelled(["x", "y"]), options: undefined };
      const when = { question: "grid", part: "r1", is: "equal", value: "y" };
      const grid = question(
        "grid",
        { cell: "single", ...rows, rules: [{ id: "out", when, then: { do: "screenOut" } }] },
        "matrix",
      );
      const person = await begin(question("one", { other: { es: "Otra" }, ...screenOut("one", "c") }), grid, open("last"));
      await person.saveWith("one", { value: "other", comment: "x " });
      await person.next("one");
      expect((await person.saveWith("one", { value: "other", comment: "x " })).status).toBe(204);
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await person.next("grid", { grid: { r1: "x", r2: "" } });
        expect([status, body.currentQuestionId]).toEqual([200, "last"]);
      }
      expect((await person.save("grid", { r1: "x", r2: "x" })).status).toBe(409);
    });

    test("ends a response once, and all that come together are told so", async () => {
      const person = await begin(question("one"), open("last"));
      await person.next("one", { one: "a" });
      const ends = await Promise.all(
        Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? person.complete() : person.next("last"))),
      );
      expect(ends.map(({ status, body }) => [status, body.state])).toEqual(ends.map(() => [200, "complete"]));
    });
  });

  test("of questions that have numbers for ids all answers may come together, too", async () => {
    const person = await begin(question("q10", { id: "10" }), question("q2", { id: "2", showIf: equal("10", "a") }));
    expect((await person.complete({ 10: "a", 2: "b" })).body.state).toBe("complete");
    expect(await stored(person)).toEqual({ 10: "a", 2: "b" });
  });
});

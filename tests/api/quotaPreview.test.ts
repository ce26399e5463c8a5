import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { readCsv } from "../helpers/csv";
import { createQuota } from "../helpers/quotas";
import { openLink, respondent } from "../helpers/respondents";
import { publishedSurvey } from "../helpers/surveys";

const choice = (id: string, codes: readonly string[]) => ({
  id,
  variable: id.toUpperCase(),
  type: "single-choice",
  title: { es: `¿${id}?` },
  required: true,
  options: codes.map((code) => ({ code, label: { es: code } })),
});
const brands = ["one", "two", "three", "four"].map((id) => choice(id, ["a", "b"]));
const DOCUMENT = {
  languages: ["es"],
  blocks: [
    { id: "who", questions: [choice("sex", ["W", "M"])] },
    { id: "brands", order: "random", questions: brands },
  ],
};
const WOMEN = { question: "sex", is: "equal", value: "W" };
const answersOf = (sex: string) => ({ sex, one: "a", two: "a", three: "a", four: "a" });

describe.each(ANY_ENGINE)("what quotas do is seen before and after the field, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let activity: string;
  let women: string;
  let all: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    activity = await publishedSurvey(app, moderator, DOCUMENT);
    women = await createQuota(app, moderator, activity, { target: 5, condition: WOMEN, title: "Women", device: "desktop" });
    all = await createQuota(app, moderator, activity, { target: 9, condition: { all: [] }, title: "All" });
  });
  afterAll(() => app.close());

  const base = () => `/api/activities/${activity}/preview`;
  const bodyOf = (answers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, { value }]));
  async function leave(questionId: string, answers: Readonly<Record<string, string>>, query = "") {
    const body = { questionId, answers: bodyOf(answers) };
    return app.call({ method: "POST", url: `${base()}/next${query}`, token: moderator, body });
  }

  test("a preview takes a quota to be full, and turns away whom it counts at the answer that decides", async () => {
    const full = `?full=${women}`;
    const begun = (await app.call({ method: "POST", url: `${base()}${full}`, token: moderator })).json();
    // Without quotas the whole survey is handed out at once; here it waits for the answer.
    expect(begun.survey.pages).toHaveLength(1);
    expect((await leave("sex", { sex: "W" }, full)).json()).toMatchObject({ state: "ended", disposition: "overQuota" });
    expect((await leave("sex", { sex: "M" }, full)).json()).toMatchObject({ state: "open" });
    expect((await leave("sex", { sex: "W" })).json()).toMatchObject({ state: "open" });
    const counted = await app.database.query({
      text: "select sum(completed)::int as completed, sum(reserved)::int as reserved from quota where activity = $1",
      values: [activity],
    });
    expect(counted).toEqual([{ completed: 0, reserved: 0 }]);
  });

  test("quotas that are none, or another survey's, turn nobody away; what names none is refused", async () => {
    const other = await publishedSurvey(app, moderator, DOCUMENT);
    const foreign = await createQuota(app, moderator, other, { target: 1, condition: { all: [] } });
    const left = await leave("sex", { sex: "W" }, `?full=${randomUUID()},${foreign}`);
    expect(left.json()).toMatchObject({ state: "open" });
    expect((await leave("sex", { sex: "W" }, `?full=${all},${women}`)).json()).toMatchObject({ disposition: "overQuota" });
    expect((await leave("sex", { sex: "W" }, "?full=women")).statusCode).toBe(400);
  });

  test("the export says where each response counts, and in which order it was asked", async () => {
    const link = await openLink(app, moderator, activity);
    for (const sex of ["W", "M", "M"]) {
      const person = await respondent(app, link, { "sec-ch-ua-mobile": "?0" });
      expect((await person.complete(answersOf(sex))).body.disposition).toBe("complete");
    }
    const csv = await app.call({ url: `/api/activities/${activity}/responses.csv`, token: moderator });
    const rows = readCsv(csv.body);
    expect(rows.map(({ quotas }) => quotas?.split("; ").toSorted())).toEqual([["All", "Women"], ["All"], ["All"]]);
    for (const { seed, start, order = "" } of rows) {
      expect([Number.isInteger(Number(seed)), start]).toEqual([true, expect.stringMatching(/^\d*$/)]);
      const [first, ...others] = order.split(" ");
      expect([first, others.toSorted()]).toEqual(["SEX", ["FOUR", "ONE", "THREE", "TWO"]]);
    }
    const stored = await app.database.query<{ seed: number }>({
      text: "select r.seed from response r join questionnaire_version v on v.id = r.questionnaire_version join activity a on a.questionnaire = v.questionnaire where a.id = $1 order by r.id",
      values: [activity],
    });
    expect(rows.map(({ seed }) => Number(seed))).toEqual(stored.map(({ seed }) => seed));
  });
});

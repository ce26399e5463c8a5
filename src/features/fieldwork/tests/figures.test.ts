import { afterAll, beforeAll, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { publishedSurvey } from "../../../../tests/helpers/surveys";
import type { FieldFigures } from "../shared/api/figures";

const options = ["a", "b"].map((code) => ({ code, label: { es: code } }));
const question = (id: string) => ({ id, variable: id, type: "single-choice", title: { es: `¿${id}?`, en: `${id}?` }, options });
const DRAFT = { languages: ["es", "en"], blocks: [{ id: "b", questions: ["one", "two", "three"].map(question) }] };

let app: TestApp;
let survey: string;

interface Given {
  readonly state: "open" | "complete" | "ended";
  readonly disposition?: string;
  /** The question before them. */
  readonly at?: string;
  /** Questions that have an answer, the last one answered last. */
  readonly answered?: readonly string[];
  readonly minutes?: number;
  readonly isTest?: boolean;
}

/** One response as the runner would leave it. */
async function addResponse({ state, disposition, at, answered = [], minutes, isTest = false }: Given): Promise<void> {
  await app.database.query({
    text: `with v as (
        select v.id, v.space_id, v.questionnaire from questionnaire_version v join activity a on a.questionnaire = v.questionnaire
        where a.id = $1 order by v.number desc limit 1),
      r as (
        insert into response (id, space_id, questionnaire, questionnaire_version, channel, state, disposition, current_question_id,
          started_at, completed_at, is_test)
        select gen_random_uuid(), v.space_id, v.questionnaire, v.id, 'link', $2::text, $3::text, $4::text, '2027-01-15T09:10:00Z',
          '2027-01-15T09:10:00Z'::timestamptz + $5::float8 * interval '1 minute', $6::boolean
        from v returning id, space_id, questionnaire_version)
      insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
      select gen_random_uuid(), r.space_id, r.id, r.questionnaire_version, q.id, '"a"'::jsonb,
        '2027-01-15T09:10:00Z'::timestamptz + q.place * interval '1 second'
      from r, unnest($7::text[]) with ordinality q(id, place)`,
    values: [survey, state, disposition ?? null, at ?? null, minutes ?? null, isTest, [...answered]],
  });
}

async function figures(who: "moderator" | "observer" = "observer", language = "es"): Promise<FieldFigures> {
  const headers = { "accept-language": language };
  const answer = await app.call({ url: `/api/activities/${survey}/fieldwork/figures`, token: await app.signIn(who), headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  app = await startApp({ engine: ANY_ENGINE[0] });
  survey = await publishedSurvey(app, await app.signIn("moderator"), DRAFT);
});
afterAll(() => app.close());

test("before anybody has begun there is nothing, rather than zeros of nothing", async () => {
  const { length, dropOff, overTime } = await figures();
  expect(length).toEqual({ base: 0, median: null, lowerQuartile: null, upperQuartile: null, bins: [] });
  expect(dropOff).toMatchObject({ started: 0, steps: [{ reached: 0 }, { reached: 0 }, { reached: 0 }] });
  expect(overTime.points).toEqual([]);
});

test("length, drop-off and hours are those of the responses, test responses left out", async () => {
  const all = ["one", "two", "three"];
  for (const minutes of [2, 4, 30])
    await addResponse({ state: "complete", disposition: "complete", at: "three", answered: all, minutes });
  await addResponse({ state: "open", at: "two", answered: ["one"] });
  await addResponse({ state: "open", answered: ["one", "two"] });
  await addResponse({ state: "open" });
  await addResponse({ state: "ended", disposition: "timedOut", at: "two", answered: ["one"] });
  await addResponse({ state: "ended", disposition: "screenOut", at: "one" });
  await addResponse({ state: "ended", disposition: "dropped", at: "gone" });
  await addResponse({ state: "complete", disposition: "complete", at: "three", answered: all, minutes: 90, isTest: true });
  const { length, dropOff, overTime } = await figures();
  expect(length).toMatchObject({ base: 3, median: 240, lowerQuartile: 180, upperQuartile: 1020 });
  expect(length.bins.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(dropOff).toEqual({
    ...{ started: 9, beforeFirst: 1, unplaced: 1 },
    steps: [
      { questionId: "one", title: "¿one?", reached: 7, open: 0, left: 0, ended: 1 },
      { questionId: "two", title: "¿two?", reached: 6, open: 2, left: 1, ended: 0 },
      { questionId: "three", title: "¿three?", reached: 3, open: 0, left: 0, ended: 0 },
    ],
  });
  const [row] = await app.database.query<{ started: number; complete: number }>({
    text: `select count(*)::int as started, count(*) filter (where r.state = 'complete')::int as complete
      from response r join activity a on a.questionnaire = r.questionnaire where a.id = $1 and not r.is_test`,
    values: [survey],
  });
  const sum = (name: "started" | "completed") => overTime.points.reduce((total, point) => total + point[name], 0);
  expect([sum("started"), sum("completed"), dropOff.started]).toEqual([row?.started, row?.complete, row?.started]);
  // By the clocks of the community, not of the server.
  expect(overTime).toMatchObject({ unit: "hour", points: [{ at: "2027-01-15T10:00:00", started: 9, completed: 3 }] });
});

test("questions are named in the reader's language", async () => {
  expect((await figures("moderator", "en")).dropOff.steps[0]?.title).toBe("one?");
});

test("the team alone reads them", async () => {
  const url = `/api/activities/${survey}/fieldwork/figures`;
  expect((await app.call({ url, token: await app.signIn("member") })).statusCode).toBe(403);
  expect((await app.call({ url })).statusCode).toBe(401);
});

test("what people really leave behind is where they are", async () => {
  const token = await app.signIn("member");
  const url = `/api/activities/${survey}/execution`;
  expect((await app.call({ method: "POST", url, token })).statusCode).toBe(200);
  const body = { value: "a" };
  expect((await app.call({ method: "PUT", url: `${url}/answers/one`, token, body })).statusCode).toBeLessThan(300);
  const before = (await figures()).dropOff.steps.map(({ open }) => open);
  const next = await app.call({ method: "POST", url: `${url}/next`, token, body: { questionId: "one" } });
  expect(next.statusCode, next.body).toBe(200);
  const after = (await figures()).dropOff.steps.map(({ open }) => open);
  expect([before, after]).toEqual([
    [1, 2, 0],
    [0, 3, 0],
  ]);
});

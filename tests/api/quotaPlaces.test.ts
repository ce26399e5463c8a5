import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { addPanel, newRespondent, setFieldwork, signEntry, visitor } from "../helpers/panel";
import { createQuota } from "../helpers/quotas";
import { openLink, respondent } from "../helpers/respondents";
import { runSchedules } from "../helpers/schedules";
import { publishedSurvey } from "../helpers/surveys";

const choice = (id: string, settings: Readonly<Record<string, unknown>> = {}) => ({
  id,
  variable: id,
  type: "single-choice",
  title: { es: `¿${id}?` },
  required: true,
  options: ["a", "b"].map((code) => ({ code, label: { es: code.toUpperCase() } })),
  ...settings,
});
const DOCUMENT = {
  languages: ["es"],
  blocks: [{ id: "one", questions: [choice("first"), choice("last", { required: false })] }],
};
const FIRST_A = { question: "first", is: "equal", value: "a" };
const EVERYBODY = { all: [] };

describe.each(ENGINES)("places in quotas after field, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  /** A survey of a panel with quotas. */
  async function field(...conditions: readonly unknown[]) {
    const activity = await publishedSurvey(app, moderator, DOCUMENT);
    const panel = await addPanel(app, moderator, activity, { expiresAfterHours: 1 });
    const quotas: string[] = [];
    for (const condition of conditions) quotas.push(await createQuota(app, moderator, activity, { target: 5, condition }));
    const base = await openLink(app, moderator, activity);
    return {
      activity,
      panel,
      quotas,
      person: () => respondent(app, base),
      /** Whom the panel sent, with a place for the first answer. */
      sent: async () => {
        const rid = newRespondent();
        const who = visitor(app, panel.link);
        await who.start(signEntry(panel, { rid }));
        expect((await who.next("first", { first: "a" })).json().state).toBe("open");
        return { rid, who };
      },
    };
  }
  type Field = Awaited<ReturnType<typeof field>>;

  /** Each quota's counters, which its places bear out. */
  async function counters({ activity }: Field) {
    const rows = await app.database.query<{ completed: number; reserved: number; counted: number; held: number }>({
      text: `select completed, reserved,
        (select count(*)::int from quota_place where quota = quota.id and state = 'counted') as counted,
        (select count(*)::int from quota_place where quota = quota.id and state = 'reserved') as held
        from quota where activity = $1 order by id`,
      values: [activity],
    });
    for (const { completed, reserved, counted, held } of rows) expect([completed, reserved]).toEqual([counted, held]);
    return rows.map(({ completed, reserved }) => [completed, reserved]);
  }
  const runOut = ({ activity }: Field) =>
    app.database.query({
      text: `update response set expires_at = now() - interval '1 minute' from activity
        where activity.questionnaire = response.questionnaire and activity.id = $1 and response.state = 'open'`,
      values: [activity],
    });
  const adjust = async ({ activity, panel }: Field, ids: readonly string[], disposition: string, isApplied = true) => {
    const body = { supplier: panel.id, ids, disposition, isApplied };
    const answer = await app.call({
      method: "POST",
      url: `/api/activities/${activity}/fieldwork/adjustments`,
      token: moderator,
      body,
    });
    return [answer.statusCode, answer.json().changes];
  };

  test("who runs out of time gives the places back at once, and takes them anew on going on", async () => {
    const survey = await field(FIRST_A, EVERYBODY);
    const { who } = await survey.sent();
    const other = await survey.sent();
    expect(await counters(survey)).toEqual([
      [0, 2],
      [0, 2],
    ]);
    await runOut(survey);
    expect((await who.start()).json().disposition).toBe("timedOut");
    expect(await counters(survey)).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect((await who.start({}, { again: true })).json().state).toBe("open");
    expect((await who.complete()).json().disposition).toBe("complete");
    expect((await other.who.start()).json().disposition).toBe("timedOut");
    expect(await counters(survey)).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test("who is swept up gives the places back, past the time and at the close", async () => {
    const late = await field(FIRST_A);
    await late.sent();
    await runOut(late);
    const closed = await field(FIRST_A, EVERYBODY);
    await closed.sent();
    const done = await closed.sent();
    await done.who.complete();
    const closesAt = new Date(Date.now() - 1_000).toISOString();
    await setFieldwork(app, moderator, closed.activity, { closesAt });
    await runSchedules(app);
    await runSchedules(app);
    expect(await counters(late)).toEqual([[0, 0]]);
    expect(await counters(closed)).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test("a respondent who ran out of time is reconciled with the others, and counts once", async () => {
    const survey = await field(FIRST_A);
    const [late, held, done] = [await survey.sent(), await survey.sent(), await survey.sent()];
    await runOut(survey);
    await late.who.start();
    // As it stood before places were given back at the end.
    await app.database.query({
      text: `update response set state = 'ended', disposition = 'timedOut' where external_id = $1`,
      values: [held.rid],
    });
    await app.database.query({ text: "update response set expires_at = null where external_id = $1", values: [done.rid] });
    expect((await done.who.complete()).json().disposition).toBe("complete");
    const ids = [late.rid, held.rid, done.rid];
    expect(await adjust(survey, ids, "complete", false)).toEqual([200, { timedOut: 2 }]);
    expect(await adjust(survey, ids, "complete")).toEqual([200, { timedOut: 2 }]);
    expect(await counters(survey)).toEqual([[3, 0]]);
    expect(await adjust(survey, [late.rid], "screenOut")).toEqual([200, { complete: 1 }]);
    expect(await counters(survey)).toEqual([[2, 0]]);
  });

  test("reconciling one leaves those on the way their places, and frees what nobody holds any more", async () => {
    const survey = await field(FIRST_A);
    const [gone, done] = [await survey.sent(), await survey.sent()];
    const walking = await survey.sent();
    await app.database.query({
      text: `update response set state = 'ended', disposition = 'dropped' where external_id = $1`,
      values: [gone.rid],
    });
    await done.who.complete();
    expect(await counters(survey)).toEqual([[1, 2]]);
    expect(await adjust(survey, [done.rid], "quality")).toEqual([200, { complete: 1 }]);
    expect(await counters(survey)).toEqual([[0, 1]]);
    expect((await walking.who.complete()).json().disposition).toBe("complete");
    expect(await counters(survey)).toEqual([[1, 0]]);
  });

  test("a quota stays at the survey whose answers it counts by; without a condition it may go elsewhere", async () => {
    const [one, two] = [await field(FIRST_A), await field()];
    const [quota = ""] = one.quotas;
    const move = (activity: string) =>
      app.call({
        method: "PUT",
        url: `/api/quotas/${quota}`,
        token: moderator,
        headers: { "accept-language": "en" },
        body: { activity },
      });
    await (await one.person()).complete({ first: "a" });
    const refused = await move(two.activity);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "quota.countsBySurvey", errors: [{ path: "/activity", message: expect.stringContaining("another quota") }] },
    ]);
    expect((await move(one.activity)).statusCode).toBe(200);
    await (await one.person()).complete({ first: "a" });
    expect(await counters(one)).toEqual([[2, 0]]);
    const url = (activity: string) => `/api/activities/${activity}/quotas/${quota}/condition`;
    const say = (activity: string, condition: unknown) =>
      app.call({ method: "PUT", url: url(activity), token: moderator, body: { condition } });
    await say(one.activity, null);
    expect((await move(two.activity)).statusCode).toBe(200);
    await (await two.person()).complete({ first: "a" });
    await say(two.activity, FIRST_A);
    expect([await counters(one), await counters(two)]).toEqual([[], [[1, 0]]]);
    await (await one.person()).complete({ first: "a" });
    expect(await counters(two)).toEqual([[1, 0]]);
  });

  test("a quota that nobody counts in any more has no places, and counts again once it is said who does", async () => {
    const survey = await field(FIRST_A, EVERYBODY);
    const [quota] = survey.quotas;
    const url = `/api/activities/${survey.activity}/quotas/${quota}/condition`;
    const say = (condition: unknown) => app.call({ method: "PUT", url, token: moderator, body: { condition } });
    const [done, walking] = [await survey.sent(), await survey.sent()];
    await done.who.complete();
    expect(await counters(survey)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect((await say(null)).statusCode).toBe(204);
    expect(await counters(survey)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect((await walking.who.complete()).json().disposition).toBe("complete");
    expect(await counters(survey)).toEqual([
      [0, 0],
      [2, 0],
    ]);
    await say(FIRST_A);
    expect(await counters(survey)).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });
});

describe.runIf(ENGINES.includes("postgres"))("places under concurrency on PostgreSQL", () => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine: "postgres" });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  test("counters are exact and nobody waits for ever while people end, run out of time, are swept up and recounted", async () => {
    const activity = await publishedSurvey(app, moderator, DOCUMENT);
    await setFieldwork(app, moderator, activity, { expiresAfterHours: 1 });
    const quotas: string[] = [];
    for (const condition of [FIRST_A, EVERYBODY])
      quotas.push(await createQuota(app, moderator, activity, { target: 500, condition }));
    const base = await openLink(app, moderator, activity);
    const people = await Promise.all(Array.from({ length: 60 }, () => respondent(app, base)));
    await Promise.all(people.map((person) => person.next("first", { first: "a" })));
    const late = people.filter((_person, index) => index % 3 === 0).map(({ begun }) => begun.responseId);
    await app.database.query({
      text: "update response set expires_at = now() - interval '1 minute' where id = any($1::uuid[])",
      values: [late],
    });
    const recount = async () => {
      for (const quota of [...quotas, ...quotas]) {
        const url = `/api/activities/${activity}/quotas/${quota}/condition`;
        const body = { condition: quota === quotas[0] ? FIRST_A : EVERYBODY };
        expect((await app.call({ method: "PUT", url, token: moderator, body })).statusCode).toBe(204);
      }
    };
    const ends = people.map((person, index) => (index % 6 === 0 ? person.start() : person.complete()));
    const [answers] = await Promise.all([Promise.all(ends), recount(), runSchedules(app)]);
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    await runSchedules(app);
    const rows = await app.database.query({
      text: `select completed, reserved, (select count(*)::int from quota_place where quota = quota.id) as places
        from quota where activity = $1`,
      values: [activity],
    });
    expect(rows).toEqual(Array(2).fill({ completed: 40, reserved: 0, places: 40 }));
  }, 60_000);
});

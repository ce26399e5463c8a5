import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { figure } from "../helpers/drill";
import { setFieldwork } from "../helpers/panel";
import { createQuota, type QuotaSketch } from "../helpers/quotas";
import { anotherAddress, openLink, type Respondent, respondent } from "../helpers/respondents";
import { publishedSurvey } from "../helpers/surveys";

const labelled = (codes: readonly string[]) => codes.map((code) => ({ code, label: { es: code.toUpperCase() } }));
const choice = (id: string, codes: readonly string[], settings: Readonly<Record<string, unknown>> = {}) => ({
  id,
  variable: id,
  type: "single-choice",
  title: { es: `¿${id}?` },
  required: true,
  options: labelled(codes),
  ...settings,
});
const number = (id: string) => ({ id, variable: id, type: "number", title: { es: `¿${id}?` }, required: true });
const equal = (question: string, value: string) => ({ question, is: "equal", value });

const DOCUMENT = {
  languages: ["es"],
  blocks: [
    {
      id: "who",
      questions: [
        choice("sex", ["W", "M"]),
        number("age"),
        choice("fits", ["yes", "no"], { rules: [{ id: "out", when: equal("fits", "no"), then: { do: "screenOut" } }] }),
        choice("last", ["a", "b"]),
      ],
    },
  ],
};

const WOMEN = equal("sex", "W");
const YOUNG_WOMEN = { all: [WOMEN, { question: "age", is: "less", value: 35 }] };
/** Times that a crowd comes for a last place. */
const ROUNDS = figure({ commit: 3, drill: 50 });
const WHOLE = (sex: string, age = 30) => ({ sex, age, fits: "yes", last: "a" });

describe.each(ENGINES)("quotas on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  async function survey(...quotas: readonly QuotaSketch[]) {
    const activity = await publishedSurvey(app, moderator, DOCUMENT);
    const ids: string[] = [];
    for (const quota of quotas) ids.push(await createQuota(app, moderator, activity, quota));
    const base = await openLink(app, moderator, activity);
    const list = async () => (await app.call({ url: `/api/activities/${activity}/quotas`, token: moderator })).json().quotas;
    return {
      activity,
      ids,
      person: (headers?: Readonly<Record<string, string>>) => respondent(app, base, headers),
      counts: async () =>
        (await list()).map(({ completed, reserved }: { completed: number; reserved: number }) => [completed, reserved]),
      list,
    };
  }
  const endOf = async (person: Respondent) => {
    const [row] = await app.database.query<{ disposition: string | null; ended_by: string | null }>({
      text: "select disposition, ended_by from response where id = $1",
      values: [person.begun.responseId],
    });
    return [row?.disposition ?? null, row?.ended_by ?? null];
  };
  const change = (id: string, body: unknown) => app.call({ method: "PUT", url: `/api/quotas/${id}`, token: moderator, body });

  test("a place is reserved at the answer that decides, and counted once the response is complete", async () => {
    const { person, counts } = await survey({ target: 5, condition: YOUNG_WOMEN });
    const woman = await person();
    await woman.next("sex", { sex: "W" });
    expect(await counts()).toEqual([[0, 0]]);
    await woman.next("age", { age: 30 });
    expect(await counts()).toEqual([[0, 1]]);
    // Sent again, it is one place still.
    expect((await woman.next("age", { age: 30 })).body).toMatchObject({ state: "open", currentQuestionId: "fits" });
    expect(await counts()).toEqual([[0, 1]]);
    expect((await woman.complete({ fits: "yes", last: "a" })).body.disposition).toBe("complete");
    expect(await counts()).toEqual([[1, 0]]);
    await woman.complete();
    expect(await counts()).toEqual([[1, 0]]);
  });

  test("who falls into a full cell is told so at the answer that decides", async () => {
    const { person, counts, ids } = await survey({ target: 1, condition: WOMEN });
    const first = await person();
    await first.next("sex", { sex: "W" });
    const second = await person();
    const told = await second.next("sex", { sex: "W" });
    expect(told.body).toMatchObject({ state: "ended", disposition: "overQuota" });
    expect(await endOf(second)).toEqual(["overQuota", ids[0]]);
    const man = await person();
    expect((await man.complete(WHOLE("M"))).body.disposition).toBe("complete");
    expect((await first.complete(WHOLE("W"))).body.disposition).toBe("complete");
    expect(await counts()).toEqual([[1, 0]]);
  });

  test("a whole survey that arrives at once is checked as it is completed", async () => {
    const { person, counts, list } = await survey({ target: 1, condition: WOMEN });
    const [first, second] = [await person(), await person()];
    expect((await first.complete(WHOLE("W"))).body.disposition).toBe("complete");
    expect((await second.complete(WHOLE("W"))).body.disposition).toBe("overQuota");
    expect(await counts()).toEqual([[1, 0]]);
    expect((await list())[0].turnedAway).toBe(1);
  });

  test("of several cells all need a place; where one is full none is taken", async () => {
    const { person, counts } = await survey(
      { target: 5, condition: WOMEN },
      { target: 1, condition: YOUNG_WOMEN },
      { target: 5, condition: { all: [] } },
    );
    expect((await (await person()).complete(WHOLE("W"))).body.disposition).toBe("complete");
    const second = await person();
    await second.next("sex", { sex: "W" });
    expect(await counts()).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
    expect((await second.next("age", { age: 20 })).body.disposition).toBe("overQuota");
    expect((await (await person()).complete(WHOLE("W", 50))).body.disposition).toBe("complete");
    expect(await counts()).toEqual([
      [2, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  test("what was answered before a place was taken can't be changed any more", async () => {
    const { person } = await survey({ target: 5, condition: WOMEN });
    const woman = await person();
    await woman.next("sex", { sex: "W" });
    expect((await woman.save("sex", "M")).body.code).toBe("execution.notCurrentQuestion");
  });

  test("a screen-out gives its place back", async () => {
    const { person, counts } = await survey({ target: 5, condition: WOMEN });
    const woman = await person();
    await woman.next("sex", { sex: "W" });
    expect((await woman.next("fits", { age: 30, fits: "no" })).body.disposition).toBe("screenOut");
    expect(await counts()).toEqual([[0, 0]]);
  });

  test("an abandoned reservation returns to whoever needs it; its holder takes a new one, or is over quota", async () => {
    const { person, counts } = await survey({ target: 1, condition: WOMEN });
    const gone = await person();
    await gone.next("sex", { sex: "W" });
    await app.database.query({
      text: "update quota_place set expires_at = now() - interval '1 minute' where response = $1",
      values: [gone.begun.responseId],
    });
    // Somebody who still moves keeps the place.
    expect((await (await person()).next("sex", { sex: "W" })).body.disposition).toBe("overQuota");
    await app.database.query({
      text: "update response set updated_at = now() - interval '2 hours' where id = $1",
      values: [gone.begun.responseId],
    });
    const next = await person();
    expect((await next.next("sex", { sex: "W" })).body.state).toBe("open");
    expect(await counts()).toEqual([[0, 1]]);
    expect((await gone.complete(WHOLE("M"))).body).toMatchObject({ code: "execution.notCurrentQuestion" });
    expect((await gone.complete(WHOLE("W"))).body.disposition).toBe("overQuota");
    expect((await next.complete({ age: 30, fits: "yes", last: "a" })).body.disposition).toBe("complete");
    expect(await counts()).toEqual([[1, 0]]);
  });

  test("a cell that isn't open yet turns people away as closed, not as over quota", async () => {
    const { person, ids, counts } = await survey({ target: 5, condition: WOMEN, isOpen: false });
    const early = await person();
    expect((await early.next("sex", { sex: "W" })).body.disposition).toBe("closed");
    expect(await endOf(early)).toEqual(["closed", ids[0]]);
    expect((await early.start()).body).toMatchObject({ state: "ended", mayRetake: true });
    expect((await change(ids[0] ?? "", { isOpen: true })).statusCode).toBe(200);
    expect((await (await person()).complete(WHOLE("W"))).body.disposition).toBe("complete");
    expect(await counts()).toEqual([[1, 0]]);
  });

  test("a target changes in field: who is in stays in, who comes is judged by the new one", async () => {
    const { person, ids, counts } = await survey({ target: 2, condition: WOMEN });
    const inside = await person();
    await inside.next("sex", { sex: "W" });
    expect((await change(ids[0] ?? "", { target: 1 })).statusCode).toBe(200);
    expect((await (await person()).next("sex", { sex: "W" })).body.disposition).toBe("overQuota");
    expect((await inside.complete({ age: 30, fits: "yes", last: "a" })).body.disposition).toBe("complete");
    await change(ids[0] ?? "", { target: 2 });
    expect((await (await person()).complete(WHOLE("W"))).body.disposition).toBe("complete");
    expect(await counts()).toEqual([[2, 0]]);
  });

  test("a cell that is set up in field counts those who are complete", async () => {
    const { activity, person, counts } = await survey();
    for (const sex of ["W", "W", "M"]) await (await person()).complete(WHOLE(sex));
    const begun = await person();
    await begun.next("sex", { sex: "W" });
    const id = await createQuota(app, moderator, activity, { target: 3, condition: WOMEN });
    expect(await counts()).toEqual([[2, 0]]);
    expect((await begun.complete({ age: 30, fits: "yes", last: "a" })).body.disposition).toBe("complete");
    expect((await (await person()).complete(WHOLE("W"))).body.disposition).toBe("overQuota");
    expect(await counts()).toEqual([[3, 0]]);
    expect((await app.call({ method: "DELETE", url: `/api/quotas/${id}`, token: moderator })).statusCode).toBe(200);
    expect((await (await person()).complete(WHOLE("W"))).body.disposition).toBe("complete");
  });

  test("nobody new begins where a place for everybody is full, while it is paused, or once a soft launch is done", async () => {
    const whole = await survey({ target: 1, condition: { all: [] } });
    const begun = await whole.person();
    await (await whole.person()).complete(WHOLE("W"));
    await expect(whole.person()).rejects.toThrow("execution.noSlots");
    expect((await begun.complete(WHOLE("M"))).body.disposition).toBe("overQuota");

    const launch = await survey();
    await (await launch.person()).complete(WHOLE("W"));
    const inside = await launch.person();
    await setFieldwork(app, moderator, launch.activity, { softLaunch: 1 });
    await expect(launch.person()).rejects.toThrow("execution.paused");
    expect((await inside.complete(WHOLE("W"))).body.disposition).toBe("complete");
    await setFieldwork(app, moderator, launch.activity, { isPaused: true });
    await expect(launch.person()).rejects.toThrow("execution.paused");
    await setFieldwork(app, moderator, launch.activity, {});
    expect((await launch.person()).begun.state).toBe("open");
  });

  test("a cell of one device counts those who answer on it", async () => {
    const { person, counts } = await survey({ target: 1, condition: { all: [] }, device: "mobile" });
    const phone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1" };
    expect((await (await person()).complete(WHOLE("W"))).body.disposition).toBe("complete");
    expect(await counts()).toEqual([[0, 0]]);
    expect((await (await person(phone)).complete(WHOLE("W"))).body.disposition).toBe("complete");
    expect(await counts()).toEqual([[1, 0]]);
    await expect(person(phone)).rejects.toThrow("execution.noSlots");
    expect((await (await person()).complete(WHOLE("W"))).body.disposition).toBe("complete");
  });

  test("test responses count nowhere and meet no limit", async () => {
    const { person, counts } = await survey({ target: 1, condition: WOMEN });
    await (await person()).complete(WHOLE("W"));
    const tester = await person({ authorization: `Bearer ${moderator}` });
    expect((await tester.complete(WHOLE("W"))).body.disposition).toBe("complete");
    expect(await counts()).toEqual([[1, 0]]);
  });

  test.each([
    ["no condition", { anything: 1 }, "required"],
    ["a question that isn't there", equal("gone", "a"), "unknownQuestion"],
    ["a code that isn't offered", equal("sex", "X"), "unknownCode"],
  ])("%s is refused with its place", async (_name, condition, rule) => {
    const { activity, ids, list } = await survey({ target: 5, condition: WOMEN });
    const url = `/api/activities/${activity}/quotas/${ids[0]}/condition`;
    const refused = await app.call({ method: "PUT", url, token: moderator, body: { condition } });
    expect([refused.statusCode, refused.json().code]).toEqual([422, "quota.faultyCondition"]);
    expect(refused.json().errors[0].rule).toBe(rule);
    expect((await list())[0].condition).toEqual(WOMEN);
  });

  test("a version that no longer asks what a quota looks at isn't published", async () => {
    const { activity } = await survey({ target: 5, condition: WOMEN, title: "Mujeres" });
    const url = `/api/activities/${activity}/questionnaire`;
    const draft = { ...DOCUMENT, blocks: [{ id: "who", questions: [number("age")] }] };
    const { revision } = (await app.call({ url, token: moderator })).json();
    const saved = await app.call({ method: "PUT", url, token: moderator, body: { draft, revision } });
    const body = { revision: saved.json().revision };
    const refused = await app.call({ method: "POST", url: `${url}/publish`, token: moderator, body });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [expect.objectContaining({ path: "/quotas", rule: "quotaMisfit", message: expect.stringContaining("Mujeres") })],
    ]);
  });
});

describe.runIf(ENGINES.includes("postgres"))("quotas under concurrency on PostgreSQL", () => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine: "postgres" });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const countersOf = (activity: string) =>
    app.database.query<{ completed: number; reserved: number; places: number; target: number }>({
      text: `select completed, reserved, target,
        (select count(*)::int from quota_place where quota = quota.id and state = 'counted') as places
        from quota where activity = $1 order by id`,
      values: [activity],
    });
  const crowd = (base: string, size: number) =>
    Promise.all(Array.from({ length: size }, () => respondent(app, base, {}, anotherAddress())));

  test(`of 50 who complete at once for the last place exactly one does, ${ROUNDS} times over`, async () => {
    const activity = await publishedSurvey(app, moderator, DOCUMENT);
    const id = await createQuota(app, moderator, activity, { target: 1, condition: WOMEN });
    const base = await openLink(app, moderator, activity);
    const completes: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await app.call({ method: "PUT", url: `/api/quotas/${id}`, token: moderator, body: { target: round } });
      const ends = await Promise.all((await crowd(base, 50)).map((person) => person.complete(WHOLE("W"))));
      const dispositions = ends.map(({ body }) => body.disposition);
      expect(dispositions.filter((end) => end !== "complete" && end !== "overQuota")).toEqual([]);
      completes.push(dispositions.filter((end) => end === "complete").length);
    }
    expect(completes).toEqual(Array(ROUNDS).fill(1));
    expect(await countersOf(activity)).toEqual([{ completed: ROUNDS, reserved: 0, places: ROUNDS, target: ROUNDS }]);
  }, 240_000);

  test("cells that overlap are each exact, however people arrive, and nobody waits for ever", async () => {
    const activity = await publishedSurvey(app, moderator, DOCUMENT);
    const cells = [WOMEN, YOUNG_WOMEN, equal("last", "a"), { all: [] }];
    for (const condition of cells) await createQuota(app, moderator, activity, { target: 20, condition });
    const base = await openLink(app, moderator, activity);
    const people = await crowd(base, 80);
    const arrive = async (person: Respondent, index: number) => {
      const [sex, age] = [index % 3 === 0 ? "M" : "W", index % 2 === 0 ? 20 : 50];
      if (index % 4 === 0) return person.complete(WHOLE(sex, age));
      const first = await person.next("sex", { sex });
      if (first.body.state !== "open") return first;
      const second = await person.next("age", { age });
      if (second.body.state !== "open") return second;
      return person.complete({ fits: index % 5 === 0 ? "no" : "yes", ...(index % 5 === 0 ? {} : { last: "a" }) });
    };
    const ends = await Promise.all(people.map(arrive));
    expect([...new Set(ends.map(({ status }) => status))]).toEqual([200]);
    const counters = await countersOf(activity);
    for (const { completed, reserved, places, target } of counters) {
      expect([reserved, places]).toEqual([0, completed]);
      expect(completed).toBeLessThanOrEqual(target);
    }
    // Who was screened out had a place that others were turned away for: how many complete depends on who came first.
    expect(Math.min(...counters.map(({ completed }) => completed))).toBeGreaterThan(0);
  }, 120_000);

  test.each([0, 1])(
    "a cell that is set up beside %i others while people complete misses none of them",
    async (others) => {
      const activity = await publishedSurvey(app, moderator, DOCUMENT);
      for (let index = 0; index < others; index += 1)
        await createQuota(app, moderator, activity, { target: 1_000, condition: WOMEN });
      const base = await openLink(app, moderator, activity);
      const people = await crowd(base, 60);
      const completing = Promise.all(people.map((person) => person.complete(WHOLE("W"))));
      await createQuota(app, moderator, activity, { target: 1_000, condition: WOMEN });
      expect([...new Set((await completing).map(({ body }) => body.disposition))]).toEqual(["complete"]);
      const counted = { completed: 60, reserved: 0, places: 60, target: 1_000 };
      expect(await countersOf(activity)).toEqual(Array(others + 1).fill(counted));
    },
    60_000,
  );
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { addPanel, newRespondent, type Panel, signEntry, visitor } from "../helpers/panel";
import { createQuota } from "../helpers/quotas";
import { anotherAddress } from "../helpers/respondents";
import { publishedSurvey } from "../helpers/surveys";

const DOCUMENT = {
  languages: ["es"],
  blocks: [
    {
      id: "one",
      questions: ["first", "last"].map((id) => ({
        ...{ id, variable: id, type: "single-choice", title: { es: `¿${id}?` }, required: true },
        options: ["a", "b"].map((code) => ({ code, label: { es: code } })),
      })),
    },
  ],
};
const TARGETS = { women: 6, men: 6, young: 4, old: 8 };
const COMBINATIONS = ["women.young", "women.old", "men.young", "men.old"];

describe.each(CONCURRENT_ENGINE)("whoever is of two segments, on %s", (engine) => {
  let app: TestApp;
  let activity: string;
  let panel: Panel;

  beforeAll(async () => {
    app = await startApp({ engine });
    const moderator = await app.signIn("moderator");
    activity = await publishedSurvey(app, moderator, DOCUMENT);
    panel = await addPanel(app, moderator, activity);
    for (const [segment, target] of Object.entries(TARGETS)) {
      const quota = await createQuota(app, moderator, activity, { target, condition: { all: [] } });
      await rows(app, `update quota set segment = '${segment}', title = '${segment}' where id = '${quota}'`);
    }
    await rows(
      app,
      "update questionnaire set cells_revision = cells_revision + 1 where id = (select questionnaire from activity where id = $1)",
      [activity],
    );
  });
  afterAll(() => app.close());

  /** Begins and leaves the first question, where that is possible. */
  async function come(segment: string) {
    const who = visitor(app, panel.link, { "x-forwarded-for": anotherAddress() });
    const begun = await who.start(signEntry(panel, { rid: newRespondent(), segment }));
    if (begun.statusCode !== 200) return { who, state: begun.json().code as string };
    const left = (await who.next("first", { first: "a" })).json();
    return { who, state: (left.disposition ?? left.state) as string };
  }

  /** Reserved and completed by segment, as its places bear out; each response has a place in both of its quotas or in none. */
  async function counters() {
    const quotas = await rows<{ title: string; reserved: number; completed: number; held: number; counted: number }>(
      app,
      `select title, reserved, completed,
        (select count(*)::int from quota_place where quota = quota.id and state = 'reserved') as held,
        (select count(*)::int from quota_place where quota = quota.id and state = 'counted') as counted
        from quota where activity = $1`,
      [activity],
    );
    for (const { reserved, completed, held, counted } of quotas) expect([reserved, completed]).toEqual([held, counted]);
    const halves = await rows(
      app,
      `select response from quota_place join quota on quota.id = quota_place.quota where activity = $1
        group by response having count(*) <> 2`,
      [activity],
    );
    expect(halves).toEqual([]);
    return Object.fromEntries(quotas.map(({ title, reserved, completed }) => [title, [reserved, completed]]));
  }

  test("has a place in both quotas or in none, however many come at once, and no quota goes beyond its target", async () => {
    const crowd = Array.from({ length: 48 }, (_, index) => COMBINATIONS[index % COMBINATIONS.length] ?? "");
    const came = await Promise.all(crowd.map(async (segment) => ({ segment, ...(await come(segment)) })));
    const open = came.filter(({ state }) => state === "open");
    const counted = await counters();
    for (const [segment, target] of Object.entries(TARGETS)) {
      const own = open.filter((one) => one.segment.split(".").includes(segment)).length;
      expect(counted[segment]).toEqual([own, 0]);
      expect(own).toBeLessThanOrEqual(target);
    }
    // Whoever was turned away found one of the two full.
    const isFull = (segment: string) => counted[segment]?.[0] === TARGETS[segment as keyof typeof TARGETS];
    for (const { segment } of came.filter(({ state }) => state !== "open")) expect(segment.split(".").some(isFull)).toBe(true);

    const ends = await Promise.all(open.map(({ who }) => who.next("last", { last: "a" }).then(() => who.complete())));
    expect(ends.map((end) => end.json().disposition)).toEqual(open.map(() => "complete"));
    for (const [segment, [held]] of Object.entries(counted)) expect((await counters())[segment]).toEqual([0, held]);
  });

  test("is turned away before the first question where one of the two is full", async () => {
    await rows(app, "update quota set target = completed where activity = $1 and title in ('young', 'men')", [activity]);
    await rows(app, "update quota set target = completed + 5 where activity = $1 and title in ('old', 'women')", [activity]);
    expect((await come("women.young")).state).toBe("execution.noSlots");
    expect((await come("men.old")).state).toBe("execution.noSlots");
    expect((await come("women.old")).state).toBe("open");
  });

  test("counts in one quota where it is of one segment", async () => {
    const before = await rows<{ reserved: number }>(app, "select reserved from quota where activity = $1 and title = 'old'", [
      activity,
    ]);
    expect((await come("women")).state).toBe("open");
    const [women] = await rows<{ reserved: number }>(app, "select reserved from quota where activity = $1 and title = 'women'", [
      activity,
    ]);
    expect(women?.reserved).toBe(2);
    expect(await rows(app, "select reserved from quota where activity = $1 and title = 'old'", [activity])).toEqual(before);
  });
});

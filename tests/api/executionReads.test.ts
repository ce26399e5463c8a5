import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, type TestApp } from "../helpers/app";
import { addPanel, newRespondent, signEntry, visitor } from "../helpers/panel";
import { PLAIN_CLIENT } from "../helpers/plainPages";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { eventually } from "../helpers/smtp";
import { publishedSurvey } from "../helpers/surveys";
import { fingerprintsOf } from "../helpers/tableFingerprints";

/** One choice; "c" excludes with sanction. */
const TRAP = {
  languages: ["es"],
  blocks: [
    {
      id: "b",
      questions: [
        {
          id: "trap",
          variable: "trap",
          type: "single-choice",
          title: { es: "¿trap?" },
          required: true,
          options: ["a", "c"].map((code) => ({ code, label: { es: code } })),
          rules: [
            { id: "bot", when: { question: "trap", is: "equal", value: "c" }, then: { do: "quality", isSanctioned: true } },
          ],
        },
        { id: "why", variable: "why", type: "short-text", title: { es: "¿why?" } },
      ],
    },
  ],
};

/** Addresses of what a respondent reads of a survey, by route. */
const READS: Readonly<Record<string, (activity: string, community: string) => string>> = {
  "/execution/:id/next-question-block": (activity) => `/execution/${activity}/next-question-block`,
  "/tester/communities/:id/activity/:activityId/question/:questionId/answered": (activity, community) =>
    `/tester/communities/${community}/activity/${activity}/question/trap/answered`,
  "/c/:origin/activities/:id/survey": (activity) => `/c/demo/activities/${activity}/survey`,
};
const IS_READ = /^\/execution\/|^\/tester\/.*\/question\/|^\/c\/.*\/survey$/;

describe.each(ANY_ENGINE)("the end of a response, on %s", (engine) => {
  let app: TestApp;
  let routes: readonly Route[];
  let moderator: string;
  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes({ engine, client: PLAIN_CLIENT }));
    moderator = await app.signIn("moderator");
    await query("update scheduled_task set due_at = now() + interval '1 day' where kind = 'recurring'", []);
  });
  afterAll(() => app.close());

  const query = (text: string, values: readonly unknown[]) =>
    app.database.query<Readonly<Record<string, unknown>>>({ text, values: [...values] });
  /** Followers write in the background what follows from a publication or an end: that is over before it is compared. */
  const followersDone = () =>
    eventually("followers have done their work", async () => {
      const waiting = await query("select 1 from scheduled_task where kind = 'follower' and due_at <= now()", []);
      return waiting.length === 0;
    });
  /** A member's response that has begun, or ended by the sanctioning rule. */
  const begun = async (end?: "sanctioned") => {
    const activity = await publishedSurvey(app, moderator, TRAP);
    const member = await app.signIn("member");
    const base = `/api/activities/${activity}/execution`;
    await query("delete from sanction", []);
    const { responseId } = (await app.call({ method: "POST", url: base, token: member })).json();
    const body = { questionId: "trap", answers: { trap: { value: "c" } } };
    if (end) await app.call({ method: "POST", url: `${base}/next`, token: member, body });
    await followersDone();
    return { activity, member, responseId };
  };
  const read = async ({ activity, member }: Awaited<ReturnType<typeof begun>>, url: string) => {
    const [space] = await query("select space_id as id from activity where id = $1", [activity]);
    const address = READS[url]?.(activity, String(space?.id)) ?? "";
    return app.call({ url: address, token: member, headers: { host: "localhost:3000" } });
  };

  test("is read by these routes", () => {
    const reads = routes.filter(({ method, url }) => method === "GET" && IS_READ.test(url));
    expect([...new Set(reads.map(({ url }) => url))].sort()).toEqual(Object.keys(READS).sort());
  });

  describe.each(Object.keys(READS))("GET %s changes nothing", (url) => {
    const unchangedBy = async (response: Awaited<ReturnType<typeof begun>>) => {
      const before = await fingerprintsOf(app.database);
      const answer = await read(response, url);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await fingerprintsOf(app.database)).toEqual(before);
      return answer;
    };

    test("of a response that is open", async () => {
      await unchangedBy(await begun());
    });

    test("of one whose time is over, which is shown as ended", async () => {
      const response = await begun();
      await query("update response set expires_at = now() - interval '1 minute' where id = $1", [response.responseId]);
      const answer = await unchangedBy(response);
      if (url.endsWith("block"))
        expect(answer.json()).toMatchObject({ state: "ended", disposition: "timedOut", mayRetake: true });
    });

    test("of one that ended", async () => {
      const response = await begun("sanctioned");
      await query("delete from sanction where response = $1", [response.responseId]);
      await unchangedBy(response);
    });
  });

  test("and its sanction are one transaction", async () => {
    const { responseId } = await begun("sanctioned");
    const rows = await query(
      "select r.xmin::text = s.xmin::text as same, s.reason from response r join sanction s on s.response = r.id where r.id = $1",
      [responseId],
    );
    expect(rows).toEqual([{ same: true, reason: "trap: ¿trap?" }]);
  });

  test.each([
    ["complete", { trap: "a" }, "complete"],
    ["screened by a rule", { trap: "c" }, "next"],
  ])("and what its supplier is told are one transaction: %s", async (_name, answers, call) => {
    const activity = await publishedSurvey(app, moderator, TRAP);
    const callback = "https://panel.example/told";
    const panel = await addPanel(app, moderator, activity, { supplier: { callback } });
    const rid = newRespondent();
    const who = visitor(app, panel.link);
    await who.start(signEntry(panel, { rid }));
    await who.next("trap", answers);
    if (call === "complete") await who.complete();
    const rows = await query(
      `select r.notified_disposition = r.disposition as notified, bool_or(a.xmin::text = r.xmin::text) as same
        from response r join answer a on a.response = r.id where r.external_id = $1 group by r.id`,
      [rid],
    );
    expect(rows).toEqual([{ notified: true, same: true }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { demoId, otherCommunity } from "../helpers/communities";
import { addPanel, openLink, setFieldwork } from "../helpers/panel";
import { createQuota } from "../helpers/quotas";
import { createSurvey, publishedSurvey } from "../helpers/surveys";

type Headers = Readonly<Record<string, string>>;

/** The ways in which a visitor's token is sent. */
const SENT: readonly (readonly [string, (token: string) => Headers])[] = [
  ["Authorization", (token) => ({ authorization: `Bearer ${token}` })],
  ["visToken", (token) => ({ visToken: token })],
  ["tesVisToken", (token) => ({ tesVisToken: token })],
];
const NOTHING = "0193fd0a-7c1e-7000-8000-00000000dead";
const ANSWER = { questionId: "one", value: "a" };

describe.each(ANY_ENGINE)("a visitor's token on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  let id: string;
  let url: string;

  const linked = async (activity: string) =>
    `/api/surveys/${(await openLink(app, moderator, activity)).slice("/s/".length)}/execution`;

  beforeAll(async () => {
    app = await startApp({ engine, environment: { TRUST_PROXY: "127.0.0.1" } });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
    id = await publishedSurvey(app, moderator);
    url = await linked(id);
  });
  afterAll(() => app.close());

  const given = async () => (await app.call({ url: "/visitorToken" })).json();

  test.each(SENT)("answers a survey without cookies, sent as %s", async (_name, headersOf) => {
    const { visToken } = await given();
    const headers = headersOf(visToken);
    const begun = await app.call({ method: "POST", url, headers });
    expect(begun.statusCode).toBe(200);
    expect(begun.headers["set-cookie"]).toBeUndefined();
    const saved = await app.call({ method: "PUT", url: `${url}/answers/one`, headers, body: { value: "a" } });
    expect(saved.statusCode).toBe(204);
    expect((await app.call({ method: "POST", url, headers })).json().responseId).toBe(begun.json().responseId);
    expect((await app.call({ method: "POST", url: `${url}/complete`, headers })).json().state).toBe("complete");
    const rows = await app.database.query<{ token_hash: string }>({
      text: "select token_hash from response where id = $1",
      values: [begun.json().responseId],
    });
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(visToken).not.toContain(rows[0]?.token_hash);
  });

  test("is refused where it is forged, made to last longer or past its time", async () => {
    const { visToken, expiresAt } = await given();
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now());
    const [random, expires = "", mark] = visToken.split(".");
    const forged = [
      `${visToken}x`,
      `${random}.${Number(expires) + 1}.${mark}`,
      `${random}.1.${mark}`,
      "vis_",
      `${random}.${expires}.`,
    ];
    for (const token of forged) {
      const answer = await app.call({ method: "POST", url, headers: { visToken: token } });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "execution.sessionLost"]);
    }
  });

  test("is another one each time, and opens nothing else", async () => {
    const [one, other] = [await given(), await given()];
    expect(one.visToken).not.toBe(other.visToken);
    expect((await app.call({ url: "/api/activities", headers: { authorization: `Bearer ${one.visToken}` } })).statusCode).toBe(
      401,
    );
  });

  describe("at the spec's calls of test execution", () => {
    /** Whoever answers an activity's survey by its id. */
    const calls = (activity: string, headers: Headers = {}) => {
      const at = `/execution/${activity}`;
      return {
        start: () => app.call({ method: "POST", url: `${at}/start`, headers }),
        next: () => app.call({ url: `${at}/next-question-block`, headers }),
        answer: (body: object = ANSWER) => app.call({ method: "POST", url: `${at}/answer`, headers, body }),
        finish: () => app.call({ method: "POST", url: `${at}/finish`, headers }),
      };
    };
    const fresh = async (): Promise<Headers> => ({ visToken: (await given()).visToken });
    const codeOf = ({ statusCode, json }: Awaited<ReturnType<TestApp["call"]>>) => [statusCode, json().code];
    /** How each of the calls answers, one after the other. */
    const answersOf = async (activity: string, headers: Headers = {}) => {
      const { start, next, answer, finish } = calls(activity, headers);
      return [await start(), await next(), await answer(), await finish()];
    };
    const codesOf = async (activity: string, headers?: Headers) => (await answersOf(activity, headers)).map(codeOf);
    const all = (...code: readonly [number, string]) => Array(4).fill(code);
    const responsesOf = (activity: string) =>
      app.database.query<{ channel: string; member: string | null; is_test: boolean }>({
        text: `select channel, member, coalesce(is_test, false) as is_test from response
          join activity on activity.questionnaire = response.questionnaire where activity.id = $1`,
        values: [activity],
      });
    /** The cookie of whom a browser is signed in as. */
    const cookieOf = async (who: "member" | "moderator") => {
      const [loginUrl, email] = LOGINS[who];
      const answer = await app.call({ method: "POST", url: loginUrl, body: { email, password: DEMO_PASSWORD } });
      return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    };

    test.each(SENT)("answers a whole survey, which the link knows by the same token, sent as %s", async (_name, headersOf) => {
      const headers = headersOf((await given()).visToken);
      const { start, next, answer, finish } = calls(id, headers);
      const begun = await start();
      expect([begun.statusCode, begun.json().state, begun.headers["set-cookie"]]).toEqual([200, "open", undefined]);
      const { responseId } = begun.json();
      expect((await app.call({ method: "POST", url, headers })).json().responseId).toBe(responseId);
      expect((await answer()).json()).toMatchObject({ state: "open", answers: { one: "a" } });
      const shown = await next();
      expect(shown.json()).toMatchObject({ responseId, answers: { one: "a" } });
      expect(shown.headers["cache-control"]).toBe("no-store");
      expect((await app.call({ method: "POST", url, headers })).json()).toMatchObject({ responseId, answers: { one: "a" } });
      expect((await finish()).json()).toMatchObject({ state: "complete", disposition: "complete" });
      expect((await next()).json()).toMatchObject({ responseId, state: "complete", answers: {} });
      expect((await app.call({ method: "POST", url, headers })).json()).toMatchObject({ responseId, state: "complete" });
    });

    test("finds what was begun at the link, and nobody else's", async () => {
      const headers = await fresh();
      const { responseId } = (await app.call({ method: "POST", url, headers })).json();
      expect((await calls(id, headers).next()).json().responseId).toBe(responseId);
      const { start, ...others } = calls(id, await fresh());
      for (const call of Object.values(others)) expect(codeOf(await call())).toEqual([404, "execution.notFound"]);
      expect((await start()).json().responseId).not.toBe(responseId);
    });

    test("without a token and a session, nothing is told", async () => {
      for (const activity of [id, NOTHING]) expect(await codesOf(activity)).toEqual(all(401, "auth.notAuthenticated"));
      const others: readonly Headers[] = [{ visToken: "other_1" }, { visToken: "" }, { authorization: "Bearer vis" }];
      for (const headers of others) expect(await codesOf(id, headers)).toEqual(all(401, "auth.notAuthenticated"));
    });

    test("one that is forged or past its time is refused, also beside a member's session", async () => {
      const { visToken } = await given();
      const [random, expires, mark] = visToken.split(".");
      const session = { authorization: `Bearer ${member}` };
      for (const token of [`${visToken}x`, `${random}.1.${mark}`, "vis_", `${random}.${expires}.`]) {
        for (const activity of [id, NOTHING])
          expect(await codesOf(activity, { visToken: token })).toEqual(all(403, "execution.sessionLost"));
        expect(await codesOf(id, { visToken: token, ...session })).toEqual(all(403, "execution.sessionLost"));
      }
    });

    test("where there is nothing to answer by a link, all looks alike", async () => {
      const closed = await publishedSurvey(app, moderator);
      const headers = await fresh();
      await openLink(app, moderator, closed);
      expect((await calls(closed, headers).start()).statusCode).toBe(200);
      const body = { isOpen: false };
      await app.call({ method: "PUT", url: `/api/activities/${closed}/link`, token: moderator, body });
      const unpublished = await createSurvey(app, moderator);
      await openLink(app, moderator, unpublished);
      const neverOpen = await publishedSurvey(app, moderator);
      const noSurvey = await publishedSurvey(app, moderator);
      await openLink(app, moderator, noSurvey);
      await app.database.query({ text: "update activity set questionnaire = null where id = $1", values: [noSurvey] });
      const communityId = await demoId(app);
      const bodies = new Set<string>();
      for (const activity of [closed, unpublished, neverOpen, noSurvey, communityId, NOTHING]) {
        for (const answer of await answersOf(activity, headers)) {
          expect(codeOf(answer)).toEqual([404, "execution.notFound"]);
          bodies.add(JSON.stringify({ ...answer.json(), requestId: null }));
        }
      }
      expect(bodies.size).toBe(1);
      expect((await calls(closed, { authorization: `Bearer ${member}` }).start()).statusCode).toBe(200);
    });

    const past = () => new Date(Date.now() - 60_000).toISOString();
    test.each([
      ["another device", { devices: ["mobile"] }, 403, "execution.wrongDevice"],
      ["while it is paused", { isPaused: true }, 409, "execution.paused"],
      ["once it has closed", { closesAt: past() }, 409, "execution.closed"],
      ["once a soft launch has its completes", { softLaunch: 1 }, 409, "execution.paused"],
      ["again from one address", { onePerAddress: true }, 409, "execution.sameAddress"],
    ] as const)("holds to the rules of the fieldwork: %s", async (_name, values, status, code) => {
      const activity = await publishedSurvey(app, moderator);
      const link = await linked(activity);
      const first = calls(activity, await fresh());
      await first.start();
      await first.answer();
      await first.finish();
      const { devices, ...rest } = { devices: undefined, ...values };
      await setFieldwork(app, moderator, activity, { ...rest, ...(devices ? { devices: [...devices] } : {}) });
      expect(codeOf(await calls(activity, await fresh()).start())).toEqual([status, code]);
      expect(codeOf(await app.call({ method: "POST", url: link, headers: await fresh() }))).toEqual([status, code]);
      expect(await responsesOf(activity)).toHaveLength(1);
    });

    test("another address is another one's, and who was let in goes on", async () => {
      const activity = await publishedSurvey(app, moderator);
      await openLink(app, moderator, activity);
      await setFieldwork(app, moderator, activity, { onePerAddress: true });
      const headers = { ...(await fresh()), "x-forwarded-for": "198.51.100.7" };
      const { responseId } = (await calls(activity, headers).start()).json();
      expect((await calls(activity, headers).start()).json().responseId).toBe(responseId);
      const elsewhere = { ...(await fresh()), "x-forwarded-for": "198.51.100.8" };
      expect((await calls(activity, elsewhere).start()).statusCode).toBe(200);
    });

    test("lets nobody in whom no supplier sends, where only suppliers send people", async () => {
      const activity = await publishedSurvey(app, moderator);
      await addPanel(app, moderator, activity, { onlySuppliers: true });
      expect(codeOf(await calls(activity, await fresh()).start())).toEqual([403, "execution.notAllowed"]);
      expect(await responsesOf(activity)).toEqual([]);
    });

    test("lets nobody new in where the places are taken", async () => {
      const activity = await publishedSurvey(app, moderator);
      await openLink(app, moderator, activity);
      await createQuota(app, moderator, activity, { target: 1, condition: { all: [] } });
      const first = calls(activity, await fresh());
      for (const call of [first.start, first.answer, first.finish]) expect((await call()).statusCode).toBe(200);
      expect(codeOf(await calls(activity, await fresh()).start())).toEqual([409, "execution.noSlots"]);
    });

    test("wins over a member's session beside it", async () => {
      const activity = await publishedSurvey(app, moderator);
      await openLink(app, moderator, activity);
      const both = { ...(await fresh()), authorization: `Bearer ${member}` };
      const { responseId } = (await calls(activity, both).start()).json();
      expect(await responsesOf(activity)).toMatchObject([{ channel: "link", member: null, is_test: false }]);
      const asMember = (await calls(activity, { authorization: `Bearer ${member}` }).start()).json();
      expect(asMember.responseId).not.toBe(responseId);
      expect((await calls(activity, both).next()).json().responseId).toBe(responseId);
    });

    test("what the team answers by one counts as a test", async () => {
      const activity = await publishedSurvey(app, moderator);
      await openLink(app, moderator, activity);
      const own = { cookie: await cookieOf("moderator"), origin: "http://localhost", host: "localhost" };
      expect((await calls(activity, { ...(await fresh()), ...own }).start()).statusCode).toBe(200);
      expect(await responsesOf(activity)).toMatchObject([{ channel: "link", is_test: true }]);
    });

    test("staff's session is no member's, and another community's member finds nothing", async () => {
      expect(await codesOf(id, { authorization: `Bearer ${moderator}` })).toEqual(all(403, "access.denied"));
      const { administrator } = await otherCommunity(app);
      expect(await codesOf(id, { authorization: `Bearer ${administrator}` })).toEqual(all(403, "access.denied"));
      const foreign = await publishedSurvey(app, administrator);
      await openLink(app, administrator, foreign);
      expect(await codesOf(foreign, { authorization: `Bearer ${member}` })).toEqual(all(404, "execution.notFound"));
      expect((await calls(foreign, await fresh()).start()).json().state).toBe("open");
      expect(await responsesOf(foreign)).toMatchObject([{ channel: "link" }]);
    });

    test("a member's cookie writes from our own pages alone, also beside a token", async () => {
      const activity = await publishedSurvey(app, moderator);
      await openLink(app, moderator, activity);
      const [cookie, host] = [await cookieOf("member"), "research.example"];
      for (const origin of ["https://evil.example", `https://sub.${host}`, "null", undefined]) {
        const headers = { cookie, host, ...(origin === undefined ? {} : { origin }) };
        for (const token of [{}, await fresh()]) {
          const { start, answer, finish } = calls(activity, { ...headers, ...token });
          for (const call of [start, answer, finish]) expect(codeOf(await call())).toEqual([403, "request.foreignOrigin"]);
        }
      }
      expect(await responsesOf(activity)).toEqual([]);
      const { start, answer, finish } = calls(activity, { cookie, host, origin: `https://${host}` });
      for (const call of [start, answer, finish]) expect((await call()).statusCode).toBe(200);
      expect(await responsesOf(activity)).toMatchObject([{ channel: "member" }]);
    });

    test("opens none of the members' other calls", async () => {
      const at = `/tester/communities/${await demoId(app)}/activity/${id}/question/one`;
      for (const [, headersOf] of SENT) {
        const headers = headersOf((await given()).visToken);
        const said = [
          await app.call({ url: `${at}/answered`, headers }),
          await app.call({ method: "POST", url: `${at}/answer`, headers, body: { value: "a" } }),
          await app.call({ method: "POST", url: `/api/activities/${id}/execution`, headers }),
        ];
        expect(said.map(codeOf)).toEqual(Array(3).fill([401, "auth.notAuthenticated"]));
      }
    });
  });
});

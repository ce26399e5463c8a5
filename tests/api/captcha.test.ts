import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { addPanel, newRespondent, openLink, setFieldwork, signEntry, visitor } from "../helpers/panel";
import { PLAIN_CLIENT, plainBrowser } from "../helpers/plainPages";
import { publishedSurvey } from "../helpers/surveys";

const MS_PER_MINUTE = 60_000;
const OWN = { key: "1".repeat(40) };
const OTHER = { key: "2".repeat(40) };

interface CaptchaAnswer {
  readonly challenge: Challenge;
  readonly seconds: number;
}

async function solve(challenge: Challenge): Promise<object> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("unsolved");
  return { challenge, solution };
}

const sent = (payload: object) => ({ captcha: Buffer.from(JSON.stringify(payload)).toString("base64") });

describe.each(ANY_ENGINE)("a captcha before an open link's survey on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine, client: PLAIN_CLIENT });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());
  afterEach(() => void vi.useRealTimers());

  const survey = async () => {
    const id = await publishedSurvey(app, moderator);
    await setFieldwork(app, moderator, id, { captcha: true });
    return { id, link: await openLink(app, moderator, id) };
  };
  const urlOf = (link: string) => `/api/surveys/${link.slice("/s/".length)}/captcha`;
  const given = async (
    link: string,
    body: object = OWN,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CaptchaAnswer> => {
    const own = { origin: "http://localhost:80", host: "localhost:80", ...headers };
    const answer = await app.call({ method: "POST", url: urlOf(link), headers: own, body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    expect(answer.headers["cache-control"]).toBe("no-store");
    return answer.json();
  };
  const countOf = async (activityId: string) => {
    const [row] = await app.database.query<{ count: number }>({
      text: `select count(*)::int from response join activity on activity.questionnaire = response.questionnaire
        where activity.id = $1`,
      values: [activityId],
    });
    return row?.count;
  };

  test("nobody begins without its solution, and who has solved it begins and comes back", async () => {
    const { id, link } = await survey();
    const who = visitor(app, link);
    const refused = await who.start({}, OWN);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "execution.captchaRequired"]);
    const { challenge, seconds } = await given(link);
    expect(seconds).toBeGreaterThan(0);
    const begun = await who.start({}, { ...OWN, ...sent(await solve(challenge)) });
    expect([begun.statusCode, begun.json().state]).toEqual([200, "open"]);
    expect((await who.start({}, OWN)).json().responseId).toBe(begun.json().responseId);
    expect((await who.answer("one", "a")).statusCode).toBe(204);
    expect(await countOf(id)).toBe(1);
  });

  test("says whose survey lies behind it, in its language", async () => {
    const { link } = await survey();
    expect(await given(link)).toMatchObject({
      title: expect.stringMatching(/./),
      language: "es",
      theme: { name: "Comunidad Demo" },
    });
  });

  test("one solution is one start, however often it is shown, and good for nobody else and nowhere else", async () => {
    const { id, link } = await survey();
    const elsewhere = await survey();
    const solved = sent(await solve((await given(link)).challenge));
    const starts = await Promise.all(Array.from({ length: 10 }, () => visitor(app, link).start({}, { ...OWN, ...solved })));
    expect(new Set(starts.map((start) => start.json().responseId)).size).toBe(1);
    for (const [there, who] of [
      [link, OTHER],
      [link, {}],
      [elsewhere.link, OWN],
    ] as const) {
      const refused = await visitor(app, there).start({}, { ...who, ...solved });
      expect([refused.statusCode, refused.json().code]).toEqual([403, "execution.captchaReset"]);
    }
    expect([await countOf(id), await countOf(elsewhere.id)]).toEqual([1, 0]);
  });

  test("comes too late once its time is over", async () => {
    const { id, link } = await survey();
    const { challenge, seconds } = await given(link);
    const solved = sent(await solve(challenge));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1_000 + MS_PER_MINUTE });
    const late = await visitor(app, link).start({}, { ...OWN, ...solved });
    expect([late.statusCode, late.json().code]).toEqual([403, "execution.captchaExpired"]);
    expect(await countOf(id)).toBe(0);
  });

  test("is reset by whatever is no solution of a challenge of ours", async () => {
    const { id, link } = await survey();
    const { challenge } = await given(link);
    const { parameters } = challenge;
    const { solution } = (await solve(challenge)) as {
      readonly solution: { readonly counter: number; readonly derivedKey: string };
    };
    const easy = { ...parameters, keyPrefix: "00", cost: 1, keySignature: undefined };
    const forged: readonly object[] = [
      { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
      { challenge, solution: { counter: solution.counter } },
      { challenge: { ...challenge, signature: undefined }, solution },
      { challenge: { parameters: { ...parameters, expiresAt: 4_000_000_000 }, signature: challenge.signature }, solution },
      await solve({ parameters: easy }),
      { challenge: { parameters: { ...parameters, cost: 2_000_000_000, keySignature: undefined } }, solution },
      { challenge: { parameters: {} }, solution: {} },
      { challenge: { parameters: null }, solution },
      { solution },
      [challenge, solution],
    ];
    const texts = [...forged.map((payload) => sent(payload).captcha), "", "no base64 %", "bnVsbA=="];
    for (const captcha of texts) {
      const refused = await visitor(app, link).start({}, { ...OWN, captcha });
      expect([refused.statusCode, refused.json().code]).toEqual([403, "execution.captchaReset"]);
    }
    expect((await visitor(app, link).start({}, { ...OWN, captcha: "A".repeat(10_000) })).statusCode).toBe(400);
    expect(await countOf(id)).toBe(0);
  });

  test("a visitor's token solves its own", async () => {
    const { id, link } = await survey();
    const tokens = await Promise.all(
      [1, 2].map(async () => (await app.call({ url: "/visitorToken" })).json().visToken as string),
    );
    const [own = "", other = ""] = tokens;
    const { challenge } = await given(link, {}, { visToken: own });
    const solved = sent(await solve(challenge));
    const startAs = (visToken: string) =>
      app.call({ method: "POST", url: urlOf(link).replace(/captcha$/, "execution"), headers: { visToken }, body: solved });
    expect((await startAs(other)).json().code).toBe("execution.captchaReset");
    expect((await startAs(own)).json().state).toBe("open");
    // At the spec's own address, too.
    const headers = { visToken: other };
    const base = `/execution/${id}`;
    expect((await app.call({ method: "POST", url: `${base}/start`, headers })).json().code).toBe("execution.captchaRequired");
    const asked = await app.call({ method: "POST", url: `${base}/captcha`, headers });
    const begun = await app.call({
      method: "POST",
      url: `${base}/start`,
      headers,
      body: sent(await solve((asked.json() as CaptchaAnswer).challenge)),
    });
    expect(begun.json().state).toBe("open");
  });

  test("isn't asked of members, of the team, nor of whom a supplier sends", async () => {
    const { id, link } = await survey();
    const member = await app.signIn("member");
    expect((await app.call({ method: "POST", url: `/api/activities/${id}/execution`, token: member })).statusCode).toBe(200);
    const asTeam = await app.call({
      method: "POST",
      url: urlOf(link).replace(/captcha$/, "execution"),
      headers: { origin: "http://localhost:80", host: "localhost:80" },
      token: moderator,
    });
    expect(asTeam.statusCode).toBe(200);
    expect((await plainBrowser(app, link, moderator).get()).body).not.toContain("data-needs-script");
    const panel = await addPanel(app, moderator, id, { captcha: true });
    const entry = signEntry(panel, { rid: newRespondent() });
    expect((await visitor(app, panel.link).start(entry)).statusCode).toBe(200);
  });

  test("stands before the plain page too, whose form begins nothing", async () => {
    const { id, link } = await survey();
    const browser = plainBrowser(app, link);
    const page = await browser.get();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("data-needs-script");
    expect(page.body).toContain("JavaScript");
    expect((await plainBrowser(app, `${link}?language=en`).get()).body).toMatch(/data-needs-script data-language="en"/);
    expect(page.body).not.toContain("<form");
    const after = await browser.send("one", [["value", "a"]]);
    expect(after.body).toContain("data-needs-script");
    expect(await countOf(id)).toBe(0);
  });

  test("is asked for by a questionnaire that can be answered alone, and from our own pages", async () => {
    const { id, link } = await survey();
    await app.call({ method: "PUT", url: `/api/activities/${id}/link`, token: moderator, body: { isOpen: false } });
    const headers = { origin: "http://localhost:80", host: "localhost:80" };
    expect((await app.call({ method: "POST", url: urlOf(link), headers })).statusCode).toBe(404);
    const foreign = { ...headers, origin: "https://evil.example" };
    expect((await app.call({ method: "POST", url: urlOf(link), headers: foreign })).statusCode).toBe(403);
  });
});

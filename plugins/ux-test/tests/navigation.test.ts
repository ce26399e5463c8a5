import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { MOST_EVENTS } from "../shared/navigation/events";
import { CHECKPOINTS, eventsOf, SITE, siteSurvey, siteVisitor, snippetCall } from "./siteRun";

describe.each(ENGINES)("events of a tested site on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let base: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    ({ base } = await siteSurvey(app, moderator));
  });
  afterAll(() => app.close());

  const stored = () =>
    rows<{ question: string; tab: string; number: number; kind: string; url: string; data: object }>(
      app,
      "select question, tab, number, kind, url, data from ux_event order by created_at, number",
    );
  const empty = () => rows(app, "delete from ux_event");
  const send = (token: string, events: readonly object[], origin?: string) => snippetCall(app, "", { token, events }, origin);

  test("the snippet learns what to watch for, without a cookie and from any page of the site", async () => {
    const token = await (await siteVisitor(app, base)).tokenFor();
    const answer = await snippetCall(app, "/run", { token });
    expect([answer.statusCode, answer.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
    expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
    expect(answer.json()).toEqual({
      isOpen: true,
      checkpoints: [
        { id: "cart", event: "URL_LOAD", url: CHECKPOINTS[0]?.url },
        { id: "buy", event: "CLICK", selector: "#buy", message: "Bien hecho" },
      ],
    });
    for (const origin of ["https://www.shop.example", "http://localhost:80"])
      expect((await snippetCall(app, "/run", { token }, origin)).statusCode, origin).toBe(200);
  });

  test("each event is stored once, however often it is sent and whatever comes first", async () => {
    await empty();
    const token = await (await siteVisitor(app, base)).tokenFor();
    const events = eventsOf([
      {},
      { kind: "CLICK", selector: "#buy", checkpoints: ["buy"], x: 1, y: 2 },
      { url: `${SITE}/cart?card=4111#x` },
    ]);
    const receipts = await Promise.all(Array.from({ length: 6 }, () => send(token, events)));
    expect(new Set(receipts.map(({ body }) => body))).toEqual(
      new Set([JSON.stringify({ isOpen: true, acknowledged: { t1: 3 } })]),
    );
    await send(token, eventsOf([{ kind: "HISTORY" }, {}], { from: 3 }));
    await send(token, eventsOf([{}], { tab: "t2" }));
    expect((await stored()).map(({ tab, number, kind, url }) => [tab, number, kind, url])).toEqual([
      ["t1", 1, "LOAD", SITE],
      ["t1", 2, "CLICK", SITE],
      // A query may say anything about a person.
      ["t1", 3, "LOAD", `${SITE}/cart`],
      ["t1", 4, "LOAD", SITE],
      ["t2", 1, "LOAD", SITE],
    ]);
    expect((await stored())[1]?.data).toEqual({ checkpoints: ["buy"] });
  });

  test("times far from now and pages that aren't the site's spoil nothing", async () => {
    await empty();
    const token = await (await siteVisitor(app, base)).tokenFor();
    const made = [
      { at: 0 },
      { at: 4_100_000_000_000 },
      { url: "https://evil.example/thanks" },
      { url: "javascript:alert(1)" },
      {},
    ];
    const answer = await send(token, eventsOf(made));
    expect(answer.json()).toEqual({ isOpen: true, acknowledged: { t1: 5 } });
    const kept = await rows(
      app,
      "select number, url, abs(extract(epoch from now() - at)) < 86400 as near from ux_event order by number",
    );
    expect(kept).toEqual([1, 2, 5].map((number) => ({ number, url: SITE, near: true })));
  });

  test("a page of another origin, and a token of another purpose or nobody's, are refused", async () => {
    await empty();
    const visitor = await siteVisitor(app, base);
    const token = await visitor.tokenFor();
    const foreign = [undefined, "null", "https://evil.example", "https://shop.example.evil.test", "https://shop.example:444"];
    for (const origin of foreign) {
      const answer = await send(token, eventsOf([{}]), origin ?? "");
      expect([origin, answer.statusCode, answer.json().code]).toEqual([origin, 403, "request.foreignOrigin"]);
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      expect((await snippetCall(app, "/run", { token }, origin ?? "")).statusCode).toBe(403);
    }
    for (const wrong of [await visitor.tokenFor("first", "recording"), `${token}x`, "x", token.replace(/\..*/, ".0")]) {
      const answer = await send(wrong, eventsOf([{}]));
      expect([answer.statusCode, answer.json().code]).toEqual([404, "execution.notFound"]);
    }
    expect(await stored()).toEqual([]);
  });

  test("a token writes to its own response and question, to no other", async () => {
    await empty();
    const [one, other] = [await siteVisitor(app, base), await siteVisitor(app, base)];
    await send(await one.tokenFor("second"), eventsOf([{}]));
    await send(await other.tokenFor("first"), eventsOf([{}, {}]));
    const found = await rows<{ question: string; count: string }>(
      app,
      "select question, count(*)::text as count, count(distinct response)::text as people from ux_event group by question order by question",
    );
    expect(found).toEqual([
      { question: "first", count: "2", people: "1" },
      { question: "second", count: "1", people: "1" },
    ]);
  });

  test("what is no event is refused before anything is stored", async () => {
    await empty();
    const token = await (await siteVisitor(app, base)).tokenFor();
    const [event] = eventsOf([{}]);
    const many = Array.from({ length: 201 }, (_none, index) => ({ ...event, number: index + 1 }));
    for (const body of [
      "{",
      "[]",
      { token },
      { token, events: [] },
      { token, events: many },
      ...[
        { kind: "KEY" },
        { value: "4111" },
        { number: 0 },
        { number: 1.5 },
        { tab: "<a>" },
        { x: 101 },
        { url: "a\u0000b" },
      ].map((wrong) => ({
        token,
        events: [event, { ...event, number: 2, ...wrong }],
      })),
    ]) {
      const answer = await snippetCall(app, "", body);
      expect([answer.statusCode, answer.json().code], JSON.stringify(body).slice(0, 80)).toEqual([400, "request.invalid"]);
    }
    const large = await snippetCall(app, "", `{"token":"${"a".repeat(70_000)}"}`);
    expect(large.statusCode).toBe(413);
    expect(await stored()).toEqual([]);
  });

  test("nothing is stored beyond the limit, by however many at once, nor after the response is over", async () => {
    await empty();
    const visitor = await siteVisitor(app, base);
    const token = await visitor.tokenFor();
    await send(token, eventsOf([{}]));
    await rows(
      app,
      `insert into ux_event (id, space_id, response, question, tab, number, at, kind, url)
       select gen_random_uuid(), e.space_id, e.response, e.question, 'old', n, now(), 'LOAD', 'x'
       from ux_event e, generate_series(1, $1::int) n`,
      [MOST_EVENTS - 100],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_none, tab) =>
        send(
          token,
          eventsOf(
            Array.from({ length: 60 }, () => ({})),
            { tab: `n${tab}` },
          ),
        ),
      ),
    );
    expect((await stored()).length).toBe(MOST_EVENTS);
    expect(answers.map((answer) => answer.json().isOpen).filter(Boolean)).toHaveLength(1);
    const late = await siteVisitor(app, base);
    const lateToken = await late.tokenFor();
    await empty();
    expect((await late.complete()).statusCode).toBe(200);
    expect((await send(lateToken, eventsOf([{}]))).json()).toEqual({ isOpen: false, acknowledged: { t1: 1 } });
    expect((await snippetCall(app, "/run", { token: lateToken })).json().isOpen).toBe(false);
    expect(await stored()).toEqual([]);
  });

  test("results say how far people came, by which pages, and how often they clicked in vain", async () => {
    const survey = await siteSurvey(app, moderator);
    const walk = async (steps: Parameters<typeof eventsOf>[0]) => {
      const visitor = await siteVisitor(app, survey.base);
      expect((await send(await visitor.tokenFor(), eventsOf(steps))).statusCode).toBe(200);
    };
    const buy = { kind: "CLICK", url: `${SITE}/cart`, checkpoints: ["buy"], isInteractive: true } as const;
    const miss = { kind: "CLICK", isInteractive: false } as const;
    await walk([{}, { url: `${SITE}/cart` }, buy]);
    await walk([{}, { url: `${SITE}/help` }, miss, { ...miss, isRage: true }, {}, { url: `${SITE}/cart/` }, buy]);
    await walk([{}, { url: `${SITE}/cart` }]);
    await rows(
      app,
      "update response set is_test = true where id = (select response from ux_event order by created_at desc limit 1)",
    );
    await walk([{}, { url: `${SITE}/help` }]);
    const url = `/api/activities/${survey.activityId}/ux-test/navigation`;
    const answer = await app.call({ url, token: moderator });
    expect(answer.statusCode, answer.body).toBe(200);
    const [first, second] = answer.json().questions;
    expect(first).toMatchObject({
      ...{ questionId: "first", people: 3, clicks: 4, misclicks: 2, rageClicks: 1, successSeconds: 4 },
      successPeople: { direct: 1, indirect: 1 },
      checkpoints: [
        { id: "cart", people: 2, medianSeconds: 3 },
        { id: "buy", isSuccess: true, people: 2, medianSeconds: 4 },
      ],
    });
    expect(first.success.share).toBeCloseTo(2 / 3);
    expect(first.success.interval.low).toBeCloseTo(0.2077, 3);
    expect(first.paths).toHaveLength(3);
    expect(first.paths).toContainEqual({ pages: [SITE, `${SITE}/cart`], people: 1, successes: 1, isCut: false });
    expect(first.pages[0]).toMatchObject({ page: SITE, people: 3, rageClicks: 1, ragePeople: 1 });
    expect(second).toMatchObject({ people: 0, success: null, successSeconds: null, paths: [], pages: [] });
    const member = await app.signIn("member");
    expect((await app.call({ url, token: member })).statusCode).toBe(403);
  });

  test("what a member did on a site goes with the member", async () => {
    const survey = await siteSurvey(app, moderator);
    const member = await app.signIn("member");
    const url = `/api/activities/${survey.activityId}`;
    expect((await app.call({ method: "POST", url: `${url}/execution`, token: member })).statusCode).toBe(200);
    const body = { questionId: "first", purpose: "events" };
    const { token } = (await app.call({ method: "POST", url: `${url}/execution/run-token`, token: member, body })).json();
    await empty();
    await send(token, eventsOf([{}]));
    const [{ member: id } = { member: "" }] = await rows<{ member: string }>(
      app,
      "select member from response where id = (select response from ux_event)",
    );
    const admin = await app.signIn("mainAdmin");
    const gone = await app.call({ method: "POST", url: `/api/members/${id}/erasure`, token: admin });
    expect(gone.statusCode, gone.body).toBeLessThan(300);
    expect(await stored()).toEqual([]);
  });

  test("a token that is used without end is slowed down", async () => {
    const token = await (await siteVisitor(app, base)).tokenFor();
    const other = await (await siteVisitor(app, base)).tokenFor();
    let refused: Awaited<ReturnType<typeof send>> | undefined;
    for (let times = 0; times < 260 && refused?.statusCode !== 429; times += 1)
      refused = await snippetCall(app, "/run", { token });
    expect([refused?.statusCode, refused?.json().code]).toEqual([429, "request.rateLimited"]);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await snippetCall(app, "/run", { token: other })).statusCode).toBe(200);
  });
});

describe("the snippet", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ hasDemo: false });
  });
  afterAll(() => app.close());

  test("is one script of under 15 kB for pages of any origin, kept for an hour", async () => {
    const answer = await app.app.inject({ url: "/ux-snippet.js", headers: { "accept-encoding": "gzip, br" } });
    expect(answer.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    });
    console.info(`the snippet: ${answer.rawPayload.length} bytes of gzip`);
    expect(answer.rawPayload.length).toBeLessThan(15 * 1024);
    const text = gunzipSync(answer.rawPayload).toString();
    const plain = await app.app.inject({ url: "/ux-snippet.js" });
    expect(plain.body).toBe(text);
    // It is a whole script: it parses, keeps its names to itself and asks for no other.
    expect(() => new Function(text)).not.toThrow();
    expect(text).toMatch(/^(?:"use strict";)?\(\(\)=>\{/);
    expect(text).not.toMatch(/\beval\(|new Function|document\.cookie|localStorage/);
  });
});

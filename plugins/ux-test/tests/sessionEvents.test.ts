import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { CONSENT_VERSION } from "../shared/recordings/recordings";
import { BEGAN_AT, eventsOf, SITE, siteSurvey, siteVisitor, snippetCall } from "./siteRun";

const RECORDED = { recordScreen: true };

describe.each(ENGINES)("what happened on a site, beside its recording, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let survey: Awaited<ReturnType<typeof siteSurvey>>;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    survey = await siteSurvey(app, moderator, RECORDED);
  });
  afterAll(() => app.close());

  /** Somebody whose screen is recorded from a moment on, with what their tab reported of question `first`. */
  async function session(events: readonly object[], startedAt: number, question = "first"): Promise<string> {
    const visitor = await siteVisitor(app, survey.base);
    const headers = { "x-run-token": await visitor.tokenFor(question, "recording") };
    const consentVersion = CONSENT_VERSION;
    const post = (url: string, body: object) => app.call({ method: "POST", url, headers, body });
    await post("/api/ux-consents", { sources: ["SCREEN"], consentVersion });
    const id = randomUUID();
    const startsAt = new Date(startedAt).toISOString();
    const begun = { id, source: "SCREEN", mediaType: "video/webm", startedAt: startsAt, consentVersion };
    expect((await post("/api/ux-recordings", begun)).statusCode).toBe(200);
    const token = await visitor.tokenFor();
    for (let from = 0; from < events.length; from += 200)
      expect((await snippetCall(app, "", { token, events: events.slice(from, from + 200) })).statusCode).toBe(200);
    const [row] = await rows<{ response: string }>(app, "select response from ux_recording where id = $1", [id]);
    return row?.response ?? "";
  }
  const read = (responseId: string, { of = survey.activityId, question = "first", token = moderator } = {}) =>
    app.call({ url: `/api/activities/${of}/ux-test/responses/${responseId}/questions/${question}/events`, token });

  test("lies on the recording's timeline, with the checkpoints that were reached", async () => {
    const events = eventsOf([
      {},
      { kind: "VISIBILITY", isVisible: true },
      { kind: "CLICK", selector: "a.cart", isInteractive: true },
      { url: `${SITE}/cart?card=4111` },
      { kind: "SCROLL", url: `${SITE}/cart`, depth: 80 },
      { kind: "CLICK", url: `${SITE}/cart`, selector: "#buy", checkpoints: ["buy"] },
    ]);
    const responseId = await session(events, (events[0]?.at ?? 0) + 500);
    const answer = await read(responseId);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().events).toEqual([
      // The page was there before its recorder.
      { atMs: 0, kind: "LOAD", page: SITE, name: null },
      { atMs: 1_500, kind: "CLICK", page: SITE, name: "a.cart" },
      { atMs: 2_500, kind: "LOAD", page: `${SITE}/cart`, name: null },
      { atMs: 2_500, kind: "CHECKPOINT", page: `${SITE}/cart`, name: "Cart" },
      { atMs: 4_500, kind: "CLICK", page: `${SITE}/cart`, name: "#buy" },
      { atMs: 4_500, kind: "CHECKPOINT", page: `${SITE}/cart`, name: "Buy" },
    ]);
  });

  test("is of that activity, that person and that question alone", async () => {
    const responseId = await session(eventsOf([{}]), BEGAN_AT);
    const other = await siteSurvey(app, moderator, RECORDED);
    expect((await read(responseId)).json().events).toHaveLength(1);
    expect((await read(responseId, { of: other.activityId })).statusCode).toBe(404);
    expect((await read(responseId, { question: "second" })).statusCode).toBe(404);
    expect((await read(randomUUID())).statusCode).toBe(404);
    expect((await read(responseId, { token: await app.signIn("member") })).statusCode).toBe(403);
    expect((await read(responseId, { token: await app.signIn("observer") })).statusCode).toBe(200);
    const unreported = await session(eventsOf([{}]), BEGAN_AT, "second");
    expect((await read(unreported, { question: "second" })).json()).toEqual({ events: [] });
  });

  test("ends with the first 500", async () => {
    const clicks = eventsOf(Array.from({ length: 600 }, () => ({ kind: "CLICK" as const, selector: "a" })));
    const { events } = (await read(await session(clicks, BEGAN_AT))).json();
    expect([events.length, events[0].atMs, events.at(-1).atMs]).toEqual([500, 1_000, 500_000]);
  });
});

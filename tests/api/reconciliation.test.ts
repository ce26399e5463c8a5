import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { addPanel, newRespondent, type Panel, signEntry, visitor } from "../helpers/panel";
import { createQuota } from "../helpers/quotas";
import { openLink, respondent } from "../helpers/respondents";
import { DRAFT, publishedSurvey } from "../helpers/surveys";

describe.each(ANY_ENGINE)("a reviewer's decision and reconciliation with a supplier, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let activity: string;
  let panel: Panel;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    activity = await publishedSurvey(app, moderator, DRAFT);
    panel = await addPanel(app, moderator, activity);
    await createQuota(app, moderator, activity, { target: 100, condition: { all: [] } });
  });
  afterAll(() => app.close());

  const post = (url: string, body: object) =>
    app.call({ method: "POST", url: `/api/activities/${activity}/${url}`, token: moderator, body });
  const decide = (id: string, decision: string, rest: object = {}) =>
    post("quality/decisions", { responses: [id], decision, ...(decision === "discard" ? { reason: "Careless" } : {}), ...rest });
  const adjust = async (rid: string, disposition: string) => {
    const adjusted = await post("fieldwork/adjustments", { supplier: panel.id, ids: [rid], disposition, isApplied: true });
    expect(adjusted.statusCode).toBe(200);
  };
  const storedOf = async (id: string) => {
    const [row] = await app.database.query({
      text: `select state, disposition, review, review_reason as reason, reviewed_by is not null as "isReviewed",
        (select count(*)::int from quota_place where response = response.id) as places from response where id = $1`,
      values: [id],
    });
    return row;
  };
  const isListed = async (id: string) =>
    (await app.call({ url: `/api/activities/${activity}/quality/${id}`, token: moderator })).statusCode === 200;

  /** A complete that the panel sent, discarded. */
  async function discarded(rest: object = {}) {
    const rid = newRespondent();
    const who = visitor(app, panel.link);
    const { responseId: id } = (await who.start(signEntry(panel, { rid }))).json();
    await who.answer("one", "a");
    await who.complete();
    expect((await decide(id, "discard", rest)).statusCode).toBe(200);
    expect(await storedOf(id)).toMatchObject({ state: "ended", review: "discarded", places: 0 });
    return { rid, id };
  }
  const nothingDecided = { review: null, reason: null, isReviewed: false };

  test("a discarded response that is reconciled otherwise stays so: there is nothing to undo any more", async () => {
    const { rid, id } = await discarded();
    await adjust(rid, "screenOut");
    const stored = { state: "ended", disposition: "screenOut", ...nothingDecided, places: 0 };
    expect(await storedOf(id)).toEqual(stored);
    expect(await isListed(id)).toBe(false);
    expect((await decide(id, "undecided")).statusCode).toBe(404);
    expect(await storedOf(id)).toEqual(stored);
  });

  test("one that is reconciled as a complete counts, and is no longer discarded", async () => {
    const { rid, id } = await discarded();
    await adjust(rid, "complete");
    const stored = { state: "complete", disposition: "complete", ...nothingDecided, places: 1 };
    expect(await storedOf(id)).toEqual(stored);
    const one = await app.call({ url: `/api/activities/${activity}/quality/${id}`, token: moderator });
    expect(one.json().review).toBeNull();
    expect((await decide(id, "undecided")).statusCode).toBe(200);
    expect(await storedOf(id)).toEqual(stored);
  });

  test("one that ends for quality either way stays discarded, and undoing brings it back", async () => {
    const { rid, id } = await discarded();
    await adjust(rid, "qualitySanctioned");
    expect(await storedOf(id)).toMatchObject({ disposition: "qualitySanctioned", review: "discarded", reason: "Careless" });
    expect((await decide(id, "undecided")).statusCode).toBe(200);
    expect(await storedOf(id)).toEqual({ state: "complete", disposition: "complete", ...nothingDecided, places: 1 });
  });

  test("one that a reviewer kept is kept no longer once the supplier takes it out", async () => {
    const { rid, id } = await discarded();
    await decide(id, "keep");
    expect(await storedOf(id)).toMatchObject({ state: "complete", review: "kept", places: 1 });
    await adjust(rid, "quality");
    expect(await storedOf(id)).toEqual({ state: "ended", disposition: "quality", ...nothingDecided, places: 0 });
    expect((await decide(id, "undecided")).statusCode).toBe(404);
    await adjust(rid, "complete");
    expect(await storedOf(id)).toEqual({ state: "complete", disposition: "complete", ...nothingDecided, places: 1 });
  });

  test("who lets a discarded response count again is told which quotas go beyond their target by it", async () => {
    const surveyed = await publishedSurvey(app, moderator, DRAFT);
    const FULL = { title: "First is A", target: 1, condition: { question: "one", is: "equal", value: "a" } };
    await createQuota(app, moderator, surveyed, FULL);
    await createQuota(app, moderator, surveyed, { title: "Everybody", target: 9, condition: { all: [] } });
    const base = await openLink(app, moderator, surveyed);
    const decideOwn = async (response: string, decision: string) => {
      const url = `/api/activities/${surveyed}/quality/decisions`;
      const body = { responses: [response], decision, ...(decision === "discard" ? { reason: "Careless" } : {}) };
      return (await app.call({ method: "POST", url, token: moderator, body })).json();
    };
    const [first, second] = [await respondent(app, base), await respondent(app, base)];
    await first.complete({ one: "a" });
    const { responseId } = first.begun;
    expect(await decideOwn(responseId, "discard")).toEqual({ decided: 1, overfull: [] });
    expect((await second.complete({ one: "a" })).body.disposition).toBe("complete");
    const overfull = [{ id: expect.any(String), title: "First is A", completed: 2, target: 1 }];
    expect(await decideOwn(responseId, "undecided")).toEqual({ decided: 1, overfull });
    // It counts already: by this nothing fills up.
    expect(await decideOwn(responseId, "keep")).toEqual({ decided: 1, overfull: [] });
    await decideOwn(responseId, "discard");
    expect(await decideOwn(responseId, "keep")).toEqual({ decided: 1, overfull });
  });

  test("a decision whose response has ended otherwise since is no decision", async () => {
    const { id } = await discarded();
    await app.database.query({ text: "update response set disposition = 'screenOut' where id = $1", values: [id] });
    expect(await isListed(id)).toBe(false);
    expect((await decide(id, "undecided")).statusCode).toBe(404);
  });
});

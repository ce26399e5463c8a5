import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, type TestApp } from "../../../../tests/helpers/app";
import { invite, rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import { runSchedules } from "../../../../tests/helpers/schedules";
import { callsOf, openActivity, startTalk, type Talk } from "../../comments/tests/talk";

const ended = "409 community.ended";

describe.each(CONCURRENT_ENGINE)("the end of a community on %s", (engine) => {
  let talk: Talk;
  let app: TestApp;
  let ana: SignedIn;
  let client: string;
  let activity: string;
  let post: string;

  beforeAll(async () => {
    talk = await startTalk(engine);
    app = talk.app;
    [ana] = (await signInMany(app, 1)) as [SignedIn];
    client = await app.signIn("client");
    activity = await openActivity(talk, "test_talk");
    post = (await callsOf(talk, activity, ana.token).said("before")).id;
  });
  afterAll(() => app.close());

  const code = async (method: "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) => {
    const answer = await app.call({ method, url, token, ...(body ? { body } : {}) });
    return answer.statusCode < 300 ? answer.statusCode : `${answer.statusCode} ${answer.json().code}`;
  };
  /** The client gives the community so many months; it began so many days ago. */
  const lasts = async (durationMonths: number | null, days: number) => {
    await rows(app, "update community set created_at = now() - $2 * interval '1 day' where id = $1 returning id", [
      talk.community,
      days,
    ]);
    const saved = await app.call({
      method: "PUT",
      url: `/api/communities/${talk.community}`,
      token: client,
      body: { durationMonths },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await runSchedules(app);
  };
  const told = async (side: "tester" | "client", token: string) => {
    const url = `/${side}/communities/${talk.community}/alerts/page/0/pageSize/100`;
    const answer = await app.call({ url, token, headers: { "accept-language": "en" } });
    const { alerts } = answer.json() as { alerts: readonly { kind: string; title: string }[] };
    return alerts.flatMap(({ kind, title }) => (/^community\./.test(kind) ? [title] : []));
  };
  const theme = async () => (await app.call({ url: "/experienceLabs/personalization/demo" })).json();

  test("is said before: to the team two weeks ahead, to members three days", async () => {
    await lasts(null, 0);
    expect(await theme()).toMatchObject({ endsAt: null });
    await lasts(1, 20);
    expect(await told("client", talk.moderator)).toMatchObject([expect.stringMatching(/^The community ends in \d+ days$/)]);
    expect(await told("tester", ana.token)).toEqual([]);
    await lasts(1, 28);
    expect(await told("client", talk.moderator)).toHaveLength(2);
    expect(await told("tester", ana.token)).toMatchObject([expect.stringMatching(/^The community ends (in \d days|tomorrow)$/)]);
    await runSchedules(app);
    expect(await told("tester", ana.token)).toHaveLength(1);
    expect((await theme()).endsAt).toMatch(/^20/);
  });

  test("closes it to every change by its people, on each path", async () => {
    const [record] = await rows<{ id: string }>(app, "select id from member where space_id = $1 limit 1", [talk.community]);
    const hash = await invite(app, "tarde@mail.test");
    await lasts(1, 40);
    const mine = `/tester/communities/${talk.community}/activity/${activity}`;
    const words = { text: "after", isRootComment: true };
    expect(await code("POST", `${mine}/comment`, ana.token, words)).toBe(ended);
    expect(await code("PUT", `/tester/communities/comment/${post}/reaction`, ana.token, { reactionType: "LIKE" })).toBe(ended);
    const made = { type: "wat_poll", title: "Tarde", description: "Tarde" };
    expect(await code("POST", "/api/activities", talk.moderator, made)).toBe(ended);
    expect(await code("PUT", `/api/activities/${activity}`, talk.moderator, { title: "Otra" })).toBe(ended);
    expect(
      await code("PUT", `/api/activities?filter=${encodeURIComponent(JSON.stringify({ id: [activity] }))}`, talk.moderator, {
        title: "Otra",
      }),
    ).toBe(ended);
    expect(await code("DELETE", `/api/activities/${activity}`, talk.moderator)).toBe(ended);
    expect(await code("POST", `/client/communities/${talk.community}/activity/${activity}/duplicate`, talk.moderator)).toBe(
      ended,
    );
    expect(await code("PUT", `/api/members/${record?.id}`, talk.moderator, { name: "Otra" })).toBe(ended);
    expect(await code("POST", "/api/members/import", talk.moderator)).toBe(ended);
    expect(await code("POST", `/client/communities/${talk.community}/customPoints`, talk.moderator, {})).toMatch(/^(409|400)/);
    expect((await app.call({ url: `/experienceLabs/demo/signup/${hash}` })).json().code).toBe("community.ended");
    expect(await theme()).toMatchObject({ hasSignUp: false });
  });

  test("finishes what was open, and tells everybody", async () => {
    expect(await rows(app, "select status from activity where id = $1", [activity])).toEqual([{ status: "FINISHED" }]);
    expect(await told("tester", ana.token)).toContain("The community has ended");
    expect(await told("client", talk.moderator)).toContain("The community has ended");
  });

  test("leaves open what is a person's own, and everything that reads", async () => {
    expect((await callsOf(talk, activity, ana.token).page()).threads.map(({ text }) => text)).toEqual(["before"]);
    expect(await code("PUT", "/experienceLabs/newNickname", ana.token, { nickname: "Ana Final" })).toBe(200);
    expect(await code("POST", `/tester/communities/${talk.community}/notifications/seen`, ana.token, {})).toBe(200);
    expect(await code("POST", `/experienceLabs/${talk.community}/transactionsSearch?page=0&pageSize=10`, ana.token, {})).toBe(
      200,
    );
    const [card] = (await app.call({ url: `/tester/communities/${talk.community}/wallet`, token: ana.token })).json().cards;
    const redeem = { cardId: card.id, key: crypto.randomUUID() };
    expect(await code("POST", `/tester/communities/${talk.community}/redeemPoints`, ana.token, redeem)).not.toBe(ended);
    expect(await code("POST", "/api/codes", talk.moderator, { name: "Precio" })).toBe(201);
  });

  test("is undone by whoever gives it more time", async () => {
    await lasts(6, 40);
    expect(
      await code("POST", "/api/activities", talk.moderator, { type: "wat_poll", title: "A tiempo", description: "Sí" }),
    ).toBe(201);
  });
});

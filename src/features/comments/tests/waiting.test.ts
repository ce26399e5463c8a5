import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { Waiting } from "../shared/api/waiting";
import { callsOf, openActivity, startTalk, type Talk } from "./talk";

const LONG = "I cook at home nearly every day of the week";

describe.each(CONCURRENT_ENGINE)("what waits for the team on %s", (engine) => {
  let talk: Talk;
  let ana: SignedIn;
  let luis: SignedIn;

  beforeAll(async () => {
    talk = await startTalk(engine);
    [ana, luis] = (await signInMany(talk.app, 2)) as [SignedIn, SignedIn];
  });
  afterAll(() => talk.app.close());

  const read = async (token = talk.moderator): Promise<Waiting> =>
    (await talk.app.call({ url: "/api/comments/waiting", token })).json();
  const age = (id: string, hours: number) =>
    rows(talk.app, "update comment set created_at = now() - make_interval(hours => $2::int) where id = $1", [id, hours]);
  /** Of one activity: the demo's people have written, too. */
  async function waitingIn(activity: string, token = talk.moderator) {
    const { unanswered, thin } = await read(token);
    const textsOf = (list: Waiting["thin"]) => list.filter((one) => one.activity.id === activity).map(({ text }) => text);
    return { unanswered: textsOf(unanswered), thin: textsOf(thin) };
  }

  test("threads of members wait after a day, the oldest first, until somebody else answers", async () => {
    const activity = await openActivity(talk, "test_talk");
    const [hers, his] = [callsOf(talk, activity, ana.token), callsOf(talk, activity, luis.token)];
    const team = callsOf(talk, activity, talk.moderator, "client");
    const [old, older, fresh] = [await hers.said(`${LONG} 1`), await hers.said(`${LONG} 2`), await hers.said(`${LONG} 3`)];
    await age(old.id, 30);
    await age(older.id, 60);
    await age(fresh.id, 5);
    await age((await team.said(`${LONG} 4`)).id, 60);
    await hers.said("And on Sundays too", { parentCommentId: older.id, isRootComment: false });
    expect((await waitingIn(activity)).unanswered).toEqual([`${LONG} 2`, `${LONG} 1`]);
    await his.said("So do I", { parentCommentId: older.id, isRootComment: false });
    await team.said("Why?", { parentCommentId: old.id, isRootComment: false });
    expect((await waitingIn(activity)).unanswered).toEqual([]);
  });

  test("a few words are thin, at once, unless the team has asked for more", async () => {
    const activity = await openActivity(talk, "test_talk");
    const hers = callsOf(talk, activity, ana.token);
    const short = await hers.said("  Me gusta \n mucho ");
    await hers.said("four words are thin");
    await hers.said("but five words are fine");
    expect((await waitingIn(activity)).thin).toEqual(["Me gusta \n mucho", "four words are thin"]);
    const team = callsOf(talk, activity, talk.moderator, "client");
    await team.said("What exactly?", { parentCommentId: short.id, isRootComment: false });
    expect((await waitingIn(activity)).thin).toEqual(["four words are thin"]);
  });

  test("what is hidden, deleted or in an activity that has ended waits for nobody", async () => {
    const activity = await openActivity(talk, "test_talk");
    const hers = callsOf(talk, activity, ana.token);
    const [hidden, deleted] = [await hers.said("hidden one"), await hers.said("deleted one")];
    await hers.said("kept one");
    const url = `/client/communities/comment/${hidden.id}`;
    await talk.app.call({ method: "PUT", url: `${url}/visibility`, token: talk.moderator, body: { isHidden: true } });
    await talk.app.call({ method: "DELETE", url: `/client/communities/comment/${deleted.id}`, token: talk.moderator });
    expect((await waitingIn(activity)).thin).toEqual(["kept one"]);
    await talk.app.call({
      method: "POST",
      url: `/api/activities/${activity}/transitions/finish`,
      token: talk.moderator,
      body: {},
    });
    expect((await waitingIn(activity)).thin).toEqual([]);
  });

  test("what members report waits until the team hides it or leaves it, and comes back when it is reported again", async () => {
    const activity = await openActivity(talk, "test_talk");
    const [hers, his] = [callsOf(talk, activity, ana.token), callsOf(talk, activity, luis.token)];
    const team = callsOf(talk, activity, talk.moderator, "client");
    const [rude, fine] = [await hers.said(`${LONG} rude`), await hers.said(`${LONG} fine`)];
    const report = (id: string, body: object, token = luis.token) =>
      talk.app.call({ method: "POST", url: `/tester/communities/comment/${id}/report`, token, body });
    const reported = async () =>
      (await read()).reported.filter((one) => one.activity.id === activity).map(({ text, reports }) => ({ text, reports }));
    expect((await report(rude.id, { reason: "OFFENSIVE" }, ana.token)).json().code).toBe("comments.mayNotReport");
    const ofTeam = await team.said("Tell us more");
    expect((await report(ofTeam.id, { reason: "OFFENSIVE" })).json().code).toBe("comments.mayNotReport");
    expect((await report(rude.id, { reason: "RUDE" })).statusCode).toBe(400);
    for (const body of [{ reason: "OTHER" }, { reason: "OFFENSIVE", explanation: " It names me " }])
      expect((await report(rude.id, body)).statusCode).toBe(204);
    await report(fine.id, { reason: "OFF_TOPIC" });
    expect(await reported()).toEqual([
      { text: `${LONG} rude`, reports: [{ reason: "OFFENSIVE", explanation: "It names me" }] },
      { text: `${LONG} fine`, reports: [{ reason: "OFF_TOPIC", explanation: null }] },
    ]);
    const alerts = await rows<{ count: number }>(
      talk.app,
      "select count(*)::int as count from notification where kind = 'comments.report' and activity = $1",
      [activity],
    );
    expect(alerts[0]?.count).toBeGreaterThan(0);
    const url = "/client/communities/comment";
    const settling = await talk.app.call({ method: "POST", url: `${url}/${fine.id}/settleReports`, token: talk.moderator });
    expect(settling.statusCode).toBe(200);
    expect((await reported()).map(({ text }) => text)).toEqual([`${LONG} rude`]);
    await talk.app.call({ method: "PUT", url: `${url}/${rude.id}/visibility`, token: talk.moderator, body: { isHidden: true } });
    expect(await reported()).toEqual([]);
    expect((await report(rude.id, { reason: "OFFENSIVE" })).statusCode).toBe(404);
    await talk.app.call({ method: "PUT", url: `${url}/${rude.id}/visibility`, token: talk.moderator, body: { isHidden: false } });
    expect(await reported()).toEqual([]);
    await report(fine.id, { reason: "OFFENSIVE" });
    expect((await reported()).map(({ text }) => text)).toEqual([`${LONG} fine`]);
    expect((await his.page()).total).toBe(3);
  });

  test("members who wrote once and no more are silent, as long as a conversation is open to them", async () => {
    const activity = await openActivity(talk, "test_talk");
    const silent = async () => (await read()).silent.filter(({ member }) => member.id === ana.memberId);
    await callsOf(talk, activity, ana.token).said(LONG);
    expect(await silent()).toEqual([]);
    await rows(talk.app, "update comment set created_at = now() - interval '8 days' where member = $1", [ana.memberId]);
    const [one] = await silent();
    expect(one).toMatchObject({ member: { id: ana.memberId } });
    expect(one?.open).toBeGreaterThan(0);
    await rows(
      talk.app,
      `insert into participation (id, space_id, activity, member, status, completed_at)
       select gen_random_uuid(), space_id, id, $1, 'COMPLETED', now() from activity where status in ('NEW', 'ACTIVE')
       on conflict (space_id, activity, member) do update set status = 'COMPLETED', completed_at = now()`,
      [ana.memberId],
    );
    expect(await silent()).toEqual([]);
  });

  test("whoever sees selected activities hears of these alone; members of none", async () => {
    const [seen, unseen] = [await openActivity(talk, "test_talk"), await openActivity(talk, "test_talk")];
    for (const activity of [seen, unseen]) await callsOf(talk, activity, ana.token).said("short");
    const [role] = await rows<{ id: string }>(
      talk.app,
      "update staff_role set visibility = 'SELECTED' where email = 'observer@demo.test' returning id",
    );
    await rows(talk.app, "insert into staff_role_activities (space_id, owner_id, target_id) values ($1, $2, $3)", [
      talk.community,
      role?.id,
      seen,
    ]);
    const observer = await talk.app.signIn("observer");
    expect((await waitingIn(seen, observer)).thin).toEqual(["short"]);
    expect((await waitingIn(unseen, observer)).thin).toEqual([]);
    expect((await talk.app.call({ url: "/api/comments/waiting", token: ana.token })).statusCode).toBe(403);
  });
});

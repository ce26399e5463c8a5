import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { Waiting } from "../shared/waiting";
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

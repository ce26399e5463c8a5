import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { join, makeActivity, type Person } from "./people";
import { TALK, talkType } from "./talkType";

const OPEN_TALK = "toy_open_talk";

interface Listed {
  readonly id: string;
  readonly isSeen: boolean;
  readonly isOver: boolean;
  readonly conversation: { readonly comments: number; readonly unseen: number; readonly rating: number } | null;
}

describe.each(ANY_ENGINE)("a member's lists on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let community: string;
  let ana: Person;
  let ben: Person;

  beforeAll(async () => {
    app = await startApp({ engine, extraExtensions: [talkType("afterOwn"), talkType("always", OPEN_TALK)] });
    moderator = await app.signIn("moderator");
    community = await demoId(app);
    ana = await join(app, "AnaLists");
    ben = await join(app, "BenLists");
  });
  afterAll(() => app.close());

  const post = (url: string, { token }: Person, body?: object) => app.call({ method: "POST", url, token, body });
  const all = async ({ token }: Person): Promise<readonly Listed[]> =>
    (await app.call({ url: "/api/member/activities", token })).json();
  const own = async (person: Person, id: string) => (await all(person)).find((activity) => activity.id === id);
  async function write(person: Person, activity: string, text = "Aquí estoy"): Promise<string> {
    const url = `/tester/communities/${community}/activity/${activity}/comment`;
    const posted = await post(url, person, { text, clientKey: crypto.randomUUID() });
    expect(posted.statusCode, posted.body).toBe(200);
    return posted.json().id;
  }
  const like = ({ token }: Person, comment: string) =>
    app.call({
      method: "PUT",
      url: `/tester/communities/comment/${comment}/reaction`,
      token,
      body: { reactionType: "LIKE" },
    });

  test("promise no LABs where the community gives none: nor do the survey and the step that publishes", async () => {
    const token = moderator;
    const promised = async () => {
      const listed = await app.call({ url: "/api/member/activities", token: ana.token });
      const [survey] = await rows<{ id: string }>(
        app,
        "select id from activity where type = 'el_survey' and status = 'ACTIVE' and labs > 0 and visibility = 'PUBLIC'",
      );
      const surveyId = survey?.id ?? "";
      const execution = await app.call({ method: "POST", url: `/api/activities/${surveyId}/execution`, token: ana.token });
      const publication = await app.call({ url: `/client/communities/canSaveStep3?activityId=${surveyId}`, token });
      const labs = (listed.json() as readonly { readonly labs: number }[]).map((activity) => activity.labs);
      return [Math.max(...labs), execution.json().labs, publication.json().labsCost];
    };
    expect((await promised()).every((labs) => labs > 0)).toBe(true);
    // Setting a part of it makes the configuration.
    const url = `/client/communities/${community}/replytoclientemail`;
    const body = { replyToClientEmail: "equipo@mail.test" };
    expect((await app.call({ method: "PUT", url, token: await app.signIn("mainAdmin"), body })).statusCode).toBe(200);
    await rows(app, "update community_configuration set gamification = false");
    expect(await promised()).toEqual([0, 0, 0]);
    await rows(app, "update community_configuration set gamification = true");
  });

  test("LABs that members were promised rise, and don't fall on any path", async () => {
    const id = await makeActivity(app, moderator, { type: OPEN_TALK, labs: 20 });
    const change = (method: "PUT" | "POST", url: string, body: object) => app.call({ method, url, token: moderator, body });
    expect((await change("PUT", `/api/activities/${id}`, { labs: 25 })).statusCode).toBe(200);
    for (const refused of [
      await change("PUT", `/api/activities/${id}`, { labs: 24 }),
      await change("PUT", `/client/communities/${community}/activity/${id}`, { labs: 0 }),
      await change("POST", "/api/activities/bulk", { action: "update", ids: [id], data: { labs: 0 } }),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([409, "activity.labsPromised"]);
    const listed = await app.call({ url: `/api/member/activities/${id}`, token: ana.token });
    expect(listed.json().labs).toBe(25);
  });

  test("what the team may still find not to count says so before anybody takes part, as it is paid", async () => {
    const listed: readonly { id: string; type: string; labs: number; pendingDays: number | null }[] = (
      await app.call({ url: "/api/member/activities", token: ana.token })
    ).json();
    const reviewed = listed.filter(({ pendingDays }) => pendingDays !== null);
    expect(new Set(reviewed.map(({ type }) => type))).toEqual(new Set(["el_survey", "wat_task", "wat_ux"]));
    expect(reviewed.every(({ labs, pendingDays }) => labs > 0 && pendingDays === 14)).toBe(true);
    const id = await makeActivity(app, moderator, { type: OPEN_TALK, labs: 20 });
    expect(await own(ana, id)).toMatchObject({ labs: 20, pendingDays: null });
  });

  test("an activity that the team ends before its time says so, one that has none doesn't", async () => {
    const endsAt = new Date(Date.now() + 86_400_000).toISOString();
    const [early, endless] = [
      await makeActivity(app, moderator, { type: OPEN_TALK, endsAt }),
      await makeActivity(app, moderator, { type: OPEN_TALK }),
    ];
    expect(await own(ana, early)).toMatchObject({ state: "new", isEndedEarly: false });
    expect(await own(ana, endless)).toMatchObject({ state: "new", isOver: false, isEndedEarly: false });
    for (const id of [early, endless])
      await app.call({ method: "POST", url: `/api/activities/${id}/transitions/finish`, token: moderator, body: {} });
    expect(await own(ana, early)).toMatchObject({ state: "ended", isOver: true, isEndedEarly: true });
    expect(await own(ana, endless)).toMatchObject({ state: "ended", isOver: true, isEndedEarly: false });
  });

  test("an activity is unseen until it is opened, by each for themselves", async () => {
    const id = await makeActivity(app, moderator, { type: OPEN_TALK });
    expect(await own(ana, id)).toMatchObject({ isSeen: false, isOver: false });
    expect((await post(`/api/member/activities/${id}/seen`, ana)).statusCode).toBe(204);
    expect((await post(`/api/member/activities/${id}/seen`, ana)).statusCode).toBe(204);
    expect(await own(ana, id)).toMatchObject({ isSeen: true });
    expect(await own(ben, id)).toMatchObject({ isSeen: false });
    expect(await rows(app, "select 1 from activity_visit where activity = $1", [id])).toHaveLength(1);
  });

  test("a private activity is in nobody else's list, and leaves no trace where somebody asks for it", async () => {
    const id = await makeActivity(app, moderator, { type: OPEN_TALK, visibility: "PRIVATE", participants: [ben.id] });
    expect(await own(ben, id)).toBeDefined();
    expect(await own(ana, id)).toBeUndefined();
    expect((await post(`/api/member/activities/${id}/seen`, ana)).statusCode).toBe(404);
    expect(await rows(app, "select 1 from activity_visit where activity = $1", [id])).toEqual([]);
    const draft = await makeActivity(app, moderator, { type: OPEN_TALK }, false);
    expect((await post(`/api/member/activities/${draft}/seen`, ana)).statusCode).toBe(404);
  });

  test("comments count, those of others as unseen until they are seen, and their likes rate the activity", async () => {
    const id = await makeActivity(app, moderator, { type: OPEN_TALK });
    expect(await own(ana, id)).toMatchObject({ conversation: { comments: 0, unseen: 0, rating: 0 } });
    const comment = await write(ben, id);
    expect(await own(ana, id)).toMatchObject({ conversation: { comments: 1, unseen: 1, rating: 0 } });
    expect(await own(ben, id)).toMatchObject({ conversation: { comments: 1, unseen: 0 } });
    expect((await like(ana, comment)).statusCode).toBe(200);
    await post(`/tester/communities/${community}/activity/${id}/seeComments`, ana, { seq: 1 });
    expect(await own(ana, id)).toMatchObject({ conversation: { comments: 1, unseen: 0, rating: 1 } });
    const url = `/client/communities/comment/${comment}/visibility`;
    await app.call({ method: "PUT", url, token: moderator, body: { isHidden: true } });
    expect(await own(ana, id)).toMatchObject({ conversation: { comments: 0, unseen: 0, rating: 0 } });
  });

  test("numbers of an opinion don't change when others write, until one has written oneself", async () => {
    const id = await makeActivity(app, moderator, { type: TALK });
    const before = await own(ana, id);
    const cora = await join(app, "CoraLists");
    const comment = await write(ben, id);
    await write(cora, id);
    expect((await like(cora, comment)).statusCode).toBe(200);
    expect(await own(ana, id)).toEqual(before);
    await write(ana, id);
    expect(await own(ana, id)).toMatchObject({ conversation: { comments: 3, rating: 1 } });
  });

  test("what is yet to come tells nothing of its comments; what has ended is over", async () => {
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    const id = await makeActivity(app, moderator, { type: OPEN_TALK, startsAt }, false);
    await post(`/api/activities/${id}/transitions/announce`, { id: "", token: moderator }, {});
    expect(await own(ana, id)).toMatchObject({ state: "comingSoon", since: startsAt, conversation: null });
    await post(`/api/activities/${id}/transitions/finish`, { id: "", token: moderator }, {});
    expect(await own(ana, id)).toMatchObject({ state: "ended", isOver: true });
  });
});

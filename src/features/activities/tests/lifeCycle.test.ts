import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { selectActivities } from "../../../../tests/helpers/selectedSides";
import { makeActivity } from "./people";

describe.each(ANY_ENGINE)("an activity's life on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let base: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    base = `/client/communities/${await demoId(app)}`;
  });
  afterAll(() => app.close());

  const post = (url: string, token = moderator) => app.call({ method: "POST", url, token });
  const get = async (url: string, token = moderator) => (await app.call({ url, token })).json();
  const named = async (title: string) =>
    (await rows<{ id: string }>(app, "select id from activity where title = $1", [title]))[0]?.id ?? "";
  async function duplicate(id: string, token = moderator): Promise<string> {
    const answer = await post(`${base}/activity/${id}/duplicate`, token);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().id;
  }

  test("a copy has the fields, is being set up, and has no dates", async () => {
    const endsAt = new Date(Date.now() + 86_400_000).toISOString();
    const first = await makeActivity(app, moderator, { type: "wat_poll", title: "Antes" }, false);
    const values = { type: "wat_chat", title: "Con todo", labs: 7, endsAt, prerequisites: [first] };
    const id = await makeActivity(app, moderator, values, false);
    await app.call({
      method: "POST",
      url: "/api/topics",
      token: moderator,
      body: { activity: id, title: "Uno", tag: "uno" },
    });
    const copy = await get(`/api/activities/${await duplicate(id)}`);
    expect(copy).toMatchObject({ title: "Copia de Con todo", labs: 7, status: "CONFIGURING", prerequisites: [first] });
    expect([copy.startsAt, copy.endsAt].filter(Boolean)).toEqual([]);
    const { data } = await get(`/api/topics?filter=${encodeURIComponent(JSON.stringify({ activity: copy.id }))}`);
    if (data) expect(data).toMatchObject([{ title: "Uno", tag: "uno" }]);
    expect(await rows(app, "select title, tag from topic where activity = $1", [copy.id])).toEqual([
      { title: "Uno", tag: "uno" },
    ]);
  });

  test("what a type asks goes with it, what people gave doesn't", async () => {
    const poll = await duplicate(await named("¿Cómo vas al trabajo?"));
    expect(await rows(app, "select 1 from poll where activity = $1", [poll])).toHaveLength(1);
    expect(await rows(app, "select 1 from participation where activity = $1", [poll])).toEqual([]);
    const survey = await named("Cómo te mueves por la ciudad");
    const copied = await get(`/api/activities/${await duplicate(survey)}/questionnaire`);
    expect(copied.draft).toEqual((await get(`/api/activities/${survey}/questionnaire`)).draft);
    expect(copied.published).toBeNull();
    const [heatMap] = await rows<{ id: string }>(app, "select activity as id from heat_map_image limit 1");
    const images = "select image from heat_map_image where activity = $1 order by position";
    const before = await rows<{ image: string }>(app, images, [heatMap?.id]);
    const after = await rows<{ image: string }>(app, images, [await duplicate(heatMap?.id ?? "")]);
    expect(after).toHaveLength(before.length);
    expect(after.some(({ image }) => before.some((other) => other.image === image))).toBe(false);
    expect((await app.call({ url: after[0]?.image ?? "", token: moderator })).statusCode).toBe(200);
  });

  test("what would go with an activity is counted, and goes", async () => {
    const id = await named("¿Cómo vas al trabajo?");
    expect(await get(`/api/activities/${id}/removal`)).toMatchObject({ participations: 41, comments: 0, answers: 41 });
    const removed = await app.call({ method: "DELETE", url: `${base}/activity/${id}`, token: moderator });
    expect(removed.statusCode, removed.body).toBe(200);
    expect(await rows(app, "select 1 from participation where activity = $1", [id])).toEqual([]);
  });

  test("an observer copies and ends nothing; what they were not chosen for is absent", async () => {
    const [one, other] = [
      await makeActivity(app, moderator, { type: "wat_poll", title: "Una" }, false),
      await makeActivity(app, moderator, { type: "wat_poll", title: "Otra" }, false),
    ];
    await selectActivities(app, "observer", [one]);
    const observer = await app.signIn("observer");
    expect((await post(`${base}/activity/${one}/duplicate`, observer)).statusCode).toBe(403);
    expect((await post(`${base}/activity/${other}/duplicate`, observer)).statusCode).toBe(404);
    expect((await post(`${base}/activity/${one}/finish`, observer)).statusCode).toBe(403);
    const { activities } = await get(`${base}/activitiesAllowed`, observer);
    expect(activities).toEqual([{ id: one, title: "Una" }]);
    expect((await get(`${base}/activities/priority/all`, observer)).total).toBe(1);
  });

  test("the team's lists go by what becomes of activities, part by part", async () => {
    const list = (name: string) => get(`${base}/activities/priority/${name}`);
    const id = await makeActivity(app, moderator, { type: "wat_poll", title: "Se crea" }, false);
    expect((await list("creating")).activities[0]).toMatchObject({ id, opening: "closed", comments: 0 });
    const all = await list("all");
    const page = await get(`${base}/activities/priority/all?offset=1&limit=2`);
    expect(page).toEqual({ activities: all.activities.slice(1, 3), total: all.total });
    expect((await list("inProgress")).activities.every(({ opening }: { opening: string }) => opening === "open")).toBe(true);
    expect((await get(`${base}/activities/priority/all?dateTo=2000-01-01T00:00:00Z`)).total).toBe(0);
    expect((await app.call({ url: `${base}/activities/priority/newest`, token: moderator })).statusCode).toBe(400);
  });

  test("whoever makes an activity, or copies one, finds it among their own", async () => {
    const mine = async (token = moderator): Promise<readonly { readonly id: string }[]> =>
      (await get(`${base}/activities/priority/mine`, token)).activities;
    const made = await makeActivity(app, moderator, { type: "wat_poll", title: "Mía" }, false);
    const copy = await duplicate(made);
    const ids = (await mine()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([made, copy]));
    const administrator = await app.signIn("mainAdmin");
    const theirs = await duplicate(made, administrator);
    expect((await mine(administrator)).map(({ id }) => id)).toEqual([theirs]);
  });
});

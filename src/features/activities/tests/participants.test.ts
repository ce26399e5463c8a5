import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { configureCommunity, demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { mailsTo } from "../../../../tests/helpers/outbox";
import { join, makeActivity, type Person } from "./people";
import { TALK, talkType } from "./talkType";

describe.each(CONCURRENT_ENGINE)("participants on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let community: string;
  let ana: Person;
  let ben: Person;

  beforeAll(async () => {
    app = await startApp({ engine, extraExtensions: [talkType("always")] });
    moderator = await app.signIn("moderator");
    community = await demoId(app);
    ana = await join(app, "AnaHere");
    ben = await join(app, "BenHere");
  });
  afterAll(() => app.close());

  const call = (activity: string, path: string, body?: object, method: "GET" | "POST" | "DELETE" = body ? "POST" : "GET") =>
    app.call({ method, url: `/client/communities/${community}/activity/${activity}${path}`, token: moderator, body });
  const read = async (activity: string, query = "") => (await call(activity, `/participants${query}`)).json();
  const alerts = (activity: string) =>
    rows<{ member: string }>(app, "select member from notification where activity = $1 and kind = 'activity.reminder'", [
      activity,
    ]);
  const remind = async (activity: string, memberIds: readonly string[]) =>
    (await call(activity, "/remind", { memberIds })).json();
  const settled = () =>
    expect
      .poll(() => rows(app, "select 1 from scheduled_task where kind = 'appointment' and due_at <= now()"), { timeout: 30_000 })
      .toEqual([]);
  const forTwo = () => makeActivity(app, moderator, { type: TALK, visibility: "PRIVATE", participants: [ana.id, ben.id] });
  const done = (activity: string, member: string) =>
    app.database.pool.query(
      `insert into participation (id, space_id, activity, member, status, started_at, completed_at)
        values (gen_random_uuid(), $1, $2, $3, 'COMPLETED', now(), now())`,
      [community, activity, member],
    );

  test("all for whom it is are listed, with how far they are, found by state and nickname", async () => {
    const activity = await forTwo();
    await done(activity, ben.id);
    await app.call({ method: "POST", url: `/api/member/activities/${activity}/seen`, token: ana.token });
    const page = await read(activity);
    expect(page).toMatchObject({ total: 2, counts: { notBegun: 1, begun: 0, done: 1, screenedOut: 0 } });
    expect(page.participants).toMatchObject([
      { nickname: "AnaHere", state: "notBegun", contributions: 0, seenAt: expect.any(String) },
      { nickname: "BenHere", state: "done", seenAt: null },
    ]);
    expect((await read(activity, "?state=done")).participants).toHaveLength(1);
    expect((await read(activity, "?search=anah")).participants).toMatchObject([{ memberId: ana.id }]);
    expect((await read(activity, "?search=%25")).total).toBe(0);
  });

  test("a reminder waits for the end of quiet hours, and beyond the most mails of a day for the next one", async () => {
    const cal = await join(app, "CalHere");
    const set = (values: string) => rows(app, `update community_configuration set ${values} where space_id = $1`, [community]);
    const remindCal = async () => {
      const activity = await makeActivity(app, moderator, { type: TALK, visibility: "PRIVATE", participants: [cal.id] });
      expect(await remind(activity, [cal.id])).toMatchObject({ reminded: 1 });
      const [mail] = await rows<{ wait: number }>(
        app,
        `select case status when 'NEW' then extract(epoch from next_at - now())::int else 0 end as wait from outbox
          where recipient = 'calhere@mail.test' and template = 'activityReminder' and text like '%' || $1 || '%'`,
        [activity],
      );
      return mail?.wait;
    };
    await configureCommunity(app, { mailQuietFrom: "00:00", mailQuietTo: "00:00", mailsPerDay: 1 });
    expect(await remindCal()).toBeLessThanOrEqual(0);
    expect(await remindCal()).toBeGreaterThan(23 * 3600);
    await set("mail_quiet_from = '00:00', mail_quiet_to = '23:59', mails_per_day = 50");
    expect(await remindCal()).toBeGreaterThan(0);
    await set("mail_quiet_from = '00:00', mail_quiet_to = '00:00'");
  });

  test("who is pending is told and mailed, once in twelve hours, however often it is asked for at once", async () => {
    const activity = await forTwo();
    await done(activity, ben.id);
    const results = await Promise.all([remind(activity, [ana.id, ben.id]), remind(activity, [ana.id, ben.id])]);
    expect(results.map(({ reminded }) => reminded).sort()).toEqual([0, 1]);
    expect(await alerts(activity)).toEqual([{ member: ana.id }]);
    // Whoever was only reminded doesn't take part yet.
    const record = await app.call({ url: `/api/activities/${activity}`, token: moderator });
    expect(record.json().participationCount).toBe(1);
    expect(await remind(activity, [ana.id, ben.id, crypto.randomUUID()])).toEqual({
      reminded: 0,
      skipped: { done: 1, recently: 1, locked: 0, absent: 1 },
    });
    const mails = (await mailsTo(app, "anahere@mail.test")).filter(({ template }) => template === "activityReminder");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/activities/${activity}/talk`);
    await app.database.pool.query("update participation set reminded_at = now() - interval '13 hours' where activity = $1", [
      activity,
    ]);
    expect(await remind(activity, [ana.id])).toMatchObject({ reminded: 1 });
  });

  test("nobody is reminded of what isn't open, isn't for them, or comes later", async () => {
    const first = await makeActivity(app, moderator, { type: TALK });
    const locked = await makeActivity(app, moderator, { type: TALK, prerequisites: [first] });
    expect(await remind(locked, [ana.id])).toEqual({ reminded: 0, skipped: { done: 0, recently: 0, locked: 1, absent: 0 } });
    const private_ = await makeActivity(app, moderator, { type: TALK, visibility: "PRIVATE", participants: [ben.id] });
    expect(await remind(private_, [ana.id])).toMatchObject({ reminded: 0, skipped: { absent: 1 } });
    const draft = await makeActivity(app, moderator, { type: TALK }, false);
    expect((await call(draft, "/remind", { memberIds: [ana.id] })).statusCode).toBe(409);
    await app.call({ method: "POST", url: `/api/activities/${first}/transitions/finish`, token: moderator, body: {} });
    expect((await call(first, "/remind", { memberIds: [ana.id] })).json()).toMatchObject({ code: "activity.closed" });
    expect(
      await rows(app, "select 1 from notification where kind = 'activity.reminder' and activity = any($1)", [
        [locked, private_, draft, first],
      ]),
    ).toEqual([]);
  });

  test("all who are pending are reminded in steps", async () => {
    await app.database.pool.query(
      `insert into member (id, space_id, nickname, email, status)
        select gen_random_uuid(), $1, 'many' || n, 'many' || n || '@mail.test', 'ACTIVE' from generate_series(1, 620) n`,
      [community],
    );
    const activity = await makeActivity(app, moderator, { type: TALK });
    const result = (await call(activity, "/allPendingMembers/remind", {})).json();
    await settled();
    const told = await alerts(activity);
    expect(told.length).toBe(result.reminded);
    expect(new Set(told.map(({ member }) => member)).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(620);
    await app.database.pool.query("delete from member where nickname like 'many%'");
  });

  test("a programmed reminder asks anew who is pending when its time comes", async () => {
    const activity = await forTwo();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const { reminders, timeZone } = (await call(activity, "/programReminder", { reminderDates: [at, later] })).json();
    expect(timeZone).toBe("Europe/Madrid");
    expect(reminders).toMatchObject([{ sentAt: null, count: null }, { sentAt: null }]);
    expect((await call(activity, "/programReminder", { reminderDates: [at] })).json().reminders).toHaveLength(2);
    const left = (await call(activity, `/reminders/${reminders[1].id}`, undefined, "DELETE")).json();
    expect(left.reminders).toHaveLength(1);
    await done(activity, ben.id);
    await app.database.pool.query("update scheduled_task set due_at = now() where key = $1", [
      `activityReminder:${reminders[0].id}`,
    ]);
    await expect
      .poll(async () => (await call(activity, "/reminders")).json().reminders[0], { timeout: 90_000, interval: 1_000 })
      .toMatchObject({ count: 1, sentAt: expect.any(String) });
    expect(await alerts(activity)).toEqual([{ member: ana.id }]);
    const again = await call(activity, `/reminders/${reminders[0].id}`, undefined, "DELETE");
    expect(again.statusCode).toBe(404);
  });

  test("a reminder is neither for the past nor for after the end", async () => {
    const endsAt = new Date(Date.now() + 86_400_000).toISOString();
    const activity = await makeActivity(app, moderator, { type: TALK, endsAt });
    for (const date of ["2020-01-01T00:00:00Z", new Date(Date.now() + 2 * 86_400_000).toISOString()]) {
      const refused = await call(activity, "/programReminder", { reminderDates: [date] });
      expect(refused.json()).toMatchObject({ code: "activity.reminderTime" });
    }
    expect((await call(activity, "/programReminder", { reminderDates: ["soon"] })).statusCode).toBe(400);
  });
});

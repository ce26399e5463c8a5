import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { configureCommunity, demoId } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { mailTo } from "../../../../tests/helpers/outbox";
import { runSchedules } from "../../../../tests/helpers/schedules";

const OPTIONS = ["a", "b"].map((code) => ({ code, text: code.toUpperCase() }));

interface Alert {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
  readonly seen: boolean;
  readonly popup: boolean;
}

describe.each(ANY_ENGINE)("alerts on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let administrator: string;
  let community: string;
  let ana: { readonly token: string; readonly id: string };
  let ben: { readonly token: string; readonly id: string };

  const post = (url: string, token: string, body: object = {}) => app.call({ method: "POST", url, token, body });

  async function join(name: string): Promise<typeof ana> {
    const { authToken: token } = await joinByInvitation(app, `${name}@mail.test`, { nickname: name });
    const { id } = (await app.call({ url: "/experienceLabs/demo/userData", token })).json();
    await rows(app, "delete from attempt");
    return { token, id };
  }

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    administrator = await app.signIn("administrator");
    community = await demoId(app);
    ana = await join("AnaAlert");
    ben = await join("BenAlert");
  });
  afterAll(() => app.close());

  async function poll(values: object = {}): Promise<string> {
    const body = { title: "Pausa", type: "wat_poll", description: "Una pregunta", labs: 0, ...values };
    const { id } = (await post("/api/activities", moderator, body)).json();
    const settings = { question: "¿A o B?", isMultiple: false, options: OPTIONS };
    await app.call({ method: "PUT", url: `/api/activities/${id}/poll`, token: moderator, body: settings });
    const opened = await post(`/api/activities/${id}/transitions/open`, moderator);
    expect(opened.statusCode, opened.body).toBe(200);
    return id;
  }

  async function alertsOf(token: string, side = "tester", language = "en") {
    const url = `/${side}/communities/${community}/alerts/page/0/pageSize/100`;
    const answer = await app.call({ url, token, headers: { "accept-language": language } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as { alerts: readonly Alert[]; unseenAlerts: number; totalElements: number };
  }

  const about = async (activity: string, token: string, side?: string) =>
    (await alertsOf(token, side)).alerts.filter(({ link }) => link?.includes(activity));
  const endOf = async (activity: string, token: string) =>
    (await about(activity, token, "client")).filter(({ kind }) => kind === "activity.ended");
  /** Whom an activity's alerts went to, once they are all written. */
  async function told(activity: string): Promise<readonly string[]> {
    await expect
      .poll(
        async () => rows(app, "select 1 from scheduled_task where kind = 'follower' or kind = 'appointment' and due_at <= now()"),
        {
          timeout: 20_000,
        },
      )
      .toEqual([]);
    const found = await rows<{ member: string }>(app, "select member from notification where activity = $1 order by member", [
      activity,
    ]);
    return found.map(({ member }) => member);
  }

  test("an activity that opens is told to all active members, once", async () => {
    const activity = await poll();
    const active = await rows<{ id: string }>(
      app,
      "select id from member where status = 'ACTIVE' and space_id = $1 order by id",
      [community],
    );
    expect(await told(activity)).toEqual(active.map(({ id }) => id));
    const link = `/activities/${activity}/poll`;
    expect(await about(activity, ana.token)).toMatchObject([{ title: "New: Pausa", link, seen: false, popup: false }]);
    const { alerts } = await alertsOf(ana.token, "tester", "it");
    expect(alerts[0]?.title).toBe("Novità: Pausa");
  });

  test("a community of more than one step is told whole", async () => {
    await app.database.pool.query(
      `insert into member (id, space_id, nickname, email, status)
        select gen_random_uuid(), $1, 'many' || n, 'many' || n || '@mail.test', 'ACTIVE' from generate_series(1, 1200) n`,
      [community],
    );
    const activity = await poll();
    const [counted] = await rows<{ count: string }>(
      app,
      "select count(*) from member where status = 'ACTIVE' and space_id = $1",
      [community],
    );
    expect((await told(activity)).length).toBe(Number(counted?.count));
    await app.database.pool.query("delete from member where nickname like 'many%'");
  });

  test("its last day is told to those who have not done it, once for each end", async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const participants = [ana.id, ben.id];
    const activity = await poll({ title: "Fin", visibility: "PRIVATE", participants, startsAt: hours(-72), endsAt: hours(72) });
    await post(`/api/member/activities/${activity}/poll/vote`, ana.token, { choices: ["a"] });
    const closing = async () => {
      await runSchedules(app);
      await told(activity);
      const kind = "activity.closing";
      return rows(app, "select member from notification where activity = $1 and kind = $2", [activity, kind]);
    };
    expect(await closing()).toEqual([]);
    await rows(app, "update activity set ends_at = $2 where id = $1", [activity, hours(20)]);
    expect(await closing()).toEqual([{ member: ben.id }]);
    expect(await closing()).toEqual([{ member: ben.id }]);
    expect(await about(activity, ben.token)).toMatchObject([{ title: "Last day: Fin" }, { title: "New: Fin" }]);
  });

  test("a private one is told to those who are chosen, a quiet one to nobody", async () => {
    const hidden = await poll({ visibility: "PRIVATE", participants: [ben.id] });
    expect(await told(hidden)).toEqual([ben.id]);
    expect(await about(hidden, ana.token)).toEqual([]);
    expect(await told(await poll({ notificationsDisabled: true }))).toEqual([]);
  });

  test("what was earned is told with the booking, pops up once, and is seen when the list is", async () => {
    const activity = await poll({ labs: 20, title: "Desayuno" });
    await post(`/api/member/activities/${activity}/poll/vote`, ana.token, { choices: ["a"] });
    await told(activity);
    const before = await alertsOf(ana.token);
    const earned = before.alerts.find(({ kind }) => kind === "ledger.booked");
    expect(earned).toMatchObject({ title: "20 LABs for “Desayuno”", link: "/historial", seen: false, popup: true });
    const base = `/tester/communities/${community}/notifications`;
    await post(`${base}/seenPopup`, ana.token, { ids: [earned?.id] });
    const popped = await alertsOf(ana.token);
    expect(popped.alerts.find(({ id }) => id === earned?.id)).toMatchObject({ popup: false, seen: false });
    expect((await post(`${base}/seen`, ana.token, { ids: [earned?.id] })).json()).toEqual({
      unseenAlerts: before.unseenAlerts - 1,
    });
    expect((await post(`${base}/seen`, ana.token)).json()).toEqual({ unseenAlerts: 0 });
    expect((await alertsOf(ben.token)).unseenAlerts).toBeGreaterThan(0);
  });

  test("nobody marks another's alerts, nor reads those of another community", async () => {
    const [own] = (await alertsOf(ben.token)).alerts;
    await post(`/tester/communities/${community}/notifications/seen`, ana.token, { ids: [own?.id] });
    expect((await alertsOf(ben.token)).alerts[0]).toMatchObject({ id: own?.id, seen: false });
    const other = "0193fd0a-7c1e-7000-8000-00000000dead";
    const url = `/tester/communities/${other}/alerts/page/0/pageSize/10`;
    expect((await app.call({ url, token: ana.token })).statusCode).toBe(404);
  });

  test("the team hears that an activity is over, and how many took part", async () => {
    const activity = await poll();
    await post(`/api/member/activities/${activity}/poll/vote`, ben.token, { choices: ["b"] });
    const ended = await post(`/api/activities/${activity}/transitions/finish`, moderator);
    expect(ended.statusCode, ended.body).toBe(200);
    await told(activity);
    expect(await endOf(activity, administrator)).toMatchObject([
      { title: "Pausa has ended", message: "1 member took part. The results are ready.", seen: false },
    ]);
  });

  test("who ends an activity isn't told so, but of one that ends by its date", async () => {
    const ended = await poll({ title: "A mano" });
    expect((await post(`/api/activities/${ended}/transitions/finish`, moderator)).statusCode).toBe(200);
    await told(ended);
    expect(await endOf(ended, administrator)).toHaveLength(1);
    expect(await endOf(ended, moderator)).toEqual([]);

    const due = await poll({ title: "Por su fecha" });
    await rows(
      app,
      "update activity set starts_at = now() - interval '2 days', ends_at = now() - interval '1 minute' where id = $1",
      [due],
    );
    await runSchedules(app);
    await told(due);
    expect(await endOf(due, moderator)).toHaveLength(1);
  });

  test("the client's e-mail of the community hears of it too, with the way to the results", async () => {
    await configureCommunity(app, { clientEmail: "cliente@marca.test" });
    const activity = await poll();
    await post(`/api/member/activities/${activity}/poll/vote`, ben.token, { choices: ["b"] });
    expect((await post(`/api/activities/${activity}/transitions/finish`, moderator)).statusCode).toBe(200);
    const { text } = await mailTo(app, "cliente@marca.test");
    expect(text).toContain("Participantes: 1.");
    expect(text).toContain(`/c/demo/activities/${activity}`);
  });
});

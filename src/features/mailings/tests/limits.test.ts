import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { configureCommunity, demoId } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { eventually, startSmtp, type TestSmtp } from "../../../../tests/helpers/smtp";
import { createZone } from "../../../shared/dates/zone";
import type { MailingCheck } from "../shared/api/drafts";
import type { DeliveryItem } from "../shared/api/history";
import type { MailingItem } from "../shared/api/parts";

const HOUR_MS = 3_600_000;
const NO_LIMITS = { mailQuietFrom: "00:00", mailQuietTo: "00:00", mailsPerDay: 50, mailsPerWeek: 200 };
const madrid = createZone("Europe/Madrid");

describe.each(CONCURRENT_ENGINE)("mailings within the limits of a community, on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let moderator: string;
  let community: string;

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startApp({ engine, environment: { SMTP_URL: smtp.url, PUBLIC_URL: "https://panel.example" } });
    moderator = await app.signIn("moderator");
    community = await demoId(app);
    await configureCommunity(app, NO_LIMITS);
    await rows(app, "update member set tags = '{}', public_tags = '{}'");
  });
  beforeEach(() => limit({}));
  afterEach(() => rows(app, "update outbox set counted_at = null"));
  afterAll(async () => {
    await app?.close();
    await smtp?.close();
  });

  const limit = (values: Partial<typeof NO_LIMITS>) =>
    app.database.kysely
      .updateTable("communityConfiguration")
      .set({ ...NO_LIMITS, ...values })
      .execute();
  const ok = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
    const url = `/client/communities/${community}/${path}`;
    const answer = await app.call({ method, url, token: moderator, ...(body ? { body } : {}) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const tagged = (tag: string, count: number) =>
    rows<{ id: string; email: string; nickname: string }>(
      app,
      `update member set tags = '{${tag}}' where id in (
        select id from member where status = 'ACTIVE' and tags = '{}' and not is_online order by id limit ${count})
       returning id, email, nickname`,
    );
  const to = (tag: string, subject = "Hola") => ({ subject, content: "Hola", audience: { kind: "TAGS", tags: [tag] } });
  const check = (tag: string, at: object = {}): Promise<MailingCheck> =>
    ok("POST", "mailings/check", { channel: "MAIL", ...to(tag), ...at });
  const send = async (tag: string, subject?: string): Promise<string> =>
    (await ok("POST", "sendCustomEmail", to(tag, subject))).id;
  const mailing = async (id: string): Promise<MailingItem> => {
    const { items }: { items: readonly MailingItem[] } = await ok("GET", "mailings?pageSize=100");
    const item = items.find((one) => one.id === id);
    if (!item) throw new Error("it isn't in the history");
    return item;
  };
  const ends = (id: string) => eventually("it is sent", async () => (await mailing(id)).state === "SENT", 30_000);
  const mailAlertsNow = async () => {
    await rows(app, "update scheduled_task set due_at = to_timestamp(0) where name = 'alertMails'");
    await eventually("alerts are mailed", async () => {
      const left = await rows(
        app,
        "select 1 from scheduled_task where name = 'alertMails' and (due_at = to_timestamp(0) or lease_until > now())",
      );
      return left.length === 0;
    });
  };

  test("leave out who has got the most mails, whoever wrote those", async () => {
    const [first, second] = await tagged("tope", 2);
    if (!first || !second) throw new Error("the demo lacks people");
    await limit({ mailsPerDay: 1 });
    await rows(
      app,
      `insert into notification (id, space_id, member, kind, key, mail_state, mail_at)
       values (gen_random_uuid(), $1, $2, 'comments.reply', 'limits', 'WAITING', now())`,
      [community, first.id],
    );
    await mailAlertsNow();
    await smtp.mailsTo(first.email);
    expect(await check("tope")).toMatchObject({
      ...{ recipients: 1, quietUntil: null },
      leftOut: [{ reason: "CAP", count: 1, names: [first.nickname] }],
    });
    const inTwoDays = madrid.clockAt(new Date(Date.now() + 48 * HOUR_MS).toISOString());
    const at = { date: inTwoDays.slice(0, 10), time: inTwoDays.slice(11, 16) };
    expect(await check("tope", { at })).toMatchObject({ recipients: 2, leftOut: [], timeZone: "Europe/Madrid" });
    const id = await send("tope");
    await ends(id);
    const { items }: { items: readonly DeliveryItem[] } = await ok("GET", `mailings/${id}/deliveries?state=SKIPPED`);
    expect(items).toMatchObject([{ member: first.id, reason: "CAP" }]);
    expect(await smtp.mailsTo(second.email)).toHaveLength(1);
    await rows(app, "update outbox set counted_at = counted_at - interval '25 hours'");
    expect(await check("tope")).toMatchObject({ recipients: 2, leftOut: [] });
  });

  test("have their hours refused in words where they are no times of a day", async () => {
    const token = await app.signIn("mainAdmin");
    const [existing] = (await app.call({ url: "/api/community-configuration", token })).json();
    const url = `/api/community-configuration/${existing.id}`;
    const answer = await app.call({ method: "PUT", url, token, body: { mailQuietFrom: "25:99" } });
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      400,
      [{ path: "/mailQuietFrom", message: "Escribe una hora entre 00:00 y 23:59, como 21:00." }],
    ]);
  });

  test("count for the mails of notifications, which wait", async () => {
    const [person] = await tagged("cuenta", 1);
    if (!person) throw new Error("the demo lacks people");
    await limit({ mailsPerDay: 1 });
    await ends(await send("cuenta"));
    await rows(
      app,
      `insert into notification (id, space_id, member, kind, key, mail_state, mail_at)
       values (gen_random_uuid(), $1, $2, 'comments.reply', 'cuenta', 'WAITING', now())`,
      [community, person.id],
    );
    await mailAlertsNow();
    const [alert] = await rows<{ state: string; hours: number }>(
      app,
      `select mail_state as state, extract(epoch from mail_at - now()) / 3600 as hours from notification where key = 'cuenta'`,
    );
    expect(alert?.state).toBe("WAITING");
    expect(Number(alert?.hours)).toBeGreaterThan(23);
  });

  test("rest in quiet hours, say until when, and go on when they end", async () => {
    const [person, other] = await tagged("noche", 2);
    if (!person || !other) throw new Error("the demo lacks people");
    const clock = (hours: number) => madrid.clockAt(new Date(Date.now() + hours * HOUR_MS).toISOString());
    await limit({ mailQuietFrom: clock(-1).slice(11, 16), mailQuietTo: clock(1).slice(11, 16) });
    const end = madrid.instantOf(clock(1).slice(0, 10), clock(1).slice(11, 16));
    await rows(
      app,
      `insert into notification_setting (id, space_id, member, time_zone) values (gen_random_uuid(), $1, $2, 'Asia/Tokyo')
       on conflict (space_id, member) do update set time_zone = excluded.time_zone`,
      [community, other.id],
    );
    expect(await check("noche")).toMatchObject({ recipients: 2, waiting: 1, quietUntil: end });
    await rows(app, "update member set tags = '{}' where id = $1", [other.id]);
    expect(await check("noche")).toMatchObject({ recipients: 1, waiting: 1, quietUntil: end });
    const id = await send("noche");
    await eventually("it rests", async () => (await mailing(id)).quietUntil !== null);
    expect(await mailing(id)).toMatchObject({ state: "SENDING", quietUntil: end, counts: { NEW: 1 } });
    const key = `mailings.send:${id}`;
    await eventually("its next step is due then", async () => {
      const [task] = await rows<{ due: Date }>(app, "select due_at as due from scheduled_task where key = $1", [key]);
      return task !== undefined && new Date(task.due).toISOString() === end;
    });

    await limit({});
    await rows(app, "update mailing_delivery set not_before = now() where mailing = $1", [id]);
    await rows(app, "update scheduled_task set due_at = now() where key = $1", [key]);
    await ends(id);
    expect(await smtp.mailsTo(person.email)).toHaveLength(1);
  });

  test("leave out who has switched the team's e-mails off, and no other mail", async () => {
    const email = "sinboletin@mail.test";
    const { authToken: token } = await joinByInvitation(app, email, { nickname: "SinBoletin" });
    await rows(app, "update member set tags = '{boletin}' where email = $1", [email]);
    const url = `/tester/communities/${community}/notifications/preferences`;
    const read = (await app.call({ url, token })).json();
    expect(read.kinds).toContainEqual({
      ...{ kind: "mailings.email", category: "community", label: "Correos del equipo" },
      ...{ mail: true, isMandatory: false },
    });
    const body = { kinds: [{ kind: "mailings.email", mail: false }] };
    expect((await app.call({ method: "PUT", url, token, body })).statusCode).toBe(200);
    expect(await check("boletin")).toMatchObject({
      recipients: 0,
      leftOut: [{ reason: "OPTED_OUT", count: 1, names: ["SinBoletin"] }],
    });
    expect((await app.call({ url, token })).json().isUnsubscribed).toBe(false);
  });

  test("are exact where several are sent at once, and notifications are mailed meanwhile", async () => {
    const people = await tagged("alavez", 40);
    await limit({ mailsPerDay: 1 });
    await rows(
      app,
      `insert into notification (id, space_id, member, kind, key, mail_state, mail_at)
       select gen_random_uuid(), $1, id, 'comments.reply', 'alavez', 'WAITING', now() from member where tags = '{alavez}'`,
      [community],
    );
    const [one, two] = await Promise.all([send("alavez", "Uno"), send("alavez", "Dos"), mailAlertsNow()]);
    await Promise.all([ends(one), ends(two)]);
    const counted = await rows<{ count: number }>(
      app,
      "select count(*)::int as count from outbox where recipient = any($1) and counted_at is not null group by recipient",
      [people.map(({ email }) => email)],
    );
    expect(counted.map(({ count }) => count)).toEqual(people.map(() => 1));
  });
});

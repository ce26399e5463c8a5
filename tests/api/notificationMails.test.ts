import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database";
import { createSpaceDb } from "../../src/server/db/query/spaceDb";
import { tenantTables } from "../../src/server/db/query/spacePredicate";
import { extensions } from "../../src/server/extensions";
import { registerExtensions } from "../../src/server/host/registerExtensions";
import { createMessages } from "../../src/server/mail/messages";
import { createSpaceMail } from "../../src/server/mail/spaceMail";
import { mailAlerts } from "../../src/server/notifications/mails/mailAlerts";
import { createNotify, type Notice } from "../../src/server/notifications/notify";
import { readConfig } from "../../src/server/platform/config";
import { createTexts } from "../../src/server/platform/texts";
import { ANY_ENGINE, CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { configureCommunity, demoId } from "../helpers/communities";
import { joinByInvitation, rows } from "../helpers/identity";
import { ROOT } from "../helpers/root";
import { startSmtp, type TestSmtp } from "../helpers/smtp";

const HOUR_MS = 3_600_000;
const OPTIONS = ["a", "b"].map((code) => ({ code, text: code.toUpperCase() }));
const registered = registerExtensions(extensions);
const kinds = registered.notificationKinds;
const texts = createTexts(ROOT);
const tenants = tenantTables(loadCatalog().entities.values());
const NO_PAUSE = { mailQuietFrom: "00:00", mailQuietTo: "00:00", mailsPerDay: 50, mailsPerWeek: 200 };

function setTimes(app: TestApp, values: Partial<typeof NO_PAUSE> = {}) {
  return app.database.kysely
    .updateTable("communityConfiguration")
    .set({ ...NO_PAUSE, ...values })
    .execute();
}

interface Member {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

/** What mails alerts, as another process does it: with connections of its own where the database has several. */
async function anotherProcess(app: TestApp, smtp: TestSmtp, spaceId: string) {
  const config = readConfig({ DATA_DIR: app.dataDir, SMTP_URL: smtp.url });
  const database = app.database.isEmbedded ? app.database : await openDatabase({ ...config, databaseUrl: app.databaseUrl });
  const messages = createMessages({
    config,
    database,
    texts,
    mailTemplates: registered.mailTemplates,
    address: () => "https://panel.example",
    onError: (error) => {
      throw error;
    },
  });
  await messages.outbox.open();
  const root = database.kysely;
  const publicAddress = { here: () => "https://panel.example", ofCaller: () => "https://panel.example" };
  const mail = createSpaceMail({ root, mailer: messages.mailer, publicAddress });
  const tools = { root, registries: registered, texts, mail, unsubscriptions: messages.unsubscriptions };
  const db = createSpaceDb(database, tenants, spaceId);
  return {
    run: (now: Date) => mailAlerts(db, tools, { now, signal: new AbortController().signal }),
    notify: (notice: Notice) => db.transaction(() => createNotify(kinds, () => undefined)(db, notice)),
    close: async () => {
      await messages.outbox.close();
      if (database !== app.database) await database.close();
    },
  };
}

describe.each(ANY_ENGINE)("mails of notifications on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let process: Awaited<ReturnType<typeof anotherProcess>>;
  let moderator: string;
  let community: string;
  let people: readonly Member[];
  let count = 0;

  async function join(name: string): Promise<Member> {
    const email = `${name.toLowerCase()}@mail.test`;
    const { authToken: token } = await joinByInvitation(app, email, { nickname: name });
    const { id } = (await app.call({ url: "/experienceLabs/demo/userData", token })).json();
    await rows(app, "delete from attempt");
    return { id, token, email };
  }
  const four = () => people as readonly [Member, Member, Member, Member];

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startApp({ engine, environment: { SMTP_URL: smtp.url } });
    community = await demoId(app);
    await configureCommunity(app, {});
    process = await anotherProcess(app, smtp, community);
    moderator = await app.signIn("moderator");
    people = [await join("AnaNews"), await join("BenNews"), await join("CleoNews"), await join("DanNews")];
  });
  afterAll(async () => {
    await process?.close();
    await app?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    await setTimes(app);
    await rows(app, "update notification set mail_state = null, mail_at = null, mailed_at = null");
    await rows(app, "update outbox set counted_at = null");
  });
  afterEach(() => rows(app, "delete from notification_preference"));

  const later = (hours = 0.1) => new Date(Date.now() + hours * HOUR_MS);
  const mailsTo = ({ email }: Member) =>
    smtp.mails.filter(({ recipients, subject }) => recipients.includes(email) && !subject?.includes("te invita"));
  /** The newest of a member's mails, once there are so many. */
  const newestTo = async (who: Member, most: number) => {
    await expect.poll(() => mailsTo(who).length, { timeout: 15_000 }).toBe(most);
    return mailsTo(who).at(-1);
  };
  const preferences = (who: Member, body?: object) =>
    app.call({
      ...(body ? { method: "PUT", body } : {}),
      url: `/tester/communities/${community}/notifications/preferences`,
      token: who.token,
    });
  const states = async (who: Member, kind: string) =>
    (
      await rows<{ state: string }>(
        app,
        "select mail_state || coalesce(' ' || mail_reason, '') as state from notification where member = $1 and kind = $2 and mail_state is not null",
        [who.id, kind],
      )
    ).map(({ state }) => state);

  async function poll(values: object = {}): Promise<string> {
    const post = (url: string, body: object = {}) => app.call({ method: "POST", url, token: moderator, body });
    const body = { title: "Pausa", type: "wat_poll", description: "Una pregunta", labs: 0, ...values };
    const { id } = (await post("/api/activities", body)).json();
    const settings = { question: "¿A o B?", isMultiple: false, options: OPTIONS };
    await app.call({ method: "PUT", url: `/api/activities/${id}/poll`, token: moderator, body: settings });
    const opened = await post(`/api/activities/${id}/transitions/open`);
    expect(opened.statusCode, opened.body).toBe(200);
    await expect
      .poll(() => rows(app, "select 1 from notification where activity = $1 and kind = 'activity.opened'", [id]), {
        timeout: 20_000,
      })
      .not.toEqual([]);
    return id;
  }
  const reply = (who: Member, activityId?: string) => {
    count += 1;
    return process.notify({
      kind: "comments.reply",
      members: [who.id],
      key: `reply ${count}`,
      ...(activityId ? { activityId } : {}),
    });
  };

  test("an activity that opens is mailed with its link, but not to who saw it, chose otherwise or is unsubscribed", async () => {
    const [ana, ben, cleo, dan] = four();
    expect((await preferences(ben, { kinds: [{ kind: "activity.opened", mail: false }] })).statusCode).toBe(200);
    expect((await preferences(cleo, { isUnsubscribed: true })).json().isUnsubscribed).toBe(true);
    const participants = people.map(({ id }) => id);
    const activity = await poll({ title: "Desayuno", visibility: "PRIVATE", participants });
    const publication = await app.call({ url: `/client/communities/canSaveStep3?activityId=${activity}`, token: moderator });
    expect(publication.json().notified).toMatchObject({ count: 4, mailed: 2 });
    await app.call({ method: "POST", url: `/tester/communities/${community}/notifications/seen`, token: dan.token, body: {} });

    await process.run(new Date());
    expect(await states(ana, "activity.opened"), "not before it could be seen in the app").toEqual(["WAITING"]);
    await process.run(later());
    const mail = await newestTo(ana, 1);
    expect(mail?.subject).toBe("Nueva: Desayuno · Comunidad Demo");
    expect(mail?.text).toContain(`https://panel.example/c/demo/activities/${activity}/poll`);
    expect(mail?.text).toContain("https://panel.example/c/demo/profile/notifications");
    expect(mail?.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe("List-Unsubscribe=One-Click");
    expect(await states(ana, "activity.opened")).toEqual(["SENT"]);
    expect(await states(ben, "activity.opened")).toEqual(["SKIPPED OPTED_OUT"]);
    expect(await states(cleo, "activity.opened")).toEqual(["SKIPPED UNSUBSCRIBED"]);
    expect(await states(dan, "activity.opened")).toEqual(["SKIPPED SEEN"]);
    await process.run(later(1));
    expect([ana, ben, cleo, dan].map((who) => mailsTo(who).length)).toEqual([1, 0, 0, 0]);
    await preferences(cleo, { isUnsubscribed: false });
  });

  test("an activity that was begun or closed meanwhile is mailed to nobody", async () => {
    const [ana, ben] = four();
    const activity = await poll({ visibility: "PRIVATE", participants: [ana.id, ben.id] });
    await app.call({
      method: "POST",
      url: `/api/member/activities/${activity}/poll/vote`,
      token: ana.token,
      body: { choices: ["a"] },
    });
    await process.run(later());
    expect(await states(ana, "activity.opened")).toEqual(["SKIPPED OVER"]);
    expect(await states(ben, "activity.opened")).toEqual(["SENT"]);
    const other = await poll({ title: "Otra", visibility: "PRIVATE", participants: [ana.id] });
    await rows(app, "update activity set status = 'FINISHED' where id = $1", [other]);
    await process.run(later());
    expect(await states(ana, "activity.opened")).toEqual(["SKIPPED OVER", "SKIPPED OVER"]);
  });

  test("several of one kind are one line, several kinds one mail", async () => {
    const [ana, , , dan] = four();
    const activity = await poll({ title: "Cena", visibility: "PRIVATE", participants: [dan.id] });
    const before = mailsTo(ana).length;
    for (let n = 0; n < 7; n += 1) await reply(ana, activity);
    for (let n = 0; n < 2; n += 1) await reply(dan, activity);
    await process.run(later());
    const repliesOnly = await newestTo(ana, before + 1);
    expect(repliesOnly?.subject).toBe("Tienes respuestas en 7 conversaciones de «Cena» · Comunidad Demo");
    const mail = await newestTo(dan, 1);
    expect(mail?.subject).toBe("3 novedades para ti · Comunidad Demo");
    expect(mail?.text).toContain("• Nueva: Cena");
    expect(mail?.text).toContain("• Tienes respuestas en 2 conversaciones de «Cena»");
    expect(mail?.text).toContain("https://panel.example/c/demo/notifications");
  });

  test("a kind that is not mailed by itself is, to who asks for it", async () => {
    const [ana, ben] = four();
    await preferences(ben, { kinds: [{ kind: "comments.medal", mail: true }] });
    await process.notify({ kind: "comments.medal", members: [ana.id, ben.id], key: "medal" });
    expect(await states(ana, "comments.medal")).toEqual([]);
    expect(await states(ben, "comments.medal")).toEqual(["WAITING"]);
  });

  test("nothing is mailed in the community's pause; what waits goes when it ends", async () => {
    const [ana] = four();
    await setTimes(app, { mailQuietFrom: "21:00", mailQuietTo: "08:00" });
    await reply(ana);
    // In Madrid, in winter, an hour ahead of UTC.
    await process.run(new Date("2027-01-15T22:00:00Z"));
    await process.run(new Date("2027-01-16T06:59:00Z"));
    expect(await states(ana, "comments.reply")).toEqual(["WAITING"]);
    await process.run(new Date("2027-01-16T07:00:00Z"));
    expect(await states(ana, "comments.reply")).toEqual(["SENT"]);
  });

  test("what goes beyond the most of a day comes together in the next mail", async () => {
    const [, ben] = four();
    await setTimes(app, { mailsPerDay: 1 });
    const before = mailsTo(ben).length;
    await reply(ben);
    await process.run(later());
    await newestTo(ben, before + 1);
    await reply(ben);
    await process.run(later(1));
    await reply(ben);
    await process.run(later(2));
    expect(await states(ben, "comments.reply")).toEqual(["SENT", "WAITING", "WAITING"]);
    await process.run(later(25));
    expect((await newestTo(ben, before + 2))?.subject).toBe("Respuestas a tus comentarios: 2 · Comunidad Demo");
    expect(await states(ben, "comments.reply")).toEqual(["SENT", "SENT", "SENT"]);
  });

  test("what is somebody's due is mailed to those, too, who want no mails", async () => {
    const [, , cleo] = four();
    await preferences(cleo, { isUnsubscribed: true });
    await process.notify({ kind: "raffles.won", members: [cleo.id], params: { reward: "Una bici" }, key: "won" });
    await process.run(later());
    const mail = await newestTo(cleo, 1);
    expect(mail?.subject).toContain("Una bici");
    expect(mail?.headers.filter(({ key }) => key === "list-unsubscribe")).toEqual([]);
    await preferences(cleo, { isUnsubscribed: false });
  });

  test("the link of a mail unsubscribes from all of the community's", async () => {
    const [, ben] = four();
    const before = mailsTo(ben).length;
    await reply(ben);
    await process.run(later());
    const mail = await newestTo(ben, before + 1);
    const link = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value.slice(1, -1) ?? "";
    expect((await app.call({ method: "POST", url: new URL(link).pathname })).statusCode).toBe(200);
    expect((await preferences(ben)).json().isUnsubscribed).toBe(true);
    await preferences(ben, { isUnsubscribed: false });
  });

  test("the pause is by the member's own clocks, which the device tells until one chooses", async () => {
    const [, , cleo] = four();
    expect((await preferences(cleo, { deviceTimeZone: "America/Bogota" })).json().timeZone).toBe("America/Bogota");
    expect((await preferences(cleo, { deviceTimeZone: "Asia/Tokyo" })).json().timeZone).toBe("America/Bogota");
    expect((await preferences(cleo, { timeZone: "Mars/Olympus" })).statusCode).toBe(400);
    await setTimes(app, { mailQuietFrom: "21:00", mailQuietTo: "08:00" });
    await reply(cleo);
    // Nine in Madrid, three at night in Bogotá.
    await process.run(new Date("2027-01-16T08:00:00Z"));
    expect(await states(cleo, "comments.reply")).toEqual(["WAITING"]);
    await process.run(new Date("2027-01-16T13:00:00Z"));
    expect(await states(cleo, "comments.reply")).toEqual(["SENT"]);
    const chosen = (await preferences(cleo, { timeZone: null })).json();
    expect(chosen).toMatchObject({ timeZone: null, communityTimeZone: "Europe/Madrid" });
  });

  test("who wants one mail a day gets all of it at nine, and what is mandatory at once", async () => {
    const [, , , dan] = four();
    expect((await preferences(dan, { rhythm: "DAILY" })).json().rhythm).toBe("DAILY");
    await reply(dan);
    await process.notify({ kind: "raffles.won", members: [dan.id], params: { reward: "Un viaje" }, key: "daily" });
    // A day on which nobody else's clock is near nine.
    const created = (time: string) =>
      rows(app, "update notification set created_at = $2, mail_at = $2 where member = $1 and mail_state = 'WAITING'", [
        dan.id,
        time,
      ]);
    await created("2027-02-10T10:00:00Z");
    await process.run(new Date("2027-02-10T10:05:00Z"));
    expect(await states(dan, "raffles.won")).toEqual(["SENT"]);
    expect(await states(dan, "comments.reply")).toEqual(["WAITING"]);
    await process.run(new Date("2027-02-11T07:59:00Z"));
    expect(await states(dan, "comments.reply")).toEqual(["WAITING"]);
    await process.run(new Date("2027-02-11T08:00:00Z"));
    expect(await states(dan, "comments.reply")).toEqual(["SENT"]);
    await preferences(dan, { rhythm: "NOW" });
  });

  describe("preferences", () => {
    const url = (side = "tester", id = community) => `/${side}/communities/${id}/notifications/preferences`;

    test("are one's own, in one's community", async () => {
      const [ana, ben] = four();
      expect((await app.call({ url: url() })).statusCode).toBe(401);
      expect((await app.call({ url: url(), token: moderator })).statusCode).toBe(403);
      const elsewhere = url("tester", "0193fd0a-7c1e-7000-8000-00000000dead");
      expect((await app.call({ url: elsewhere, token: ana.token })).statusCode).toBe(404);
      const changed = await preferences(ana, { kinds: [{ kind: "comments.reply", mail: false }] });
      const replies = (answer: { json: () => { kinds: readonly { kind: string }[] } }) =>
        answer.json().kinds.find(({ kind }) => kind === "comments.reply");
      expect(replies(changed)).toEqual({
        kind: "comments.reply",
        category: "conversations",
        label: expect.any(String),
        mail: false,
        isMandatory: false,
      });
      expect(replies(await preferences(ana, { kinds: [{ kind: "comments.reply", mail: true }] }))).toMatchObject({ mail: true });
      await preferences(ana, { kinds: [{ kind: "comments.reply", mail: false }] });
      expect(replies(await preferences(ben))).toMatchObject({ mail: true });
    });

    test.each(["raffles.won", "comments.report", "no.such"])("refuse %s, which is not a member's to choose", async (kind) => {
      const answer = await preferences(four()[0], { kinds: [{ kind, mail: false }] });
      expect(answer.statusCode).toBe(400);
    });

    test("of an observer leave out what moderators alone are told", async () => {
      const observer = await app.signIn("observer");
      const kindsOf = async (token: string) =>
        (await app.call({ url: url("client"), token })).json().kinds.map(({ kind }: { kind: string }) => kind);
      expect(await kindsOf(moderator)).toEqual(expect.arrayContaining(["activity.ended", "redeem.requested"]));
      expect(await kindsOf(observer)).toContain("activity.ended");
      expect(await kindsOf(observer)).not.toContain("redeem.requested");
      const body = { kinds: [{ kind: "redeem.requested", mail: false }] };
      expect((await app.call({ method: "PUT", url: url("client"), token: observer, body })).statusCode).toBe(400);
      expect((await app.call({ method: "PUT", url: url("client"), token: moderator, body })).statusCode).toBe(200);
    });

    test.each([...kinds.values()].filter(({ channels }) => channels))("name $name in every language", ({ name }) => {
      for (const language of ["es", "en", "fr", "it", "nl", "pt"] as const)
        expect(texts.has(language, `notifications.${name}.label`), language).toBe(true);
    });
  });
});

describe.each(CONCURRENT_ENGINE)("two processes that mail notifications at once, on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startApp({ engine, environment: { SMTP_URL: smtp.url } });
  });
  afterAll(async () => {
    await app?.close();
    await smtp?.close();
  });

  test("send each person one mail", async () => {
    const community = await demoId(app);
    await configureCommunity(app, NO_PAUSE);
    await rows(app, "update activity set notifications_disabled = true");
    const members = await rows<{ id: string; email: string }>(
      app,
      `insert into member (id, space_id, nickname, email, status)
        select gen_random_uuid(), $1, 'both' || n, 'both' || n || '@mail.test', 'ACTIVE' from generate_series(1, 120) n
        returning id, email`,
      [community],
    );
    const both = [await anotherProcess(app, smtp, community), await anotherProcess(app, smtp, community)] as const;
    const [first, second] = both;
    for (const key of ["one", "two"]) await first.notify({ kind: "comments.reply", members: members.map(({ id }) => id), key });
    const now = new Date(Date.now() + HOUR_MS);
    await Promise.all([first.run(now), second.run(now), first.run(now), second.run(now)]);
    await Promise.all(both.map(({ run }) => run(now)));
    const sent = await rows<{ recipient: string; count: string }>(
      app,
      "select recipient, count(*) from outbox where subject like 'Respuestas a tus comentarios: 2%' and recipient like 'both%' group by recipient",
    );
    expect(sent).toHaveLength(120);
    expect(sent.every((row) => Number(row.count) === 1)).toBe(true);
    const left = await rows(app, "select 1 from notification where kind = 'comments.reply' and mail_state <> 'SENT'");
    expect(left).toEqual([]);
    const arrived = () => smtp.mails.filter(({ subject }) => subject?.startsWith("Respuestas a tus comentarios: 2")).length;
    await expect.poll(arrived, { timeout: 30_000 }).toBe(120);
    await Promise.all(both.map(({ close }) => close()));
  });
});

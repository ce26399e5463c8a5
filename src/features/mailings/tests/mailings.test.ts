import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { configureCommunity, demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { picture } from "../../../../tests/helpers/images";
import { importForm } from "../../../../tests/helpers/imports";
import { ROOT } from "../../../../tests/helpers/root";
import { eventually, type Refusal, startSmtp, type TestSmtp } from "../../../../tests/helpers/smtp";
import { memberRegistry } from "../../../client/community/extensions";
import { boot } from "../../../server/boot";
import { features } from "../../../server/extensions";
import { readConfig } from "../../../server/platform/config";
import { newId } from "../../../shared/ids";
import type { DestinationPage, DraftItem, MailingCheck, MailingPreview } from "../shared/api/drafts";
import type { DeliveryItem, MailingDetails, SentEmailItem } from "../shared/api/history";
import type { MailingItem } from "../shared/api/parts";
import type { ScheduledEmail } from "../shared/api/sending";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const CONTENT = {
  blocks: [
    { kind: "paragraph", runs: [{ text: "Hola, {{nickname|amiga}} <b>" }] },
    { kind: "bullets", items: [[{ text: "Una página", link: "https://example.com/a" }]] },
  ],
} as const;

/** Another process on the same database, which does its share of what is due; the embedded one has room for one alone. */
async function startAnother({ database, dataDir, databaseUrl = "" }: TestApp, smtp: TestSmtp) {
  if (database.isEmbedded) return undefined;
  const config = readConfig({
    ...{ DEMO: "1", LOG_LEVEL: "fatal", DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    ...{ SMTP_URL: smtp.url, PUBLIC_URL: "https://panel.example" },
  });
  return boot({ config, root: ROOT, features });
}

describe.each(CONCURRENT_ENGINE)("mailings on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let moderator: string;
  let base: string;
  const refusals = new Map<string, Refusal>();
  let hold: Promise<void> | undefined;

  beforeAll(async () => {
    smtp = await startSmtp({ refuse: (address) => refusals.get(address), beforeAnswer: async () => hold });
    app = await startApp({
      engine,
      environment: { SMTP_URL: smtp.url, MAIL_FROM: "Sondeo <no-reply@panel.example>", PUBLIC_URL: "https://panel.example" },
    });
    moderator = await app.signIn("moderator");
    base = `/client/communities/${await demoId(app)}`;
    await rows(app, "update member set tags = '{}', public_tags = '{}'");
    await configureCommunity(app, { mailQuietFrom: "00:00", mailQuietTo: "00:00", mailsPerDay: 50, mailsPerWeek: 200 });
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, token = moderator) =>
    app.call({ method, url: `${base}/${path}`, token, ...(body ? { body } : {}) });
  const ok = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => {
    const answer = await send(method, path, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  /** Gives some members who take part a tag of their own. */
  const tagged = async (tag: string, count: number) =>
    rows<{ id: string; email: string; nickname: string }>(
      app,
      `update member set tags = '{${tag}}' where id in (
        select id from member where status = 'ACTIVE' and tags = '{}' and email <> 'member@demo.test' order by id limit ${count})
       returning id, email, nickname`,
    );
  const tags = (tag: string) => ({ kind: "TAGS", tags: [tag] });
  const mailing = async (id: string): Promise<MailingItem> => {
    const { items }: { items: readonly MailingItem[] } = await ok("GET", "mailings?pageSize=100");
    const item = items.find((one) => one.id === id);
    if (!item) throw new Error("it isn't in the history");
    return item;
  };
  /** The demo member's alert. */
  const alertOf = async (title: string) => {
    const url = `${base.replace("client", "tester")}/alerts/page/0/pageSize/100`;
    const { alerts } = (await app.call({ url, token: await app.signIn("member") })).json();
    return alerts.find((alert: { title: string }) => alert.title === title);
  };
  const ends = (id: string) => eventually("it is sent", async () => (await mailing(id)).state === "SENT", 30_000);

  test("an e-mail reaches a segment, filled in for each, and leaves out those who want none", async () => {
    const [ana, eva, left] = await tagged("lectoras", 3);
    if (!ana || !eva || !left) throw new Error("the demo lacks people");
    const segment = (
      await app.call({
        method: "POST",
        url: "/api/segments",
        token: moderator,
        body: { name: "Lectoras", conditions: [{ kind: "TAG", values: ["lectoras"] }] },
      })
    ).json().id;
    const audience = { kind: "SEGMENT", segment };
    const { id: first } = await ok("POST", "sendCustomEmail", {
      ...{ subject: "Uno", content: "Hola" },
      audience: { kind: "PEOPLE", people: [left.email] },
    });
    const [mail] = await smtp.mailsTo(left.email);
    await ends(first);
    const link = /https:\/\/panel\.example(\/experienceLabs\/unsubscribe\/[\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await app.call({ method: "POST", url: link })).statusCode).toBe(200);

    const check: MailingCheck = await ok("POST", "mailings/check", { channel: "MAIL", subject: "x", content: CONTENT, audience });
    expect(check).toEqual({
      ...{ waiting: 0, timeZone: "Europe/Madrid", destination: null },
      ...{ total: 3, audienceName: "Lectoras", recipients: 2, quietUntil: null, unknown: [] },
      leftOut: [{ reason: "UNSUBSCRIBED", count: 1, names: [left.nickname] }],
    });
    const body = { subject: "Para {{nickname|ti}}", content: CONTENT, replyTo: "equipo@example.com", audience };
    const { id } = await ok("POST", "sendCustomEmail", body);
    const [sent] = await smtp.mailsTo(ana.email);
    expect(sent?.subject).toBe(`Para ${ana.nickname}`);
    expect(sent?.replyTo?.[0]?.address).toBe("equipo@example.com");
    expect(sent?.html).toContain(`Hola, ${ana.nickname} &lt;b&gt;`);
    expect(sent?.html).toContain('href="https://example.com/a"');
    expect(sent?.text).toContain("- Una página (https://example.com/a)");
    expect(sent?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    await ends(id);
    expect((await mailing(id)).counts).toEqual({ NEW: 0, PROCESSING: 0, SENT: 2, ERROR: 0, SKIPPED: 1 });
    expect(smtp.mails.filter(({ recipients }) => recipients.includes(eva.email))).toHaveLength(1);
    expect(smtp.mails.filter(({ recipients }) => recipients.includes(left.email))).toHaveLength(1);
  });

  test("what a server refuses is an error with its answer, is sent again on demand, and leaves the address out meanwhile", async () => {
    const [person] = await tagged("rechazada", 1);
    if (!person) throw new Error("the demo lacks people");
    refusals.set(person.email, { code: 550, text: "5.1.1 No such user" });
    const audience = tags("rechazada");
    const { id } = await ok("POST", "sendCustomEmail", { subject: "Dos", content: "Hola", audience });
    await ends(id);
    const page = await ok("GET", `mailings/${id}/deliveries?state=ERROR`);
    const [delivery]: readonly DeliveryItem[] = page.items;
    expect(delivery?.error).toContain("5.1.1 No such user");
    const { items }: { items: readonly SentEmailItem[] } = await ok("POST", "emailHistory", {
      filter: "to",
      value: person.email,
    });
    expect(items[0]).toMatchObject({ to: person.email, status: "ERROR", subject: "Dos" });
    const nobody = await send("POST", "sendCustomEmail", { subject: "Dos", content: "Hola", audience });
    expect([nobody.statusCode, nobody.json().code]).toEqual([409, "mailings.nobody"]);

    refusals.delete(person.email);
    expect(await ok("POST", `mailings/${id}/retry`, { deliveries: [delivery?.id] })).toEqual({ retried: 1 });
    await smtp.mailsTo(person.email);
    await ends(id);
    expect((await mailing(id)).counts.SENT).toBe(1);
    expect(await ok("POST", `mailings/${id}/retry`, {})).toEqual({ retried: 0 });
  });

  test("a button that is pressed twice sends once, and plans once", async () => {
    const [person] = await tagged("doble", 1);
    const audience = tags("doble");
    const letter = { key: newId(), subject: "Doble", content: "Hola", audience };
    const [one, two] = await Promise.all([1, 2].map(() => ok("POST", "sendCustomEmail", letter)));
    expect([one.id, two.id]).toEqual([letter.key, letter.key]);
    await ends(letter.key);
    expect(smtp.mails.filter(({ subject }) => subject === "Doble")).toHaveLength(1);
    const notice = { key: newId(), title: "Doble aviso", message: "Hola", audience };
    await Promise.all([1, 2].map(() => ok("POST", "sendCustomNotification", notice)));
    await ends(notice.key);
    const told = await rows(app, "select id from notification where kind = 'mailings.custom' and member = $1", [person?.id]);
    expect(told).toHaveLength(1);
    const later = { key: newId(), subject: "Más tarde", content: "Hola", audience, date: "2090-01-05", time: "10:00" };
    await Promise.all([1, 2].map(() => ok("POST", "scheduleCustomEmail", later)));
    expect(await rows(app, "select id from mailing where subject = 'Más tarde'")).toHaveLength(1);
  });

  test("what the outbox no longer keeps is written anew on demand", async () => {
    const [person] = await tagged("antigua", 1);
    if (!person) throw new Error("the demo lacks people");
    refusals.set(person.email, { code: 550, text: "no" });
    const { id } = await ok("POST", "sendCustomEmail", { subject: "Antigua", content: "Hola", audience: tags("antigua") });
    await ends(id);
    await rows(app, "delete from outbox where recipient = $1", [person.email]);
    refusals.delete(person.email);
    expect(await ok("POST", `mailings/${id}/retry`, {})).toEqual({ retried: 1 });
    await smtp.mailsTo(person.email);
    await ends(id);
  });

  test("two processes send a mailing to many, and each of them gets it once", async () => {
    const people = await tagged("muchas", 60);
    const other = await startAnother(app, smtp);
    const { id } = await ok("POST", "sendCustomEmail", {
      subject: "Muchas",
      content: "Hola, {{name|amiga}}",
      audience: tags("muchas"),
    });
    await ends(id);
    await other?.close();
    const got = smtp.mails.filter(({ subject }) => subject === "Muchas").flatMap(({ recipients }) => recipients);
    expect(got.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });

  test("a paused mailing waits, and a stopped one sends to nobody else", async () => {
    await rows(app, "update member set tags = '{}' where tags = '{muchas}'");
    await tagged("pausa", 60);
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const { id } = await ok("POST", "sendCustomEmail", { subject: "Pausa", content: "Hola", audience: tags("pausa") });
    await eventually("it has begun", async () => (await mailing(id)).counts.PROCESSING > 0);
    expect((await ok("PUT", `mailings/${id}/state`, { state: "PAUSED" })).state).toBe("PAUSED");
    expect((await ok("PUT", `mailings/${id}/state`, { state: "SENDING" })).state).toBe("SENDING");
    expect((await ok("PUT", `mailings/${id}/state`, { state: "STOPPED" })).state).toBe("STOPPED");
    const again = await send("PUT", `mailings/${id}/state`, { state: "SENDING" });
    expect([again.statusCode, again.json().code]).toEqual([409, "mailings.wrongState"]);
    release();
    hold = undefined;
    await eventually("all is settled", async () => (await mailing(id)).counts.PROCESSING === 0);
    const { counts } = await mailing(id);
    expect(counts.NEW + counts.ERROR).toBe(0);
    expect(counts.SKIPPED).toBeGreaterThan(0);
    expect(counts.SENT + counts.SKIPPED).toBe(60);
    const { items }: { items: readonly DeliveryItem[] } = await ok("GET", `mailings/${id}/deliveries?state=SKIPPED`);
    expect(items[0]?.reason).toBe("STOPPED");
  });

  test("a scheduled e-mail is changed, is sent at its time, and can't be deleted after", async () => {
    const [person] = await tagged("programada", 1);
    if (!person) throw new Error("the demo lacks people");
    const at = { date: "2099-07-01", time: "10:00" };
    const body = { subject: "Luego", content: CONTENT, audience: { kind: "PEOPLE", people: [person.email] }, ...at };
    const made: ScheduledEmail = await ok("POST", "scheduleCustomEmail", body);
    expect(made).toMatchObject({ ...at, scheduledAt: "2099-07-01T08:00:00.000Z", timeZone: "Europe/Madrid" });
    expect(made.audience).toEqual({ kind: "PEOPLE", people: [person.nickname] });
    const changed = await ok("PUT", `scheduledEmails/${made.id}`, { ...body, subject: "Cambiado", time: "11:30" });
    expect(changed).toMatchObject({ subject: "Cambiado", scheduledAt: "2099-07-01T09:30:00.000Z" });
    await rows(app, `update scheduled_task set due_at = now() where key = 'mailings.send:${made.id}'`);
    const [mail] = await smtp.mailsTo(person.email);
    expect(mail?.subject).toBe("Cambiado");
    await ends(made.id);
    const removal = await send("DELETE", `scheduledEmails/${made.id}`);
    expect([removal.statusCode, removal.json().code]).toEqual([409, "mailings.notDeleted"]);
    const change = await send("PUT", `scheduledEmails/${made.id}`, body);
    expect([change.statusCode, change.json().code]).toEqual([409, "mailings.notChanged"]);

    const other: ScheduledEmail = await ok("POST", "scheduleCustomEmail", body);
    expect(await ok("DELETE", `scheduledEmails/${other.id}`)).toEqual({ done: true });
    expect((await send("DELETE", `scheduledEmails/${other.id}`)).statusCode).toBe(404);
    expect(await rows(app, `select 1 from scheduled_task where key = 'mailings.send:${other.id}'`)).toEqual([]);
  });

  test.each([
    ["2099-03-29", "02:30", "mailings.skippedTime"],
    ["2020-01-01", "10:00", "mailings.pastTime"],
    ["2099-02-30", "10:00", "request.invalid"],
    ["2099-07-01", "24:00", "request.invalid"],
  ])("nothing is scheduled for %s at %s", async (date, time, code) => {
    const answer = await send("POST", "scheduleCustomEmail", {
      subject: "x",
      content: "x",
      audience: { kind: "ALL" },
      date,
      time,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  test.each([
    ["{{password|x}}", "Hola", 400, "mailings.unknownField"],
    ["Hola", "{{name}}", 400, "mailings.noFallback"],
    ["Hola", " ", 400, "request.invalid"],
  ])("an e-mail about %s that says %s is refused", async (subject, content, status, code) => {
    const answer = await send("POST", "sendCustomEmail", { subject, content, audience: { kind: "ALL" } });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test("an audience that isn't there or isn't complete is refused, and unknown people are named", async () => {
    const to = (audience: object) => send("POST", "sendCustomEmail", { subject: "x", content: "x", audience });
    expect((await to({ kind: "SEGMENT", segment: ABSENT })).statusCode).toBe(404);
    expect((await to({ kind: "PENDING", activity: ABSENT })).statusCode).toBe(404);
    expect((await to({ kind: "TAGS" })).statusCode).toBe(400);
    const answer = await to({ kind: "PEOPLE", people: ["member@demo.test", "nadie@demo.test"] });
    expect([answer.statusCode, answer.json().code, answer.json().unknown]).toEqual([
      ...[409, "mailings.unknownPeople"],
      ["nadie@demo.test"],
    ]);
    const audience = { kind: "PEOPLE", people: ["nadie"] };
    const check: MailingCheck = await ok("POST", "mailings/check", { channel: "MAIL", subject: "x", content: "x", audience });
    expect(check).toEqual({
      waiting: 0,
      timeZone: "Europe/Madrid",
      destination: null,
      total: 0,
      audienceName: null,
      recipients: 0,
      leftOut: [],
      quietUntil: null,
      unknown: ["nadie"],
    });
  });

  test("people who are no members are left out on demand, and are named", async () => {
    const [person] = await tagged("conocida", 1);
    const people = [person?.email ?? "", "nadie@demo.test"];
    const body = { subject: "Conocida", content: "Hola", audience: { kind: "PEOPLE", people }, skipUnknown: true };
    const { id, skipped } = await ok("POST", "sendCustomEmail", body);
    expect(skipped).toEqual(["nadie@demo.test"]);
    await ends(id);
    expect((await mailing(id)).counts.SENT).toBe(1);
    const later = await ok("POST", "scheduleCustomEmail", { ...body, date: "2099-07-01", time: "10:00" });
    expect(later).toMatchObject({ skipped: ["nadie@demo.test"], audience: { people: [person?.nickname] } });
    const none = await send("POST", "sendCustomEmail", { ...body, audience: { kind: "PEOPLE", people: ["nadie@demo.test"] } });
    expect([none.statusCode, none.json().code]).toEqual([409, "mailings.unknownPeople"]);
  });

  test("a draft is kept with its image as far as it is written, is gone on with by a colleague, and becomes the mailing", async () => {
    const photo = await picture().png().toBuffer();
    const form = importForm({ name: "foto.png", content: photo });
    const { url: image } = (await app.call({ method: "POST", url: `${base}/mailings/image`, token: moderator, ...form })).json();
    const id = newId();
    const people = ["member@demo.test", "nadie@demo.test"];
    const draft = { channel: "MAIL", subject: "", content: CONTENT, message: "", image, audience: { kind: "PEOPLE", people } };
    const { version } = await ok("PUT", `mailings/drafts/${id}`, draft);
    const { items }: { items: readonly DraftItem[] } = await ok("GET", "mailings/drafts");
    expect(items[0]).toMatchObject({ id, subject: "", isOwn: true });
    expect((await send("GET", `mailings/${id}/deliveries`)).statusCode).toBe(404);

    const administrator = await app.signIn("administrator");
    const change = { ...draft, subject: "De las dos", version };
    const changed = await send("PUT", `mailings/drafts/${id}`, change, administrator);
    expect(changed.json()).toMatchObject({ version: version + 1, image });
    const late = await send("PUT", `mailings/drafts/${id}`, { ...change, subject: "Tarde" });
    expect([late.statusCode, late.json().code]).toEqual([409, "mailings.draftChanged"]);
    const details: MailingDetails = await ok("GET", `mailings/${id}`);
    expect(details).toMatchObject({ state: "DRAFT", subject: "De las dos", content: CONTENT, image });
    expect(details.to.people).toContain("nadie@demo.test");

    const letter = { key: id, subject: "De las dos", content: CONTENT, image };
    await ok("POST", "sendCustomEmail", { ...letter, audience: { kind: "PEOPLE", people: ["member@demo.test"] } });
    await ends(id);
    expect(smtp.mails.find(({ subject }) => subject === "De las dos")?.html).toContain(image);
    expect((await ok("GET", "mailings/drafts")).totalElements).toBe(0);
    const after = await send("PUT", `mailings/drafts/${id}`, draft);
    expect([after.statusCode, after.json().code]).toEqual([409, "mailings.notDraft"]);
    expect((await send("DELETE", `mailings/drafts/${id}`)).statusCode).toBe(409);

    const other = newId();
    const { image: copy } = await ok("PUT", `mailings/drafts/${other}`, draft);
    expect(copy).not.toBe(image);
    expect(await ok("DELETE", `mailings/drafts/${other}`)).toEqual({ done: true });
    expect((await app.call({ url: copy })).statusCode).toBe(404);
    expect((await app.call({ url: image })).statusCode).toBe(200);
  });

  test("a typed address becomes a link", async () => {
    const [person] = await tagged("enlace", 1);
    const content = "Mira https://example.com/a?b=1. Y no https://example.com/{{nickname|x}}";
    const { id } = await ok("POST", "sendCustomEmail", { subject: "Enlace", content, audience: tags("enlace") });
    await ends(id);
    const mail = smtp.mails.find(({ recipients }) => recipients.includes(person?.email ?? ""));
    expect(mail?.html).toContain('href="https://example.com/a?b=1"');
    expect(mail?.html).not.toContain('href="https://example.com/"');
  });

  test.each([
    [{ link: "/activities?view=open" }, "/activities?view=open"],
    [{}, null],
  ])("a notification with %o leads to %s", async (destination, link) => {
    const title = `Lleva a ${link}`;
    const audience = { kind: "PEOPLE", people: ["member@demo.test"] };
    const { id } = await ok("POST", "sendCustomNotification", { title, message: "Hola", audience, ...destination });
    await ends(id);
    expect((await alertOf(title))?.link).toBe(link);
  });

  test("a notification leads to its activity, and nowhere outside of the community", async () => {
    const [activity] = await rows<{ id: string }>(app, "select id from activity where title = 'La ciudad con menos coches'");
    const body = { title: "Al debate", message: "Hola", audience: { kind: "PEOPLE", people: ["member@demo.test"] } };
    const { id } = await ok("POST", "sendCustomNotification", { ...body, activity: activity?.id });
    await ends(id);
    expect((await alertOf("Al debate"))?.link).toMatch(new RegExp(`^/activities/${activity?.id}/`));
    const elsewhere = [
      "https://example.com/",
      "//example.com",
      "/../otra",
      "/%2e%2e/otra",
      "/noexiste",
      "/activities/../noexiste",
    ];
    for (const link of elsewhere) {
      const answer = await send("POST", "sendCustomNotification", { ...body, link });
      expect([answer.statusCode, answer.json().code], link).toEqual([400, "mailings.foreignLink"]);
    }
    const absent = await send("POST", "sendCustomNotification", { ...body, link: `/activities/${ABSENT}/info` });
    expect(absent.statusCode).toBe(404);
    const pages: readonly DestinationPage[] = await ok("GET", "mailings/pages");
    const screens = memberRegistry.screens.filter(({ plugin }) => !plugin).map(({ path }) => `/${path}`);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/notifications", ...screens]));
    const checked = { channel: "ALERT", subject: "Hola", content: "Hola", audience: { kind: "ALL" } };
    expect(await ok("POST", "mailings/check", { ...checked, link: "/ranking" })).toMatchObject({ destination: "Clasificación" });
    expect(await ok("POST", "mailings/check", { ...checked, activity: activity?.id })).toMatchObject({
      destination: "La ciudad con menos coches",
    });
  });

  test("those who haven't done an activity are written to, and it leads there where it is a notification", async () => {
    const [open] = await rows<{ id: string; pending: number }>(
      app,
      `select a.id, (select count(*) from member m where m.status = 'ACTIVE' and not exists (
         select 1 from participation p where p.activity = a.id and p.member = m.id and p.status not in ('INVITED', 'STARTED')))::int as pending
       from activity a where a.visibility = 'PUBLIC' and a.status = 'ACTIVE'
         and not exists (select 1 from activity_prerequisites q where q.owner_id = a.id) limit 1`,
    );
    const audience = { kind: "PENDING", activity: open?.id };
    const check: MailingCheck = await ok("POST", "mailings/check", { channel: "ALERT", subject: "x", content: "x", audience });
    expect(check.recipients).toBe(open?.pending);
  });

  test("a notification reaches members once, in their own words, and nobody where there is nobody", async () => {
    const people = { kind: "PEOPLE", people: ["member@demo.test"] };
    const body = { title: "Hola, {{nickname|tú}}", message: "Tienes {{labs}} LABs %{x}", audience: people };
    const { id } = await ok("POST", "sendCustomNotification", body);
    await ends(id);
    const member = await app.signIn("member");
    const url = `${base.replace("client", "tester")}/alerts/page/0/pageSize/100`;
    const { alerts } = (await app.call({ url, token: member })).json();
    const [own] = await rows<{ nickname: string; points: number }>(
      app,
      "select nickname, points from member where email = 'member@demo.test'",
    );
    const told = alerts.filter(
      ({ kind, title }: { kind: string; title: string }) => kind === "mailings.custom" && /^Hola/.test(title),
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ title: `Hola, ${own?.nickname}`, message: `Tienes ${own?.points} LABs %{x}` });
    const none = await send("POST", "sendCustomNotification", { title: "x", message: "x", audience: tags("nadie") });
    expect([none.statusCode, none.json().code]).toEqual([409, "mailings.notificationNotSent"]);
  });

  test("a preview is filled in for the member who is chosen, and a test comes to whoever writes", async () => {
    const [person] = await rows<{ id: string; nickname: string }>(
      app,
      "select id, nickname from member where email = 'member@demo.test'",
    );
    const preview: MailingPreview = await ok("POST", "mailings/preview", {
      ...{ subject: "Para {{nickname|ti}}", content: CONTENT },
      member: person?.id,
    });
    expect(preview).toMatchObject({
      subject: `Para ${person?.nickname}`,
      community: "Comunidad Demo",
      footnote: "Recibes este correo porque participas en Comunidad Demo.",
      viewer: person,
    });
    expect((await send("POST", "mailings/preview", { subject: "x", content: "x", member: ABSENT })).statusCode).toBe(404);
    const [one, two] = await tagged("vista", 2);
    const seen = { subject: "x", content: "x", audience: tags("vista") };
    const { viewer, others }: MailingPreview = await ok("POST", "mailings/preview", seen);
    expect(others.map(({ id }) => id).toSorted()).toEqual([one?.id, two?.id].toSorted());
    expect(others).toContainEqual(viewer);
    expect((await send("POST", "mailings/preview", { ...seen, member: person?.id })).statusCode).toBe(404);
    const nobody = await send("POST", "mailings/preview", { ...seen, audience: tags("nadie") });
    expect([nobody.statusCode, nobody.json().code]).toEqual([409, "mailings.nobody"]);
    expect(await ok("POST", "mailings/test", { subject: "Prueba", content: CONTENT })).toEqual({ to: "moderator@demo.test" });
    const [mail] = await smtp.mailsTo("moderator@demo.test");
    expect(mail?.subject).toBe("[Prueba] Prueba");
  });

  test("an e-mail's image has at most 1 MB, is whoever's sent it, and is there for mail programmes", async () => {
    const upload = (content: Buffer) =>
      app.call({ method: "POST", url: `${base}/mailings/image`, token: moderator, ...importForm({ name: "foto.png", content }) });
    const large = await upload(Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(1024 * 1024)]));
    expect([large.statusCode, large.json().code]).toEqual([413, "mailings.imageTooLarge"]);
    const taken = await upload(await picture().png().toBuffer());
    expect(taken.statusCode, taken.body).toBe(200);
    const { url: image } = taken.json();
    const body = { subject: "Foto", content: "Hola", image, audience: { kind: "PEOPLE", people: ["member@demo.test"] } };
    const administrator = await app.signIn("administrator");
    expect((await send("POST", "sendCustomEmail", body, administrator)).statusCode).toBe(400);
    const { id } = await ok("POST", "sendCustomEmail", body);
    await ends(id);
    const mail = smtp.mails.find(({ subject }) => subject === "Foto");
    expect(mail?.html).toContain(`src="https://panel.example${image}"`);
    expect((await app.call({ url: image })).statusCode).toBe(200);
    const again = await ok("POST", "sendCustomEmail", { ...body, subject: "Foto otra vez" });
    const copy: MailingDetails = await ok("GET", `mailings/${again.id}`);
    expect(copy.image).not.toBe(image);
    expect((await app.call({ url: copy.image ?? "" })).statusCode).toBe(200);
  });
});

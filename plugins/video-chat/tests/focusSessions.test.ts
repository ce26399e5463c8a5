import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { type ReceivedMail, startSmtp, type TestSmtp } from "../../../tests/helpers/smtp";
import type { FocusStanding } from "../shared/focusApi";
import { focusHelpers, inHours } from "./focusHelpers";

const AT_ONCE = 20;
const BOUNDARY = "focus-form";

describe.each(CONCURRENT_ENGINE)("running a Focus study on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let on: Awaited<ReturnType<typeof focusHelpers>>;

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startApp({ engine, environment: { SMTP_URL: smtp.url, PUBLIC_URL: "https://sondeo.example" } });
    on = await focusHelpers(app);
    await rows(app, "delete from licence");
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const read = async (id: string): Promise<FocusStanding> => (await on.call("GET", `/api/studies/${id}/focus`, on.client)).json();
  const act = (id: string, path: string, body?: object) => on.call("POST", `/api/studies/${id}/focus/${path}`, on.client, body);
  const person = async (id: string, session: string, email: string): Promise<string> => {
    const made = await act(id, "participants", { session, name: email.split("@")[0], email });
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  };
  const first = async (id: string) => (await read(id)).sessions[0] ?? expect.fail("no session");

  /** What the browser keeps between a form and the page that follows it. */
  let cookies: Readonly<Record<string, string>> = {};
  const open = async (path: string) => (await app.app.inject({ method: "GET", url: path, cookies })).body;

  /** A page's form, as a browser sends it. */
  async function send(path: string, fields: Readonly<Record<string, string>> = {}) {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const answer = await app.app.inject({
      ...{ method: "POST", url: path, payload: `${parts.join("")}--${BOUNDARY}--\r\n` },
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    });
    cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    return answer.headers.location?.toString().split("said=")[1];
  }

  const pageOf = (mail: ReceivedMail | undefined) => /sondeo\.example(\/focus\/[\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const icsOf = ({ attachments }: ReceivedMail) => {
    const file = attachments.find(({ mimeType }) => mimeType.includes("calendar") || mimeType.includes("ics"));
    const content = file?.content;
    const text = typeof content === "string" ? content : new TextDecoder().decode(content as ArrayBuffer);
    return Object.fromEntries(
      text
        .replaceAll(/\r?\n[ \t]/g, "")
        .split(/\r?\n/)
        .map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(":") + 1)]),
    );
  };
  const lastCode = async () => {
    const [sms] = await rows<{ text: string }>(
      app,
      "select text from outbox where channel = 'sms' order by created_at desc limit 1",
    );
    return /\d{6}/.exec(sms?.text ?? "")?.[0] ?? "";
  };

  test("nobody is invited before the study is in field", async () => {
    const id = await on.released();
    const { sessions } = await read(id);
    const answer = await act(id, "participants", { session: sessions[0]?.id, name: "Ana", email: "early@mail.test" });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "focus.notOpen"]);
  });

  test("somebody is invited, confirms by a code on their telephone, and has the session in their calendar", async () => {
    const id = await on.opened();
    const session = await first(id);
    const ana = await person(id, session.id, "ana@mail.test");
    const nobody = await act(id, "participants", { session: session.id, name: "a".repeat(200), email: "noesmail" });
    expect(
      nobody
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual(["/email", "/name"]);
    expect((await act(id, "participants", { session: session.id, name: "Ana", email: "ANA@mail.test" })).json().code).toBe(
      "focus.known",
    );
    const asked = await Promise.all([1, 2].map(() => act(id, `participants/${ana}/invite`)));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const [invitation] = await smtp.mailsTo("ana@mail.test");
    const path = pageOf(invitation);
    const invited = invitation && icsOf(invitation);
    expect(invited).toMatchObject({ METHOD: "REQUEST", UID: `focus-${ana}`, SEQUENCE: "0", STATUS: "CONFIRMED" });
    expect(invited?.DTSTART).toBe(session.startsAt.replaceAll(/[-:]|\.\d{3}/g, ""));
    const page = await app.call({ url: path });
    expect(page.body).toContain("Te damos la bienvenida");
    expect(page.body).toContain("Grabamos la sesión.");
    expect(await send(`${path}/code`, { phone: "600 111 222" })).toBe("terms");
    expect(await open(`${path}?said=terms`)).toContain('value="600 111 222"');
    expect(await send(`${path}/code`, { phone: "12", accepted: "yes" })).toBe("phone");
    const again = await open(`${path}?said=phone`);
    expect(again).toContain('value="12"');
    expect(again).toMatch(/<input[^>]*type="checkbox"[^>]* checked/);
    expect(await send(`${path}/code`, { phone: "600 111 222", accepted: "yes" })).toBe("code");
    expect(await send(`${path}/code`, { phone: "600 111 222", accepted: "yes" })).toBe("wait");
    const [sms] = await rows<{ text: string }>(app, "select text from outbox where channel = 'sms'");
    expect(sms?.text).toMatch(/^Te damos la bienvenida: tu código es \d{6}\./);
    expect(await send(`${path}/confirm`, { code: await lastCode() })).toBeUndefined();
    expect((await first(id)).participants).toMatchObject([{ status: "CONFIRMED", phone: "+34600111222" }]);
    await smtp.mailsTo("ana@mail.test", 2);
    expect((await app.call({ url: `${path}/session.ics` })).body).toContain("METHOD:PUBLISH");
    expect((await app.call({ url: `${path.slice(0, -2)}AA` })).statusCode).toBe(404);

    // Another time: the same entry, changed.
    const moved = await on.call("PUT", `/api/studies/${id}/focus/sessions/${session.id}`, on.client, { startsAt: inHours(120) });
    expect(moved.statusCode, moved.body).toBe(204);
    const early = await on.call("PUT", `/api/studies/${id}/focus/sessions/${session.id}`, on.client, { startsAt: inHours(20) });
    expect(early.json()).toMatchObject({ code: "focus.calendar", errors: [{ path: "/startsAt", rule: "focusLead" }] });
    const change = (await smtp.mailsTo("ana@mail.test", 3))[2];
    expect(change && icsOf(change)).toMatchObject({ METHOD: "REQUEST", UID: `focus-${ana}`, SEQUENCE: "1" });
    expect((await act(id, `sessions/${session.id}/cancel`)).statusCode).toBe(204);
    const end = (await smtp.mailsTo("ana@mail.test", 4))[3];
    expect(await open(path)).toContain("Esta sesión se ha cancelado.");
    expect(end && icsOf(end)).toMatchObject({ METHOD: "CANCEL", UID: `focus-${ana}`, SEQUENCE: "2", STATUS: "CANCELLED" });
  });

  test("of many who confirm at once exactly as many have a place as there are", async () => {
    const id = await on.opened();
    const session = await first(id);
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => person(id, session.id, `many-${at}@mail.test`)));
    const answers = await Promise.all(ids.map((one) => act(id, `participants/${one}/confirm`)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(3);
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 204).map((one) => one.json().code))).toEqual(
      new Set(["focus.full"]),
    );
    const full = await first(id);
    expect(full.status).toBe("FULL");
    expect(full.participants.filter(({ status }) => status === "CONFIRMED")).toHaveLength(3);
    const [taken] = full.participants;
    await act(id, `participants/${taken?.id}/withdraw`);
    expect((await first(id)).status).toBe("UNCOMPLETED");
    expect((await act(id, `sessions/${session.id}/confirm`)).json().code).toBe("focus.notFull");
    await act(id, `participants/${full.participants.at(-1)?.id}/confirm`);
    expect((await act(id, `sessions/${session.id}/confirm`)).statusCode).toBe(204);
    expect((await first(id)).status).toBe("CONFIRMED");
    // 300 + (550 × 2 + 360) / 2: one of two sessions was held.
    expect((await on.move(id, "finish")).statusCode).toBe(200);
    const { quote } = (await on.call("GET", `/api/studies/${id}/summary`, on.client)).json();
    expect(quote.charged).toBe(1030);
  });

  test("five wrong codes lock; however many come at once, no more are looked at; another invitation unlocks", async () => {
    const id = await on.opened();
    const session = await first(id);
    const eva = await person(id, session.id, "eva@mail.test");
    await act(id, `participants/${eva}/invite`);
    const path = pageOf((await smtp.mailsTo("eva@mail.test"))[0]);
    await send(`${path}/code`, { phone: "+34600333444", accepted: "yes" });
    const code = await lastCode();
    const wrong = code === "000000" ? "111111" : "000000";
    const said = await Promise.all(Array.from({ length: AT_ONCE }, () => send(`${path}/confirm`, { code: wrong })));
    expect(said.filter((one) => one === "wrongCode")).toHaveLength(4);
    expect(said.filter((one) => one === "locked")).toHaveLength(AT_ONCE - 4);
    expect(await send(`${path}/confirm`, { code })).toBe("locked");
    expect((await app.call({ url: path })).body).toContain("Espera 15 minutos");
    expect((await first(id)).participants[0]?.lockedUntil).not.toBeNull();
    expect(await open(path)).toContain(`${path}/decline`);
    await act(id, `participants/${eva}/invite`);
    expect((await first(id)).participants[0]?.lockedUntil).toBeNull();
    expect(await send(`${path}/decline`)).toBe("decline");
    expect((await first(id)).participants[0]?.status).toBe("PRE_CONFIRMED");
    expect(await open(`${path}?said=decline`)).toContain("¿Seguro que no puedes venir?");
    expect(await send(`${path}/decline`, { sure: "yes" })).toBeUndefined();
    expect((await first(id)).participants[0]).toMatchObject({ status: "POTENTIAL", declinedAt: expect.any(String) });
  });

  test("those who are confirmed are reminded a day and an hour before, once", async () => {
    const id = await on.opened();
    const session = await first(id);
    const leo = await person(id, session.id, "leo@mail.test");
    await person(id, session.id, "potential@mail.test");
    await act(id, `participants/${leo}/confirm`);
    await smtp.mailsTo("leo@mail.test");
    const due = () =>
      rows<{ at: string }>(
        app,
        `select due_at as at from scheduled_task where key like 'focus.remind:${session.id}:%' order by due_at`,
      );
    const start = Date.parse(session.startsAt);
    expect((await due()).map(({ at }) => start - Date.parse(at))).toEqual([86_400_000, 3_600_000]);
    await rows(app, `update scheduled_task set due_at = now() where key like 'focus.remind:${session.id}:%'`);
    const mails = await smtp.mailsTo("leo@mail.test", 3);
    expect(mails.map(({ subject }) => subject).filter((subject) => subject?.startsWith("Recordatorio"))).toHaveLength(2);
    expect(mails.at(-1) && icsOf(mails.at(-1) as ReceivedMail)).toMatchObject({ METHOD: "REQUEST", SEQUENCE: "0" });
    expect(smtp.mails.filter(({ recipients }) => recipients.includes("potential@mail.test"))).toEqual([]);
  });
});

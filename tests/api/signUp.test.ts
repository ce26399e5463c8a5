import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweepSignUps } from "../../src/server/identity/signUp/sweepSignUps";
import { createZone } from "../../src/shared/dates/zone";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, startApp, type TestApp } from "../helpers/app";
import { configure, GOOD_PASSWORD, invite, linkIn, mailsTo, rows } from "../helpers/identity";

const DOCUMENTS = { legalTerms: "Condiciones, versión 1", privacyPolicy: "Privacidad, versión 1" };
const BOXES = { acceptConditions: true };
const PERSON = { name: "Ana", surname: "Ruiz", gender: "W", bornDate: "1990-05-14", province: "Madrid" };

/** The day where the demo's community is, so many years ago and so many days on. */
function born(yearsAgo: number, days: number): string {
  const today = createZone("Europe/Madrid").clockAt(new Date().toISOString()).slice(0, 10);
  const year = Number(today.slice(0, 4)) - yearsAgo;
  return new Date(Date.parse(`${year}${today.slice(4)}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

describe.each(CONCURRENT_ENGINE)("sign-up on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());
  // One address signs many up here.
  beforeEach(() => rows(app, "delete from attempt"));

  const register = (body: unknown, origin = "demo") =>
    app.call({ method: "POST", url: `/experienceLabs/${origin}/register`, body });
  /** By a program, which keeps no cookies: the password comes with the code. */
  const verify = (codeAction: string, origin = "demo") =>
    app.call({
      method: "POST",
      url: `/experienceLabs/${origin}/verifyEmail`,
      body: { codeAction, password: GOOD_PASSWORD },
    });
  const login = (email: string, password = GOOD_PASSWORD) =>
    app.call({ method: "POST", url: "/experienceLabs/demo/user/login", body: { email, password } });
  const codeOf = async (email: string, count = 1) => {
    const mails = await mailsTo(app, email, count);
    const last = mails.at(-1);
    return last ? (linkIn(last).split("#code=")[1] ?? "") : "";
  };
  const memberOf = (email: string) =>
    rows<Record<string, unknown>>(app, "select *, birth_date::text as born from member where email = $1", [email]);

  describe("without an invitation", () => {
    test("is not permitted where the community is closed", async () => {
      await configure(app, { ...DOCUMENTS, signUp: "CLOSED" });
      const answer = await register({ email: "closed@mail.test", password: GOOD_PASSWORD, ...BOXES });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "signUp.notPermitted"]);
      expect((await app.call({ url: "/experienceLabs/demo/signup/open" })).statusCode).toBe(403);
    });

    test("asks for e-mail, password and acceptance where it is active", async () => {
      await configure(app, { ...DOCUMENTS, signUp: "ACTIVE" });
      const form = (await app.call({ url: "/experienceLabs/demo/signup/open" })).json();
      expect(form).toMatchObject({ mode: "OPEN", email: null, required: [] });
      expect(form.documents).toEqual([{ document: "CONDITIONS", version: expect.any(String), text: DOCUMENTS.legalTerms }]);
      const unticked = await register({ email: "box@mail.test", password: GOOD_PASSWORD });
      expect(unticked.json().errors).toEqual([expect.objectContaining({ path: "/acceptConditions", rule: "acceptance" })]);
    });

    test("makes nobody a member before the e-mail is verified, then an active one", async () => {
      const email = "new@mail.test";
      const answer = await register({ email: "New@Mail.test", password: GOOD_PASSWORD, ...BOXES });
      expect([answer.statusCode, answer.json()]).toEqual([200, { nextStep: "verify-email", minutes: 1440 }]);
      const code = await codeOf(email);
      expect(await memberOf(email)).toEqual([]);
      expect(await rows(app, "select id from account where email = $1", [email])).toEqual([]);
      expect((await login(email)).statusCode).toBe(401);

      const verified = await verify(code);
      expect(verified.statusCode).toBe(200);
      expect(verified.json()).toMatchObject({ authToken: expect.any(String), nextStep: "conditions" });
      const [member] = await memberOf(email);
      expect(member).toMatchObject({ status: "ACTIVE", is_nickname_provisional: true, points: 0 });
      expect((await login(email)).statusCode).toBe(200);
      // Spent, and with it what was kept for it.
      expect((await verify(code)).json().code).toBe("auth.wrongCode");
      expect(await rows(app, "select id from code where data ->> 'email' = $1", [email])).toEqual([]);
    });

    test("a code that is wrong, of another community or expired leads nowhere", async () => {
      await register({ email: "late@mail.test", password: GOOD_PASSWORD, ...BOXES });
      const code = await codeOf("late@mail.test");
      expect((await verify("nonsense")).json().code).toBe("auth.wrongCode");
      expect((await verify(code, "nowhere")).json().code).toBe("community.notFound");
      await rows(app, "update code set expires_at = now() - interval '1 second' where data ->> 'email' = $1", ["late@mail.test"]);
      expect((await verify(code)).json().code).toBe("auth.wrongCode");
      expect(await memberOf("late@mail.test")).toEqual([]);
      await sweepSignUps(app.database.kysely);
      expect(await rows(app, "select id from code where data ->> 'email' = $1", ["late@mail.test"])).toEqual([]);
    });

    test("answers alike whoever has the e-mail, and tells the owner by mail", async () => {
      const known = await register({ email: "MEMBER@demo.test", password: GOOD_PASSWORD, ...BOXES });
      const unknown = await register({ email: "unknown@mail.test", password: GOOD_PASSWORD, ...BOXES });
      expect(known.statusCode).toBe(200);
      expect(known.json()).toEqual(unknown.json());
      const [mail] = await mailsTo(app, "member@demo.test", 1);
      expect(mail?.template).toBe("alreadyMember");
      expect((await mailsTo(app, "unknown@mail.test", 1))[0]?.template).toBe("verifyEmail");
      expect((await login("member@demo.test", DEMO_PASSWORD)).statusCode).toBe(200);
    });

    test("of many at once with one code exactly one becomes a member", async () => {
      const email = "eager@mail.test";
      await register({ email, password: GOOD_PASSWORD, ...BOXES });
      const code = await codeOf(email);
      const answers = await Promise.all(Array.from({ length: 8 }, () => verify(code)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(7);
      expect(await memberOf(email)).toHaveLength(1);
    });

    test("an account that exists keeps its password", async () => {
      const email = "client@demo.test";
      await register({ email, password: GOOD_PASSWORD, ...BOXES });
      const verified = await verify(await codeOf(email));
      expect([verified.statusCode, verified.json()]).toEqual([200, { nextStep: "login" }]);
      expect((await login(email)).statusCode).toBe(401);
      expect((await login(email, DEMO_PASSWORD)).statusCode).toBe(200);
    });

    test("one address gets only so many mails, known or not", async () => {
      const body = { email: "flood@mail.test", password: GOOD_PASSWORD, ...BOXES };
      const codes = [];
      for (let attempt = 0; attempt < 4; attempt += 1) codes.push((await register(body)).statusCode);
      expect(codes).toEqual([200, 200, 200, 429]);
    });

    test("keeps a chosen nickname, or another is asked for where somebody was faster", async () => {
      const nickname = "Velero";
      await register({ email: "first@mail.test", password: GOOD_PASSWORD, nickname, ...BOXES });
      await register({ email: "second@mail.test", password: GOOD_PASSWORD, nickname, ...BOXES });
      expect((await verify(await codeOf("first@mail.test"))).statusCode).toBe(200);
      expect((await verify(await codeOf("second@mail.test"))).statusCode).toBe(200);
      expect((await memberOf("first@mail.test"))[0]).toMatchObject({ nickname, is_nickname_provisional: null });
      expect((await memberOf("second@mail.test"))[0]).toMatchObject({ is_nickname_provisional: true });
      const third = await register({ email: "third@mail.test", password: GOOD_PASSWORD, nickname: "VELERO", ...BOXES });
      expect([third.statusCode, third.json().errors[0].path]).toEqual([409, "/nickname"]);
    });
  });

  describe("that is extended", () => {
    beforeAll(() => configure(app, { ...DOCUMENTS, signUp: "EXTENDED" }));
    const body = { email: "extended@mail.test", password: GOOD_PASSWORD, ...PERSON, ...BOXES };

    test("asks for more", async () => {
      const { name, surname, gender, bornDate, province, ...rest } = body;
      const missing = await register(rest);
      expect(missing.statusCode).toBe(400);
      expect(missing.json().errors.map(({ path }: { path: string }) => path)).toEqual(
        Object.keys({ name, surname, gender, bornDate, province }).map((field) => `/${field}`),
      );
      expect((await register(body)).statusCode).toBe(200);
      expect((await verify(await codeOf(body.email))).statusCode).toBe(200);
      expect((await memberOf(body.email))[0]).toMatchObject({
        name: "Ana",
        surname: "Ruiz",
        gender: "W",
        province: "Madrid",
        born: "1990-05-14",
      });
    });

    test("does not ask again what an invitation told", async () => {
      const hash = await invite(app, "told@mail.test", { name: "Berta", surname: "Soler" });
      const { name: _name, surname: _surname, email: _email, ...rest } = body;
      const answer = await register({ ...rest, hash });
      expect(answer.statusCode, answer.body).toBe(200);
      expect((await memberOf("told@mail.test"))[0]).toMatchObject({ name: "Berta", surname: "Soler", province: "Madrid" });
    });

    test.each([
      ["16th birthday today", () => born(16, 0), "ageOver"],
      ["16 years and a day", () => born(16, -1), undefined],
      ["100th birthday today", () => born(100, 0), "ageUnder"],
      ["100th birthday tomorrow", () => born(100, 1), undefined],
      ["30 February", () => "1990-02-30", "formatDate"],
      ["no date", () => "soon", "formatDate"],
    ])("an age: %s", async (name, bornDate, rule) => {
      const email = `${name.replace(/\W/g, "")}@mail.test`.toLowerCase();
      const answer = await register({ ...body, email, bornDate: bornDate() });
      if (rule) expect(answer.json().errors).toEqual([expect.objectContaining({ path: "/bornDate", rule })]);
      else {
        expect(answer.statusCode).toBe(200);
        expect((await verify(await codeOf(email))).statusCode).toBe(200);
        expect((await memberOf(email))[0]).toMatchObject({ born: bornDate() });
      }
    });
  });

  describe("refuses", () => {
    beforeAll(() => configure(app, { ...DOCUMENTS, signUp: "ACTIVE" }));
    const good = { email: "refused@mail.test", password: GOOD_PASSWORD, ...BOXES };

    test.each<readonly [string, unknown, number]>([
      ["a role", { ...good, role: "ADMINISTRATOR" }, 400],
      ["points", { ...good, points: 1_000 }, 400],
      ["a status", { ...good, status: "ACTIVE" }, 400],
      ["an e-mail as a list", { ...good, email: ["a@b.test"] }, 400],
      ["an e-mail with a line break", { ...good, email: "a@b.test\r\nBcc: c@d.test" }, 400],
      ["no e-mail", { ...good, email: undefined }, 400],
      ["what is no e-mail", { ...good, email: "ana" }, 400],
      ["a weak password", { ...good, password: "short" }, 400],
      ["a password of 1 MB", { ...good, password: "Aa1-".repeat(262_144) }, 413],
      ["a long password", { ...good, password: "Aa1-".repeat(1_000) }, 400],
      ["another community's origin in the body", { ...good, origin: "other" }, 400],
      ["an e-mail as a nickname", { ...good, nickname: "ａｎａ＠ｍａｉｌ．ｃｏｍ" }, 400],
      ["an unseen nickname", { ...good, nickname: "\u200B\u200D" }, 400],
      ["a nickname too long", { ...good, nickname: "a".repeat(41) }, 400],
      ["a name with U+0000", { ...good, name: "a\u0000" }, 400],
      ["a gender that is none", { ...good, gender: "X" }, 400],
      ["a list", [good], 400],
      ["nothing", undefined, 400],
    ])("%s", async (_name, body, status) => {
      const answer = await register(body);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().detail).toEqual(expect.any(String));
      expect(answer.body).not.toContain(GOOD_PASSWORD);
      expect(await rows(app, "select id from code where data ->> 'email' = 'refused@mail.test'")).toEqual([]);
    });

    test.each(["../admin", "%00", "%2e%2e%2fadmin", "nowhere"])("the origin %s", async (origin) => {
      const answer = await register(good, origin);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    });

    test("an odd content type", async () => {
      const url = "/experienceLabs/demo/register";
      const answer = await app.app.inject({ method: "POST", url, headers: { "content-type": "text/csv" }, payload: "a,b" });
      expect(answer.statusCode).toBe(415);
    });
  });

  describe("by invitation", () => {
    beforeAll(() => configure(app, { ...DOCUMENTS, signUp: "CLOSED" }));
    const form = (hash: string) => app.call({ url: `/experienceLabs/demo/signup/${hash}` });

    test("makes an active member at once, signed in, with what the invitation brings", async () => {
      const email = "invited@mail.test";
      const hash = await invite(app, email, { name: "Berta", tags: ["café"] });
      expect((await form(hash)).json()).toMatchObject({ mode: "INVITED", email, hasAccount: false });
      const answer = await register({ hash, password: GOOD_PASSWORD, nickname: "Pizarra", ...BOXES });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ authToken: expect.any(String), nextStep: "after-login" });
      expect(String(answer.headers["set-cookie"])).toMatch(/HttpOnly/);
      const [member] = await memberOf(email);
      expect(member).toMatchObject({ status: "ACTIVE", nickname: "Pizarra", name: "Berta", tags: ["café"] });
      const [invitation] = await rows<Record<string, unknown>>(app, "select * from invitation where email = $1", [email]);
      expect(invitation).toMatchObject({ status: "ACCEPTED", member: member?.id });
      expect(invitation?.token_hash).not.toContain(hash);
      expect((await form(hash)).json().code).toBe("signUp.spentLink");
      expect((await register({ hash, password: GOOD_PASSWORD, ...BOXES })).statusCode).toBe(410);
    });

    test("a link that is unknown, cancelled, expired or another e-mail's is told apart", async () => {
      expect((await form("nonsense")).json().code).toBe("signUp.unknownLink");
      const hash = await invite(app, "expires@mail.test");
      const other = await register({ hash, email: "other@mail.test", password: GOOD_PASSWORD, ...BOXES });
      expect(other.json().errors[0].path).toBe("/email");
      await rows(app, "update invitation set expires_at = now() where email = 'expires@mail.test'");
      expect((await form(hash)).json().code).toBe("signUp.expiredLink");
      expect((await register({ hash, password: GOOD_PASSWORD, ...BOXES })).json().code).toBe("signUp.expiredLink");
      await rows(app, "update invitation set status = 'CANCELLED' where email = 'expires@mail.test'");
      expect((await form(hash)).json().code).toBe("signUp.unknownLink");
      expect(await memberOf("expires@mail.test")).toEqual([]);
    });

    test("one that ran out is marked so, and can be sent again with another link", async () => {
      const email = "again@mail.test";
      const hash = await invite(app, email);
      await rows(app, "update invitation set expires_at = now() where email = $1", [email]);
      await sweepSignUps(app.database.kysely);
      const [{ id, status } = { id: "", status: "" }] = await rows<{ id: string; status: string }>(
        app,
        "select id, status from invitation where email = $1",
        [email],
      );
      expect(status).toBe("EXPIRED");
      const token = await app.signIn("moderator");
      const resent = await app.call({ method: "POST", url: `/api/invitations/${id}/transitions/resend`, token, body: {} });
      expect(resent.statusCode).toBe(200);
      const [, mail] = await mailsTo(app, email, 2);
      const renewed = mail ? (linkIn(mail).split("/signup/")[1] ?? "") : "";
      expect(renewed).not.toBe(hash);
      expect((await form(hash)).json().code).toBe("signUp.unknownLink");
      expect((await register({ hash: renewed, password: GOOD_PASSWORD, ...BOXES })).statusCode).toBe(200);
    });

    test("who has an account has to know its password, and keeps it", async () => {
      const email = "admin@demo.test";
      const hash = await invite(app, email);
      expect((await form(hash)).json()).toMatchObject({ hasAccount: true });
      const wrong = await register({ hash, password: GOOD_PASSWORD, ...BOXES });
      expect([wrong.statusCode, wrong.json().code]).toEqual([400, "auth.wrongPassword"]);
      expect((await register({ hash, password: DEMO_PASSWORD, ...BOXES })).statusCode).toBe(200);
      expect((await login(email, DEMO_PASSWORD)).statusCode).toBe(200);
    });

    test("a member that the moderators have entered becomes the person's own", async () => {
      const email = "entered@mail.test";
      const token = await app.signIn("moderator");
      const body = { email, nickname: "Entrada", observations: "VIP" };
      const { id } = (await app.call({ method: "POST", url: "/api/members", token, body })).json();
      const hash = await invite(app, email);
      expect((await register({ hash, password: GOOD_PASSWORD, name: "Eva", ...BOXES })).statusCode).toBe(200);
      expect(await memberOf(email)).toEqual([
        expect.objectContaining({ id, status: "ACTIVE", nickname: "Entrada", name: "Eva", observations: "VIP" }),
      ]);
    });

    test("of many at once with one link exactly one becomes a member", async () => {
      const hash = await invite(app, "race@mail.test");
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          register({ hash, password: GOOD_PASSWORD, nickname: `Carrera ${"abcdefgh"[index]}`, ...BOXES }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      for (const { statusCode } of answers) expect([200, 400, 409, 410]).toContain(statusCode);
      expect(await memberOf("race@mail.test")).toHaveLength(1);
    });

    test("of two at once with one nickname exactly one gets it, and the other's link stays good", async () => {
      const hashes = [await invite(app, "nick-a@mail.test"), await invite(app, "nick-b@mail.test")];
      const answers = await Promise.all(
        hashes.map((hash) => register({ hash, password: GOOD_PASSWORD, nickname: "Gemelo", ...BOXES })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const loser = hashes[answers.findIndex(({ statusCode }) => statusCode === 409)] ?? "";
      expect((await register({ hash: loser, password: GOOD_PASSWORD, nickname: "Mellizo", ...BOXES })).statusCode).toBe(200);
    });
  });
});

import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { offerSetup } from "../../src/server/access/accounts/setup";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { prepareRecords, RECORD_TRIES, type Records } from "../helpers/badRecords";
import { digestTables } from "../helpers/digest";
import { configure, GOOD_PASSWORD, joinByInvitation, linkIn, mailsTo, rows, type SentMail } from "../helpers/identity";
import { importAndWait } from "../helpers/imports";
import { rows as sheetRows, workbook } from "../helpers/workbooks";

/** Who tries, and what they have at hand. */
interface World {
  readonly app: TestApp;
  readonly member: string;
  readonly moderator: string;
  readonly mainAdmin: string;
  readonly signedOut: string;
  readonly mainAdminId: string;
  readonly memberAccountId: string;
  /** A good code for the moderator's new password. */
  readonly code: string;
  readonly records: Records;
}

type Request = Parameters<TestApp["call"]>[0];
/** What is tried, and the code of the problem that it meets. */
type Try = readonly [string, (world: World) => Request, string];

const SIGN_INS = [LOGINS.member[0], LOGINS.administrator[0], LOGINS.client[0], LOGINS.backoffice[0]];
const REGISTER = "/experienceLabs/demo/register";
const RESET = "/experienceLabs/demo/resetPassword";
const EXTENDED = {
  email: "bad.input@mail.test",
  password: GOOD_PASSWORD,
  name: "Berta",
  surname: "Soler",
  gender: "W",
  bornDate: "1990-05-14",
  province: "Madrid",
} as const;
const post = (url: string, body: unknown, token?: string): Request => ({
  method: "POST",
  url,
  body,
  ...(token ? { token } : {}),
});
const signUp = (values: object) => post(REGISTER, { ...EXTENDED, ...values });
const profile = (body: object) => (world: World) => ({
  method: "PUT" as const,
  url: "/experienceLabs/userData",
  token: world.member,
  body,
});
const nickname = (name: string) => (world: World) => ({
  method: "PUT" as const,
  url: "/experienceLabs/newNickname",
  token: world.member,
  body: { nickname: name },
});

/** Years and days before today, by the demo's calendar. */
function born(years: number, days = 0): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(new Date());
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const MEGABYTE = "Aa1-".repeat(262_144);
/** Within what a route takes of people who aren't signed in. */
const LONG = "Aa1-".repeat(15_000);
/** Two of these go into one body. */
const RATHER_LONG = "Aa1-".repeat(7_000);
const BCC = "ana@mail.test\r\nBcc: eva@mail.test";

const TRIES: readonly Try[] = [
  ...SIGN_INS.map(
    (url): Try => [
      `1 a password of 1 MB at ${url}`,
      () => post(url, { email: "a@b.test", password: MEGABYTE }),
      "request.tooLarge",
    ],
  ),
  ...SIGN_INS.map(
    (url): Try => [`1 a password of 60 kB at ${url}`, () => post(url, { email: "a@b.test", password: LONG }), "request.invalid"],
  ),
  ["1 a password of 1 MB to sign up with", () => signUp({ password: MEGABYTE }), "request.tooLarge"],
  ["1 a password of 60 kB to sign up with", () => signUp({ password: LONG }), "request.invalid"],
  [
    "1 a new password of 28 kB",
    ({ member }) => ({
      method: "PUT",
      url: "/experienceLabs/password",
      token: member,
      body: { currentPassword: DEMO_PASSWORD, newPassword: RATHER_LONG, repeatedPassword: RATHER_LONG },
    }),
    "request.invalid",
  ],
  [
    "1 a first password of 60 kB",
    () => post("/admin/setup", { token: "x", email: "a@b.test", password: LONG }),
    "request.invalid",
  ],
  ...[...SIGN_INS, REGISTER, RESET].map(
    (url): Try => [
      `2 an e-mail as a list at ${url}`,
      () => post(url, { email: ["member@demo.test"], ...(url === RESET ? {} : { password: DEMO_PASSWORD }) }),
      "request.invalid",
    ],
  ),
  [
    "2 an e-mail as an object for an invitation",
    ({ moderator }) => post("/api/invitations", { email: { $ne: "" } }, moderator),
    "request.invalid",
  ],
  [
    "3 another community's origin in the address",
    ({ member }) => ({ url: "/experienceLabs/other/userData", token: member }),
    "community.notFound",
  ],
  [
    "3 another community's origin at the door",
    () => post("/experienceLabs/other/user/login", { email: LOGINS.member[1], password: DEMO_PASSWORD }),
    "community.notFound",
  ],
  ["3 another community's origin in the body", () => signUp({ origin: "other" }), "request.invalid"],
  ...["../admin", "..%2Fadmin", "%2e%2e%2fadmin"].map(
    (origin): Try => [
      `4 the origin ${origin}`,
      () => post(`/experienceLabs/${origin}/user/login`, { email: "a@b.test", password: DEMO_PASSWORD }),
      origin === "../admin" ? "route.notFound" : "community.notFound",
    ],
  ),
  [
    "5 the origin %00",
    () => post("/experienceLabs/%00/user/login", { email: "a@b.test", password: DEMO_PASSWORD }),
    "request.invalid",
  ],
  ["5 the origin %00 of a sign-up", () => post("/experienceLabs/%00/register", EXTENDED), "request.invalid"],
  ["5 the origin %ff", () => post("/experienceLabs/%ff/register", EXTENDED), "request.invalid"],
  ["6 an e-mail with a Bcc to sign up with", () => signUp({ email: BCC }), "auth.needsEmail"],
  ["6 an e-mail with a Bcc for a reset", () => post(RESET, { email: BCC }), "auth.needsEmail"],
  [
    "6 an e-mail with a Bcc for an invitation",
    ({ moderator }) => post("/api/invitations", { email: BCC }, moderator),
    "request.invalid",
  ],
  [
    "6 an e-mail with a Bcc for a member",
    ({ moderator }) => post("/api/members", { nickname: "bcc", email: BCC }, moderator),
    "request.invalid",
  ],
  [
    "6 an e-mail with a Bcc for staff",
    ({ mainAdmin }) => post("/api/moderators", { name: "Bcc", role: "MODERATOR", email: BCC }, mainAdmin),
    "request.invalid",
  ],
  [
    "7 a member's e-mail in capitals",
    ({ moderator }) => post("/api/members", { nickname: "capitals", email: "MEMBER@Demo.Test" }, moderator),
    "record.exists",
  ],
  ["8 a role to sign up with", () => signUp({ role: "ADMINISTRATOR" }), "request.invalid"],
  ["8 the main admin's flag in a profile", profile({ mainAdmin: true }), "request.invalid"],
  ["9 the 16th birthday today", () => signUp({ bornDate: born(16) }), "request.invalid"],
  ["9 the 16th birthday today in a profile", profile({ bornDate: born(16) }), "request.invalid"],
  ["10 the 100th birthday today", () => signUp({ bornDate: born(100) }), "request.invalid"],
  ["10 the 100th birthday today in a profile", profile({ bornDate: born(100) }), "request.invalid"],
  ["11 30 February", () => signUp({ bornDate: "1990-02-30" }), "request.invalid"],
  ["11 30 February in a profile", profile({ bornDate: "1990-02-30" }), "request.invalid"],
  ["12 a nickname that looks like another's", nickname("\u041Eriginal"), "record.exists"],
  ["13 a nickname of zero-width characters", nickname("\u200B\u200C\u200D"), "request.invalid"],
  [
    "14 a nickname that is an e-mail in full-width letters",
    nickname("\uFF41\uFF4E\uFF41\uFF20\uFF4D\uFF41\uFF49\uFF4C\uFF0E\uFF43\uFF4F\uFF4D"),
    "request.invalid",
  ],
  [
    "16 another account's code for a new password",
    ({ memberAccountId, code }) =>
      post(`/experienceLabs/${memberAccountId}/resetNewPassword`, { codeAction: code, password: GOOD_PASSWORD }),
    "auth.wrongCode",
  ],
  [
    "16 another account's code, asked about",
    ({ memberAccountId, code }) => post(`/experienceLabs/client/${memberAccountId}/checkResetCode`, { codeAction: code }),
    "auth.wrongCode",
  ],
  [
    "17 no code",
    ({ memberAccountId }) =>
      post(`/experienceLabs/${memberAccountId}/resetNewPassword`, { codeAction: null, password: GOOD_PASSWORD }),
    "request.invalid",
  ],
  ["17 no code for an e-mail", () => post("/experienceLabs/demo/verifyEmail", { codeAction: null }), "request.invalid"],
  [
    "21 the profile after a sign-out",
    ({ signedOut }) => ({ url: "/experienceLabs/demo/userData", token: signedOut }),
    "auth.notAuthenticated",
  ],
  ...["text/csv", "application/x-www-form-urlencoded", "application/xml", "nonsense", "application/json/x"].map(
    (type): Try => [
      `24 the content type ${type}`,
      () => ({ ...post(LOGINS.member[0], `{"email":"a@b.test","password":"x"}`), headers: { "content-type": type } }),
      "request.unsupportedMediaType",
    ],
  ),
  [
    "24 a form instead of JSON",
    () => ({ ...post(LOGINS.member[0], "a=b"), headers: { "content-type": "multipart/form-data; boundary=x" } }),
    "request.invalid",
  ],
  [
    "24 JSON that is none",
    () => ({ ...post(REGISTER, `{"email":`), headers: { "content-type": "application/json" } }),
    "request.invalid",
  ],
  [
    "24 JSON with a prototype",
    () => ({ ...post(REGISTER, `{"__proto__":{"role":"x"}}`), headers: { "content-type": "application/json" } }),
    "request.invalid",
  ],
  ["24 JSON of nothing", () => ({ ...post(REGISTER, ""), headers: { "content-type": "application/json" } }), "request.invalid"],
  [
    "29 the last main admin deletes itself",
    ({ mainAdmin, mainAdminId }) => ({ method: "DELETE", url: `/api/moderators/${mainAdminId}`, token: mainAdmin }),
    "access.lastMainAdmin",
  ],
  [
    "29 the last main admin steps down",
    ({ mainAdmin, mainAdminId }) => ({
      method: "PUT",
      url: `/api/moderators/${mainAdminId}`,
      token: mainAdmin,
      body: { mainAdmin: false },
    }),
    "access.lastMainAdmin",
  ],
];

/** The code that a mail's link has behind its hash. */
function codeIn(mail: SentMail): string {
  return new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get("code") ?? "";
}

/** A reading call of the documentation. */
interface Paged {
  readonly get?: { readonly parameters?: readonly { readonly name: string; readonly in: string }[] };
}

/** What no answer tells of the inside. */
const INSIDE = /node_modules|\.(ts|js):\d|\bselect\b.*\bfrom\b|insert into|violates|relation "|stack|postgres|pglite|argon2/i;

function expectProblem(answer: LightMyRequestResponse, code: string): void {
  expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  const { detail, title, status, code: met } = answer.json();
  expect(met, answer.body).toBe(code);
  expect(status).toBe(answer.statusCode);
  expect(title).toEqual(expect.any(String));
  // A text, not its key.
  expect(detail).toMatch(/\S \S/);
  expect(answer.body).not.toMatch(INSIDE);
  expect(answer.body.length).toBeLessThan(4_000);
}

describe.each(ANY_ENGINE)("bad inputs on %s", (engine) => {
  let app: TestApp;
  let world: World;

  async function resetCode(): Promise<string> {
    const [, email] = LOGINS.moderator;
    const before = (await mailsTo(app, email, 0)).length;
    await app.call(post("/experienceLabs/client/demo/resetPassword", { email }));
    const last = (await mailsTo(app, email, before + 1)).at(-1);
    return last ? codeIn(last) : "";
  }

  beforeAll(async () => {
    app = await startApp({ engine });
    await joinByInvitation(app, "original@mail.test", { nickname: "Original" });
    await configure(app, { signUp: "EXTENDED" });
    const signedOut = await app.signIn("member");
    await app.call({ method: "POST", url: "/api/logout", token: signedOut });
    const [member, moderator] = [await app.signIn("member"), await app.signIn("moderator")];
    const [admin] = await rows<{ id: string }>(app, "select id from staff_role where email = $1", [LOGINS.mainAdmin[1]]);
    const [account] = await rows<{ id: string }>(app, "select id from account where email = $1", [LOGINS.member[1]]);
    world = {
      app,
      member,
      moderator,
      mainAdmin: await app.signIn("mainAdmin"),
      signedOut,
      mainAdminId: admin?.id ?? "",
      memberAccountId: account?.id ?? "",
      code: await resetCode(),
      records: await prepareRecords(app, { member, moderator }),
    };
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  test.each([...TRIES, ...RECORD_TRIES])("%s: refused in words, and nothing is changed", async (_name, request, code) => {
    const before = await digestTables(app);
    const answer = await app.call(request(world));
    expectProblem(answer, code);
    expect(await digestTables(app)).toEqual(before);
  });

  test("55 no list has a page before its first", async () => {
    const { paths } = (await app.call({ url: "/openapi.json" })).json() as { paths: Readonly<Record<string, Paged>> };
    const before = await digestTables(app);
    const tried: string[] = [];
    for (const [path, { get }] of Object.entries(paths)) {
      const pages = (get?.parameters ?? []).filter(({ name }) => ["page", "pageSize", "size"].includes(name));
      for (const { name, in: place } of pages) {
        const ofCommunity = path
          .replace(/\{(id|communityId)\}/, world.records.community)
          .replace(/\{activityId\}/, world.records.talk);
        const given = place === "path" ? ofCommunity.replace(`{${name}}`, "-1") : ofCommunity;
        const query = place === "query" ? `?${name}=-1` : "";
        const url = `${given.replace(/\{\w+\}/g, "1")}${query}`;
        const token = path.startsWith("/tester/") || path.startsWith("/api/member/") ? world.member : world.mainAdmin;
        const answer = await app.call({ url, token });
        tried.push(`${name} of ${path}`);
        expect([path, name, answer.statusCode], answer.body).toEqual([path, name, expect.toBeOneOf([400, 403, 404])]);
        expect(answer.body).not.toMatch(INSIDE);
      }
    }
    expect(tried.length).toBeGreaterThan(20);
    expect(await digestTables(app)).toEqual(before);
  });

  test("37 an e-mail that a workbook computes is what it computed, an address or nobody", async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const computed = (at: string, value: string) =>
      `<c r="${at}" t="str"><f>HYPERLINK("http://evil.io",A1)</f><v>${value}</v></c>`;
    const line = (row: number, email: string) => `<row r="${row}">${cell(`A${row}`, `Formula ${row}`)}${email}</row>`;
    const content = await workbook(
      sheetRows(
        `<row r="1">${cell("A1", "Nickname")}${cell("B1", "Email")}</row>`,
        line(2, computed("B2", "=1+1")),
        line(3, cell("B3", "=HYPERLINK(&quot;http://evil.io&quot;)")),
        line(4, computed("B4", "+34600100200")),
        line(5, computed("B5", "computed@mail.test")),
      ),
    );
    const call = { resource: "members", token: world.moderator, content, name: "members.xlsx", language: "en" };
    const { result } = await importAndWait(app, call);
    expect(result).toMatchObject({ created: 1, skipped: 3 });
    expect(await rows(app, "select email from member where nickname like 'Formula %'")).toEqual([
      { email: "computed@mail.test" },
    ]);
  });

  test("50 nothing is stored as less than nothing", async () => {
    const { survey } = world.records;
    const draft = { url: `/api/activities/${survey}/execution/answers/age`, token: world.member } as const;
    const answer = await app.call({
      ...draft,
      method: "PUT",
      body: '{"value":-0}',
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode, answer.body).toBe(204);
    const [stored] = await rows<{ value: string }>(app, "select value::text from answer where question_id = 'age'");
    expect(stored?.value).toBe("0");
  });

  test("16 the code that was tried by the wrong account is still good for the right one", async () => {
    const [account] = await rows<{ id: string }>(app, "select id from account where email = $1", [LOGINS.moderator[1]]);
    const url = `/experienceLabs/client/${account?.id}/checkResetCode`;
    expect((await app.call(post(url, { codeAction: world.code }))).json()).toMatchObject({ purpose: "reset" });
  });

  test("15 a password is the same composed and decomposed, at the sign-up, at the door, and when it is changed", async () => {
    const password = "Ñandú-veloz-7";
    const { email: _email, ...profileOf } = EXTENDED;
    const joined = await joinByInvitation(app, "forms@mail.test", {
      ...profileOf,
      nickname: "Formas",
      picture: "https://example.com/me.png",
      password: password.normalize("NFD"),
    });
    const login = (given: string) => app.call(post(LOGINS.member[0], { email: "forms@mail.test", password: given }));
    expect((await login(password.normalize("NFC"))).statusCode).toBe(200);
    expect((await login(password.normalize("NFD"))).statusCode).toBe(200);
    expect((await login("Nandu-veloz-7")).statusCode).toBe(401);
    const next = "Pingüino-lento-8";
    const body = {
      currentPassword: password.normalize("NFC"),
      newPassword: next.normalize("NFD"),
      repeatedPassword: next.normalize("NFC"),
    };
    const changed = await app.call({ method: "PUT", url: "/experienceLabs/password", token: joined.authToken, body });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await login(next)).statusCode).toBe(200);
  });
});

/** Every way to a new password, with one that is given to it. */
describe("the password rule", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ hasDemo: true });
    await configure(app, { signUp: "ACTIVE" });
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const WAYS: readonly (readonly [string, string, (password: string) => Promise<LightMyRequestResponse>])[] = [
    ["a sign-up", "/password", (password) => app.call(post(REGISTER, { email: "way@mail.test", password }))],
    [
      "a reset",
      "/password",
      async (password) => {
        const before = (await mailsTo(app, "observer@demo.test", 0)).length;
        await app.call(post("/experienceLabs/client/demo/resetPassword", { email: "observer@demo.test" }));
        const mail = (await mailsTo(app, "observer@demo.test", before + 1)).at(-1);
        const [account] = await rows<{ id: string }>(app, "select id from account where email = 'observer@demo.test'");
        const codeAction = mail ? codeIn(mail) : "";
        return app.call(post(`/experienceLabs/client/${account?.id}/resetNewPassword`, { codeAction, password }));
      },
    ],
    [
      "a change",
      "/newPassword",
      async (newPassword) => {
        const token = await app.signIn("client");
        const body = { currentPassword: DEMO_PASSWORD, newPassword, repeatedPassword: newPassword };
        return app.call({ method: "PUT", url: "/experienceLabs/password", token, body });
      },
    ],
    [
      "the first account",
      "/password",
      async (password) => {
        await rows(app, "update account set is_backoffice = false");
        const token = await offerSetup(app.database.kysely);
        return app.call(post("/admin/setup", { token, email: "way.first@mail.test", password }));
      },
    ],
  ];

  test.each(WAYS)("of %s refuses what has leaked, however it is written", async (_name, path, give) => {
    for (const password of ["Password123!", "P@ssw0rd2024!", "Contrase\u006E\u0303a1!"]) {
      const answer = await give(password);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().errors).toEqual([expect.objectContaining({ path, rule: "passwordBreached" })]);
    }
  });

  test.each(WAYS)("of %s takes a sentence of 64 characters and more", async (_name, _path, give) => {
    const answer = await give("Four 4 sheep are jumping over a fence, and nobody counts them any more.");
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  });
});

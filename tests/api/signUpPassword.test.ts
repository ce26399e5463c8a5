import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, startApp, type TestApp } from "../helpers/app";
import { configure, GOOD_PASSWORD, invite, linkIn, mailsTo, rows } from "../helpers/identity";

const HOST = "research.example";
const OWN_PAGE = { host: HOST, origin: `https://${HOST}` };
const OWNERS_PASSWORD = "Four-geese-5";
const BOXES = { acceptConditions: true };

/** What a browser keeps of an answer: name and value of its cookies. */
function cookiesOf(answer: { readonly headers: Readonly<Record<string, unknown>> }): string {
  return [answer.headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(";")[0])
    .join("; ");
}

describe.each(CONCURRENT_ENGINE)("whoever opens a sign-up's link sets the password, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
    await configure(app, { signUp: "ACTIVE", legalTerms: "Condiciones, versión 1" });
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const post = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
    app.call({ method: "POST", url: `/experienceLabs/demo/${path}`, body, headers });
  const register = (email: string, headers: Readonly<Record<string, string>> = OWN_PAGE, more: object = {}) =>
    post("register", { email, password: GOOD_PASSWORD, ...BOXES, ...more }, headers);
  const verify = (codeAction: string, { cookie = "", password }: { cookie?: string; password?: string } = {}) =>
    post("verifyEmail", { codeAction, ...(password ? { password } : {}) }, { ...OWN_PAGE, ...(cookie ? { cookie } : {}) });
  const login = async (email: string, password: string) => (await post("user/login", { email, password }, OWN_PAGE)).statusCode;
  const codeOf = async (email: string, count = 1) => {
    const last = (await mailsTo(app, email, count)).at(-1);
    return last ? (linkIn(last).split("#code=")[1] ?? "") : "";
  };
  const passwordOf = (email: string) => rows(app, "select password_hash from account where email = $1", [email]);
  const acceptedBy = (email: string) =>
    rows(
      app,
      "select document, accepted_at is not null as dated from acceptance join member on member.id = acceptance.member where member.email = $1",
      [email],
    );

  test("a stranger's password is none of the account that the owner's click makes", async () => {
    const email = "victim@mail.test";
    const strangers = cookiesOf(await register(email));
    const code = await codeOf(email);
    const clicked = await verify(code);
    expect(clicked.json()).toEqual({ nextStep: "set-password", email });
    expect(clicked.headers["set-cookie"]).toBeUndefined();
    expect(await passwordOf(email)).toEqual([]);
    expect(await login(email, GOOD_PASSWORD)).toBe(401);

    const chosen = await verify(code, { password: OWNERS_PASSWORD });
    expect(chosen.json()).toMatchObject({ authToken: expect.any(String) });
    expect(await login(email, GOOD_PASSWORD)).toBe(401);
    expect(await login(email, OWNERS_PASSWORD)).toBe(200);
    // What the stranger's browser has kept opens nothing, before the click or after.
    const ownData = await app.call({ url: "/experienceLabs/demo/userData", headers: { ...OWN_PAGE, cookie: strangers } });
    expect(ownData.statusCode).toBe(401);
    expect((await verify(code, { cookie: strangers })).json().code).toBe("auth.wrongCode");
  });

  test("what a stranger accepted is asked of the owner again", async () => {
    const email = "unaware@mail.test";
    await register(email);
    const chosen = await verify(await codeOf(email), { password: OWNERS_PASSWORD });
    expect(chosen.json()).toMatchObject({ nextStep: "conditions" });
    expect(await acceptedBy(email)).toEqual([]);
  });

  test("the browser that signed up keeps its password, and needs nothing but the click", async () => {
    const email = "same@mail.test";
    const registered = await register(email);
    expect(String(registered.headers["set-cookie"])).toMatch(/^sondeo\.signUp\..+; HttpOnly; SameSite=Strict/);
    const clicked = await verify(await codeOf(email), { cookie: cookiesOf(registered) });
    expect(clicked.json()).toMatchObject({ authToken: expect.any(String), nextStep: "after-login" });
    expect(await acceptedBy(email)).toEqual([{ document: "CONDITIONS", dated: true }]);
    expect(await login(email, GOOD_PASSWORD)).toBe(200);
    // Used up with the click.
    expect([clicked.headers["set-cookie"]].flat().join()).toMatch(/sondeo\.signUp\.[^;]+=;/);
  });

  test("the browser's proof is of its own sign-up, and of no other's", async () => {
    const [owner, stranger] = ["owner@mail.test", "stranger@mail.test"];
    const cookie = cookiesOf(await register(stranger));
    await register(owner);
    expect((await verify(await codeOf(owner), { cookie })).json()).toEqual({ nextStep: "set-password", email: owner });
    const code = cookie.split("=")[1] ?? "";
    expect((await verify(code, { cookie })).json().code).toBe("auth.wrongCode");
    // Two sign-ups with one e-mail: neither's click makes the other's password good.
    const contested = "contested@mail.test";
    const first = cookiesOf(await register(contested));
    const [strangersCode, second] = [await codeOf(contested), cookiesOf(await register(contested))];
    expect((await verify(strangersCode, { cookie: second })).json().nextStep).toBe("set-password");
    expect((await verify(await codeOf(contested, 2), { cookie: first })).json().nextStep).toBe("set-password");
    expect(await passwordOf(contested)).toEqual([]);
  });

  test.each([
    ["no page's", { host: HOST }],
    ["another site's", { host: HOST, origin: "https://evil.example" }],
    ["a sandboxed page's", { host: HOST, origin: "null" }],
  ])("%s sign-up leaves no proof in the browser", async (name, headers) => {
    const answer = await register(`${name.replace(/\W/g, "")}@mail.test`, headers);
    expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([200, undefined]);
  });

  test("a password that is refused spends nothing", async () => {
    const email = "picky@mail.test";
    await register(email);
    const code = await codeOf(email);
    for (const password of ["short", "Picky@mail.test1"]) {
      const answer = await verify(code, { password });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, "/password"]);
    }
    expect((await verify(code, { password: OWNERS_PASSWORD })).statusCode).toBe(200);
    expect((await verify(code, { password: GOOD_PASSWORD })).json().code).toBe("auth.wrongCode");
  });

  test("of many at once with one code, each with a password of its own, one sets it", async () => {
    const email = "crowd@mail.test";
    await register(email);
    const code = await codeOf(email);
    const passwords = Array.from({ length: 6 }, (_, index) => `Five-swans-${index}`);
    const answers = await Promise.all(passwords.map((password) => verify(code, { password })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    for (const [index, password] of passwords.entries())
      expect(await login(email, password)).toBe(statuses[index] === 200 ? 200 : 401);
  });

  test("an account of another place keeps its password, whatever comes with the click", async () => {
    const email = "client@demo.test";
    const cookie = cookiesOf(await register(email));
    const answer = await verify(await codeOf(email), { cookie, password: OWNERS_PASSWORD });
    expect(answer.json()).toEqual({ nextStep: "login" });
    const statuses = [];
    for (const password of [GOOD_PASSWORD, OWNERS_PASSWORD, DEMO_PASSWORD]) statuses.push(await login(email, password));
    expect(statuses).toEqual([401, 401, 200]);
    expect(await acceptedBy(email)).toEqual([{ document: "CONDITIONS", dated: true }]);
  });

  test("one who is invited to the staff gets no password of a stranger's either", async () => {
    const email = "future-staff@mail.test";
    const token = await app.signIn("mainAdmin");
    const body = { email, name: "Nora", role: "MODERATOR" };
    expect((await app.call({ method: "POST", url: "/api/moderators", token, body })).statusCode).toBe(201);
    await register(email);
    expect((await verify(await codeOf(email, 2))).json()).toEqual({ nextStep: "set-password", email });
    expect(await passwordOf(email)).toEqual([{ password_hash: null }]);
    const staffLogin = await post("client/login", { email, password: GOOD_PASSWORD }, OWN_PAGE);
    expect(staffLogin.statusCode).toBe(401);
  });

  test("an invitation's link sets it too, whatever a stranger has signed up with before", async () => {
    const email = "both@mail.test";
    const cookie = cookiesOf(await register(email));
    const strangersCode = await codeOf(email);
    await invite(app, email);
    const invitation = (await mailsTo(app, email, 2)).at(-1);
    const hash = invitation ? linkIn(invitation).split("/signup/")[1] : "";
    const joined = await post("register", { hash, password: OWNERS_PASSWORD, ...BOXES }, OWN_PAGE);
    expect(joined.statusCode, joined.body).toBe(200);
    expect([await login(email, GOOD_PASSWORD), await login(email, OWNERS_PASSWORD)]).toEqual([401, 200]);
    expect((await verify(strangersCode, { cookie })).json().code).toBe("signUp.alreadyMember");
    expect(await login(email, GOOD_PASSWORD)).toBe(401);
  });

  test("a sign-up kept by the version before, which knew no proof, asks for a password", async () => {
    const email = "earlier@mail.test";
    const cookie = cookiesOf(await register(email));
    const code = await codeOf(email);
    await rows(app, "update code set data = (data::jsonb - 'browserHash') where data ->> 'email' = $1", [email]);
    expect((await verify(code, { cookie })).json().nextStep).toBe("set-password");
  });
});

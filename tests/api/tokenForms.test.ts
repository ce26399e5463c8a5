import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { offerSetup } from "../../src/server/access/accounts/setup";
import { createUnsubscriptions } from "../../src/server/mail/unsubscribe";
import { readSecretKey } from "../../src/server/platform/secretKey";
import { LOGINS, startApp, type TestApp } from "../helpers/app";
import { invite } from "../helpers/identity";
import { linkOf, mailTo } from "../helpers/outbox";
import { publishedSurvey } from "../helpers/surveys";

const OWN_PAGE = { origin: "http://localhost", host: "localhost" };

/** What somebody may put behind a token, before it, or in its place. */
const ODD: readonly (readonly [string, (token: string) => string])[] = [
  ["a letter", (token) => `${token}x`],
  ["a dot and more", (token) => `${token}.x`],
  ["padding", (token) => `${token}=`],
  ["the same again", (token) => token + token],
  ["U+0000", (token) => `${token}\0`],
  ["a no-break space", (token) => `${token}\u00a0`],
  ["a tab", (token) => `${token}\t!`],
  ["one letter less", (token) => token.slice(0, -1)],
  ["other base64", (token) => `${token.slice(0, -1)}${String.fromCharCode(token.charCodeAt(token.length - 1) + 1)}`],
];

describe("a token with anything behind it", () => {
  let app: TestApp;
  let moderator: string;
  /** Whether a token of each sort is taken. */
  const takes: Record<string, (token: string) => Promise<boolean>> = {};
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    app = await startApp();
    moderator = await app.signIn("moderator");
    const get = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
      (await app.call({ url, headers })).statusCode;
    const post = async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      (await app.call({ method: "POST", url, body, headers: { ...OWN_PAGE, ...headers } })).statusCode;

    tokens.session = moderator;
    takes.session = async (token) => (await get("/api/members", { authorization: `Bearer ${token}` })) === 200;

    const [url, email] = LOGINS.member;
    const login = await app.call({ method: "POST", url, body: { email, password: "Sondeo-demo-1" } });
    const [name = "", cookie = ""] = String(login.headers["set-cookie"]).split(";")[0]?.split("=") ?? [];
    tokens.cookie = cookie;
    takes.cookie = async (token) =>
      (await get("/experienceLabs/demo/userData", { cookie: `${name}=${encodeURIComponent(token)}` })) === 200;

    const activity = await publishedSurvey(app, moderator);
    const opened = await app.call({
      method: "PUT",
      url: `/api/activities/${activity}/link`,
      token: moderator,
      body: { isOpen: true },
    });
    tokens.link = String(opened.json().link).slice(3);
    takes.link = async (token) => (await post(`/api/surveys/${encodeURIComponent(token)}/execution`, {})) === 200;

    const execution = `/api/surveys/${tokens.link}/execution`;
    tokens.visitor = (await app.call({ url: "/visitorToken" })).json().visToken;
    takes.visitor = async (token) => (await post(execution, {}, { visToken: token })) === 200;

    const begun = await app.call({ method: "POST", url: execution, headers: OWN_PAGE, body: {} });
    const [respondent = "", known = ""] = String(begun.headers["set-cookie"]).split(";")[0]?.split("=") ?? [];
    tokens.respondent = known;
    takes.respondent = async (token) => {
      const headers = { ...OWN_PAGE, cookie: `${respondent}=${encodeURIComponent(token)}` };
      return (await app.call({ method: "POST", url: execution, headers, body: {} })).headers["set-cookie"] === undefined;
    };

    await app.call({ method: "POST", url: "/experienceLabs/client/demo/resetPassword", body: { email: LOGINS.moderator[1] } });
    const { userId, codeAction } = linkOf(await mailTo(app, LOGINS.moderator[1]));
    tokens.reset = codeAction ?? "";
    takes.reset = async (token) => (await post(`/experienceLabs/client/${userId}/checkResetCode`, { codeAction: token })) === 200;

    tokens.invitation = await invite(app, "token-form@test.example");
    takes.invitation = async (token) => (await get(`/experienceLabs/demo/signup/${encodeURIComponent(token)}`)) === 200;

    const key = readSecretKey(join(app.dataDir, "secret.key"));
    tokens.unsubscribe = createUnsubscriptions(app.database.kysely, key).tokenFor("somebody@test.example", null);
    takes.unsubscribe = async (token) => (await get(`/experienceLabs/unsubscribe/${encodeURIComponent(token)}`)) === 200;

    const asked = { kind: "staff", origin: "demo" };
    tokens.direct = (await app.call({ method: "POST", url: "/api/sign-in-codes", token: moderator, body: asked })).json().code;
    takes.direct = async (token) => (await post("/experienceLabs/demo/authToken", { clientAuthToken: token })) === 200;

    await app.database.query({ text: "update account set is_backoffice = false where is_backoffice", values: [] });
    tokens.setup = (await offerSetup(app.database.kysely)) ?? "";
    takes.setup = async (token) =>
      (await post("/admin/setup", { token, email: "first@test.example", password: "Three-ducks-4" })) === 204;
  });
  afterAll(() => app.close());

  const SORTS = ["session", "cookie", "link", "visitor", "respondent", "reset", "invitation", "unsubscribe", "direct", "setup"];

  test.each(SORTS)("is no token: %s", async (sort) => {
    const token = tokens[sort] ?? "";
    expect(token.length).toBeGreaterThan(20);
    const taken: string[] = [];
    for (const [what, odd] of ODD) if (await takes[sort]?.(odd(token))) taken.push(what);
    expect(taken).toEqual([]);
    expect(await takes[sort]?.(token)).toBe(true);
  });
});

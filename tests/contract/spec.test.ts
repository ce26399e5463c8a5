import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCode } from "../../src/server/access/credentials/codes";
import { type LOGINS, startApp, type TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { GOOD_PASSWORD, invite, joinByInvitation } from "../helpers/identity";
import { picture, upload } from "../helpers/images";
import { publishedSurvey } from "../helpers/surveys";
import { twoFactor, type Who } from "../helpers/twoFactor";
import type { SpecExample } from "./specCall";
import { BUILT, EXTENSION_EXAMPLES, PENDING, SPEC_CALLS } from "./specCalls";

const DEMO = { email: "member@demo.test", password: "Sondeo-demo-1" };

/** A call with a fresh code of an account, as a reset's mail holds it. One for whom a reset is asked for loses it at any time. */
async function withCode(
  app: TestApp,
  { email, call, password }: { email: string; call: (id: string) => string; password?: string },
) {
  const root = app.database.kysely;
  const { id } = await root.selectFrom("account").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  const codeAction = await createCode(root, { purpose: "reset", accountId: id, minutes: 5 });
  return app.call({ method: "POST", url: call(id), body: { codeAction, ...(password ? { password } : {}) } });
}

/** Who confirms a sign-in, once, by a recovery code; and who has another code sent. */
async function withFactor(app: TestApp, who: Who, call: "2facode" | "resend2facode") {
  const user = twoFactor(app);
  const { recoveryCodes } = await user.enrolPhone(who);
  const { authToken } = await user.login(who);
  // The first was sent with the login.
  await user.forgetTries();
  const answer = await (call === "2facode" ? user.confirm(who, authToken, recoveryCodes[0] ?? "") : user.resend(who, authToken));
  // The other examples sign in by the password alone.
  await user.reset();
  return answer;
}

const WELCOME = {
  instructions: "Participa",
  moderatorImage: "https://example.com/carla.jpg",
  moderatorInfo: "Carla",
  labsExplanation: "Se ganan",
  redeemExplanation: "Se canjean",
  labsPerActivity: 1,
  labsPerComment: 1,
  labsPerStayingActive: 1,
};
const CARD = { name: "Tarjeta", description: "Por correo", labs: 9, valueEuros: 40, logo: "https://example.com/card.png" };

/** A call in the demo's community, whose id stands for `:id`. */
async function inDemo(app: TestApp, who: keyof typeof LOGINS, call: Call): ReturnType<TestApp["call"]> {
  return app.call({ ...call, url: call.url.replace(":id", await demoId(app)), token: await app.signIn(who) });
}

/** The id of a new person of the demo's team. */
async function colleague(app: TestApp, email: string): Promise<string> {
  const body = { email, name: "Ana", role: "MODERATOR" };
  return (await inDemo(app, "mainAdmin", { method: "POST", url: "/client/communities/:id/moderator", body })).json().id;
}

type Call = Omit<Parameters<TestApp["call"]>[0], "token">;

interface SurveyPlace {
  readonly community: string;
  readonly activity: string;
  readonly token: string;
}

/** A call about a survey of its own, which the member has begun. */
async function inSurvey(
  app: TestApp,
  who: "member" | "moderator",
  request: (place: SurveyPlace) => Call | Promise<Call>,
): ReturnType<TestApp["call"]> {
  const activity = await publishedSurvey(app, await app.signIn("moderator"));
  const [community, member, token] = [await demoId(app), await app.signIn("member"), await app.signIn(who)];
  await app.call({ method: "POST", url: `/api/activities/${activity}/execution`, token: member });
  return app.call({ ...(await request({ community, activity, token })), token });
}

/** A request of each built call that works, on the demo. */
const EXAMPLES: Readonly<Record<string, SpecExample>> = {
  ...EXTENSION_EXAMPLES,
  "POST /experienceLabs/:origin/user/login": (app) =>
    app.call({ method: "POST", url: "/experienceLabs/demo/user/login", body: DEMO }),
  "POST /experienceLabs/:origin/client/login": (app) =>
    app.call({ method: "POST", url: "/experienceLabs/demo/client/login", body: { ...DEMO, email: "moderator@demo.test" } }),
  "POST /admin/communities/login": (app) =>
    app.call({ method: "POST", url: "/admin/communities/login", body: { ...DEMO, email: "backoffice@demo.test" } }),
  "POST /admin/2facode": (app) => withFactor(app, "backoffice", "2facode"),
  "POST /experienceLabs/:origin/client/2facode": (app) => withFactor(app, "moderator", "2facode"),
  "POST /experienceLabs/:origin/user/2facode": (app) => withFactor(app, "member", "2facode"),
  "POST /experienceLabs/:origin/client/resend2facode": (app) => withFactor(app, "moderator", "resend2facode"),
  "POST /experienceLabs/:origin/user/resend2facode": (app) => withFactor(app, "member", "resend2facode"),
  "POST /experienceLabs/:origin/user/logout": async (app) =>
    app.call({ method: "POST", url: "/experienceLabs/demo/user/logout", token: await app.signIn("member") }),
  "GET /experienceLabs/personalization/:origin": (app) => app.call({ url: "/experienceLabs/personalization/demo" }),
  "PUT /experienceLabs/password": async (app) => {
    const { password } = DEMO;
    const body = { currentPassword: password, newPassword: password, repeatedPassword: password };
    return app.call({ method: "PUT", url: "/experienceLabs/password", token: await app.signIn("member"), body });
  },
  "POST /experienceLabs/:origin/resetPassword": (app) =>
    app.call({ method: "POST", url: "/experienceLabs/demo/resetPassword", body: { email: DEMO.email } }),
  "POST /experienceLabs/:userId/checkResetCode": (app) =>
    withCode(app, { email: "admin@demo.test", call: (id) => `/experienceLabs/${id}/checkResetCode` }),
  "POST /experienceLabs/:userId/resetNewPassword": (app) =>
    withCode(app, { ...DEMO, email: "admin@demo.test", call: (id) => `/experienceLabs/${id}/resetNewPassword` }),
  "POST /experienceLabs/client/:origin/resetPassword": (app) =>
    app.call({ method: "POST", url: "/experienceLabs/client/demo/resetPassword", body: { email: "moderator@demo.test" } }),
  "POST /experienceLabs/client/:userId/checkResetCode": (app) =>
    withCode(app, { email: "observer@demo.test", call: (id) => `/experienceLabs/client/${id}/checkResetCode` }),
  "POST /experienceLabs/client/:userId/resetNewPassword": (app) =>
    withCode(app, { ...DEMO, email: "observer@demo.test", call: (id) => `/experienceLabs/client/${id}/resetNewPassword` }),
  "POST /experienceLabs/:origin/register": async (app) => {
    const body = { hash: await invite(app, "register@mail.test"), password: GOOD_PASSWORD };
    return app.call({ method: "POST", url: "/experienceLabs/demo/register", body });
  },
  "GET /experienceLabs/:origin/userData": async (app) =>
    app.call({ url: "/experienceLabs/demo/userData", token: await app.signIn("member") }),
  "GET /client/:origin/userData": async (app) => app.call({ url: "/client/demo/userData", token: await app.signIn("moderator") }),
  "GET /experienceLabs/:origin/client/roleData": async (app) =>
    app.call({ url: "/experienceLabs/demo/client/roleData", token: await app.signIn("moderator") }),
  "GET /experienceLabs/:communityId/nickname/:nickname/availability": async (app) => {
    const { authToken: token, space } = await joinByInvitation(app, "availability@mail.test");
    return app.call({ url: `/experienceLabs/${space.id}/nickname/lince/availability`, token });
  },
  "PUT /experienceLabs/userData": async (app) =>
    app.call({ method: "PUT", url: "/experienceLabs/userData", token: await app.signIn("member"), body: { name: "Vera" } }),
  "PUT /experienceLabs/newNickname": async (app) => {
    const { authToken: token } = await joinByInvitation(app, "newNickname@mail.test");
    return app.call({ method: "PUT", url: "/experienceLabs/newNickname", token, body: { nickname: "Trasluz" } });
  },
  "DELETE /experienceLabs/:communityId/userAccount": async (app) => {
    const { authToken: token, space } = await joinByInvitation(app, "userAccount@mail.test");
    const url = `/experienceLabs/${space.id}/userAccount`;
    return app.call({ method: "DELETE", url, token, body: { password: GOOD_PASSWORD } });
  },
  "GET /experienceLabs/:id/conditions": (app) => app.call({ url: "/experienceLabs/demo/conditions" }),
  "PUT /experienceLabs/community/:id/personalization": (app) =>
    inDemo(app, "administrator", {
      method: "PUT",
      url: "/experienceLabs/community/:id/personalization",
      body: { mainColor: "#1f6f5c" },
    }),
  "PUT /experienceLabs/community/:id/personalizationFull": (app) =>
    inDemo(app, "administrator", {
      method: "PUT",
      url: "/experienceLabs/community/:id/personalizationFull",
      body: { mainLogoPosition: "CENTRE" },
    }),
  "PUT /experienceLabs/community/:id/redeemInfo": (app) =>
    inDemo(app, "administrator", {
      method: "PUT",
      url: "/experienceLabs/community/:id/redeemInfo",
      body: {
        gamification: true,
        redeemFrom: "2027-06-01",
        redeemTo: "2027-06-16",
        alertThresholds: [{ labs: 9 }],
        cards: [CARD],
      },
    }),
  "POST /experienceLabs/file": async (app) =>
    upload(app, { token: await app.signIn("administrator"), content: await picture().png().toBuffer() }),
  "GET /client/communities/:id/welcome": (app) => inDemo(app, "moderator", { url: "/client/communities/:id/welcome" }),
  "GET /tester/communities/:id/welcome": (app) => inDemo(app, "member", { url: "/tester/communities/:id/welcome" }),
  "GET /client/communities/:id/alerts/page/:page/pageSize/:pageSize": (app) =>
    inDemo(app, "moderator", { url: "/client/communities/:id/alerts/page/0/pageSize/100" }),
  "GET /client/communities/:id/alertsWithPagination/page/:page/pageSize/:pageSize": (app) =>
    inDemo(app, "moderator", { url: "/client/communities/:id/alertsWithPagination/page/0/pageSize/100" }),
  "POST /client/communities/:id/notifications/seen": (app) =>
    inDemo(app, "moderator", { method: "POST", url: "/client/communities/:id/notifications/seen", body: {} }),
  "POST /client/communities/:id/notifications/seenPopup": (app) =>
    inDemo(app, "moderator", { method: "POST", url: "/client/communities/:id/notifications/seenPopup", body: {} }),
  "GET /tester/communities/:id/alerts/page/:page/pageSize/:pageSize": (app) =>
    inDemo(app, "member", { url: "/tester/communities/:id/alerts/page/0/pageSize/100" }),
  "GET /tester/communities/:id/alertsWithPagination/page/:page/pageSize/:pageSize": (app) =>
    inDemo(app, "member", { url: "/tester/communities/:id/alertsWithPagination/page/0/pageSize/100" }),
  "POST /tester/communities/:id/notifications/seen": (app) =>
    inDemo(app, "member", { method: "POST", url: "/tester/communities/:id/notifications/seen", body: {} }),
  "POST /tester/communities/:id/notifications/seenPopup": (app) =>
    inDemo(app, "member", { method: "POST", url: "/tester/communities/:id/notifications/seenPopup", body: {} }),
  "PUT /client/communities/:id/welcome": (app) =>
    inDemo(app, "administrator", { method: "PUT", url: "/client/communities/:id/welcome", body: WELCOME }),
  "PUT /client/communities/:id/replytoclientemail": (app) =>
    inDemo(app, "administrator", {
      method: "PUT",
      url: "/client/communities/:id/replytoclientemail",
      body: { replyToClientEmail: "ana@mail.test" },
    }),
  "POST /experienceLabs/:communityId/transactionsSearch": (app) =>
    inDemo(app, "member", { method: "POST", url: "/experienceLabs/:id/transactionsSearch?page=0&pageSize=10" }),
  "GET /experienceLabs/:id/satusData": (app) => inDemo(app, "observer", { url: "/experienceLabs/:id/satusData" }),
  "GET /visitorToken": (app) => app.call({ url: "/visitorToken" }),
  "GET /test/:id/data": (app) => inSurvey(app, "moderator", ({ activity }) => ({ url: `/test/${activity}/data` })),
  "GET /test/:id/filterQuestions": (app) =>
    inSurvey(app, "moderator", ({ activity }) => ({ url: `/test/${activity}/filterQuestions` })),
  "POST /client/communities/:id/activity/:activityId/question": (app) =>
    inSurvey(app, "moderator", ({ community, activity }) => ({
      method: "POST",
      url: `/client/communities/${community}/activity/${activity}/question`,
      body: { type: "short-text", title: { es: "¿Por qué?" } },
    })),
  "PUT /client/communities/:id/activity/:activityId/question/:questionId": (app) =>
    inSurvey(app, "moderator", ({ community, activity }) => ({
      method: "PUT",
      url: `/client/communities/${community}/activity/${activity}/question/words`,
      body: { required: true },
    })),
  "DELETE /client/communities/:id/activity/:activityId/question/:questionId": (app) =>
    inSurvey(app, "moderator", ({ community, activity }) => ({
      method: "DELETE",
      url: `/client/communities/${community}/activity/${activity}/question/words`,
    })),
  "GET /test/:id/navigationRules": (app) =>
    inSurvey(app, "moderator", ({ activity }) => ({ url: `/test/${activity}/navigationRules` })),
  "POST /tester/communities/:id/activity/:activityId/question/:questionId/answer": (app) =>
    inSurvey(app, "member", ({ community, activity }) => ({
      method: "POST",
      url: `/tester/communities/${community}/activity/${activity}/question/one/answer`,
      body: { value: "a" },
    })),
  "GET /tester/communities/:id/activity/:activityId/question/:questionId/answered": (app) =>
    inSurvey(app, "member", ({ community, activity }) => ({
      url: `/tester/communities/${community}/activity/${activity}/question/one/answered`,
    })),
  "POST /execution/:id/start": (app) =>
    inSurvey(app, "member", ({ activity }) => ({ method: "POST", url: `/execution/${activity}/start` })),
  "GET /execution/:id/next-question-block": (app) =>
    inSurvey(app, "member", ({ activity }) => ({ url: `/execution/${activity}/next-question-block` })),
  "POST /execution/:id/answer": (app) =>
    inSurvey(app, "member", ({ activity }) => ({
      method: "POST",
      url: `/execution/${activity}/answer`,
      body: { questionId: "one", value: "a" },
    })),
  "POST /execution/:id/finish": async (app) => {
    const answer = { questionId: "one", value: "a" };
    return inSurvey(app, "member", async ({ activity, token }) => {
      await app.call({ method: "POST", url: `/execution/${activity}/answer`, token, body: answer });
      return { method: "POST", url: `/execution/${activity}/finish` };
    });
  },
  "POST /client/communities/:id/moderator": (app) =>
    inDemo(app, "mainAdmin", {
      method: "POST",
      url: "/client/communities/:id/moderator",
      body: { email: "team@mail.test", name: "Ana", role: "MODERATOR" },
    }),
  "PUT /client/communities/:id/moderator": async (app) =>
    inDemo(app, "mainAdmin", {
      method: "PUT",
      url: "/client/communities/:id/moderator",
      body: { id: await colleague(app, "changed@mail.test"), role: "OBSERVATOR" },
    }),
  "GET /client/communities/:id/moderator": (app) => inDemo(app, "moderator", { url: "/client/communities/:id/moderator" }),
  "DELETE /client/communities/:id/moderator": async (app) =>
    inDemo(app, "mainAdmin", {
      method: "DELETE",
      url: "/client/communities/:id/moderator",
      body: { id: await colleague(app, "removed@mail.test") },
    }),
  "GET /lovs/provinces": (app) => app.call({ url: "/lovs/provinces?country=ES" }),
  "GET /lovs/regions": (app) => app.call({ url: "/lovs/regions?country=FR" }),
  "GET /lovs/nielsen": (app) => app.call({ url: "/lovs/nielsen" }),
  "GET /lovs/countries": (app) => app.call({ url: "/lovs/countries" }),
  "GET /geoIp/country": (app) => app.call({ url: "/geoIp/country" }),
};

const WITHOUT_CONTENT = /\/(logout|userAccount|seeComments)$|^DELETE .*\/comment\/:id$/;

describe("the spec's calls", () => {
  let app: TestApp;
  beforeAll(async () => {
    // What is refused where the operator hasn't configured it.
    const environment = { ACADEMY_URL: "https://academy.example/enter", ACADEMY_SECRET: "s".repeat(32) };
    app = await startApp({ environment });
    await app.app.ready();
  });
  afterAll(() => app.close());

  const keys = SPEC_CALLS.map(({ method, path }) => `${method} ${path}`);

  test("stand in the table once each", () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(150);
  });

  test("are all either built or pending by name", () => {
    expect([...BUILT, ...PENDING].sort()).toEqual([...keys].sort());
  });

  test.each(SPEC_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "%s is a route if and only if it is built",
    (key, { method, path }) => {
      expect(app.app.hasRoute({ method, url: path })).toBe(BUILT.includes(key));
    },
  );

  test("that are built have an example", () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual([...BUILT].sort());
  });

  const tokens = new Map<keyof typeof LOGINS, string>();
  /** One session for many examples, another once that was ended. */
  const signIn: TestApp["signIn"] = async (who) => {
    const known = tokens.get(who);
    if (known && (await app.call({ url: "/api/session", token: known })).statusCode === 200) return known;
    const token = await app.signIn(who);
    tokens.set(who, token);
    return token;
  };

  test.each(Object.entries(EXAMPLES))("%s answers its example", async (key, request) => {
    const answer = await request({ ...app, signIn });
    expect(answer.statusCode).toBe(WITHOUT_CONTENT.test(key) ? 204 : 200);
  });

  test("that are pending are not in OpenAPI", async () => {
    const { paths } = (await app.call({ url: "/openapi.json" })).json();
    const documented = Object.keys(paths).map((path) => path.replace(/\{(\w+)\}/g, ":$1"));
    const pending = PENDING.map((call) => call.split(" ")[1]).filter((path) => !BUILT.some((call) => call.endsWith(` ${path}`)));
    expect(documented.filter((path) => pending.includes(path))).toEqual([]);
  });
});

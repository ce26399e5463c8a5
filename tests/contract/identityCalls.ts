import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { createCode } from "../../src/server/access/credentials/codes";
import { DEMO_PASSWORD, LOGINS, type TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { GOOD_PASSWORD, invite, joinByInvitation, rows } from "../helpers/identity";
import { twoFactor, type Who } from "../helpers/twoFactor";

/** A call of spec section 7, by its name, and the members that its answer has; `undefined` for an answer without content. */
export interface IdentityCall {
  readonly name: string;
  readonly request: (app: TestApp) => Promise<LightMyRequestResponse>;
  readonly answer: Readonly<Record<string, unknown>> | undefined;
}

const TOKEN: unknown = expect.stringMatching(/^[\w-]{20,}$/);
/** The demo's member has a nickname, and no photo yet. */
const NO_PHOTO = "after-login";
const COUNT: unknown = expect.any(Number);
const RESET = { purpose: "reset", expiresAt: expect.any(String) };

const login = (who: Who) => (app: TestApp) => {
  const [url, email] = LOGINS[who];
  return app.call({ method: "POST", url, body: { email, password: DEMO_PASSWORD } });
};

const as = (who: Who, method: "GET" | "POST" | "PUT", url: string, body?: object) => async (app: TestApp) =>
  app.call({
    method,
    url: url.replace(":communityId", await demoId(app)),
    token: await app.signIn(who),
    ...(body ? { body } : {}),
  });

/** Somebody who has just joined, for what is done once. */
const asNewcomer = (email: string, method: "GET" | "PUT" | "DELETE", url: string, body?: object) => async (app: TestApp) => {
  const { authToken: token, space } = await joinByInvitation(app, email);
  return app.call({ method, url: url.replace(":communityId", space.id), token, ...(body ? { body } : {}) });
};

/** By a fresh code, as the mail holds it. */
const byCode = (who: Who, path: string, body: object) => async (app: TestApp) => {
  const [account] = await rows<{ id: string }>(app, "select id from account where email = $1", [LOGINS[who][1]]);
  const accountId = account?.id ?? "";
  const codeAction = await createCode(app.database.kysely, { purpose: "reset", accountId, minutes: 5 });
  return app.call({ method: "POST", url: path.replace(":userId", accountId), body: { codeAction, ...body } });
};

const secondStep = (who: Who) => async (app: TestApp) => {
  const user = twoFactor(app);
  const { recoveryCodes } = await user.enrolPhone(who);
  const { authToken } = await user.login(who);
  const answer = await user.confirm(who, authToken, recoveryCodes[0] ?? "");
  await user.reset();
  return answer;
};

const anotherCode = (who: Who) => async (app: TestApp) => {
  const user = twoFactor(app);
  await user.enrolPhone(who);
  const { authToken } = await user.login(who);
  // One was sent with the login.
  await user.forgetTries();
  const answer = await user.resend(who, authToken);
  await user.reset();
  return answer;
};

const staffLogin = (who: Who, rol: string, mainAdmin: boolean): IdentityCall => ({
  name: `client/login of ${who}`,
  request: login(who),
  answer: { authToken: TOKEN, rol, mainAdmin, active2fa: false },
});

const roleData = (who: Who, rol: string, mainAdmin: boolean): IdentityCall => ({
  name: `client/roleData of ${who}`,
  request: as(who, "GET", "/experienceLabs/demo/client/roleData"),
  answer: { rol, mainAdmin },
});

const PROFILE = {
  id: expect.any(String),
  email: "member@demo.test",
  nickname: expect.any(String),
  province: { lovName: expect.any(String), elementId: COUNT, id: COUNT },
  medals: COUNT,
  commentsNum: COUNT,
  points: COUNT,
  afterLoginComplete: expect.any(Boolean),
};
const SENT = { sentTo: expect.anything(), resendAfterSeconds: COUNT, minutes: COUNT };
const PASSWORDS = { currentPassword: DEMO_PASSWORD, newPassword: DEMO_PASSWORD, repeatedPassword: DEMO_PASSWORD };

/** Authentication and account of spec section 7. */
export const IDENTITY_CALLS: readonly IdentityCall[] = [
  { name: "user/login", request: login("member"), answer: { authToken: TOKEN, nextStep: NO_PHOTO, active2fa: false } },
  {
    name: "register",
    request: async (app) => {
      const body = { hash: await invite(app, "named@mail.test"), password: GOOD_PASSWORD };
      return app.call({ method: "POST", url: "/experienceLabs/demo/register", body });
    },
    answer: { authToken: TOKEN, nextStep: "after-login", active2fa: false },
  },
  staffLogin("observer", "OBSERVATOR", false),
  staffLogin("moderator", "MODERATOR", false),
  staffLogin("administrator", "ADMINISTRATOR", false),
  staffLogin("mainAdmin", "ADMINISTRATOR", true),
  { name: "admin/communities/login", request: login("backoffice"), answer: { authToken: TOKEN } },
  { name: "admin/2facode", request: secondStep("backoffice"), answer: { nextStep: "activities" } },
  { name: "client/2facode", request: secondStep("moderator"), answer: { nextStep: "activities" } },
  { name: "user/2facode", request: secondStep("member"), answer: { nextStep: NO_PHOTO } },
  { name: "client/resend2facode", request: anotherCode("moderator"), answer: SENT },
  { name: "user/resend2facode", request: anotherCode("member"), answer: SENT },
  { name: "user/logout", request: as("member", "POST", "/experienceLabs/demo/user/logout"), answer: undefined },
  { name: "userData of a member", request: as("member", "GET", "/experienceLabs/demo/userData"), answer: PROFILE },
  {
    name: "userData of the staff",
    request: as("moderator", "GET", "/client/demo/userData"),
    answer: { email: "moderator@demo.test", companyName: expect.any(String), rol: "MODERATOR", mainAdmin: false },
  },
  roleData("observer", "OBSERVATOR", false),
  roleData("moderator", "MODERATOR", false),
  roleData("administrator", "ADMINISTRATOR", false),
  roleData("mainAdmin", "ADMINISTRATOR", true),
  {
    name: "nickname availability",
    request: asNewcomer("free@mail.test", "GET", "/experienceLabs/:communityId/nickname/Trasgo/availability"),
    answer: { available: true, reason: null },
  },
  {
    name: "PUT userData",
    request: as("member", "PUT", "/experienceLabs/userData", { surname: "Soto" }),
    answer: { ...PROFILE, surname: "Soto" },
  },
  { name: "PUT password", request: as("member", "PUT", "/experienceLabs/password", PASSWORDS), answer: { endedSessions: COUNT } },
  {
    name: "PUT newNickname",
    request: asNewcomer("nick@mail.test", "PUT", "/experienceLabs/newNickname", { nickname: "Farola" }),
    answer: { nickname: "Farola" },
  },
  {
    name: "resetPassword",
    request: (app) =>
      app.call({ method: "POST", url: "/experienceLabs/demo/resetPassword", body: { email: "person2@demo.test" } }),
    answer: { minutes: 60 },
  },
  { name: "checkResetCode", request: byCode("member", "/experienceLabs/:userId/checkResetCode", {}), answer: RESET },
  {
    name: "resetNewPassword",
    request: byCode("member", "/experienceLabs/:userId/resetNewPassword", { password: DEMO_PASSWORD }),
    answer: { endedSessions: COUNT },
  },
  {
    name: "client resetPassword",
    request: (app) =>
      app.call({ method: "POST", url: "/experienceLabs/client/demo/resetPassword", body: { email: "nobody@demo.test" } }),
    answer: { minutes: 60 },
  },
  {
    name: "client checkResetCode",
    request: byCode("moderator", "/experienceLabs/client/:userId/checkResetCode", {}),
    answer: RESET,
  },
  {
    name: "client resetNewPassword",
    request: byCode("moderator", "/experienceLabs/client/:userId/resetNewPassword", { password: DEMO_PASSWORD }),
    answer: { endedSessions: COUNT },
  },
  {
    name: "transactionsSearch",
    request: as("member", "POST", "/experienceLabs/:communityId/transactionsSearch?page=0&pageSize=2", {}),
    answer: { totalElements: COUNT },
  },
  {
    name: "DELETE userAccount",
    request: asNewcomer("gone@mail.test", "DELETE", "/experienceLabs/:communityId/userAccount", { password: GOOD_PASSWORD }),
    answer: undefined,
  },
];

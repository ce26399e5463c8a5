import type { TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { CONFIGURATION, joinByInvitation, rows } from "../helpers/identity";
import { twoFactor, type Who } from "../helpers/twoFactor";

interface Refusal {
  readonly status: number;
  readonly code: string;
  /** Where the client leads on to. */
  readonly nextStep?: string;
}

/** A guard of spec section 2 as the server enforces it: whom it meets, and at which calls. */
export interface Guard {
  readonly name: string;
  /** The caller's token; nothing for nobody. */
  readonly enter: (app: TestApp) => Promise<string | undefined>;
  readonly calls: readonly string[];
  readonly refusal: Refusal;
  /** Puts back what {@link Guard.enter} has changed for others. */
  readonly leave?: (app: TestApp) => Promise<unknown>;
}

const SIGNED_OUT: Refusal = { status: 401, code: "auth.notAuthenticated" };
const DENIED: Refusal = { status: 403, code: "access.denied" };
const RECORD = "0193fd0a-7c1e-7000-8000-00000000dead";

const MEMBERS_CALLS = [
  "GET /experienceLabs/demo/userData",
  "PUT /experienceLabs/userData",
  "GET /tester/communities/:id/welcome",
  "POST /experienceLabs/:id/transactionsSearch",
  "GET /api/activities",
];
const STAFFS_CALLS = [
  "GET /client/demo/userData",
  "GET /experienceLabs/demo/client/roleData",
  "GET /client/communities/:id/moderator",
  "GET /client/communities/:id/welcome",
  "GET /api/members",
];
/** What only those who moderate may do. */
const MODERATORS_CALLS = [
  "GET /client/communities/:id/moderator",
  "POST /api/members",
  "POST /api/invitations",
  "POST /api/activities",
  `PUT /api/activities/${RECORD}`,
  `DELETE /api/activities/${RECORD}`,
  "PUT /experienceLabs/community/:id/personalization",
  "POST /api/tags",
];
const ADMINISTRATORS_CALLS = ["PUT /client/communities/:id/welcome", "POST /api/redeem-cards"];
const MAIN_ADMINS_CALLS = ["POST /client/communities/:id/moderator", "DELETE /client/communities/:id/moderator"];

const nobody = async () => undefined;
const entered = (who: Who) => (app: TestApp) => app.signIn(who);
const pending = (who: Who) => async (app: TestApp) => {
  const user = twoFactor(app);
  await user.enrolPhone(who);
  return (await user.login(who)).authToken;
};
const forgetFactors = (app: TestApp) => twoFactor(app).reset();
const expired = (who: Who) => async (app: TestApp) => {
  const token = await app.signIn(who);
  await rows(app, "update session set expires_at = now() - interval '1 second'");
  return token;
};
const signedOut = async (app: TestApp) => {
  const token = await app.signIn("member");
  await app.call({ method: "POST", url: "/experienceLabs/demo/user/logout", token });
  return token;
};
/** The members' second step, asked for by the community's theme. */
const heldByTheme = async (app: TestApp) => {
  const token = await app.signIn("member");
  await rows(app, "update community set needs2_f_a = true where origin = 'demo'");
  return token;
};

const TWO_FACTOR_SCREEN: Refusal = { status: 403, code: "auth.stepRequired", nextStep: "2fa" };

export const GUARDS: readonly Guard[] = [
  { name: "unauthenticated staff", enter: nobody, calls: STAFFS_CALLS, refusal: SIGNED_OUT },
  { name: "unauthenticated members", enter: nobody, calls: MEMBERS_CALLS, refusal: SIGNED_OUT },
  {
    name: "members whose two-factor step is left",
    enter: pending("member"),
    calls: MEMBERS_CALLS,
    refusal: TWO_FACTOR_SCREEN,
    leave: forgetFactors,
  },
  {
    name: "staff whose two-factor step is left",
    enter: pending("moderator"),
    calls: STAFFS_CALLS,
    refusal: TWO_FACTOR_SCREEN,
    leave: forgetFactors,
  },
  {
    name: "members of a community whose theme needs two factors",
    enter: heldByTheme,
    calls: MEMBERS_CALLS,
    refusal: TWO_FACTOR_SCREEN,
    leave: forgetFactors,
  },
  {
    name: "a member with no nickname",
    enter: async (app) => (await joinByInvitation(app, "guarded@mail.test")).authToken,
    calls: ["GET /tester/communities/:id/welcome", "POST /experienceLabs/:id/transactionsSearch", "GET /api/activities"],
    refusal: { status: 403, code: "auth.stepRequired", nextStep: "after-login" },
  },
  { name: "members at the moderators' calls", enter: entered("member"), calls: MODERATORS_CALLS, refusal: DENIED },
  { name: "observers at the moderators' calls", enter: entered("observer"), calls: MODERATORS_CALLS, refusal: DENIED },
  {
    name: "moderators at the administrators' calls",
    enter: entered("moderator"),
    calls: ADMINISTRATORS_CALLS,
    refusal: DENIED,
  },
  {
    name: "administrators at the super administrator's calls",
    enter: entered("administrator"),
    calls: MAIN_ADMINS_CALLS,
    refusal: DENIED,
  },
  {
    name: "members at the staff's profile",
    enter: entered("member"),
    calls: ["GET /client/demo/userData", "GET /experienceLabs/demo/client/roleData"],
    refusal: DENIED,
  },
  {
    name: "staff at what is the members' own",
    enter: entered("moderator"),
    calls: ["PUT /experienceLabs/newNickname", "GET /tester/communities/:id/welcome", "DELETE /experienceLabs/:id/userAccount"],
    refusal: DENIED,
  },
  {
    name: "whoever adds login or backoffice to an address",
    enter: nobody,
    calls: [
      "GET /client/demo/userData?x=login",
      "GET /api/sessions?backoffice",
      "GET /experienceLabs/demo/userData?x=/c/demo/login",
    ],
    refusal: SIGNED_OUT,
  },
  { name: "a member's session that has expired", enter: expired("member"), calls: MEMBERS_CALLS, refusal: SIGNED_OUT },
  { name: "a staff session that has expired", enter: expired("moderator"), calls: STAFFS_CALLS, refusal: SIGNED_OUT },
  { name: "a session that was signed out", enter: signedOut, calls: MEMBERS_CALLS, refusal: SIGNED_OUT },
];

const { welcomeTitle: _title, gamification: _gamification, ...WELCOME } = CONFIGURATION;

/** Bodies that are well formed, so that access alone can refuse. */
const BODIES: Readonly<Record<string, object>> = {
  "PUT /client/communities/:id/welcome": WELCOME,
  "PUT /experienceLabs/userData": { name: "Ana" },
  "PUT /experienceLabs/newNickname": { nickname: "Farola" },
  "DELETE /experienceLabs/:id/userAccount": { password: "Sondeo-demo-1" },
  "POST /client/communities/:id/moderator": { email: "ana@mail.test", name: "Ana", role: "MODERATOR" },
  "DELETE /client/communities/:id/moderator": { id: RECORD },
};

/** One of {@link Guard.calls}, in the demo's community. */
export async function callAs(app: TestApp, token: string | undefined, call: string) {
  const [method = "", path = ""] = call.split(" ");
  const url = path.replace(":id", await demoId(app));
  const body = method === "GET" ? {} : { body: BODIES[call] ?? {} };
  return app.call({ method: method as "GET" | "POST" | "PUT" | "DELETE", url, ...body, ...(token ? { token } : {}) });
}

import type { LightMyRequestResponse } from "fastify";
import { createCode } from "../../src/server/access/credentials/codes";
import type { ErrorCode } from "../../src/shared/errors";
import { DEMO_PASSWORD, LOGINS, type TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { configure, GOOD_PASSWORD, joinByInvitation, rows } from "../helpers/identity";
import { otherThan, twoFactor, type Who } from "../helpers/twoFactor";

type Request = Parameters<TestApp["call"]>[0];

/** A message of spec section 8 (authentication), and the call that provokes it, as often as it is asked. */
export interface Message {
  readonly name: string;
  readonly code: ErrorCode;
  readonly status: number;
  /** The field that it speaks of, and the rule's text. */
  readonly fault?: { readonly path: string; readonly rule: string };
  /** Of its own words, where the code's or the rule's are anybody's. */
  readonly key?: string;
  readonly provoke: (app: TestApp) => Promise<Request>;
  /** Tries are forgotten before each call. @default true */
  readonly isCalm?: boolean;
  /** Texts beside it that lead on. */
  readonly besides?: readonly string[];
  /** Puts back what was done for it. */
  readonly leave?: (app: TestApp) => Promise<unknown>;
}

const UNKNOWN_ID = "0193fd0a-7c1e-7000-8000-00000000dead";
const WRONG_CODE = "a".repeat(43);

const login = (email: string, password: string): Request => ({
  method: "POST",
  url: "/experienceLabs/demo/user/login",
  body: { email, password },
});

async function accountOf(app: TestApp, who: Who): Promise<string> {
  const [account] = await rows<{ id: string }>(app, "select id from account where email = $1", [LOGINS[who][1]]);
  return account?.id ?? "";
}

const change = (passwords: object) => async (app: TestApp) => ({
  method: "PUT" as const,
  url: "/experienceLabs/password",
  token: await app.signIn("member"),
  body: passwords,
});

/** Another's code is none of this account. */
const withForeignCode = (path: string, body: object) => async (app: TestApp) => {
  const accountId = await accountOf(app, "moderator");
  const codeAction = await createCode(app.database.kysely, { purpose: "reset", accountId, minutes: 5 });
  const url = path.replace(":userId", await accountOf(app, "member"));
  return { method: "POST" as const, url, body: { codeAction, ...body } };
};

async function wrongSmsCode(app: TestApp): Promise<Request> {
  const user = twoFactor(app);
  const { phone } = await user.enrolPhone("moderator");
  const { authToken: token } = await user.login("moderator");
  return {
    method: "POST",
    url: "/experienceLabs/demo/client/2facode",
    token,
    body: { code: otherThan(await user.codeTo(phone)) },
  };
}

async function guessedTooOften(app: TestApp): Promise<Request> {
  const guess = await wrongSmsCode(app);
  for (let count = 0; count < 3; count += 1) await app.call(guess);
  return guess;
}

const as = (who: Who, method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => async (app: TestApp) => ({
  method,
  url: path.replace(":id", await demoId(app)),
  token: await app.signIn(who),
  ...(body ? { body } : {}),
});

const forgetFactors = (app: TestApp) => twoFactor(app).reset();
const taken = (path: string) => ({ path, rule: "unique" });

export const MESSAGES: readonly Message[] = [
  {
    name: "not authenticated",
    code: "auth.notAuthenticated",
    status: 401,
    provoke: async () => ({ url: "/experienceLabs/demo/userData" }),
  },
  {
    name: "wrong login: the password",
    code: "auth.wrongLogin",
    status: 401,
    provoke: async () => login("member@demo.test", "Another-password-1"),
  },
  {
    name: "wrong login: the e-mail",
    code: "auth.wrongLogin",
    status: 401,
    provoke: async () => login("nobody@demo.test", DEMO_PASSWORD),
  },
  {
    name: "wrong current password",
    code: "auth.wrongPassword",
    status: 400,
    provoke: change({ currentPassword: "Wrong-password-1", newPassword: GOOD_PASSWORD, repeatedPassword: GOOD_PASSWORD }),
  },
  {
    name: "wrong control code",
    code: "auth.wrongCode",
    status: 400,
    provoke: withForeignCode("/experienceLabs/:userId/checkResetCode", {}),
    besides: ["password.spent.title", "password.spent.body"],
  },
  {
    name: "passwords do not match",
    code: "auth.passwordMismatch",
    status: 400,
    fault: { path: "/repeatedPassword", rule: "passwordMismatch" },
    provoke: change({ currentPassword: DEMO_PASSWORD, newPassword: GOOD_PASSWORD, repeatedPassword: "Four-ducks-5" }),
  },
  {
    name: "invalid code for password authorisation",
    code: "auth.wrongCode",
    status: 400,
    provoke: withForeignCode("/experienceLabs/:userId/resetNewPassword", { password: GOOD_PASSWORD }),
  },
  {
    name: "wrong SMS code",
    code: "auth.wrongSecondFactor",
    status: 400,
    fault: { path: "/code", rule: "secondFactor" },
    provoke: wrongSmsCode,
    besides: ["security.resend.again"],
    leave: forgetFactors,
  },
  {
    name: "account temporarily blocked after repeated failed two-factor attempts",
    code: "auth.secondFactorLocked",
    status: 429,
    isCalm: false,
    provoke: guessedTooOften,
    leave: forgetFactors,
  },
  {
    name: "verification code error with a restart link",
    code: "auth.wrongCode",
    status: 400,
    provoke: async () => ({
      method: "POST",
      url: "/experienceLabs/demo/verifyEmail",
      body: { codeAction: WRONG_CODE },
    }),
    besides: ["community.verify.refused.title", "community.verify.refused.body", "community.verify.again"],
  },
  {
    name: "need a real e-mail",
    code: "auth.needsEmail",
    status: 400,
    fault: { path: "/email", rule: "formatEmail" },
    provoke: async () => login("ana", DEMO_PASSWORD),
  },
  {
    name: "sign-up not permitted",
    code: "signUp.notPermitted",
    status: 403,
    provoke: async (app) => {
      await configure(app, { signUp: "CLOSED" });
      const body = { email: "closed@mail.test", password: GOOD_PASSWORD };
      return { method: "POST", url: "/experienceLabs/demo/register", body };
    },
  },
  {
    name: "tester not available in the community",
    code: "auth.notMember",
    status: 403,
    provoke: async () => login("moderator@demo.test", DEMO_PASSWORD),
  },
  {
    name: "e-mail already exists",
    code: "record.exists",
    status: 409,
    fault: taken("/email"),
    key: "records.taken.member.email",
    provoke: as("moderator", "POST", "/api/members", { email: "member@demo.test", nickname: "Repetida" }),
  },
  {
    name: "user already exists",
    code: "record.exists",
    status: 409,
    fault: taken("/email"),
    key: "records.taken.moderator.email",
    provoke: as("mainAdmin", "POST", "/client/communities/:id/moderator", {
      email: "moderator@demo.test",
      name: "Ana",
      role: "MODERATOR",
    }),
  },
  {
    name: "nickname already exists",
    code: "record.exists",
    status: 409,
    fault: taken("/nickname"),
    key: "records.taken.member.nickname",
    provoke: async (app) => {
      const [member] = await rows<{ nickname: string }>(app, "select nickname from member where email = 'member@demo.test'");
      const { authToken: token } = await joinByInvitation(app, "second-nickname@mail.test");
      return { method: "PUT", url: "/experienceLabs/newNickname", token, body: { nickname: member?.nickname } };
    },
  },
  {
    name: "community identifier already exists",
    code: "record.exists",
    status: 409,
    fault: taken("/origin"),
    key: "records.taken.community.origin",
    provoke: as("client", "POST", "/api/communities/:id/clone", { origin: "demo", name: "Otra" }),
  },
  {
    name: "user does not exist",
    code: "record.notFound",
    status: 404,
    key: "records.absent.moderator",
    provoke: as("mainAdmin", "DELETE", "/client/communities/:id/moderator", { id: UNKNOWN_ID }),
  },
  {
    name: "member does not exist",
    code: "record.notFound",
    status: 404,
    key: "records.absent.member",
    provoke: as("moderator", "GET", `/api/members/${UNKNOWN_ID}`),
  },
  {
    name: "community does not exist",
    code: "community.notFound",
    status: 404,
    provoke: async () => ({ ...login("member@demo.test", DEMO_PASSWORD), url: "/experienceLabs/nowhere/user/login" }),
  },
];

/** Whole minutes until a refusal ends, as its text says them; none where it names no time. */
export function minutesOf({ headers }: LightMyRequestResponse): Readonly<Record<string, number>> {
  const seconds = Number(headers["retry-after"]);
  return Number.isNaN(seconds) ? {} : { smart_count: Math.ceil(seconds / 60) };
}

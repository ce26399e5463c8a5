import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { invite } from "../helpers/identity";
import { twoFactor } from "../helpers/twoFactor";

const PROFILE = { acceptConditions: true, acceptPrivacy: true };

describe.each(ANY_ENGINE)("whoever has a second factor and signs up, on %s", (engine) => {
  let app: TestApp;
  let user: ReturnType<typeof twoFactor>;
  beforeAll(async () => {
    app = await startApp({ engine });
    user = twoFactor(app);
  });
  beforeEach(() => user.reset());
  afterAll(() => app.close());

  /** Somebody of the staff becomes a member, by an invitation. */
  async function join(who: "observer" | "administrator") {
    const hash = await invite(app, LOGINS[who][1]);
    const body = { hash, password: DEMO_PASSWORD, ...PROFILE };
    const answer = await user.post("/experienceLabs/demo/register", body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as { authToken: string; active2fa: boolean; nextStep: string };
  }

  test("is sent the first code, which takes the second step", async () => {
    const { phone } = await user.enrolPhone("observer");
    const before = (await user.messagesTo(phone)).length;
    const joined = await join("observer");
    expect([joined.active2fa, joined.nextStep]).toEqual([true, "2fa"]);
    expect(await user.messagesTo(phone)).toHaveLength(before + 1);
    const shown = await app.call({ url: "/api/second-factors", token: joined.authToken });
    expect(shown.json()).toMatchObject({ isPending: true, isCodeSent: true });
    const taken = await user.confirm("member", joined.authToken, await user.codeTo(phone));
    expect([taken.statusCode, taken.json().nextStep]).toEqual([200, "after-login"]);
  });

  test("is sent none within a minute of another, and may ask for it afterwards", async () => {
    const { phone } = await user.enrolPhone("administrator");
    await user.login("administrator");
    const before = (await user.messagesTo(phone)).length;
    const { authToken: token } = await join("administrator");
    expect(await user.messagesTo(phone)).toHaveLength(before);
    expect((await user.resend("member", token)).statusCode).toBe(429);
    await user.forgetTries();
    expect((await user.resend("member", token)).statusCode).toBe(200);
    expect(await user.messagesTo(phone)).toHaveLength(before + 1);
  });

  test("is let in all the same where there is no telephone to send one to", async () => {
    // The invitation is the moderator's own doing, so that it's made before there is a step to take.
    const hash = await invite(app, LOGINS.moderator[1]);
    await user.enrolAuthenticator("moderator");
    const answer = await user.post("/experienceLabs/demo/register", { hash, password: DEMO_PASSWORD, ...PROFILE });
    expect([answer.statusCode, answer.json().nextStep]).toEqual([200, "2fa"]);
    const shown = await app.call({ url: "/api/second-factors", token: answer.json().authToken });
    expect(shown.json()).toMatchObject({ isPending: true, isCodeSent: false });
  });
});

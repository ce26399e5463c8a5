import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, startApp, type TestApp } from "../helpers/app";
import { createSoftPasskey, type Page } from "../helpers/softPasskey";
import { twoFactor } from "../helpers/twoFactor";

const ELSEWHERE: readonly (readonly [string, Page])[] = [
  ["origin", { origin: "https://evil.example", rpId: "localhost" }],
  ["port", { origin: "http://localhost:3001", rpId: "localhost" }],
  ["relying party", { origin: "http://localhost:3000", rpId: "evil.example" }],
];

describe.each(ANY_ENGINE)("passkeys on %s", (engine) => {
  let app: TestApp;
  let user: ReturnType<typeof twoFactor>;
  beforeAll(async () => {
    app = await startApp({ engine });
    user = twoFactor(app);
  });
  beforeEach(() => user.reset());
  afterAll(() => app.close());

  const begin = async (token: string) => {
    const answer = await user.post("/api/second-factors/passkey/options", { password: DEMO_PASSWORD }, { token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().options as { challenge: string; rp: { id: string }; excludeCredentials: { id: string }[] };
  };
  const add = (token: string, response: object) =>
    user.post("/api/second-factors/passkey", { label: "Laptop", response }, { token });
  const challenge = async (token: string) => {
    const answer = await user.post("/api/second-factors/passkey/challenge", {}, { token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().options as { challenge: string; rpId: string; allowCredentials: { id: string }[] };
  };
  const show = (token: string, response: object) => user.post("/api/second-factors/passkey/verify", { response }, { token });

  async function enrol() {
    const passkey = createSoftPasskey();
    const { authToken: token } = await user.login("moderator");
    const answer = await add(token, passkey.create(await begin(token)));
    expect(answer.statusCode, answer.body).toBe(201);
    return { passkey, token, ...(answer.json() as { id: string; recoveryCodes?: string[] }) };
  }

  test("are made, and take the second step of a sign-in", async () => {
    const { passkey, token, recoveryCodes } = await enrol();
    expect(recoveryCodes).toHaveLength(10);
    const { factors } = (await app.call({ url: "/api/second-factors", token })).json();
    expect(factors).toMatchObject([{ kind: "passkey", label: "Laptop", hint: null, lastUsedAt: null }]);

    for (let round = 0; round < 2; round++) {
      const login = await user.login("moderator");
      expect([login.active2fa, login.nextStep]).toEqual([true, "2fa"]);
      const options = await challenge(login.authToken);
      expect([options.rpId, options.allowCredentials.length]).toEqual(["localhost", 1]);
      const answer = await show(login.authToken, passkey.get(options));
      expect([answer.statusCode, answer.json()]).toEqual([200, { nextStep: "activities" }]);
      expect((await app.call({ url: "/api/members", token: login.authToken })).statusCode).toBe(200);
    }
  });

  test("of one account are not made twice on the same device, nor taken over by another account", async () => {
    const { passkey, token } = await enrol();
    const options = await begin(token);
    expect(options.excludeCredentials).toHaveLength(1);
    const { authToken: other } = await user.login("observer");
    const answer = await add(other, passkey.create(await begin(other)));
    expect([answer.statusCode, answer.json().code]).toEqual([409, "record.exists"]);
  });

  test.each(ELSEWHERE)("made for or shown at another %s are refused", async (_what, page) => {
    const { authToken } = await user.login("observer");
    const made = await add(authToken, createSoftPasskey().create(await begin(authToken), page));
    expect([made.statusCode, made.json().code]).toEqual([400, "auth.wrongSecondFactor"]);

    const { passkey } = await enrol();
    const { authToken: token } = await user.login("moderator");
    const shown = await show(token, passkey.get(await challenge(token), page));
    expect([shown.statusCode, shown.json().code]).toEqual([400, "auth.wrongSecondFactor"]);
    expect((await app.call({ url: "/api/members", token })).statusCode).toBe(403);
  });

  test("answer a challenge once, in the session that asked, within five minutes", async () => {
    const { passkey } = await enrol();
    const [one, other] = [await user.login("moderator"), await user.login("moderator")];
    const options = await challenge(one.authToken);
    expect((await show(other.authToken, passkey.get(options))).statusCode).toBe(400);
    expect((await show(one.authToken, passkey.get(options))).statusCode).toBe(400);

    const fresh = passkey.get(await challenge(one.authToken));
    expect((await show(one.authToken, fresh)).statusCode).toBe(200);
    expect((await show(one.authToken, fresh)).statusCode).toBe(409);

    const late = passkey.get(await challenge(other.authToken));
    await app.database.query({ text: "update code set expires_at = now() where purpose = 'passkey.use'", values: [] });
    expect((await show(other.authToken, late)).statusCode).toBe(400);
    expect((await show(other.authToken, passkey.get({ challenge: "AAAA" }))).statusCode).toBe(400);
  });

  test("whose count stands still are copies", async () => {
    const { passkey } = await enrol();
    const first = (await user.login("moderator")).authToken;
    expect((await show(first, passkey.get(await challenge(first), undefined, 7))).statusCode).toBe(200);
    const second = (await user.login("moderator")).authToken;
    expect((await show(second, passkey.get(await challenge(second), undefined, 7))).statusCode).toBe(400);
    expect((await show(second, passkey.get(await challenge(second), undefined, 8))).statusCode).toBe(200);
  });

  test("of somebody else take no step", async () => {
    await enrol();
    const { authToken } = await user.login("moderator");
    const answer = await show(authToken, createSoftPasskey().get(await challenge(authToken)));
    expect([answer.statusCode, answer.json().code]).toEqual([400, "auth.wrongSecondFactor"]);
  });

  test("are not to be had where the address is not the public one", async () => {
    const { authToken } = await user.login("moderator");
    const answer = await app.call({
      method: "POST",
      url: "/api/second-factors/passkey/options",
      token: authToken,
      body: { password: DEMO_PASSWORD },
      headers: { host: "sondeo.test" },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "auth.noPasskeys"]);
  });
});

test("passkeys are made for PUBLIC_URL where there is one, whatever the request says", async () => {
  const app = await startApp({ environment: { PUBLIC_URL: "https://panel.example" } });
  try {
    const user = twoFactor(app);
    const { authToken: token } = await user.login("moderator");
    const begun = await user.post("/api/second-factors/passkey/options", { password: DEMO_PASSWORD }, { token });
    const { options } = begun.json();
    expect(options.rp.id).toBe("panel.example");
    const page = { origin: "https://panel.example", rpId: "panel.example" };
    const response = createSoftPasskey().create(options, page);
    const answer = await user.post("/api/second-factors/passkey", { label: "Laptop", response }, { token });
    expect(answer.statusCode, answer.body).toBe(201);
  } finally {
    await app.close();
  }
});

import { request } from "node:http";
import { connect } from "node:net";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { mailTo } from "../helpers/outbox";
import { publishedSurvey } from "../helpers/surveys";

const OWN_PAGE = { origin: "http://localhost", host: "localhost" };
/** Of a limit that lets a room in, so many at once that they come within its window on a busy machine too. */
const [MOST_TRIES, AT_ONCE] = [300, 30];
const password = "Sondeo-demo-1";

describe.each(ANY_ENGINE)("a server of which little is set, on %s", (engine) => {
  let app: TestApp;
  let link: string;
  beforeAll(async () => {
    app = await startApp({ engine, environment: { TRUST_PROXY: "127.0.0.1" } });
    const moderator = await app.signIn("moderator");
    const id = await publishedSurvey(app, moderator);
    const opened = await app.call({ method: "PUT", url: `/api/activities/${id}/link`, token: moderator, body: { isOpen: true } });
    link = `/api/surveys/${String(opened.json().link).slice(3)}/execution`;
  });
  afterAll(() => app.close());

  test("mails its own address, whatever host the call names", async () => {
    const [, email] = LOGINS.moderator;
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const asked = await app.call({ method: "POST", url: "/experienceLabs/client/demo/resetPassword", headers, body: { email } });
    expect(asked.statusCode).toBe(200);
    const { text } = await mailTo(app, email);
    expect(text).toContain("http://localhost:3000/c/demo/");
    expect(text).not.toContain("evil.example");
  });

  test("ends requests that never come to an end", () => {
    const { headersTimeout, requestTimeout, timeout } = app.app.server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([30_000, 900_000, 120_000]);
  });

  /** Calls again and again from one network until it is refused. */
  async function untilRefused(
    from: string,
    call: (headers: Readonly<Record<string, string>>) => Promise<{ statusCode: number }>,
  ) {
    let count = 0;
    for (let tries = 0; tries < MOST_TRIES; tries += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => call({ "x-forwarded-for": from })));
      count += answers.filter(({ statusCode }) => statusCode === 200).length;
      const answer = answers.find(({ statusCode }) => statusCode !== 200);
      if (answer) return { count, answer };
    }
    throw new Error("nothing was refused");
  }

  test.each([
    ["visitors' tokens", (headers: Readonly<Record<string, string>>) => app.call({ url: "/visitorToken", headers })],
    [
      "starts at an open link",
      (headers: Readonly<Record<string, string>>) =>
        app.call({ method: "POST", url: link, headers: { ...OWN_PAGE, ...headers }, body: {} }),
    ],
  ])("gives one network no end of %s", async (_what, call) => {
    const { count, answer } = await untilRefused("198.51.100.7", call);
    expect(count).toBeGreaterThanOrEqual(60);
    expect(answer).toMatchObject({ statusCode: 429, headers: { "retry-after": expect.stringMatching(/^\d+$/) } });
    const { code, detail } = JSON.parse((answer as unknown as { body: string }).body);
    expect([code, detail]).toEqual(["request.rateLimited", expect.stringMatching(/\S \S/)]);
    // Another network is not held up by it.
    expect((await call({ "x-forwarded-for": "203.0.113.9" })).statusCode).toBe(200);
  });
});

describe.each([
  ["https://panel.example", true],
  ["http://panel.example", false],
])("with PUBLIC_URL=%s", (publicUrl, isSecure) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ environment: { PUBLIC_URL: publicUrl } });
  });
  afterAll(() => app.close());

  test(`cookies are ${isSecure ? "" : "not "}kept for encrypted connections`, async () => {
    const [url, email] = LOGINS.member;
    const login = await app.call({ method: "POST", url, body: { email, password } });
    expect(/; Secure/.test(String(login.headers["set-cookie"]))).toBe(isSecure);
  });
});

describe("live events", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await app.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => app.close());

  const portOf = () => (app.app.server.address() as { port: number }).port;
  async function open(token: string) {
    const socket = io(`http://127.0.0.1:${portOf()}`, { transports: ["websocket"], forceNew: true, auth: { token } });
    await new Promise((resolve, reject) => {
      socket.once("connect", () => resolve(undefined));
      socket.once("connect_error", reject);
    });
    return socket;
  }

  test("name no account, and tell people what is their own", async () => {
    const [moderator, observer] = [await app.signIn("moderator"), await app.signIn("observer")];
    const sockets = [await open(moderator), await open(observer)];
    const heard: Record<string, unknown>[][] = [[], []];
    for (const [index, socket] of sockets.entries()) socket.on("changed", (event) => heard[index]?.push(event));
    const body = { nickname: "quietone", email: "quiet@test.example" };
    const made = await app.call({ method: "POST", url: "/api/members", token: moderator, body });
    expect(made.statusCode).toBe(201);
    await expect.poll(() => heard.map((events) => events.length)).toEqual([1, 1]);
    for (const socket of sockets) socket.disconnect();
    const event = { resource: "members", id: made.json().id, version: 1, action: "create" };
    expect(heard).toEqual([[{ ...event, isOwn: true }], [event]]);
  });

  test("a mail leads to the port that the server listens on", async () => {
    const email = LOGINS.administrator[1];
    await app.call({ method: "POST", url: "/experienceLabs/client/demo/resetPassword", body: { email } });
    expect((await mailTo(app, email)).text).toContain(`http://localhost:${portOf()}/c/demo/`);
  });

  test("a caller who never finishes the head of a request is let go", async () => {
    const { server } = app.app;
    const before = server.headersTimeout;
    server.headersTimeout = 100;
    try {
      const socket = connect(portOf(), "127.0.0.1");
      socket.write("POST /api/members HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
      const drip = setInterval(() => socket.write("a"), 50);
      const told = await new Promise<string>((resolve) => {
        let text = "";
        socket.on("data", (chunk) => {
          text += chunk;
        });
        socket.on("error", () => undefined);
        socket.on("close", () => resolve(text));
      });
      clearInterval(drip);
      expect(told).toMatch(/^HTTP\/1\.1 408/);
    } finally {
      server.headersTimeout = before;
    }
  }, 15_000);

  test("an upload that takes its time is taken", async () => {
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const payload = Buffer.from(JSON.stringify({ email: LOGINS.member[1], password }));
      const headers = { "content-type": "application/json", "content-length": payload.length };
      const call = request({ port: portOf(), method: "POST", path: LOGINS.member[0], headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on("error", reject);
      call.write(payload.subarray(0, 10));
      setTimeout(() => call.end(payload.subarray(10)), 500);
    });
    expect(await answered).toBe(200);
  });
});

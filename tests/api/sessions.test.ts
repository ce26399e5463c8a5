import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { mailsTo, mailTo } from "../helpers/outbox";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
const CLOSED_WITHIN_MS = 2_000;

describe.each(ANY_ENGINE)("one's own sessions, on %s", (engine) => {
  let app: TestApp;
  let address: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    app = await startApp({ engine });
    address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(() => app.close());

  const list = async (token: string) => (await app.call({ url: "/api/sessions", token })).json();
  const current = async (token: string) => (await list(token)).find((session: { isCurrent: boolean }) => session.isCurrent);
  const isAlive = async (token: string) => (await app.call({ url: "/api/session", token })).statusCode === 200;
  const endOthers = (token: string) => app.call({ method: "POST", url: "/api/sessions/end-others", token });

  async function signInFrom(who: keyof typeof LOGINS, userAgent: string): Promise<string> {
    const [url, email] = LOGINS[who];
    const body = { email, password: DEMO_PASSWORD };
    return (await app.call({ method: "POST", url, body, headers: { "user-agent": userAgent } })).json().authToken;
  }

  function connect(token: string): Promise<Socket> {
    const socket = io(address, { transports: ["websocket"], reconnection: false, forceNew: true, auth: { token } });
    sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.once("connect", () => resolve(socket));
      socket.once("connect_error", reject);
    });
  }

  async function closes(socket: Socket, act: () => Promise<unknown>): Promise<boolean> {
    const closed = new Promise<boolean>((resolve) => {
      socket.once("disconnect", () => resolve(true));
      setTimeout(() => resolve(false), CLOSED_WITHIN_MS).unref();
    });
    await act();
    return closed;
  }

  test("are asked for by those who are signed in alone", async () => {
    for (const [method, url] of [
      ["GET", "/api/sessions"],
      ["POST", "/api/sessions/end-others"],
      ["DELETE", "/api/sessions/0193fd0a-7c1e-7000-8000-000000000001"],
    ] as const) {
      const answer = await app.call({ method, url, headers: { "accept-language": "en" } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: "auth.notAuthenticated", detail: expect.stringMatching(/signed in/) });
    }
  });

  test("are listed with device and day, without what opens them", async () => {
    const token = await signInFrom("moderator", FIREFOX);
    const [own, ...others] = (await list(token)).filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      kind: "staff",
      space: "Comunidad Demo",
      device: { browser: "Firefox", system: "Linux" },
      place: null,
      lastUsedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const [{ hash }] = (await app.database.query<{ hash: string }>({
      text: "select encode(token_hash, 'hex') as hash from session where id = $1",
      values: [own.id],
    })) as [{ hash: string }];
    const said = JSON.stringify(await list(token));
    for (const secret of [token, hash, "user_agent", "token"]) expect(said).not.toContain(secret);
  });

  test("are told the day of their last use, once a day", async () => {
    const token = await app.signIn("administrator");
    const { id, lastUsedOn } = await current(token);
    await app.database.query({ text: "update session set last_used_on = '2026-01-02' where id = $1", values: [id] });
    expect(await isAlive(token)).toBe(true);
    expect((await current(token)).lastUsedOn).toBe(lastUsedOn);
  });

  test("end one by one by their public id, somebody else's never", async () => {
    const [token, other] = [await app.signIn("observer"), await app.signIn("observer")];
    const stranger = await app.signIn("moderator");
    const { id } = await current(other);
    const end = (by: string, which: string) => app.call({ method: "DELETE", url: `/api/sessions/${which}`, token: by });
    for (const which of [id, (await current(other)).id.toUpperCase(), "nonsense", other]) {
      const refused = await end(stranger, which);
      expect([refused.statusCode, refused.json().code]).toEqual([404, "record.notFound"]);
    }
    expect(await isAlive(other)).toBe(true);
    expect((await end(token, id)).statusCode).toBe(204);
    expect(await isAlive(other)).toBe(false);
    expect(await isAlive(token)).toBe(true);
    expect((await end(token, id)).statusCode).toBe(404);
  });

  test("end everywhere else at once, in every community", async () => {
    const tokens = [await app.signIn("client"), await app.signIn("client"), await app.signIn("client")];
    const [token = "", ...others] = tokens;
    const stranger = await app.signIn("moderator");
    const before = (await list(token)).length;
    const answer = await endOthers(token);
    expect(answer.json()).toEqual({ ended: before - 1 });
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
    expect([await isAlive(token), await isAlive(stranger)]).toEqual([true, true]);
    expect(await list(token)).toHaveLength(1);
  });

  test("from elsewhere on another device are told to the owner; the first, and those at home, are not", async () => {
    const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";
    const [url, email] = LOGINS.backoffice;
    const from = (remoteAddress: string, userAgent: string) =>
      app.app.inject({
        method: "POST",
        url,
        remoteAddress,
        headers: { "user-agent": userAgent, "accept-language": "en" },
        payload: { email, password: DEMO_PASSWORD },
      });
    for (const [address, userAgent] of [
      ["203.0.113.1", FIREFOX],
      ["203.0.113.2", FIREFOX],
      ["203.0.113.1", CHROME],
      ["203.0.113.3", CHROME],
      ["203.0.113.4", "curl/8.0"],
    ] as const)
      expect((await from(address, userAgent)).statusCode).toBe(200);
    const mail = await mailTo(app, email);
    expect(mail.template).toBe("newSignIn");
    expect(mail.text).toMatch(/unknown device/);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test("that have run out are neither listed nor good for anything", async () => {
    const [token, other] = [await app.signIn("mainAdmin"), await app.signIn("mainAdmin")];
    const { id } = await current(other);
    await app.database.query({ text: "update session set expires_at = now() where id = $1", values: [id] });
    expect(await isAlive(other)).toBe(false);
    expect((await list(token)).map((session: { id: string }) => session.id)).not.toContain(id);
  });

  test("close their sockets when they end, and no others", async () => {
    const [token, other] = [await app.signIn("moderator"), await app.signIn("moderator")];
    const [kept, ended] = [await connect(token), await connect(other)];
    expect(await closes(ended, () => endOthers(token))).toBe(true);
    expect(kept.connected).toBe(true);
    expect(await closes(kept, () => app.call({ method: "POST", url: "/api/logout", token }))).toBe(true);
    await expect(connect(token)).rejects.toThrow("auth.notAuthenticated");
  });

  test("end for a member who is let in no more, the socket too", async () => {
    const [url, email] = LOGINS.member;
    const token = await app.signIn("member");
    const moderator = await app.signIn("moderator");
    const socket = await connect(token);
    const id = (await app.call({ url: "/api/session", token })).json().memberId;
    const move = (name: string) =>
      app.call({ method: "POST", url: `/api/members/${id}/transitions/${name}`, token: moderator, body: {} });
    expect(await closes(socket, () => move("deactivate"))).toBe(true);
    expect(await isAlive(token)).toBe(false);
    const refused = await app.call({ method: "POST", url, body: { email, password: DEMO_PASSWORD } });
    expect(refused.json().code).toBe("auth.notMember");
    expect((await move("reactivate")).statusCode).toBe(200);
    expect(await isAlive(token)).toBe(true);
  });

  test("close their sockets when the role behind them changes; another change lets them be", async () => {
    const mainAdmin = await app.signIn("mainAdmin");
    const token = await app.signIn("observer");
    const filter = encodeURIComponent(JSON.stringify({ email: LOGINS.observer[1] }));
    const [{ id }] = (await app.call({ url: `/api/moderators?filter=${filter}`, token: mainAdmin })).json();
    const change = (body: object) => app.call({ method: "PUT", url: `/api/moderators/${id}`, token: mainAdmin, body });
    const socket = await connect(token);
    expect((await change({ surname: "Other" })).statusCode).toBe(200);
    await app.call({ url: "/api/session", token });
    expect(socket.connected).toBe(true);
    expect(await closes(socket, () => change({ role: "MODERATOR" }))).toBe(true);
    await change({ role: "OBSERVATOR" });
  });
});

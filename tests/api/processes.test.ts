import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../helpers/app";
import { buildServer, type ServerProcess, spawnServer } from "../helpers/builtServer";
import { startRoundRobinProxy } from "../helpers/roundRobinProxy";
import { createTestDatabase, type TestDatabase } from "../helpers/testDatabase";

const databaseUrl = process.env.TEST_DATABASE_URL;
const redisUrl = process.env.TEST_REDIS_URL;
const WAIT_MS = 20_000;
const CUT_MS = 2_000;
const START_MS = 120_000;

// Several processes need a database server, and a Redis between them: TEST_DATABASE_URL and TEST_REDIS_URL.
describe.skipIf(!databaseUrl || !redisUrl)("two processes on one database", () => {
  let database: TestDatabase;
  const servers: ServerProcess[] = [];
  const sockets: Socket[] = [];
  let addresses: readonly string[] = [];
  let token = "";

  beforeAll(async () => {
    const file = await buildServer();
    database = await createTestDatabase("postgres", "nothing");
    const environment = { ...database.environment, REDIS_URL: redisUrl as string, TRUST_PROXY: "127.0.0.1" };
    servers.push(spawnServer(file, environment), spawnServer(file, environment));
    addresses = await Promise.all(servers.map(({ ready }) => ready));
    token = await signIn(addresses[0] as string);
  }, START_MS);

  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    for (const server of servers) server.process.kill("SIGTERM");
    await Promise.all(servers.map(({ exited }) => exited));
    database?.remove();
  }, START_MS);

  async function signIn(address: string, email = "moderator@demo.test"): Promise<string> {
    const answer = await fetch(`${address}/experienceLabs/demo/client/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    return ((await answer.json()) as { authToken: string }).authToken;
  }

  async function call(address: string, method: string, path: string, body?: object) {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  }

  function connect(address: string): Promise<Socket> {
    const socket = io(address, { transports: ["websocket"], reconnection: false, forceNew: true, auth: { token } });
    sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.once("connect", () => resolve(socket));
      socket.once("connect_error", reject);
    });
  }

  test("that start at once make its tables and the demo once", async () => {
    const admin = new pg.Client({ connectionString: database.databaseUrl });
    await admin.connect();
    const { rows } = await admin.query<{ spaces: number; accounts: number }>(
      `select (select count(*)::int from space where origin = 'demo') as spaces,
        (select count(*)::int from account where email = 'moderator@demo.test') as accounts`,
    );
    await admin.end();
    expect(rows).toEqual([{ spaces: 1, accounts: 1 }]);
    for (const address of addresses) expect(await call(address, "GET", "/api/members")).toMatchObject({ status: 200 });
  });

  test("a session of one is one of the other", async () => {
    const [first, second] = await Promise.all(addresses.map((address) => call(address, "GET", "/api/session")));
    expect(first?.status).toBe(200);
    expect(second).toEqual(first);
  });

  test(
    "what is written at one is told to those who are at the other",
    async () => {
      const [here, there] = addresses as [string, string];
      for (const [writer, listener] of [
        [here, there],
        [there, here],
      ] as const) {
        const socket = await connect(listener);
        const told = new Promise((resolve) => socket.once("changed", resolve));
        const nickname = `far${Math.random().toString(36).slice(2)}`;
        const created = await call(writer, "POST", "/api/members", { nickname, email: `${nickname}@test.example` });
        expect(created.status).toBe(201);
        expect(await told).toMatchObject({ resource: "members", id: created.body.id, action: "create" });
      }
    },
    WAIT_MS,
  );

  test(
    "a community's new look is told to those who are at the other",
    async () => {
      const [here, there] = addresses as [string, string];
      const socket = await connect(there);
      const told = new Promise((resolve) => socket.once("theme", resolve));
      const moderator = token;
      token = await signIn(here, "main-admin@demo.test");
      const [demo] = (await call(here, "GET", "/api/community-configuration")).body;
      const saved = await call(here, "PUT", `/api/community-configuration/${demo.id}`, { mainLogoPosition: "CENTRE" });
      token = moderator;
      expect(saved.status).toBe(200);
      expect(await told).toEqual({});
    },
    WAIT_MS,
  );

  test(
    "whoever is signed out, or loses a role, at one is cut off at the other",
    async () => {
      const [here, there] = addresses as [string, string];
      const closes = async (socket: Socket, act: () => Promise<unknown>) => {
        const closed = new Promise((resolve) => socket.once("disconnect", () => resolve(true)));
        await act();
        return Promise.race([closed, wait(CUT_MS, false)]);
      };
      token = await signIn(here);
      const ended = await connect(there);
      expect(await closes(ended, () => call(here, "POST", "/api/sessions/end-others"))).toBe(false);
      const { body: sessions } = await call(here, "GET", "/api/sessions");
      expect(sessions).toHaveLength(1);
      expect(
        await closes(ended, () => fetch(`${here}/api/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } })),
      ).toBe(true);

      token = await signIn(here);
      const demoted = await connect(there);
      const moderator = token;
      token = await signIn(here, "main-admin@demo.test");
      const filter = encodeURIComponent(JSON.stringify({ email: "moderator@demo.test" }));
      const [{ id }] = (await call(here, "GET", `/api/moderators?filter=${filter}`)).body;
      expect(await closes(demoted, () => call(here, "PUT", `/api/moderators/${id}`, { role: "OBSERVATOR" }))).toBe(true);
      await call(here, "PUT", `/api/moderators/${id}`, { role: "MODERATOR" });
      token = moderator;
    },
    WAIT_MS,
  );

  test("a lock that is held at one is held at the other", async () => {
    const [here, there] = addresses as [string, string];
    const nickname = `held${Math.random().toString(36).slice(2)}`;
    const { body: member } = await call(here, "POST", "/api/members", { nickname, email: `${nickname}@test.example` });
    expect(await call(here, "PUT", `/api/members/${member.id}/lock`, { holder: "one" })).toMatchObject({ status: 200 });
    expect(await call(there, "PUT", `/api/members/${member.id}/lock`, { holder: "two" })).toMatchObject({ status: 423 });
  });

  test(
    "behind a proxy they are one: calls go to both, events reach everybody, and one that is killed is missed by nobody",
    async () => {
      const proxy = await startRoundRobinProxy(addresses);
      token = await signIn(proxy.url);
      for (let time = 0; time < 10; time++) expect((await call(proxy.url, "GET", "/api/session")).status).toBe(200);
      expect(Math.min(...proxy.hits.values())).toBeGreaterThan(3);
      const socket = io(proxy.url, { transports: ["websocket"], forceNew: true, reconnectionDelay: 50, auth: { token } });
      sockets.push(socket);
      await new Promise((resolve) => socket.once("connect", () => resolve(true)));
      const write = async () => {
        const told = new Promise<{ readonly id: string }>((resolve) => socket.once("changed", resolve));
        const nickname = `prox${Math.random().toString(36).slice(2)}`;
        const { status, body } = await call(proxy.url, "POST", "/api/members", { nickname, email: `${nickname}@test.example` });
        expect(status).toBe(201);
        expect((await told).id).toBe(body.id);
      };
      for (let time = 0; time < 4; time++) await write();
      servers[0]?.process.kill("SIGKILL");
      await servers[0]?.exited;
      for (let time = 0; time < 4; time++) expect((await call(proxy.url, "GET", "/api/members")).status).toBe(200);
      await expect.poll(() => socket.connected, { timeout: WAIT_MS }).toBe(true);
      await write();
      proxy.close();
    },
    START_MS,
  );
});

import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { LEAST_ORDER } from "../helpers/credits";
import { configure } from "../helpers/identity";

describe.each(ENGINES)("live events on %s", (engine) => {
  let app: TestApp;
  let address: string;
  const tokens: Record<string, string> = {};
  const open: Socket[] = [];

  beforeAll(async () => {
    app = await startApp({ engine });
    address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    for (const who of ["moderator", "observer", "member", "client"] as const) tokens[who] = await app.signIn(who);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(() => app.close());

  function connect(options: Parameters<typeof io>[1]): Promise<Socket> {
    const socket = io(address, { transports: ["websocket"], reconnection: false, forceNew: true, ...options });
    open.push(socket);
    return new Promise((resolve, reject) => {
      socket.once("connect", () => resolve(socket));
      socket.once("connect_error", reject);
    });
  }

  const as = (who: string) => connect({ auth: { token: tokens[who] } });

  const heard = (socket: Socket, name: string) => new Promise((resolve) => socket.once(name, resolve));

  /** Every event that reaches the socket while others hear of what is done. */
  async function overheard(socket: Socket, act: () => Promise<unknown>): Promise<readonly unknown[]> {
    const events: unknown[] = [];
    socket.onAny((name, event) => events.push({ name, ...event }));
    const echo = heard(await as("moderator"), "changed");
    await act();
    await echo;
    // Sockets are told side by side: what was under way to this one is here by then.
    await new Promise((resolve) => setTimeout(resolve, 150));
    return events;
  }

  const create = () =>
    app.call({
      method: "POST",
      url: "/api/members",
      token: tokens.moderator,
      body: { nickname: `live${Math.random()}`, email: `live${Math.random()}@test.example` },
    });

  test("open for those who are signed in, from the product's own pages", async () => {
    await expect(connect({})).rejects.toThrow("auth.notAuthenticated");
    await expect(connect({ auth: { token: "wrong" } })).rejects.toThrow("auth.notAuthenticated");
    await expect(
      connect({ auth: { token: tokens.moderator }, extraHeaders: { origin: "https://evil.example" } }),
    ).rejects.toThrow();
    expect((await as("moderator")).connected).toBe(true);
  });

  test("a cookie opens a socket, for the space that it names", async () => {
    const login = await app.call({
      method: "POST",
      url: "/experienceLabs/demo/client/login",
      body: { email: "moderator@demo.test", password: "Sondeo-demo-1" },
    });
    const cookie = String(login.headers["set-cookie"]).split(";")[0] ?? "";
    expect((await connect({ extraHeaders: { cookie } })).connected).toBe(true);
    await expect(connect({ extraHeaders: { cookie }, auth: { space: "suite" } })).rejects.toThrow("auth.notAuthenticated");
  });

  test("of many records that are written together each is told, once", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index++) ids.push((await create()).json().id);
    const { rows } = await app.database.pool.query(
      `insert into member (id, space_id, nickname, email)
        select gen_random_uuid(), (select id from space where origin = 'demo'), 'told' || n, 'told' || n || '@test.example'
        from generate_series(1, 700) n returning id`,
    );
    ids.push(...rows.map(({ id }) => id as string));
    const observer = await as("observer");
    const told: string[] = [];
    const all = new Promise<void>((resolve) =>
      observer.on("changed", ({ id, version, action }) => {
        if (action === "update" && version === 2) told.push(id);
        if (told.length === ids.length) resolve();
      }),
    );
    const body = { action: "update", ids, data: { name: "Ana" } };
    const answer = await app.call({ method: "POST", url: "/api/members/bulk", token: tokens.moderator, body });
    expect(answer.statusCode, answer.body).toBe(200);
    await all;
    expect(told.toSorted()).toEqual(ids.toSorted());
  });

  test("a write is told to those who may list it, without its data", async () => {
    const observer = await as("observer");
    const told = heard(observer, "changed");
    const { id } = (await create()).json();
    expect(await told).toMatchObject({ resource: "members", id, action: "create" });
    expect(JSON.stringify(await told)).not.toContain("@test.example");
  });

  test("nobody else hears of it", async () => {
    for (const who of ["member", "client"]) {
      const events = await overheard(await as(who), create);
      expect(events).toEqual([]);
    }
  });

  test("a community's new look is told to everybody who is in it, without saying what it is", async () => {
    const { communityId } = (await app.call({ url: "/experienceLabs/personalization/demo" })).json();
    const insiders = [await as("member"), await as("observer"), await as("moderator")];
    const outsider = await as("client");
    const events: unknown[] = [];
    outsider.onAny((name) => events.push(name));
    const told = Promise.all(insiders.map((socket) => heard(socket, "theme")));
    const body = { mainColor: "#0a7a3c" };
    const answer = await app.call({ method: "PUT", url: `/api/communities/${communityId}`, token: tokens.client, body });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await told).toEqual([{}, {}, {}]);

    const again = Promise.all(insiders.map((socket) => heard(socket, "theme")));
    await configure(app, { mainLogoPosition: "CENTRE" });
    expect(await again).toEqual([{}, {}, {}]);
    expect(events).not.toContain("theme");
  });

  test("another community's look is none of theirs", async () => {
    const insider = await as("member");
    const events: unknown[] = [];
    insider.onAny((name) => events.push(name));
    const other = { ...LEAST_ORDER, origin: "elsewhere", name: "Elsewhere" };
    const made = await app.call({ method: "POST", url: "/api/communities", token: tokens.client, body: other });
    expect(made.statusCode, made.body).toBe(201);
    const own = heard(await as("member"), "theme");
    const url = `/api/communities/${made.json().id}`;
    await app.call({ method: "PUT", url, token: tokens.client, body: { mainColor: "#0a7a3c" } });
    expect(events).toEqual([]);
    // What is told in its own community afterwards arrives, and first.
    await configure(app, { mainLogoPosition: "BOTTOM" });
    await own;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(events).toEqual(["theme"]);
  });

  test("locks are told as they come and go", async () => {
    const observer = await as("observer");
    const { id } = (await create()).json();
    const locked = heard(observer, "locked");
    const unlocked = heard(observer, "unlocked");
    const url = `/api/members/${id}/lock`;
    await app.call({ method: "PUT", url, token: tokens.moderator, body: { holder: "one" } });
    expect(await locked).toMatchObject({ resource: "members", id, holder: "one" });
    await app.call({ method: "DELETE", url: `${url}?holder=one`, token: tokens.moderator });
    expect(await unlocked).toMatchObject({ resource: "members", id });
  });
});

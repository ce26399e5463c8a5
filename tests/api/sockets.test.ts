import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, ENGINES, LOGINS, startApp, type TestApp } from "../helpers/app";
import { figure } from "../helpers/drill";
import { configure, GOOD_PASSWORD, joinByInvitation, rows } from "../helpers/identity";
import { twoFactor } from "../helpers/twoFactor";

const CLOSING_MS = 2_000;
/** How long others go on writing after a socket was closed. */
const WRITING_MS = figure({ commit: 0, drill: 2_000 });
const LEAST_WRITES = 6;
const FOREIGN = 100;
const TRANSPORTS = ["websocket", "polling"] as const;

/** Origins of pages that are not the product's, some of them much like its own. */
const foreignOrigins = (host: string): readonly string[] => {
  const [name = "", port = ""] = host.split(":");
  const alike = [
    "null",
    "",
    "file://",
    "https://evil.example",
    `http://${name}`,
    `http://${name}:${Number(port) - 1}`,
    `http://${host}.evil.example`,
    `http://evil.example/${host}`,
    `http://${host}@evil.example`,
    `http://evil.example#${host}`,
    `http://evil-${host}`,
    `http://localhost:${port}`,
    `http://[::1]:${port}`,
    `${host}`,
    `http://${name}.:${port}`,
    `http://evil.example:${port}`,
    `http://evil.example, http://${host}`,
    `chrome-extension://${"a".repeat(32)}`,
    "https://xn--demo-0ra.example",
    `http://${name}:80`,
  ];
  const others = Array.from({ length: FOREIGN - alike.length }, (_, n) => `https://place-${n}.example:${8_000 + n}`);
  return [...alike, ...others];
};

describe.each(ENGINES)("sockets of people who have left, on %s", (engine) => {
  let app: TestApp;
  let address: string;
  const open: Socket[] = [];

  beforeAll(async () => {
    app = await startApp({ engine });
    address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.off().disconnect();
    await rows(app, "delete from attempt");
  });
  afterAll(() => app.close());

  function socketOf(options: Parameters<typeof io>[1]): Socket {
    const socket = io(address, { transports: ["websocket"], forceNew: true, reconnection: false, ...options });
    open.push(socket);
    return socket;
  }

  const isLetIn = (options: Parameters<typeof io>[1]) =>
    new Promise<boolean>((resolve) => {
      const socket = socketOf(options);
      socket.once("connect", () => resolve(true));
      socket.once("connect_error", () => resolve(false));
    });

  /** Somebody who listens, and who tries to come back again and again. */
  async function listener(token: string): Promise<{ readonly socket: Socket; readonly events: unknown[] }> {
    const socket = socketOf({ auth: { token } });
    const events: unknown[] = [];
    socket.onAny((name, event) => events.push({ name, ...event }));
    await new Promise((resolve, reject) => {
      socket.once("connect", () => resolve(undefined));
      socket.once("connect_error", reject);
    });
    const comeBack = () => setTimeout(() => open.includes(socket) && socket.connect(), 50);
    for (const refusal of ["disconnect", "connect_error"]) socket.on(refusal, comeBack);
    return { socket, events };
  }

  async function writeTag(token: string): Promise<void> {
    const body = { name: `socket ${String(Math.random()).slice(2)}` };
    const answer = await app.call({ method: "POST", url: "/api/tags", token, body });
    expect(answer.statusCode, answer.body).toBe(201);
  }

  /** Others write what this person was told of before; one who may hear it does. @returns how much the other heard */
  async function writeOn(write: (count: number) => Promise<unknown>, hearing?: string): Promise<number> {
    const witness = await listener(hearing ?? (await app.signIn("mainAdmin")));
    let count = 0;
    // On a busy machine the time alone may be over after a write or two.
    for (const until = Date.now() + WRITING_MS; Date.now() < until || count < LEAST_WRITES; count += 1) {
      await write(count);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await expect.poll(() => witness.events.length).toBeGreaterThanOrEqual(count);
    return witness.events.length;
  }

  interface DepartureCase {
    readonly token: string;
    readonly leave: () => Promise<unknown>;
    readonly write: (count: number) => Promise<unknown>;
    /** Somebody who goes on hearing it. @default the super administrator */
    readonly hearing?: string;
  }

  /** Heard before, closed soon after, and told nothing from then on. */
  async function expectSilenceAfter({ token, leave, write, hearing }: DepartureCase): Promise<void> {
    const { socket, events } = await listener(token);
    await write(-1);
    await expect.poll(() => events.length).toBeGreaterThan(0);
    await leave();
    await expect.poll(() => socket.connected, { timeout: CLOSING_MS, interval: 20 }).toBe(false);
    events.length = 0;
    expect(await writeOn(write, hearing)).toBeGreaterThanOrEqual(LEAST_WRITES);
    expect([socket.connected, events]).toEqual([false, []]);
  }

  /** A moderator of the demo who has been let in. */
  async function moderator(email: string) {
    const mainAdmin = await app.signIn("mainAdmin");
    const role = { email, name: "Ona", role: "MODERATOR" };
    const made = await app.call({ method: "POST", url: "/api/moderators", token: mainAdmin, body: role });
    expect(made.statusCode, made.body).toBe(201);
    await rows(app, "update account set password_hash = (select password_hash from account where email = $2) where email = $1", [
      email,
      LOGINS.moderator[1],
    ]);
    const body = { email, password: DEMO_PASSWORD };
    const token = (await app.call({ method: "POST", url: LOGINS.moderator[0], body })).json().authToken as string;
    return { token, url: `/api/moderators/${made.json().id}`, mainAdmin };
  }

  const tagsBy = (token: string) => () => writeTag(token);
  const lookWrites = (count: number) => configure(app, { mainLogoPosition: count % 2 === 0 ? "CENTRE" : "BOTTOM" });

  // Whose page it is is known before any database is asked.
  test.runIf(ANY_ENGINE.includes(engine))(
    "none of a hundred foreign pages opens one, with a cookie or with a token",
    async () => {
      const { host } = new URL(address);
      const body = { email: LOGINS.moderator[1], password: DEMO_PASSWORD };
      const login = await app.call({ method: "POST", url: LOGINS.moderator[0], body });
      const cookie = String(login.headers["set-cookie"]).split(";")[0] ?? "";
      const token = login.json().authToken as string;
      expect(await isLetIn({ extraHeaders: { cookie, origin: address } })).toBe(true);
      const letIn: string[] = [];
      const origins = foreignOrigins(host);
      for (const [index, origin] of origins.entries()) {
        const transports = [TRANSPORTS[index % TRANSPORTS.length] ?? "websocket"];
        if (await isLetIn({ transports, extraHeaders: { cookie, origin } })) letIn.push(`cookie ${origin}`);
        if (await isLetIn({ transports, auth: { token }, extraHeaders: { origin } })) letIn.push(`token ${origin}`);
      }
      expect([origins.length, new Set(origins).size, letIn]).toEqual([FOREIGN, FOREIGN, []]);
    },
  );

  test("one who signs out hears nothing more", async () => {
    const token = await app.signIn("moderator");
    await expectSilenceAfter({
      token,
      leave: () => app.call({ method: "POST", url: "/api/logout", token }),
      write: tagsBy(await app.signIn("mainAdmin")),
    });
  });

  test("a session that its owner ends from elsewhere hears nothing more", async () => {
    const [token, elsewhere] = [await app.signIn("moderator"), await app.signIn("moderator")];
    await expectSilenceAfter({
      token,
      leave: () => app.call({ method: "POST", url: "/api/sessions/end-others", token: elsewhere }),
      write: tagsBy(await app.signIn("mainAdmin")),
    });
  });

  test("one whose role is taken away hears nothing more", async () => {
    const { token, url, mainAdmin } = await moderator("taken@test.example");
    await expectSilenceAfter({
      token,
      leave: () => app.call({ method: "DELETE", url, token: mainAdmin }),
      write: tagsBy(mainAdmin),
    });
  });

  test("one whose role is changed is cut, and hears what the new role may see and no more", async () => {
    const { token, url, mainAdmin } = await moderator("changed@test.example");
    const { socket, events } = await listener(token);
    const cuts: string[] = [];
    socket.once("disconnect", (reason) => {
      cuts.push(reason);
      events.length = 0;
    });
    const body = { role: "OBSERVATOR" };
    const answer = await app.call({ method: "PUT", url, token: mainAdmin, body });
    expect(answer.statusCode, answer.body).toBe(200);
    await expect.poll(() => cuts, { timeout: CLOSING_MS, interval: 20 }).toEqual(["io server disconnect"]);
    await expect.poll(() => socket.connected).toBe(true);
    // What moderators and not observers may list: changes of the team.
    const heard = await writeOn(async (count) => {
      const colleague = { email: `cut${count}@test.example`, name: "Nil", role: "OBSERVATOR" };
      const created = await app.call({ method: "POST", url: "/api/moderators", token: mainAdmin, body: colleague });
      expect(created.statusCode, created.body).toBe(201);
    });
    expect(heard).toBeGreaterThan(5);
    expect(events).toEqual([]);
  });

  test("a member who is deactivated hears nothing more", async () => {
    const email = "deactivated@test.example";
    await joinByInvitation(app, email, { nickname: "Silencio" });
    await rows(
      app,
      `update member set name = 'Vera', surname = 'Soler', gender = 'W', birth_date = '1990-05-14', province = 'Madrid',
        phone = '+34600100200' where email = $1`,
      [email],
    );
    const login = { method: "POST", url: LOGINS.member[0], body: { email, password: GOOD_PASSWORD } } as const;
    const token = (await app.call(login)).json().authToken as string;
    const [member] = await rows<{ id: string }>(app, "select id from member where email = $1", [email]);
    const mainAdmin = await app.signIn("mainAdmin");
    await expectSilenceAfter({
      token,
      leave: async () => {
        const url = `/api/members/${member?.id}/transitions/deactivate`;
        const answer = await app.call({ method: "POST", url, token: mainAdmin, body: {} });
        expect(answer.statusCode, answer.body).toBe(200);
      },
      write: lookWrites,
    });
  });

  /** Changes the demo's community, by one whom it asks for nothing. */
  async function changeCommunity(body: Readonly<Record<string, unknown>>): Promise<void> {
    const [client, [community]] = [
      await app.signIn("client"),
      await rows<{ id: string }>(app, "select id from community where origin = 'demo'"),
    ];
    const url = `/experienceLabs/community/${community?.id}/personalizationFull`;
    const answer = await app.call({ method: "PUT", url, token: client, body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const titles = (count: number) => changeCommunity({ title: `Demo ${count}` });

  test.each([
    ["members", "member", "needs2FA"],
    ["staff", "moderator", "staffNeeds2FA"],
  ] as const)("where %s come to need a second factor, who has shown none hears nothing more", async (_whom, who, field) => {
    const user = twoFactor(app);
    try {
      await expectSilenceAfter({
        token: await app.signIn(who),
        leave: () => changeCommunity({ [field]: true }),
        write: titles,
        hearing: (await user.enrolAuthenticator("observer")).token,
      });
    } finally {
      await user.reset();
    }
  });

  test("where staff come to need a second factor, who has shown one stays, and so do members", async () => {
    const user = twoFactor(app);
    const tokens = [(await user.enrolAuthenticator("observer")).token, await app.signIn("member")];
    const staying = await Promise.all(tokens.map(listener));
    const cut: string[] = [];
    for (const { socket } of staying) socket.on("disconnect", (reason) => cut.push(reason));
    const gone = await listener(await app.signIn("moderator"));
    try {
      await changeCommunity({ staffNeeds2FA: true });
      await expect.poll(() => gone.socket.connected, { timeout: CLOSING_MS, interval: 20 }).toBe(false);
      await changeCommunity({ title: "Demo" });
      for (const { events } of staying) await expect.poll(() => events).toContainEqual({ name: "theme" });
      expect(cut).toEqual([]);
    } finally {
      await user.reset();
    }
  });

  test("where there are new terms to accept, a member who has not hears nothing more", async () => {
    const token = await app.signIn("member");
    await expectSilenceAfter({
      token,
      leave: () => configure(app, { legalTerms: "Otras condiciones" }),
      write: titles,
    });
  });
});

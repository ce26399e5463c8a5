import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { io } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { rows } from "../helpers/identity";
import { type SignedIn, signInMany } from "../helpers/manyMembers";

/** `npm run drill:flood` has thousands, and looks at times. */
const READS = 300;
const JOINS = 400;
const SOCKETS = 60;
const WRITES = 150;

describe("a member who floods a process", () => {
  let app: TestApp;
  let address: string;
  let flooder: SignedIn;
  let other: SignedIn;
  let community: string;
  let talk: string;

  beforeAll(async () => {
    app = await startApp();
    address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    community = await demoId(app);
    const [first, second] = await signInMany(app, 2);
    if (!first || !second) throw new Error("nobody signed in");
    [flooder, other] = [first, second];
    const [debate] = await rows<{ id: string }>(
      app,
      "select a.id from activity a join debate d on d.activity = a.id where a.status = 'ACTIVE' and a.space_id = $1 limit 1",
      [community],
    );
    talk = debate?.id ?? "";
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const read = ({ token }: SignedIn) => app.call({ url: `/tester/communities/${community}/wallet`, token });
  const write = (path: string, body: object) =>
    app.call({ method: "POST", url: `/tester/communities/${community}/activity/${talk}/${path}`, token: flooder.token, body });
  const counted = (statuses: readonly number[]) =>
    Object.fromEntries([...new Set(statuses)].sort().map((one) => [one, statuses.filter((status) => status === one).length]));

  test("with reads is refused what is more than a share, with a time to come back, and another is let in before its queue", async () => {
    const flood = Array.from({ length: READS }, () => read(flooder));
    let answered = 0;
    for (const one of flood) void one.then(({ statusCode }) => (answered += statusCode === 200 ? 1 : 0));
    expect((await read(other)).statusCode).toBe(200);
    expect(answered).toBeLessThan(50);
    const answers = await Promise.all(flood);
    expect(counted(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 208, 429: READS - 208 });
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect([refused?.headers["retry-after"], refused?.json().code]).toEqual(["1", "request.rateLimited"]);
    // And it is in again, once its own have ended.
    expect((await read(flooder)).statusCode).toBe(200);
  });

  test("gives the places back of calls that it hung up on", async () => {
    const { port } = new URL(address);
    const hungUp = Array.from({ length: 40 }, () => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", () => undefined);
      const path = `/tester/communities/${community}/wallet`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${flooder.token}\r\n\r\n`, () => socket.destroy());
      return new Promise((resolve) => socket.once("close", resolve));
    });
    await Promise.all(hungUp);
    const answers = await Promise.all(Array.from({ length: 40 }, () => read(flooder)));
    expect(counted(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 40 });
  });

  test("with joins of a socket gets a no to what is more than can wait", async () => {
    const socket = io(address, { auth: { token: flooder.token }, transports: ["websocket"], reconnection: false });
    await new Promise((resolve, reject) => socket.once("connect", () => resolve(undefined)).once("connect_error", reject));
    const join = (): Promise<boolean> =>
      new Promise((resolve) => socket.emit("join", { channel: "conversation", id: talk }, resolve));
    const answers = await Promise.all(Array.from({ length: JOINS }, join));
    expect(answers.filter((isIn) => !isIn).length).toBeGreaterThanOrEqual(JOINS - 102);
    expect(answers[0]).toBe(true);
    expect(await join()).toBe(true);
    socket.disconnect();
  });

  test("with sockets has fifty of them", async () => {
    const sockets = Array.from({ length: SOCKETS }, () =>
      io(address, { auth: { token: flooder.token }, transports: ["websocket"], forceNew: true, reconnection: false }),
    );
    const isIn = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<boolean>((resolve) => {
            socket.once("connect", () => resolve(true));
            socket.once("connect_error", () => resolve(false));
            socket.once("disconnect", () => resolve(false));
          }),
      ),
    );
    expect(isIn.filter((one) => one)).toHaveLength(50);
    for (const socket of sockets) socket.disconnect();
    await wait(100);
  });

  test.each([
    ["comment", () => ({ text: "Otra vez" }), 120],
    ["typing", () => ({}), 30],
  ])("with calls of %s is bounded by the minute", async (path, body, most) => {
    // A minute may end in between.
    const statuses = (await Promise.all(Array.from({ length: WRITES }, () => write(path, body())))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status < 300).length).toBeLessThanOrEqual(2 * most);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

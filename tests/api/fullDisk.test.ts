import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";

const [MB, GB] = [1024 ** 2, 1024 ** 3];
const BOUNDARY = "----sondeo-disk-boundary";
const PLENTY = { free: 50 * GB, total: 100 * GB };
const TIGHT = { free: 4 * GB, total: 100 * GB };
const FULL = { free: 60 * MB, total: 100 * GB };
/** A reading is believed for this long. */
const FRESH_MS = 120;

/** What each language says, in part. */
const WORDS = { es: "espacio", en: "space", fr: "espace", nl: "ruimte", it: "spazio", pt: "espaço" };

describe.each(ENGINES)("a disk that fills, on %s", (engine) => {
  let app: TestApp;
  let token: string;
  let image: Buffer;
  let space = PLENTY;

  const set = async (now: typeof space) => {
    space = now;
    await new Promise((resolve) => setTimeout(resolve, FRESH_MS));
  };
  beforeAll(async () => {
    app = await startApp({ engine, readSpace: () => space });
    token = await app.signIn("administrator");
    image = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#369" } })
      .png()
      .toBuffer();
  });
  afterAll(() => app?.close());
  beforeEach(() => set(PLENTY));

  function upload(language = "en") {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
    return app.app.inject({
      method: "POST",
      url: "/experienceLabs/file",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
        "accept-language": language,
      },
      payload: Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    });
  }
  const create = (nickname: string) =>
    app.call({ method: "POST", url: "/api/members", token, body: { nickname, email: `${nickname}@example.com` } });
  /** But for the report files of the hour, which may come meanwhile. */
  async function stored() {
    const reports = await rows<{ id: string }>(app, "select id from file where field = 'scheduled'");
    const entries = readdirSync(join(app.dataDir, "files"), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !reports.some(({ id }) => entry.name.includes(id)));
  }

  test("takes no upload below 5 %, says so in each language, and takes it again once there is space", async () => {
    const first = await upload();
    expect(first.statusCode, first.body).toBe(200);
    const before = await stored();
    await set(TIGHT);
    for (const [language, word] of Object.entries(WORDS)) {
      const refused = await upload(language);
      expect(refused.headers["content-type"]).toContain("application/problem+json");
      expect(refused.json()).toMatchObject({ status: 507, code: "server.storageFull", title: "Insufficient Storage" });
      expect(refused.json().detail).toContain(word);
    }
    expect(await stored()).toEqual(before);
    expect((await create(`tight${engine}`)).statusCode).toBe(201);
    await set(PLENTY);
    expect((await upload()).statusCode).toBe(200);
  });

  test("with nothing to spare is still read from", async () => {
    await set(FULL);
    for (const url of ["/api/members", "/api/activities", "/readyz", "/experienceLabs/demo/profile"]) {
      const answer = await app.call({ url, token });
      expect([url, answer.statusCode < 500]).toEqual([url, true]);
    }
    expect((await app.call({ url: "/api/members", token })).statusCode).toBe(200);
  });

  test("a session that is read on a new day is read, although its use can't be noted", async () => {
    await app.database.pool.query("update session set last_used_on = current_date - 1");
    await set(FULL);
    expect((await app.call({ url: "/api/members", token })).statusCode).toBe(200);
  });

  test.runIf(engine === "pglite")("with less than its reserve the embedded database refuses what would write", async () => {
    await set(FULL);
    for (const answer of [
      await create("full"),
      await app.call({
        method: "POST",
        url: "/experienceLabs/demo/client/login",
        body: { email: "moderator@demo.test", password: "Sondeo-demo-1" },
      }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([507, "server.storageFull"]);
    await set(PLENTY);
    expect((await create("full")).statusCode).toBe(201);
  });

  test.each(["ENOSPC", "EDQUOT", "53100"])("whoever throws %s, it is answered with 507", async (code) => {
    const { createErrorHandler } = await import("../../src/server/api/errorFunnel");
    const { createTexts } = await import("../../src/server/platform/texts");
    const { default: Fastify } = await import("fastify");
    const { ROOT } = await import("../helpers/root");
    const server = Fastify();
    server.setErrorHandler(createErrorHandler(createTexts(ROOT), app.database));
    server.get("/", () => {
      throw Object.assign(new Error("no space left on device"), { code });
    });
    const answer = await server.inject("/");
    expect([answer.statusCode, answer.json().code]).toEqual([507, "server.storageFull"]);
    expect(answer.body).not.toContain("device");
    await server.close();
  });
});

import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { createTrainingSite } from "../../../server/platform/trainingSite";

const SECRET = "A-secret-that-the-academy-knows-too";
const CALL = { method: "POST", url: "/watAcademy/token" } as const;
const ENVIRONMENT = {
  ACADEMY_URL: "https://academy.example/enter?from=sondeo",
  ACADEMY_SECRET: SECRET,
  PUBLIC_URL: "https://panel.example",
};

/** As the academy reads it. @throws where the signature is wrong */
function verified(token: string) {
  const [head = "", claims = "", signature] = token.split(".");
  expect(createHmac("sha256", SECRET).update(`${head}.${claims}`).digest("base64url")).toBe(signature);
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  expect(read(head)).toEqual({ alg: "HS256", typ: "JWT" });
  return read(claims);
}

describe("the way to the training site", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ environment: ENVIRONMENT });
  });
  afterAll(() => app.close());
  const enter = async (who: Parameters<TestApp["signIn"]>[0], headers: Readonly<Record<string, string>> = {}) =>
    app.call({ ...CALL, token: await app.signIn(who), headers });

  test.each([
    ["moderator", "community:MODERATOR"],
    ["observer", "community:OBSERVATOR"],
    ["administrator", "community:ADMINISTRATOR"],
    ["client", "suite:SUPERADMIN"],
  ] as const)("lets %s in as %s for one minute, by a pseudonym", async (who, role) => {
    const before = Math.floor(Date.now() / 1000);
    const answer = await enter(who, { "accept-language": "pt" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { url, token, expiresAt } = answer.json();
    expect(url).toBe(ENVIRONMENT.ACADEMY_URL);
    const claims = verified(token);
    expect(claims).toEqual({
      ...{ iss: "https://panel.example", aud: "https://academy.example", role, locale: "pt" },
      ...{ sub: expect.stringMatching(/^[\w-]{43}$/), jti: expect.any(String) },
      ...{ iat: expect.any(Number), exp: claims.iat + 60 },
    });
    expect(claims.iat).toBeGreaterThanOrEqual(before);
    expect(new Date(expiresAt).getTime()).toBe(claims.exp * 1000);
    const text = JSON.stringify(claims);
    expect(text).not.toContain("demo.test");
    for (const { id } of await rows<{ id: string }>(app, "select id from account")) expect(text).not.toContain(id);
  });

  test("knows a person again, and nobody by another's pseudonym; each token is its own", async () => {
    const claims = [];
    for (const who of ["moderator", "moderator", "observer"] as const) claims.push(verified((await enter(who)).json().token));
    const [one, again, other] = claims;
    expect(again.sub).toBe(one.sub);
    expect(other.sub).not.toBe(one.sub);
    expect(new Set(claims.map(({ jti }) => jti)).size).toBe(3);
  });

  test("is closed to members, to the back office and to who isn't signed in", async () => {
    const answers = [await app.call(CALL), await enter("member"), await enter("backoffice")];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, "auth.notAuthenticated"],
      [403, "access.denied"],
      [403, "access.denied"],
    ]);
  });

  test("isn't taken without end", async () => {
    const token = await app.signIn("mainAdmin");
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await app.call({ ...CALL, token })).statusCode);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test("is stored nowhere", async () => {
    const { token } = (await enter("administrator")).json();
    const signature = String(token).split(".")[2] ?? "";
    const tables = await rows<{ name: string }>(
      app,
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of tables)
      expect([name, await rows(app, `select 1 from "${name}" t where position($1 in t::text) > 0`, [signature])]).toEqual([
        name,
        [],
      ]);
  });
});

test("is written into no log, even the finest", async () => {
  const app = await startApp({ environment: { ...ENVIRONMENT, LOG_LEVEL: "trace" } });
  const log = app.app.log as unknown as Record<symbol, { write: (line: string) => unknown }>;
  const symbol = Object.getOwnPropertySymbols(log).find(({ description }) => description === "pino.stream");
  const stream = log[symbol ?? Symbol()];
  expect(stream).toBeDefined();
  const lines: string[] = [];
  const write = vi.spyOn(stream ?? { write: () => {} }, "write").mockImplementation((line) => lines.push(line));
  const { token } = (await app.call({ ...CALL, token: await app.signIn("moderator") })).json();
  write.mockRestore();
  const text = lines.join("");
  expect(text).toContain(CALL.url);
  expect(text).not.toContain(String(token).split(".")[2]);
  expect(text).not.toContain(SECRET);
  await app.close();
});

test("without a training site nothing leads there", async () => {
  const app = await startApp();
  const token = await app.signIn("moderator");
  expect((await app.call({ url: "/api/academy", token })).json()).toEqual({ isConfigured: false });
  const refused = await app.call({ ...CALL, token });
  expect([refused.statusCode, refused.json().code]).toEqual([404, "academy.notConfigured"]);
  await app.close();
});

test("the secret may lie in a file, which has to hold one", () => {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-academy-"));
  const secretFile = join(folder, "secret");
  const create = () => createTrainingSite({ url: "https://academy.example", secret: undefined, secretFile }, () => "");
  expect(create).toThrow(/ACADEMY_SECRET_FILE=.*can't be read/);
  writeFileSync(secretFile, "short\n");
  expect(create).toThrow(/ACADEMY_SECRET_FILE=.*32 characters or more/);
  writeFileSync(secretFile, `${SECRET}\n`);
  expect(create()?.secret).toBe(SECRET);
  rmSync(folder, { recursive: true });
});

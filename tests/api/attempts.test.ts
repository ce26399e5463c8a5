import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCode, peekCode, spendCode, voidCodes } from "../../src/server/access/credentials/codes";
import { countAttempt, forgetAttempts, releaseAttempt } from "../../src/server/access/limits/attempts";
import { sweepAccess } from "../../src/server/access/sweepAccess";
import { inTransaction } from "../../src/server/db/transaction";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";

const DAY_SECONDS = 86_400;

describe.each(CONCURRENT_ENGINE)("what is counted and spent, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const root = () => app.database.kysely;
  /** A window that does not end while the test runs, but for one day change a day. */
  const of = (key: string) => ({ scope: "test", key, windowSeconds: DAY_SECONDS });

  test("of 60 tries at once as many are allowed as there may be, in each of 5 rounds", async () => {
    for (let round = 0; round < 5; round++) {
      const tries = Array.from({ length: 60 }, () => countAttempt(root(), { ...of(`storm${round}`), limit: 7 }));
      const verdicts = await Promise.all(tries);
      expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(7);
      for (const { retryAfterSeconds } of verdicts) {
        expect(retryAfterSeconds).toBeGreaterThan(0);
        expect(retryAfterSeconds).toBeLessThanOrEqual(DAY_SECONDS);
      }
    }
  });

  test("a try that is taken back leaves room for another, forgotten ones for all", async () => {
    const count = async () => (await countAttempt(root(), { ...of("back"), limit: 2 })).isAllowed;
    expect([await count(), await count(), await count()]).toEqual([true, true, false]);
    await releaseAttempt(root(), of("back"));
    expect([await count(), await count()]).toEqual([true, false]);
    await forgetAttempts(root(), { scope: "test", key: "back", windows: [DAY_SECONDS] });
    expect([await count(), await count(), await count()]).toEqual([true, true, false]);
  });

  test("windows, scopes and keys are counted apart, and keys are kept as hashes", async () => {
    const once = async (scope: string, key: string, windowSeconds: number) =>
      (await countAttempt(root(), { scope, key, windowSeconds, limit: 1 })).isAllowed;
    expect(await once("one", "ana@example.com", 3600)).toBe(true);
    expect(await once("one", "ana@example.com", 7200)).toBe(true);
    expect(await once("two", "ana@example.com", 3600)).toBe(true);
    expect(await once("one", "eva@example.com", 3600)).toBe(true);
    expect(await once("one", "ana@example.com", 3600)).toBe(false);
    const rows = await app.database.query({ text: "select a::text as row from attempt a", values: [] });
    expect(JSON.stringify(rows)).not.toContain("ana@example.com");
  });

  test("within a transaction nothing is counted: a refusal would take it back", async () => {
    await expect(inTransaction(root(), () => countAttempt(root(), { ...of("within"), limit: 1 }))).rejects.toThrow(/before a/);
  });

  test("of 40 who spend a code at once one gets it", async () => {
    for (let round = 0; round < 5; round++) {
      const secret = await createCode(root(), { purpose: "test", data: { round }, minutes: 5 });
      expect((await peekCode(root(), { purpose: "test", secret }))?.data).toEqual({ round });
      const spent = await Promise.all(Array.from({ length: 40 }, () => spendCode(root(), { purpose: "test", secret })));
      expect(spent.filter(Boolean)).toEqual([expect.objectContaining({ data: { round } })]);
      expect(await peekCode(root(), { purpose: "test", secret })).toBeUndefined();
    }
  });

  test("a code is good for its purpose, its account and its time", async () => {
    const [one, other] = await root().selectFrom("account").select("id").orderBy("id").limit(2).execute();
    const accountId = one?.id as string;
    const secret = await createCode(root(), { purpose: "test", accountId, minutes: 5 });
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await spendCode(root(), { purpose: "other", secret })).toBeUndefined();
    expect(await spendCode(root(), { purpose: "test", secret, accountId: other?.id as string })).toBeUndefined();
    expect(await spendCode(root(), { purpose: "test", secret, accountId })).toMatchObject({ accountId, data: {} });

    const late = await createCode(root(), { purpose: "test", accountId, minutes: -1 });
    expect(await spendCode(root(), { purpose: "test", secret: late })).toBeUndefined();
    const voided = await createCode(root(), { purpose: "test", accountId, minutes: 5 });
    await voidCodes(root(), { purposes: ["test"], accountId });
    expect(await spendCode(root(), { purpose: "test", secret: voided })).toBeUndefined();
    const rows = await app.database.query<{ row: string }>({ text: "select c::text as row from code c", values: [] });
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test("what has run out is swept, what has not stays", async () => {
    const token = await app.signIn("member");
    const [{ id: sessionId }] = (await app.call({ url: "/api/sessions", token })).json();
    const kept = await app.signIn("observer");
    const run = (text: string, values: unknown[] = []) => app.database.query<{ n: number }>({ text, values });
    await run("update session set expires_at = now() - interval '1 second' where id = $1", [sessionId]);
    await countAttempt(root(), { ...of("old"), limit: 1 });
    await run("update attempt set window_start = now() - interval '3 days' where scope like 'test/%'");
    await createCode(root(), { purpose: "old", minutes: -60 * 24 * 31 });
    await createCode(root(), { purpose: "recent", minutes: -60 });

    await sweepAccess(root());

    expect(await run("select count(*)::int as n from session where id = $1", [sessionId])).toEqual([{ n: 0 }]);
    expect(await run("select count(*)::int as n from attempt where scope like 'test/%'")).toEqual([{ n: 0 }]);
    expect(await run("select count(*)::int as n from attempt where scope = 'signIn.place'")).not.toEqual([{ n: 0 }]);
    expect(await run("select purpose as n from code where purpose in ('old', 'recent')")).toEqual([{ n: "recent" }]);
    expect((await app.call({ url: "/api/sessions", token: kept })).statusCode).toBe(200);
  });
});

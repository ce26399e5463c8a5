import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { quietWindow } from "../helpers/quietWindow";

const FORGED = ["x-forwarded-for", "x-real-ip", "forwarded", "cf-connecting-ip", "true-client-ip", "x-client-ip"];
/** Guesses at one account's password that are looked at in a quarter of an hour (`GUESSES`). */
const MOST_LOOKED_AT = 10;

describe.each(ANY_ENGINE)("a caller's word for where it calls from, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const forged = (n: number) => {
    const address = `198.${18 + (n % 2)}.${(n >> 8) & 255}.${n & 255}`;
    return Object.fromEntries(
      FORGED.map((name) => [name, name === "forwarded" ? `for=${address}` : `${address}, 10.0.0.${n % 255}`]),
    );
  };

  test("gives nobody more guesses at a password: each try from a new forged address, no more than ten are looked at", async () => {
    await quietWindow();
    const [url, email] = LOGINS.administrator;
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++) {
      const body = { email, password: `Guess-number-${n}` };
      statuses.push((await app.call({ method: "POST", url, body, headers: forged(n) })).statusCode);
    }
    expect([...new Set(statuses)].sort()).toEqual([401, 429]);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(MOST_LOOKED_AT);
  });

  test("does not spread what comes from one address over many, whoever the guesses are at", async () => {
    await quietWindow();
    const counted = async () => {
      const rows = await app.database.query<{ places: number }>({
        text: "select count(distinct key_hash)::int as places from attempt where scope like 'signIn.from/%' and window_start > now() - interval '20 minutes'",
        values: [],
      });
      return rows[0]?.places ?? 0;
    };
    const before = await counted();
    const url = LOGINS.member[0];
    for (let n = 0; n < 25; n++) {
      const body = { email: `nobody${n}@test.example`, password: "Guess-number-1" };
      await app.call({ method: "POST", url, body, headers: forged(n) });
    }
    expect(before).toBeGreaterThan(0);
    expect(await counted()).toBe(before);
  });
});

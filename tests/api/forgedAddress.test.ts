import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { figure } from "../helpers/drill";
import { openLink, setFieldwork, visitor } from "../helpers/panel";
import { quietWindow } from "../helpers/quietWindow";
import { publishedSurvey } from "../helpers/surveys";

const FORGED = ["x-forwarded-for", "x-real-ip", "forwarded", "cf-connecting-ip", "true-client-ip", "x-client-ip"];
/** Guesses at one account's password that are looked at in a quarter of an hour (`GUESSES`). */
const MOST_LOOKED_AT = 10;
const QUARTER_MS = 15 * 60_000;
const TRIES = figure({ commit: 60, drill: 10_000 });
/** People behind one proxy. */
const PEOPLE = figure({ commit: 20, drill: 100 });
const PROXY = "10.200.0.1";
const LONGEST_MS = 900_000;

/** Headers by which a caller says that it is somebody else, another each time. */
const forged = (n: number) => {
  const address = `198.${18 + (n % 2)}.${(n >> 8) & 255}.${n & 255}`;
  return Object.fromEntries(
    FORGED.map((name) => [name, name === "forwarded" ? `for=${address}` : `${address}, 10.0.0.${n % 255}`]),
  );
};

describe.each(ANY_ENGINE)("a caller's word for where it calls from, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  test("gives nobody more guesses at a password: each try from a new forged address, no more than ten are looked at", {
    timeout: LONGEST_MS,
  }, async () => {
    await quietWindow();
    const [url, email] = LOGINS.administrator;
    const statuses: number[] = [];
    const quarter = () => Math.floor(Date.now() / QUARTER_MS);
    const first = quarter();
    for (let n = 0; n < TRIES; n++) {
      const body = { email, password: `Guess-number-${n}` };
      statuses.push((await app.call({ method: "POST", url, body, headers: forged(n) })).statusCode);
    }
    expect([...new Set(statuses)].sort()).toEqual([401, 429]);
    const quarters = quarter() - first + 1;
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(MOST_LOOKED_AT * quarters);
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

describe.each(ANY_ENGINE)("the rule of one answer from an address, on %s", (engine) => {
  let app: TestApp;
  let link: string;
  beforeAll(async () => {
    app = await startApp({ engine, environment: { TRUST_PROXY: `${PROXY}/32` } });
    const moderator = await app.signIn("moderator");
    const id = await publishedSurvey(app, moderator);
    await setFieldwork(app, moderator, id, { onePerAddress: true });
    link = await openLink(app, moderator, id);
  });
  afterAll(() => app.close());

  const places = async () => {
    const [row] = await app.database.query<{ places: number }>({
      text: "select count(distinct address_hash)::int as places from response where address_hash is not null",
      values: [],
    });
    return row?.places ?? 0;
  };
  /** A start in a new browser. @returns "in", or the code of the refusal */
  async function start(headers: Readonly<Record<string, string>>, from: string): Promise<string> {
    const answer = await visitor(app, link, headers, from).start();
    return answer.statusCode === 200 ? "in" : answer.json().code;
  }
  const addressOf = (n: number) => `203.0.${n >> 8}.${n & 255}`;

  test("takes those behind a trusted proxy for as many, each once, whatever they put before the proxy's word", {
    timeout: LONGEST_MS,
  }, async () => {
    const people = Array.from({ length: PEOPLE }, (_, n) => addressOf(n));
    const codes: string[] = [];
    for (const address of people) codes.push(await start({ "x-forwarded-for": address }, PROXY));
    for (const [n, address] of people.entries())
      codes.push(await start({ ...forged(n), "x-forwarded-for": `198.18.0.${n}, ${address}` }, PROXY));
    expect(codes).toEqual([...people.map(() => "in"), ...people.map(() => "execution.sameAddress")]);
    expect(await places()).toBe(PEOPLE);
  });

  test("believes nobody else: one in, however many headers are forged", { timeout: LONGEST_MS }, async () => {
    const before = await places();
    const met: Record<string, number> = {};
    for (let n = 0; n < TRIES; n++) {
      const code = await start(forged(n), "192.0.2.77");
      met[code] = (met[code] ?? 0) + 1;
    }
    expect([met.in, await places()]).toEqual([1, before + 1]);
    expect(Object.keys(met).filter((code) => !["in", "execution.sameAddress", "request.rateLimited"].includes(code))).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";

const TOKEN = "metrics-0123456789-0123456789-0123456789";
const UNKNOWN = "0193fd0a-7c1e-7000-8000-00000000dead";

// That without a token they are not there stands in the table of routes (tests/contract/routeAccess.ts).
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => app.close());

const scrape = (token?: string) => app.call({ url: "/metrics", ...(token ? { token } : {}) });

/** The figure of a series, as it is named in the text. */
function figure(text: string, series: string): number | undefined {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const counted = (method: string, route: string, status: string) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

test("metrics are for who has the operator's token, whoever is signed in", async () => {
  for (const token of [undefined, `${TOKEN}x`, TOKEN.slice(0, -1), await app.signIn("backoffice")])
    expect((await scrape(token)).statusCode).toBe(401);
  const answer = await scrape(TOKEN);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
});

test("requests are counted by their route's pattern, and no address or id is told", async () => {
  const token = await app.signIn("moderator");
  const before = (await scrape(TOKEN)).body;
  for (const path of [`/api/members/${UNKNOWN}`, `/api/members/${UNKNOWN}?secret=1`, "/nobody@example.com"])
    expect((await app.call({ url: path, token })).statusCode).toBe(404);
  expect((await app.call({ url: "/api/members", token })).statusCode).toBe(200);
  const { body } = await scrape(TOKEN);
  const grown = (series: string) => (figure(body, series) ?? 0) - (figure(before, series) ?? 0);
  expect(grown(counted("GET", "/api/members/:id", "4xx"))).toBe(2);
  expect(grown(counted("GET", "/api/members", "2xx"))).toBe(1);
  expect(grown(counted("GET", "none", "4xx"))).toBe(1);
  for (const told of [UNKNOWN, "secret", "nobody@"]) expect(body).not.toContain(told);
});

test("work that waits has its number and its age, and what is to be sent later has no delay", async () => {
  const [{ id: account = "" } = {}] = await app.database.query<{ id: string }>({
    text: "select id from account limit 1",
    values: [],
  });
  // Of a kind that nobody runs: a process of a later version has put it there.
  await app.database.query({
    text: `insert into job (id, account_id, kind, title, payload, created_at)
      values (gen_random_uuid(), $1, 'ofALaterVersion', 'one', '{}', now() - interval '5 minutes')`,
    values: [account],
  });
  await app.database.query({
    text: `insert into outbox (id, channel, recipient, text, next_at)
      select gen_random_uuid(), 'callback', 'https://example.com/', '{}', now() + interval '1 hour' from generate_series(1, 3)`,
    values: [],
  });
  const { body } = await scrape(TOKEN);
  expect(figure(body, 'sondeo_work_waiting{kind="job"}')).toBe(1);
  expect(figure(body, 'sondeo_work_delay_seconds{kind="job"}')).toBeGreaterThanOrEqual(300);
  expect(figure(body, 'sondeo_work_waiting{kind="callback"}')).toBe(3);
  expect(figure(body, 'sondeo_work_delay_seconds{kind="callback"}')).toBe(0);
  expect(figure(body, 'sondeo_work_waiting{kind="sms"}')).toBe(0);
});

test("process and connections are there", async () => {
  const { body } = await scrape(TOKEN);
  expect(figure(body, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  expect(figure(body, "sondeo_database_up")).toBe(1);
  expect(figure(body, "sondeo_database_connections_limit")).toBe(1);
  expect(figure(body, 'sondeo_database_connections{state="busy"}')).toBeGreaterThanOrEqual(0);
});

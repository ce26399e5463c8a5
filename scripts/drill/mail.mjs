// `npm run drill:mail [mails] [kills] [engine]`: kills servers while they send mails, two of them on PostgreSQL, one on the embedded
// database. In the end every mail must have arrived, and none twice but what was in flight at a kill. Ends with one
// line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { given, judge, size } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startOnce, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { openMailServer } from "./mailServer.mjs";

const mails = Number(given[0] ?? size({ smoke: 6, full: 10_000 }));
const kills = Number(given[1] ?? size({ smoke: 0, full: 50 }));
const engines = given[2] ? [given[2]] : size({ smoke: ["postgres"], full: ["postgres", "pglite"] });
/** "50 kills in 10,000 mails: 0 missing; duplicates at most what was in flight; PROCESSING at most 60 s." */
const BOUNDS = {
  "figures.missing": { exactly: 0 },
  "figures.unsent": { exactly: 0 },
  "ratios.twiceToInFlight": { most: 1 },
};
/** How long nothing more may come until it is over. */
const QUIET_MS = size({ smoke: 0, full: 3_000 });
/** What one mail takes the mail server, so that some are in flight at any moment. */
const ANSWER_MS = 80;
/** Mails that a process has in flight at most (SIDE_BY_SIDE in src/server/mail/outbox/outbox.ts). */
const IN_FLIGHT = { postgres: 5, pglite: 2 };
const PROCESSES = { postgres: size({ smoke: 1, full: 2 }), pglite: 1 };
const LEASE_SECONDS = 60;

const CONTENT = JSON.stringify({ language: "en", title: "Hello", body: "A mail." });

async function drill(engine) {
  const place = await openPlace(engine);
  const post = await openMailServer(ANSWER_MS);
  const withPost = { environment: { ...place.environment, SMTP_URL: post.url } };
  let servers = [];
  try {
    // The first start makes the tables; the mails are put there while nobody is at an embedded database.
    await startOnce(place);
    await place.query(
      `insert into outbox (id, channel, recipient, subject, text, content, is_about_account)
       select gen_random_uuid(), 'mail', 'n' || n || '@bench.test', 'Hello', 'A mail.', '${CONTENT}', true
       from generate_series(1, ${mails}) n`,
    );
    servers = await Promise.all(Array.from({ length: PROCESSES[engine] }, () => startServer(withPost)));
    for (let kill = 1; kill <= kills; kill += 1) {
      while (post.received.size < (mails * kill) / (kills + 1)) await wait(5);
      await wait(Math.random() * ANSWER_MS);
      const victim = Math.floor(Math.random() * servers.length);
      await servers[victim].kill();
      console.log(`${engine}: kill ${kill} at ${post.received.size} of ${mails}`);
      servers[victim] = await startServer(withPost);
    }
    const lastKill = performance.now();
    const end = lastKill + (LEASE_SECONDS + 30) * 1_000 + mails * ANSWER_MS;
    while (post.received.size < mails && performance.now() < end) await wait(100);
    const finishedAfter = Math.round((performance.now() - lastKill) / 100) / 10;
    await wait(QUIET_MS);
    await Promise.all(servers.map((server) => server.stop()));
    const states = await place.query("select status, count(*)::int as count from outbox group by status");
    const total = [...post.received.values()].reduce((sum, count) => sum + count, 0);
    const figures = {
      mails,
      kills,
      missing: mails - post.received.size,
      twice: total - post.received.size,
      inFlightAtMost: kills * IN_FLIGHT[engine],
      finishedAfter,
      states: Object.fromEntries(states.map(({ status, count }) => [status, count])),
    };
    console.log(`${engine}: ${JSON.stringify(figures)}`);
    return figures;
  } finally {
    for (const server of servers) await server.kill();
    await post.close();
    await place.close();
  }
}

buildServer();
try {
  const drilled = {};
  for (const engine of engines) drilled[engine] = await drill(engine);
  const all = Object.values(drilled);
  const figures = {
    ...drilled,
    missing: Math.max(...all.map(({ missing }) => missing)),
    unsent: Math.max(...all.map(({ states }) => mails - (states.SENT ?? 0))),
  };
  const ratios = { twiceToInFlight: Math.max(...all.map(({ twice, inFlightAtMost }) => twice / Math.max(inFlightAtMost, 1))) };
  judge({ ratios, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();

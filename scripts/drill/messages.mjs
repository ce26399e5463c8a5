// `npm run drill:messages [recipients] [kills]`: on PostgreSQL, one e-mail to all members of a community by two processes that
// are killed over and over, while they list its recipients, write its mails and send them. In the end every member must have
// got it, and none twice but what was in flight at a kill. Ends with one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { given, judge, size } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, signIn, startOnce, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { openMailServer } from "./mailServer.mjs";

const RECIPIENTS = Number(given[0] ?? size({ smoke: 6, full: 130_000 }));
const KILLS = Number(given[1] ?? size({ smoke: 0, full: 50 }));
/** "130,000 recipients of one mail with 50 kills: none missing, at most what was in flight twice." */
const BOUNDS = {
  "figures.missing": { exactly: 0 },
  "figures.unsettled": { exactly: 0 },
  "figures.strangers": { exactly: 0 },
  "ratios.twiceToInFlight": { most: 1 },
};
const PROCESSES = size({ smoke: 1, full: 2 });
/** Mails that a process has in flight at most (SIDE_BY_SIDE in src/server/mail/outbox/outbox.ts). */
const IN_FLIGHT = 5;
const ANSWER_MS = size({ smoke: 0, full: 5 });
/** Nothing more has come for so long: a lease of 60 seconds and the rest between two looks are over. */
const QUIET_MS = 150_000;
const MEMBER = "drilled";
const SUBJECT = "Hello";

/** A community whose mails go out at once. */
const CONFIGURED = `insert into community_configuration (id, space_id, welcome_title, instructions, labs_explanation,
    redeem_explanation, moderator_image, moderator_info, labs_per_activity, labs_per_comment, labs_per_staying_active,
    gamification, mail_quiet_from, mail_quiet_to)
  select gen_random_uuid(), id, name, '', '', '', '', '', 0, 0, 0, false, '00:00', '00:00' from space where origin = 'demo'`;

const isOurs = (address) => address.startsWith(MEMBER);

/** How the mailing stands, and how many of its deliveries are in which state. */
async function readStates(place) {
  const rows = await place.query("select state, count(*)::int as count from mailing_delivery group by state");
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function drill() {
  const place = await openPlace("postgres");
  const post = await openMailServer(ANSWER_MS, (subject) => subject.startsWith(SUBJECT));
  const withPost = { environment: { ...place.environment, SMTP_URL: post.url } };
  let servers = [];
  const begun = performance.now();
  try {
    await startOnce(place);
    // The demo's own mailing and members are none of this.
    await place.query("delete from mailing");
    await place.query("update member set status = 'INACTIVE'");
    // At whatever time of the day it runs, also in a community that nobody has configured.
    await place.query("delete from community_configuration");
    await place.query(CONFIGURED);
    await place.query(
      `insert into member (id, space_id, nickname, email, status)
       select gen_random_uuid(), space.id, '${MEMBER}' || n, '${MEMBER}' || n || '@bench.test', 'ACTIVE'
       from generate_series(1, ${RECIPIENTS}) n, space where space.origin = 'demo'`,
    );
    servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(withPost)));
    const moderator = await signIn(servers[0]);
    const [{ id }] = await place.query("select id from space where origin = 'demo'");
    await moderator.send("POST", `/client/communities/${id}/sendCustomEmail`, {
      subject: `${SUBJECT} {{nickname|you}}`,
      content: "A mail.",
      audience: { kind: "ALL" },
    });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      while (post.received.size < (RECIPIENTS * (kill - 1)) / KILLS) await wait(5);
      await wait(Math.random() * 500);
      const victim = Math.floor(Math.random() * servers.length);
      await servers[victim].kill();
      console.log(`kill ${kill} at ${post.received.size} of ${RECIPIENTS}`);
      servers[victim] = await startServer(withPost);
    }
    let [count, since] = [0, performance.now()];
    while ((await readStates(place)).SENT !== RECIPIENTS && performance.now() - since < QUIET_MS) {
      if (post.received.size !== count) [count, since] = [post.received.size, performance.now()];
      await wait(250);
    }
    await Promise.all(servers.map((server) => server.stop()));
    const states = await readStates(place);
    const ours = [...post.received].filter(([address]) => isOurs(address));
    const twice = ours.reduce((sum, [, times]) => sum + times - 1, 0);
    return {
      recipients: RECIPIENTS,
      kills: KILLS,
      missing: RECIPIENTS - ours.length,
      unsettled: RECIPIENTS - (states.SENT ?? 0),
      strangers: [...post.received.keys()].filter((address) => !isOurs(address)).length,
      twice,
      inFlightAtMost: KILLS * IN_FLIGHT,
      seconds: Math.round((performance.now() - begun) / 1_000),
      states,
    };
  } finally {
    for (const server of servers) await server.kill();
    await post.close();
    await place.close();
  }
}

buildServer();
try {
  const figures = await drill();
  judge({ ratios: { twiceToInFlight: figures.twice / Math.max(figures.inFlightAtMost, 1) }, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();

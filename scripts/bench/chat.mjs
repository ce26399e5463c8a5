// `npm run bench:chat [chats] [pages]`: chats that a thousand open pages listen to, on PostgreSQL: how many messages a second are delivered,
// held against a bare Socket.IO server with the same rooms, sockets and messages; how late they come at a steady load; whether
// any is lost or doubled where connections break; and whether a removed observer still hears anything. The embedded database
// is measured, too, and held to nothing. Ends with one line of JSON.
import { fileURLToPath } from "node:url";
import { given, judge, size } from "./bounds.mjs";
import { callsOf } from "./chat/calls.mjs";
import { saturateBare, saturateChat, steadyLoad } from "./chat/load.mjs";
import { openPeople } from "./chat/people.mjs";
import { countLost } from "./chat/reconnects.mjs";
import { heardAfterRemoval } from "./chat/removal.mjs";
import { openAll } from "./chat/sockets.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { buildServer, startOnce, startServer } from "./importTools.mjs";
import { openPlace } from "./place.mjs";

const CHATS = Number(given[0] ?? size({ smoke: 2, full: 2 }));
/** Pages that listen to each chat: one of a moderator, the others of the member. */
const LISTENERS = Number(given[1] ?? size({ smoke: 3, full: 500 }));
/** A session may have 50 sockets. */
const OF_SESSION = 40;
/** Pages of moderators, which hear of every chat that its list is another. */
const CONSOLES = size({ smoke: 1, full: 2 });
/** One person writes at most 60 messages a minute: many take turns. */
const MODERATORS = size({ smoke: 4, full: 160 });
/** Beside the first, in which servers and clients warm up. */
const ROUNDS = size({ smoke: 1, full: 5 });
const ROUND_MS = size({ smoke: 100, full: 3_000 });
/** Of each chat some pages alone: 20 messages/s to 50 pages are 1,000 deliveries/s. */
const STEADY_LISTENERS = size({ smoke: 2, full: 50 });
const STEADY = { perSecond: size({ smoke: 10, full: 20 }), ms: size({ smoke: 300, full: 10_000 }) };
const READERS = size({ smoke: 2, full: 2 });
const BREAKS = size({ smoke: 1, full: 50 });
const BOUNDS = {
  "ratios.deliveriesToBare": { least: 0.5 },
  "figures.steady.p95": { most: 250 },
  "figures.reconnects.lost": { exactly: 0 },
  "figures.reconnects.doubled": { exactly: 0 },
  "figures.removal.heardAfter2s": { exactly: 0 },
};

const round = (value) => Math.round(value * 100) / 100;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A server with its people and their open pages. */
async function openChats(place) {
  const people = await openPeople(place, {
    members: CHATS,
    devices: Math.ceil(LISTENERS / OF_SESSION),
    moderators: MODERATORS,
    observers: 2,
  });
  const server = await startServer(place);
  const calls = callsOf(server, people);
  const chats = people.members.map(({ id }) => id);
  // Each console listens to some of the chats and to the lists.
  const consoles = people.moderators.slice(0, CONSOLES).map(({ token }, n) => ({
    token,
    rooms: ["team", ...chats.filter((_, index) => index % CONSOLES === n)],
  }));
  const pages = people.members.flatMap(({ tokens, id }) =>
    Array.from({ length: LISTENERS - 1 }, (_, n) => ({ token: tokens[n % tokens.length], rooms: [id] })),
  );
  return { place, people, server, calls, chats, wishes: [...pages, ...consoles] };
}

async function measureEmbedded() {
  const place = await openPlace("pglite");
  await startOnce(place);
  const opened = await openChats(place);
  const heard = { onNews: () => undefined };
  const sockets = await openAll(opened.server.address, opened.wishes, (news, id) => heard.onNews(news, id));
  const { perSecond } = await saturateChat({ ...opened, heard, ms: ROUND_MS });
  for (const socket of sockets) socket.disconnect();
  await opened.server.stop();
  return round(perSecond);
}

async function measureDeliveries(opened) {
  const heard = { onNews: () => undefined };
  const sockets = await openAll(opened.server.address, opened.wishes, (news, id) => heard.onNews(news, id));
  const bare = await startServer({ environment: {}, file: fileURLToPath(new URL("./chat/bareServer.mjs", import.meta.url)) });
  const bareHeard = { onNews: () => undefined };
  const wishes = opened.wishes.map(({ rooms }) => ({ rooms: rooms.filter((id) => id !== "team") }));
  const bareSockets = await openAll(bare.address, wishes, (news, id) => bareHeard.onNews(news, id));
  const rounds = [];
  for (let n = 0; n <= ROUNDS; n++) {
    const ours = await saturateChat({ ...opened, heard, ms: ROUND_MS });
    const news = ours.sample;
    const theirs = await saturateBare({ ...opened, sockets: bareSockets, heard: bareHeard, news, ms: ROUND_MS });
    if (n === 0) continue;
    const ratio = round(ours.perSecond / theirs.perSecond);
    rounds.push({ ours: round(ours.perSecond), bare: round(theirs.perSecond), ratio });
    console.log(`  ${rounds.at(-1).ours} deliveries/s, bare Socket.IO ${rounds.at(-1).bare}: ${ratio}`);
  }
  for (const socket of [...sockets, ...bareSockets]) socket.disconnect();
  await bare.stop();
  return rounds;
}

/** How late messages are heard while they come evenly. */
async function measureDelay(opened) {
  const heard = { onNews: () => undefined };
  const wishes = opened.chats.flatMap((chat) =>
    opened.wishes.filter(({ rooms }) => rooms.length === 1 && rooms[0] === chat).slice(0, STEADY_LISTENERS),
  );
  const sockets = await openAll(opened.server.address, wishes, (news, id) => heard.onNews(news, id));
  const steady = await steadyLoad({ ...opened, heard, ...STEADY });
  console.log(
    `  at ${STEADY.perSecond} messages/s to ${STEADY_LISTENERS} pages each: p50 ${steady.p50} ms, p95 ${steady.p95} ms`,
  );
  for (const socket of sockets) socket.disconnect();
  return steady;
}

buildServer();
const place = await openPlace("postgres");
try {
  await startOnce(place);
  const opened = await openChats(place);
  console.log(`${CHATS} chats, ${LISTENERS} open pages each`);
  const rounds = await measureDeliveries(opened);
  const steady = await measureDelay(opened);
  const { server, people, calls } = opened;
  const reconnects = await countLost(server, place, { people: people.members.slice(0, READERS), breaks: BREAKS, calls });
  console.log(
    `  ${reconnects.reconnects} reconnects: ${reconnects.lost} lost, ${reconnects.doubled} doubled of ${reconnects.written}`,
  );
  const removal = await heardAfterRemoval(server, { people, calls });
  console.log(`  observers heard ${removal.heardBefore} events before they were removed, ${removal.heardAfter2s} afterwards`);
  await server.stop();
  const embeddedPerSecond = await measureEmbedded();
  console.log(`  ${embeddedPerSecond} deliveries/s on the embedded database`);
  const ratios = { deliveriesToBare: median(rounds.map(({ ratio }) => ratio)) };
  const figures = { chats: CHATS, listeners: LISTENERS, rounds, embeddedPerSecond, steady, reconnects, removal };
  judge({ ratios, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();

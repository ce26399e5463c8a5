// `npm run bench:video-chat [seconds]`: a session of eight people, which an observer watches: the moderator, two members and the
// observer in Chromium, the others without a browser. Whether everybody sees and hears everybody all the time, what a
// forwarded packet costs of the processor, how soon all are back after the server's line was dead for ten seconds, and
// whether who was denied access still gets anything. Ends with one line of JSON.
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { given, isSmoke, judge, size } from "../../../scripts/bench/bounds.mjs";
import { openPeople } from "../../../scripts/bench/chat/people.mjs";
import { cleanUp } from "../../../scripts/bench/cleanUp.mjs";
import { buildProduct, buildServer, startOnce, startServer } from "../../../scripts/bench/importTools.mjs";
import { openPlace } from "../../../scripts/bench/place.mjs";
import { enterBot } from "./bot.mjs";
import { openBrowser } from "./pages.mjs";

const MEMBERS = size({ smoke: 2, full: 7 });
const IN_BROWSER = size({ smoke: 0, full: 2 });
const SECONDS = Number(given[0] ?? size({ smoke: 2, full: 180 }));
const SAMPLE_MS = size({ smoke: 1_000, full: 10_000 });
const DEAD_MS = size({ smoke: 500, full: 10_000 });
const BACK_WITHIN_MS = 60_000;
/** Of the kernel's clock (`getconf CLK_TCK`). */
const TICK_MS = 10;
const BOUNDS = {
  "figures.standing": { exactly: 0 },
  "figures.microsecondsAPacket": { most: 150 },
  "figures.backAfterMs": { most: 5_000 },
  "figures.packetsAfterDenial": { exactly: 0 },
  ...(isSmoke ? {} : { "figures.observerSeen": { exactly: 0 } }),
};

const videoOf = (id) => `/api/activities/${id}/video-chat`;

function callAs({ address }, token) {
  return async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
}

/** The server's own process that carries the media. */
function mediaProcess(server) {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim().split(" ");
  const found = children.find((pid) => readFileSync(`/proc/${pid}/environ`, "utf8").includes("OWN_PROCESS="));
  if (!found) throw new Error("no process carries the media");
  return Number(found);
}

function processorMs(pid) {
  const [, , user, system] = /\) \S (?:\S+ ){10}((\d+) (\d+))/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return (Number(user) + Number(system)) * TICK_MS;
}

async function openSession(moderate) {
  const { id } = await moderate("POST", "/api/activities", {
    ...{ title: "Sesión medida", type: "wat_videochat", description: "Una sesión.", labs: 0 },
    ...{ startsAt: new Date(Date.now() - 60_000).toISOString(), videoChatParticipants: 10, videoChatPassword: "medida-1" },
  });
  await moderate("POST", `/api/activities/${id}/transitions/open`, {});
  await moderate("POST", `${videoOf(id)}/launch`);
  await moderate("POST", `${videoOf(id)}/start`);
  return id;
}

const cookieOf = (kind, space, value) => ({ name: `sondeo.${kind}.${space}`, value });

buildServer();
if (!isSmoke) buildProduct();
const place = await openPlace("postgres");
await startOnce(place);
const people = await openPeople(place, { members: MEMBERS, devices: 1, moderators: 1, observers: 1 });
const server = await startServer(place);
const [{ token: moderatorToken }] = people.moderators;
const moderate = callAs(server, moderatorToken);
const id = await openSession(moderate);
const path = `/c/demo/activities/${id}/video-chat`;
const browser = IN_BROWSER > 0 ? await openBrowser() : undefined;
const address = server.address.replace("127.0.0.1", "localhost");

// The team comes first: the others show what they see of the moderator.
const pages = [];
async function openPage(kind, token, name) {
  const opened = await browser.open({ address, path, cookie: cookieOf(kind, people.space, token) });
  if (kind === "staff") await opened.page.getByRole("button", { name: "Entrar", exact: true }).click();
  pages.push({ ...opened, name });
}
const bots = [];
async function enterTeam() {
  if (browser) await openPage("staff", moderatorToken, "moderator");
  else {
    const exchange = async (offer) => (await moderate("POST", `${videoOf(id)}/connection`, { offer })).answer;
    bots.push(await enterBot({ exchange }));
  }
}
await enterTeam();
const seatOf = async (token) =>
  (await callAs(server, token)("POST", `/api/member/activities/${id}/video-chat/presence`, {})).seat;
const grant = (seat, access) =>
  moderate("POST", `/client/communities/${people.space}/activity/${id}/grantAccess`, { seat, access });
const chair = (await moderate("POST", `${videoOf(id)}/presence`)).seat;
const seats = [];
for (const [index, { token }] of people.members.entries()) {
  const seat = await seatOf(token);
  await grant(seat, "GRANTED");
  seats.push(seat);
  const exchange = async (offer) =>
    (await callAs(server, token)("POST", `/api/member/activities/${id}/video-chat/connection`, { offer })).answer;
  if (index < IN_BROWSER) await openPage("member", token, `member ${index}`);
  else bots.push(await enterBot({ exchange, ofModerator: chair }));
}
if (browser) await openPage("staff", people.observers[0].token, "observer");
// Who says nothing for a while is taken for gone.
const beating = setInterval(() => {
  for (const { token } of people.members.slice(IN_BROWSER)) void seatOf(token).catch(() => undefined);
}, 10_000);

const readAll = () => Promise.all(pages.map(({ read }) => read()));
const packetsOf = ({ reads, bots: ofBots }) =>
  reads.reduce((sum, { packets }) => sum + packets.audio + packets.video, 0) + ofBots.reduce((sum, count) => sum + count, 0);

/** What stood still between two looks, in words. */
function standing({ before, after, botsBefore, botsAfter }) {
  const still = [];
  for (const [index, { name }] of pages.entries()) {
    const others = name === "observer" ? MEMBERS + 1 : MEMBERS;
    const moved = Object.entries(after[index].frames).filter(([of, count]) => count > (before[index].frames[of] ?? 0));
    // One's own picture is among those of a page that sends.
    const wanted = name === "observer" ? others : others + 1;
    const said = after[index].notices.length > 0 ? ` (${after[index].notices.join(" ")})` : "";
    if (moved.length < wanted) still.push(`${name} sees ${moved.length} of ${wanted} move${said}`);
    if (after[index].packets.audio <= before[index].packets.audio) still.push(`${name} hears nobody${said}`);
  }
  for (const [index, count] of botsAfter.entries())
    if (count <= botsBefore[index]) still.push(`bot ${index} gets nothing (${bots[index].state()})`);
  return still;
}

const look = async () => ({ reads: await readAll(), bots: bots.map(({ packets }) => packets()) });
await wait(size({ smoke: 1_500, full: 15_000 }));
const pid = mediaProcess(server);
const [startedAt, usedBefore] = [performance.now(), processorMs(pid)];
const first = await look();
let last = first;
let stood = 0;
while (performance.now() - startedAt < SECONDS * 1_000) {
  await wait(SAMPLE_MS);
  const next = await look();
  const still = standing({ before: last.reads, after: next.reads, botsBefore: last.bots, botsAfter: next.bots });
  if (still.length > 0) console.log(still.join("; "));
  stood += still.length;
  last = next;
}
const packets = packetsOf(last) - packetsOf(first);
const seconds = (performance.now() - startedAt) / 1_000;
const used = processorMs(pid) - usedBefore;
const observerSeen = pages
  .slice(0, -1)
  .filter((_, index) => Object.keys(last.reads[index].frames).some((name) => name.startsWith("watches"))).length;

/** The line is dead for everybody: the process stands still. @returns milliseconds from its life on until all get something */
async function cut() {
  process.kill(pid, "SIGSTOP");
  await wait(DEAD_MS);
  process.kill(pid, "SIGCONT");
  const livesAt = performance.now();
  // A browser connects anew by itself; who has none does as it does.
  await Promise.all(bots.map((bot) => bot.comeBack()));
  const before = await readAll();
  const botsBefore = bots.map((bot) => bot.packets());
  const isBack = async () => {
    const after = await readAll();
    const seen = after.every(({ packets: { audio, video } }, index) => {
      const { packets: then } = before[index];
      return audio > then.audio && video > then.video;
    });
    return seen && bots.every((bot, index) => bot.packets() > botsBefore[index]);
  };
  while (!(await isBack())) {
    if (performance.now() - livesAt > BACK_WITHIN_MS) return Number.NaN;
    await wait(100);
  }
  return Math.round(performance.now() - livesAt);
}
const backAfterMs = await cut();

/** @returns packets that the last of the members got after two seconds without access */
async function deny() {
  bots.at(-1).stay();
  await grant(seats.at(-1), "DENIED");
  await wait(2_000);
  const before = bots.at(-1).packets();
  await wait(1_000);
  return bots.at(-1).packets() - before;
}
const packetsAfterDenial = await deny();
clearInterval(beating);
await browser?.close();
for (const bot of bots) await bot.leave();
await server.stop();
await place.close();
judge({
  figures: {
    people: MEMBERS + 1,
    seconds: Math.round(seconds),
    standing: stood,
    packetsASecond: Math.round(packets / seconds),
    microsecondsAPacket: Math.round((used * 1_000) / packets),
    processorShare: Math.round((used / seconds / 10) * 10) / 1000,
    backAfterMs,
    packetsAfterDenial,
    // Of the last minute: what else the machine did is part of each figure.
    load: Math.round(loadavg()[0] * 10) / 10,
    ...(browser ? { observerSeen } : {}),
  },
  bounds: BOUNDS,
});
await cleanUp();
process.exit();

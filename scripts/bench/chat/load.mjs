// Messages of many writers at once, and how many of them arrive how late.
import { setTimeout as wait } from "node:timers/promises";

const SETTLE_MS = 500;

const timeOf = ({ message }) => Number(message.message.split(" ", 1)[0]);
const percentile = (values, share) =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0) * 10) / 10;

/**
 * As many as are taken: in each chat one person writes, the next message once the one before is taken, as the product's pages
 * do. @param write into a chat @returns deliveries and messages a second, and one of what was heard
 */
async function saturate({ heard, chats, ms, write }) {
  let [delivered, written, sample] = [0, 0, undefined];
  heard.onNews = (event, id) => {
    if (event.kind !== "message") return;
    delivered += 1;
    sample ??= { channel: "chat", id, event };
  };
  const started = performance.now();
  const until = started + ms;
  const run = async (chat) => {
    for (; performance.now() < until; written++) await write(chat);
  };
  await Promise.all(chats.map(run));
  const seconds = (performance.now() - started) / 1000;
  const counted = { perSecond: delivered / seconds, written: written / seconds };
  await wait(SETTLE_MS);
  // A busy machine may write for the whole of a short round before anything is heard.
  for (let tries = 0; sample === undefined && tries < 20; tries++) await wait(SETTLE_MS);
  if (sample === undefined) throw new Error(`of ${written} messages nothing was heard`);
  heard.onNews = () => undefined;
  return { ...counted, sample };
}

/** By HTTP, of moderators who take turns. */
export const saturateChat = ({ calls, ...load }) => saturate({ ...load, write: calls.answer });

/** The same messages by sockets that say them. */
export const saturateBare = ({ sockets, news, ...load }) =>
  saturate({ ...load, write: (id) => sockets[load.chats.indexOf(id)].emitWithAck("say", { ...news, id }) });

/** So many a second, evenly. @returns how late they are heard, from before the call, in ms */
export async function steadyLoad({ calls, chats, heard, perSecond, ms }) {
  const late = [];
  heard.onNews = (event) => event.kind === "message" && late.push(performance.now() - timeOf(event));
  const count = Math.ceil((perSecond * ms) / 1000);
  const started = performance.now();
  const sent = [];
  for (let n = 0; n < count; n++) {
    await wait(Math.max(0, started + (n * 1000) / perSecond - performance.now()));
    sent.push(calls.answer(chats[n % chats.length]));
  }
  await Promise.all(sent);
  await wait(SETTLE_MS);
  heard.onNews = () => undefined;
  return { perSecond, deliveries: late.length, p50: percentile(late, 0.5), p95: percentile(late, 0.95) };
}

// People who lose their connection again and again while others write: each has every message once in the end.
import { setTimeout as wait } from "node:timers/promises";
import { connect, join } from "./sockets.mjs";

const OFFLINE_MS = 300;
const WRITE_PAUSE_MS = 60;
const MOST_SINCE = 100;

/** The last number up to which nothing is missing. */
const lastOf = (messages) => {
  let last = 0;
  while (messages.has(last + 1)) last += 1;
  return last;
};

/** What a page keeps of a chat: it reads on by number after a break, and where it hears of a later one than the next. */
async function openReader(server, { person, calls }) {
  const messages = new Map();
  let doubled = 0;
  const put = (message) => {
    const known = messages.get(message.seq);
    if (known && known !== message.id) doubled += 1;
    messages.set(message.seq, message.id);
  };
  const readOn = async () => {
    for (let isBehind = true; isBehind; ) {
      const { messages: more } = await calls.read(person, lastOf(messages));
      more.forEach(put);
      isBehind = more.length === MOST_SINCE;
    }
  };
  const failures = [];
  const hear = ({ kind, message }) => {
    if (kind !== "message") return;
    const isNext = message.seq <= lastOf(messages) + 1;
    put(message);
    if (!isNext) readOn().catch((error) => failures.push(error));
  };
  let socket;
  const open = async () => {
    socket = await connect(server.address, { token: person.token, onNews: hear });
    await join(socket, person.id);
    await readOn();
  };
  await open();
  return {
    person,
    /** Loses the connection without a word, and has another one a moment later. */
    breakOff: async () => {
      socket.io.engine.close();
      await wait(Math.random() * OFFLINE_MS);
      await open();
    },
    close: async () => {
      socket.disconnect();
      if (failures.length > 0) throw failures[0];
      return { ids: [...messages.values()], doubled };
    },
  };
}

/** Writes of both sides, each of the member's sent twice, until told to end. @returns their keys */
async function write(calls, person, isOver) {
  const keys = [];
  for (let n = 0; !isOver(); n++) {
    if (n % 4 === 3) keys.push(await calls.writeTwice(person));
    else {
      keys.push(crypto.randomUUID());
      await calls.answer(person.id, keys.at(-1));
    }
    await wait(WRITE_PAUSE_MS);
  }
  return keys;
}

/**
 * @param people whose chats they are @param breaks how often each loses its connection
 * @returns how many messages were lost or doubled on any screen or in the database
 */
export async function countLost(server, place, { people, breaks, calls }) {
  const readers = await Promise.all(people.map((person) => openReader(server, { person, calls })));
  let isOver = false;
  const writing = Promise.all(people.map((person) => write(calls, person, () => isOver)));
  await Promise.all(
    readers.map(async ({ breakOff }) => {
      for (let n = 0; n < breaks; n++) await breakOff();
    }),
  );
  isOver = true;
  const written = (await writing).flat();
  await wait(500);
  let [lost, doubled] = [0, 0];
  for (const reader of readers) {
    const { ids, doubled: again } = await reader.close();
    const rows = await place.query(
      `select chat_message.id, client_key from chat_message join chat_thread on chat_thread.id = thread where chat_thread.member = $1`,
      [reader.person.id],
    );
    const present = new Set(ids);
    lost += rows.filter(({ id }) => !present.has(id)).length;
    doubled += again + (rows.length - new Set(rows.map((row) => row.client_key)).size);
  }
  const keys = await place.query("select client_key from chat_message where client_key = any($1)", [written]);
  return { reconnects: people.length * breaks, written: written.length, lost: lost + written.length - keys.length, doubled };
}

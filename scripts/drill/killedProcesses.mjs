// What the drills of the ledgers share: processes that work through numbered sequences, and are killed while they do.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { onCleanUp } from "../bench/cleanUp.mjs";
import { root } from "../bench/importTools.mjs";

const PROCESSES = 2;

/**
 * A process of a program (see `bundle.mjs`) on the place's database. `name` is how the database knows it; `onLine` gets what it
 * tells.
 */
export function startWork(place, { program, name, args, onLine }) {
  const url = new URL(place.environment.DATABASE_URL);
  url.searchParams.set("application_name", name);
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DEMO: "1", ...place.environment, DATABASE_URL: url.href.replaceAll("+", "%20") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const forget = onCleanUp(() => child.kill("SIGKILL"));
  const exited = new Promise((settle) => child.once("exit", (code) => settle(code)));
  let settleReady;
  const ready = new Promise((settle) => {
    settleReady = settle;
  });
  const lines = createInterface({ input: child.stdout });
  const read = new Promise((settle) => lines.once("close", settle));
  lines.on("line", (text) => {
    const line = JSON.parse(text);
    if (line.ready) settleReady();
    onLine(line);
  });
  return {
    child,
    ready: Promise.race([ready, exited]),
    /** Until all that it told is read. @returns its exit code; null where it was killed */
    ended: async () => {
      const code = await exited;
      await read;
      await forget();
      return code;
    },
  };
}

/** Stops a process where it stands, looks whether a transaction of its is open, and kills it. */
async function kill(place, { child }, name) {
  child.kill("SIGSTOP");
  // What was on its way to the database arrives.
  await wait(20);
  const [{ open }] = await place.query(
    "select count(*)::int as open from pg_stat_activity where application_name = $1 and xact_start is not null and state <> 'idle'",
    [name],
  );
  child.kill("SIGKILL");
  return open;
}

/**
 * Runs numbered sequences in processes that are killed; whatever a killed one has not ended is begun anew. A process is
 * given `sequences <from> <to> <file>`, and tells `{ done: operation }` and `{ ended: number }`. @param work.afterKill
 * asked while the other processes go on
 */
export async function runKilled(place, { program, name, file, sequences, kills: wanted, longest = 1_700, afterKill = () => {} }) {
  const acknowledged = new Map();
  const ended = new Set();
  let kills = 0;
  let killsInTransaction = 0;
  const share = Math.ceil(sequences / PROCESSES);
  await Promise.all(
    Array.from({ length: PROCESSES }, async (_, index) => {
      const last = Math.min(sequences, (index + 1) * share);
      let next = index * share;
      while (next < last) {
        const own = `${name}-drill-${index}`;
        const work = startWork(place, {
          program,
          name: own,
          args: ["sequences", String(next), String(last), file],
          onLine: (line) => {
            if (line.done) acknowledged.set(`${line.done.does} ${line.done.key}`, line.done);
            if (line.ended !== undefined) ended.add(line.ended);
          },
        });
        await work.ready;
        let isKilled = false;
        if (kills < wanted) {
          kills += 1;
          isKilled = true;
          await wait(200 + Math.random() * (longest - 200));
          if (work.child.exitCode === null && (await kill(place, work, own)) > 0) killsInTransaction += 1;
        }
        const code = await work.ended();
        if (isKilled) await afterKill();
        else if (code !== 0) throw new Error("a process ended with an error");
        while (ended.has(next)) next += 1;
      }
    }),
  );
  return { acknowledged: [...acknowledged.values()], ended: ended.size, kills, killsInTransaction };
}

/** Runs operations again. @returns how many of them did something */
export async function replay(place, { program, name, operations }) {
  const file = join(place.environment.DATA_DIR, "operations.json");
  writeFileSync(file, JSON.stringify(operations));
  let changed = 0;
  const work = startWork(place, {
    program,
    name: `${name}-replay`,
    args: ["replay", file],
    onLine: (line) => {
      if (line.done) changed += 1;
    },
  });
  if ((await work.ended()) !== 0) throw new Error("the replay ended with an error");
  return changed;
}

/** Runs `race <rounds> <at once> <file>`. @returns the rounds, and those in which exactly one took all that there was */
export async function race(place, { program, name, rounds: wanted, atOnce, file }) {
  const rounds = [];
  const work = startWork(place, {
    program,
    name: `${name}-race`,
    args: ["race", String(wanted), String(atOnce), file],
    onLine: (line) => line.round !== undefined && rounds.push(line),
  });
  if ((await work.ended()) !== 0) throw new Error("the race ended with an error");
  return { rounds: rounds.length, exactlyOne: rounds.filter(({ held, left }) => held === 1 && left === 0).length };
}

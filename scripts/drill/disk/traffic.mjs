// People at a server: some write members, one uploads images, some read; every answer is counted, and what was
// acknowledged is remembered.
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";

const UPLOADERS = ["moderator", "admin", "main-admin"];
/** Longest that an answer may take; a server that hangs gives none. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = { write: 5, upload: 400, read: 20 };
const image = await sharp({ create: { width: 256, height: 256, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 60 } } })
  .png()
  .toBuffer();

async function signIn(address, who) {
  const answer = await fetch(`${address}/experienceLabs/demo/client/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@demo.test`, password: "Sondeo-demo-1" }),
  });
  return (await answer.json()).authToken;
}

/** @returns traffic that is carried from one server process to the next with `connect` */
export function createTraffic() {
  const [members, files] = [new Set(), new Set()];
  const counts = { write: {}, upload: {}, read: {} };
  let [tokens, address, number, inFlight, isOn] = [[], "", 0, 0, false];
  let running = [];

  async function ask(kind, path, { token = tokens[0], ...options } = {}) {
    inFlight += 1;
    let status = "cut";
    try {
      const headers = { authorization: `Bearer ${token}`, ...options.headers };
      const answer = await fetch(address + path, { ...options, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await answer.text();
      status = answer.status;
      return { status, body: text.startsWith("{") ? JSON.parse(text) : undefined };
    } catch (error) {
      if (error.name === "TimeoutError") status = "none";
      return { status };
    } finally {
      inFlight -= 1;
      counts[kind][status] = (counts[kind][status] ?? 0) + 1;
    }
  }

  const once = {
    write: async () => {
      number += 1;
      const nickname = `disk${number}`;
      const body = JSON.stringify({ nickname, email: `${nickname}@drill.test`, observations: "x".repeat(400) });
      const { status } = await ask("write", "/api/members", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      if (status === 201) members.add(`${nickname}@drill.test`);
    },
    upload: async () => {
      const form = new FormData();
      form.set("file", new Blob([image], { type: "image/png" }), "a.png");
      number += 1;
      const token = tokens[number % tokens.length];
      const { status, body } = await ask("upload", "/experienceLabs/file", { method: "POST", body: form, token });
      if (status === 200) files.add({ id: body.id, size: body.size, token });
    },
    read: () => ask("read", `/api/members?range=${encodeURIComponent("[0,24]")}`),
  };

  async function repeat(kind) {
    while (isOn) {
      await once[kind]();
      await wait(PAUSE_MS[kind]);
    }
  }

  return {
    members,
    files,
    counts,
    once,
    inFlight: () => inFlight,
    connect: async (server) => {
      address = server.address;
      tokens = await Promise.all(UPLOADERS.map((who) => signIn(address, who)));
    },
    /** What a new process answers to a read of a session that the one before began. */
    readFrom: async (server) => {
      address = server.address;
      return (await once.read()).status;
    },
    start: () => {
      isOn = true;
      running = ["write", "write", "write", "upload", "read", "read"].map(repeat);
    },
    stop: async () => {
      isOn = false;
      await Promise.all(running);
    },
    /** What was acknowledged and can't be read any more. */
    missing: async (stored) => {
      const lost = [...members].filter((email) => !stored.has(email)).length;
      let lostFiles = 0;
      for (const { id, size, token } of files) {
        const answer = await fetch(`${address}/files/${id}`, { headers: { authorization: `Bearer ${token}` } });
        if (answer.status !== 200 || (await answer.arrayBuffer()).byteLength !== size) lostFiles += 1;
      }
      return { members: lost, files: lostFiles };
    },
  };
}

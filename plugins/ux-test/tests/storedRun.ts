import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { BrowserContext, Request } from "@playwright/test";
import { copyOfDemo, launchServer, type Server } from "../../../tests/e2e/support/server";
import { test as base } from "../../../tests/e2e/support/test";
import type { EventReceipt, NavigationEvent } from "../shared/navigation/events";
import { CHUNK_HASH } from "../shared/recordings/recordings";

const EVERY_MS = 100;

export interface ReadableServer extends Server {
  readonly dataDir: string;
  /** Reads its database while it is stopped; it goes on at the same address. */
  readonly read: <T>(look: (db: PGlite) => Promise<T>) => Promise<T>;
}

async function startReadable(): Promise<ReadableServer> {
  const dataDir = copyOfDemo();
  let running = await launchServer(dataDir);
  const { url } = running;
  return {
    url,
    dataDir,
    stop: () => running.stop().finally(() => rmSync(dataDir, { recursive: true, force: true })),
    read: async (look) => {
      await running.stop();
      const db = await PGlite.create({ dataDir: join(dataDir, "pglite"), extensions: { pg_trgm } });
      try {
        return await look(db);
      } finally {
        await db.close();
        running = await launchServer(dataDir, undefined, { PORT: new URL(url).port });
      }
    },
  };
}

/** Tests that look at what their server has stored. */
export const test = base.extend<object, { readonly readable: ReadableServer }>({
  readable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const readable = await startReadable();
      await use(readable);
      await readable.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  server: [async ({ readable }, use) => use(readable), { scope: "worker" }],
});

/** Each chunk that comes to lie in the server's folder, as `recording/number`, with the hash of its bytes, until it is stopped. */
export function collectChunks(dataDir: string) {
  const folder = join(dataDir, "uxRecordings");
  const chunks = new Map<string, { readonly hash: string; readonly size: number }>();
  const look = () => {
    try {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const [, recording, number] = /([^/]+)\/(\d+)\.chunk$/.exec(name) ?? [];
        const key = `${recording}/${Number(number)}`;
        if (!recording || chunks.has(key)) continue;
        const bytes = readFileSync(join(folder, name));
        chunks.set(key, { hash: createHash("sha256").update(bytes).digest("hex"), size: bytes.length });
      }
    } catch (error) {
      // Nothing was recorded yet, or a recording was joined between the two looks.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  };
  const timer = setInterval(look, EVERY_MS);
  return { chunks, stop: () => clearInterval(timer) };
}

const RECORDINGS = "/api/ux-recordings";

/** What a browser sends of a run, and what of it the server acknowledges. */
export function hearRun(context: BrowserContext) {
  /** As `recording/number`, with the hashes of the bytes, one for each acknowledgement. */
  const acknowledged = new Map<string, string[]>();
  const events = new Map<string, NavigationEvent>();
  const recordingCalls: string[] = [];
  /** The highest number of each tab that the server says it has. */
  const taken = new Map<string, number>();
  const chunkOf = (request: Request) => {
    const [, recording, number] = /\/ux-recordings\/([^/]+)\/chunks\/(\d+)$/.exec(new URL(request.url()).pathname) ?? [];
    return recording && request.method() === "PUT" ? `${recording}/${number}` : undefined;
  };
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(RECORDINGS)) recordingCalls.push(`${request.method()} ${pathname}`);
    if (pathname !== "/api/ux-events" || request.method() !== "POST") return;
    const body = JSON.parse(request.postData() ?? "{}") as { readonly events?: readonly NavigationEvent[] };
    for (const event of body.events ?? []) events.set(`${event.tab}/${event.number}`, event);
  });
  context.on("response", async (response) => {
    if (new URL(response.url()).pathname === "/api/ux-events" && response.ok()) {
      // Nobody reads the answer to a page that is gone.
      const receipt = (await response.json().catch(() => undefined)) as EventReceipt | undefined;
      for (const [tab, number] of Object.entries((receipt?.isOpen && receipt.acknowledged) || {}))
        taken.set(tab, Math.max(taken.get(tab) ?? 0, number));
      return;
    }
    const key = chunkOf(response.request());
    if (!key || !response.ok()) return;
    const hash = response.request().headers()[CHUNK_HASH] ?? "";
    acknowledged.set(key, [...(acknowledged.get(key) ?? []), hash]);
  });
  return {
    acknowledged,
    events,
    recordingCalls,
    /** Events that were sent and are still to be acknowledged. */
    waiting: () => [...events.values()].filter(({ tab, number }) => number > (taken.get(tab) ?? 0)).length,
  };
}

import { on } from "node:events";
import { setPriority } from "node:os";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { SheetHead, SheetNews, SheetRows } from "./sheetMessages";
import { xlsxFile } from "./xlsx";

async function* received(port: MessagePort, notify: (news: SheetNews) => void): AsyncGenerator<SheetRows> {
  for await (const [rows] of on(port, "message") as AsyncIterable<[SheetRows | undefined]>) {
    if (!rows) return;
    yield rows;
    notify("taken");
  }
}

const LOW_PRIORITY = 10;

/** Requests come first: of several sheets at once on two cores, the main thread would wait for its turn. */
function stepBack(): void {
  // Elsewhere it would be the process that steps back, not the thread.
  if (process.platform === "linux") setPriority(0, LOW_PRIORITY);
}

/** The thread of one sheet: cells become XML and a file here, where nobody waits for it. */
async function work(port: MessagePort, head: SheetHead): Promise<void> {
  stepBack();
  const notify = (news: SheetNews) => port.postMessage(news);
  for await (const part of xlsxFile(head, received(port, notify))) {
    // What is handed over is ours no longer, and deflate goes on writing into the memory that its parts lie in.
    const own = new Uint8Array(part);
    port.postMessage(own satisfies SheetNews, [own.buffer]);
  }
  notify("written");
}

// What fails here ends the thread, and is told to whoever started it.
if (parentPort) void work(parentPort, workerData as SheetHead);

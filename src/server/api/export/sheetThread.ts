import type { Worker } from "node:worker_threads";
import { createPlaces } from "../../platform/places";
import { startThread } from "../../platform/startThread";
import type { SheetHead, SheetNews, SheetRows } from "./sheetMessages";

/**
 * Sheets that one process writes at once. What limits them is memory (two add some 230 MB while they last, four up to 340), not
 * the processor: one thread keeps pace with all rows that the main thread reads, and that of a caller with a slow line
 * rests. So there is more than one, for a slow caller not to be in everybody's way.
 */
const MOST_SHEETS = 3;
/** How long a caller waits for a place before being asked to come again. */
const LONGEST_WAIT_MS = 20_000;
/** Chunks that a thread has before it: one that it writes, one more for it never to wait. */
const MOST_AHEAD = 2;
/** A thread that runs out of its memory ends by itself; the process goes on. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

const enter = createPlaces({ count: MOST_SHEETS, longestMs: LONGEST_WAIT_MS });

/** What a thread said and nobody has heard yet. */
interface Inbox {
  /** @throws what ended the thread */
  readonly take: () => readonly SheetNews[];
  /** Waits until there is something to take. */
  readonly filled: () => Promise<void>;
}

function createInbox(worker: Worker): Inbox {
  let news: SheetNews[] = [];
  let failure: Error | undefined;
  let wake: () => void = () => undefined;
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  worker.on("message", (one: SheetNews) => {
    news.push(one);
    wake();
  });
  worker.on("error", fail);
  worker.on("messageerror", fail);
  worker.on("exit", (code) => fail(new Error(`the thread of a sheet ended early, with ${code}`)));
  return {
    take: () => {
      // What was said before the end counts.
      if (news.length === 0 && failure) throw failure;
      const taken = news;
      news = [];
      return taken;
    },
    filled: () =>
      new Promise((resolve) => {
        if (news.length > 0 || failure) resolve();
        else wake = resolve;
      }),
  };
}

async function* written(worker: Worker, chunks: AsyncIterable<SheetRows>): AsyncGenerator<Uint8Array> {
  const inbox = createInbox(worker);
  let ahead = 0;
  let isWritten = false;
  function* heard(): Generator<Uint8Array> {
    for (const one of inbox.take()) {
      if (one === "taken") ahead -= 1;
      else if (one === "written") isWritten = true;
      else yield one;
    }
  }
  for await (const rows of chunks) {
    worker.postMessage(rows);
    ahead += 1;
    yield* heard();
    while (ahead >= MOST_AHEAD) {
      await inbox.filled();
      yield* heard();
    }
  }
  worker.postMessage(undefined);
  while (!isWritten) {
    await inbox.filled();
    yield* heard();
  }
}

/**
 * The bytes of a workbook of one sheet, written in a thread of its own while its rows come: so many chunks ahead of the
 * thread, none while the reader takes no bytes. A reader who leaves ends the thread.
 * @throws AppError `server.unavailable` where no place becomes free; what ended the thread
 */
export async function* sheetThread(head: SheetHead, chunks: AsyncIterable<SheetRows>): AsyncGenerator<Uint8Array> {
  const leave = await enter();
  try {
    const worker = await startThread("sheetWorker", import.meta.url, { workerData: head, resourceLimits: LIMITS });
    try {
      yield* written(worker, chunks);
    } finally {
      await worker.terminate();
    }
  } finally {
    leave();
  }
}

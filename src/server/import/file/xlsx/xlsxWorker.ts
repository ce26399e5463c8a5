import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { openArchive } from "./archive";
import { readSheet } from "./readSheet";
import { XlsxError } from "./xlsxFault";
import type { XlsxNews } from "./xlsxMessages";

/** The thread of one spreadsheet: nobody waits for it, and what it costs has limits. */
async function work(port: MessagePort, content: Uint8Array): Promise<void> {
  const notify = (news: XlsxNews) => port.postMessage(news, news instanceof Uint8Array ? [news.buffer] : []);
  try {
    await readSheet(await openArchive(Buffer.from(content.buffer, content.byteOffset, content.byteLength)), {
      give: notify,
      alive: () => notify("alive"),
      leaveOut: (leftOut) => notify({ leftOut }),
    });
  } catch (error) {
    if (!(error instanceof XlsxError)) throw error;
    notify({ reason: error.reason, params: error.params });
  }
}

// What fails beside that ends the thread, and is told to whoever started it.
if (parentPort) void work(parentPort, workerData as Uint8Array);

import type { Worker } from "node:worker_threads";
import { AppError } from "../../../../shared/errors";
import { startThread } from "../../../platform/startThread";
import { createImportPlaces } from "../../importPlaces";
import { XLSX_ERRORS, type XlsxParams, type XlsxReason } from "./xlsxFault";
import type { XlsxNews } from "./xlsxMessages";

/** Heap of the thread: 256 MB in all. */
const LIMITS = { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 };
/**
 * A file that brings nothing for so long is given up; one that gets on may take longer, since honest ones do.
 * On a busy machine the thread may wait for the processor a second or two.
 */
const LONGEST_SILENCE_MS = 5_000;
const LONGEST_MS = 60_000;
/** How long a caller waits for the files before, and how many wait, each with a file in memory. */
const LONGEST_WAIT_MS = 30_000;
const MOST_WAITING = 10;

const enter = createImportPlaces({ count: 1, longestMs: LONGEST_WAIT_MS, mostWaiting: MOST_WAITING });

function refusal(reason: XlsxReason, params: XlsxParams = {}): AppError {
  const { row } = params;
  const faults = row === undefined ? {} : { faults: [{ path: `/rows/${row}`, rule: "format" }] };
  return new AppError(XLSX_ERRORS[reason], { detailKey: `imports.file.${reason}`, params, ...faults });
}

/** A sheet as CSV, and what else the workbook has. */
export interface SheetTable {
  readonly content: Buffer;
  /** Names of the other sheets that have something in them. */
  readonly leftOut: readonly string[];
}

function tableOf(worker: Worker): Promise<SheetTable> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const giveUp = () => reject(refusal("tooDemanding"));
    const longest = setTimeout(giveUp, LONGEST_MS);
    let silence: NodeJS.Timeout | undefined;
    // Timers come before messages in a turn of the event loop: what was sent while this thread was busy is read first.
    const giveUpIfSilent = () => {
      const heardOf = silence;
      setImmediate(() => {
        if (silence === heardOf) giveUp();
      });
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUpIfSilent, LONGEST_SILENCE_MS);
    };
    worker.once("online", listen);
    worker.on("message", (news: XlsxNews) => {
      listen();
      if (news instanceof Uint8Array) parts.push(news);
      else if (news === "alive") return;
      else if ("leftOut" in news) resolve({ content: Buffer.concat(parts), leftOut: news.leftOut });
      else reject(refusal(news.reason, news.params));
    });
    // It runs out of its memory, not of ours; what else stops it is something in the file.
    worker.once("error", (cause: NodeJS.ErrnoException) =>
      reject(cause.code === "ERR_WORKER_OUT_OF_MEMORY" ? refusal("tooDemanding") : new AppError("import.corrupt", { cause })),
    );
    worker.once("exit", () => {
      clearTimeout(longest);
      clearTimeout(silence);
      giveUp();
    });
  });
}

/**
 * The first sheet of an .xlsx that has anything in it as CSV. One is read at a time, in a thread of its own; the others wait.
 * @throws AppError `import.tooLarge`, `import.corrupt`, `import.unknownFormat` with the place and what to do; `import.busy`
 */
export async function xlsxToCsv(content: Buffer): Promise<SheetTable> {
  const leave = await enter();
  try {
    const worker = await startThread("xlsxWorker", import.meta.url, {
      workerData: content,
      resourceLimits: LIMITS,
    });
    try {
      return await tableOf(worker);
    } finally {
      await worker.terminate();
    }
  } finally {
    leave();
  }
}

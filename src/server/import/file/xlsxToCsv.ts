import { Worker } from "node:worker_threads";
import { AppError } from "../../../shared/errors";

/** Bytes that a spreadsheet may have unpacked. */
const LARGEST_UNPACKED = 300 * 1024 * 1024;
const HEAP_MB = 1_536;
const LONGEST_MS = 60_000;

type Answer = { readonly csv: Uint8Array } | { readonly failure: "tooLarge" | "corrupt" };

function answerOf(worker: Worker): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ failure: "tooLarge" }), LONGEST_MS);
    worker.once("message", resolve);
    // It runs out of its memory, not of ours.
    worker.once("error", () => resolve({ failure: "tooLarge" }));
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve({ failure: "corrupt" });
    });
  });
}

/** The first sheet of an .xlsx as CSV. @throws AppError `import.tooLarge`, `import.corrupt` */
export async function xlsxToCsv(content: Buffer): Promise<Buffer> {
  const worker = new Worker(new URL("./xlsxWorker.mjs", import.meta.url), {
    workerData: { content, largest: LARGEST_UNPACKED },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const answer = await answerOf(worker);
  await worker.terminate();
  if ("failure" in answer) throw new AppError(`import.${answer.failure}`);
  return Buffer.from(answer.csv);
}

import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { createImportPlaces, startThread } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { ImportError, type ImportedResponse } from "../../../../survey/exchange/importer";
import { importerOf, readSurvey } from "../../importers";
import type { ExchangeServices } from "../services";
import { headOf } from "./headOf";
import type { FileToRead, ReadingNews, SurveyHead } from "./readingMessages";

/** A survey whose responses come as they are asked for, once. */
export interface SurveyReading extends SurveyHead {
  /** @throws AppError `import.cancelled` */
  readonly responses: () => AsyncIterable<ImportedResponse>;
}

interface Upload {
  readonly file: Omit<FileToRead, "content"> & { readonly content: Buffer };
  /** Ends the reading. */
  readonly signal: AbortSignal;
}

/** A file of 50 MB takes some 600 MB as cells and answers. */
const LIMITS = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 64 };
const LONGEST_WAIT_MS = 60_000;
/** Each with a file in memory. */
const MOST_WAITING = 10;

const enter = createImportPlaces({ count: 2, longestMs: LONGEST_WAIT_MS, mostWaiting: MOST_WAITING });

interface Thread {
  readonly worker: Worker;
  /** Ends the reading. */
  readonly signal: AbortSignal;
  /** Aborted once the thread has ended. */
  readonly ended: AbortSignal;
}

/** What the thread says next. @throws what ended it; AppError `import.cancelled`, `import.tooLarge` */
async function nextNews({ worker, signal, ended }: Thread): Promise<ReadingNews> {
  try {
    const [news] = await once(worker, "message", { signal: AbortSignal.any([signal, ended]) });
    return news as ReadingNews;
  } catch (cause) {
    if (signal.aborted) throw new AppError("import.cancelled", { cause });
    const isFull = cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
    throw isFull ? new AppError("import.tooLarge", { cause }) : cause;
  }
}

async function* responsesOf(thread: Thread): AsyncGenerator<ImportedResponse> {
  for (;;) {
    const asked = nextNews(thread);
    thread.worker.postMessage("next");
    const news = await asked;
    if (!("responses" in news) || news.responses.length === 0) return;
    yield* news.responses;
  }
}

async function withThread<T>({ file, signal }: Upload, work: (reading: SurveyReading) => Promise<T>): Promise<T> {
  const leave = await enter();
  try {
    const worker = await startThread("readingWorker", import.meta.url, { workerData: file, resourceLimits: LIMITS });
    const ended = new AbortController();
    worker.once("exit", () => ended.abort());
    // Whoever waits for news hears of it.
    worker.on("error", () => undefined);
    const thread = { worker, signal, ended: ended.signal };
    try {
      const news = await nextNews(thread);
      if ("fault" in news) throw new ImportError(news.fault, news.params, news.place);
      if (!("head" in news)) throw new Error("a file's responses came before what they answer");
      return await work({ ...news.head, responses: () => responsesOf(thread) });
    } finally {
      await worker.terminate();
    }
  } finally {
    leave();
  }
}

/**
 * Reads a file in whichever format it is: one of responses in a thread of its own, so that others don't wait for it.
 * @throws ImportError; AppError `import.cancelled`, `import.busy`, `import.tooLarge`
 */
export async function withReading<T>(
  upload: Upload,
  { types }: Pick<ExchangeServices, "types">,
  work: (reading: SurveyReading) => Promise<T>,
): Promise<T> {
  const { file } = upload;
  if (importerOf(file)?.isOfResponses) return withThread(upload, work);
  const survey = readSurvey(file, types, file.decisions);
  if (upload.signal.aborted) throw new AppError("import.cancelled");
  async function* responses(): AsyncGenerator<ImportedResponse> {
    yield* survey.responses;
  }
  return work({ ...headOf(survey, file.isToGuess), responses });
}

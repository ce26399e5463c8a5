import { setPriority } from "node:os";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { ImportError } from "../../../../survey/exchange/importer";
import { readSurvey } from "../../importers";
import { asLongRows } from "./asLongRows";
import { headOf } from "./headOf";
import type { FileToRead, ReadingNews } from "./readingMessages";

/** Responses that are handed over at once: taking them in must not hold up the main thread. */
const AT_ONCE = 20;
const LOW_PRIORITY = 10;

/** The thread of one file of responses: its cells are told apart here, where nobody waits for it. */
function work(port: MessagePort, { name, content, isSheet = false, decisions, isToGuess }: FileToRead): void {
  // Requests come first. Elsewhere it would be the process that steps back, not the thread.
  if (process.platform === "linux") setPriority(0, LOW_PRIORITY);
  const notify = (news: ReadingNews) => port.postMessage(news);
  try {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const file = { name, content: isSheet ? asLongRows(bytes) : bytes };
    // Question types stay with those who know all of them: files of responses need none.
    const survey = readSurvey(file, new Map(), decisions);
    let next = 0;
    port.on("message", () => {
      notify({ responses: survey.responses.slice(next, next + AT_ONCE) });
      next += AT_ONCE;
    });
    notify({ head: headOf(survey, isToGuess) });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    notify({ fault: error.fault, params: error.params, place: error.place });
  }
}

// What fails beside that ends the thread, and is told to whoever started it.
if (parentPort) work(parentPort, workerData as FileToRead);

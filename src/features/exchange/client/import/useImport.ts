import { useEffect, useRef, useState } from "react";
import { ApiError, type QuestionnaireToolProps } from "../../../../client/kit/console";
import type { ImportDecisions } from "../../../../survey/exchange/importer";
import type { ImportGuesses, ImportReport } from "../../shared/api";
import { guessImport, importSurvey, readProgress } from "../api/exchangeApi";

/** What was found in a file, and what was decided of it so far. */
export interface Guessing {
  readonly file: File;
  readonly found: ImportGuesses;
  readonly decisions: ImportDecisions;
}

/** Why the step before is shown again. */
interface Ending {
  readonly error?: unknown;
  readonly isCancelled?: boolean;
}

export type ImportStep =
  | ({ readonly kind: "choose" } & Ending)
  | { readonly kind: "ask"; readonly file: File }
  | ({ readonly kind: "guess"; readonly isReading: boolean } & Guessing & Ending)
  | {
      readonly kind: "reading" | "saving" | "cancelling" | "checking";
      readonly file: File;
      readonly respondents?: number;
    }
  /** Without a report where nobody heard it: cancelled too late, or the connection was lost. */
  | { readonly kind: "done"; readonly report: ImportReport }
  | { readonly kind: "done"; readonly report?: undefined; readonly isCancelled: boolean };

/** Files of responses, whose columns say nothing of themselves. */
const RESPONSES = /\.(csv|tsv|tab|txt|xlsx)$/i;
const POLL_MS = 500;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether an import whose answer nobody heard has ended, as soon as it is certain. */
async function hasEnded(id: string, revision: number, isWaiting: () => boolean): Promise<boolean> {
  for (let answers = 0; isWaiting(); ) {
    const progress = await readProgress(id).catch(() => undefined);
    if (progress && progress.revision > revision) return true;
    // What has just begun to go away may not have been written yet.
    if (progress) answers += 1;
    if (progress?.written === 0 && answers > 1) return false;
    await wait(POLL_MS);
  }
  return false;
}

/** The way of a file into a questionnaire: chosen, looked at where its columns were guessed, and saved or taken back. */
export function useImport({ activity: { id }, flush, reload, isFilled }: QuestionnaireToolProps["questionnaire"]) {
  const [step, setStep] = useState<ImportStep>({ kind: "choose" });
  const leaving = useRef<AbortController>(undefined);
  // Whoever goes elsewhere doesn't want it any more.
  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = undefined;
    },
    [],
  );
  const begin = () => {
    leaving.current?.abort();
    leaving.current = new AbortController();
    return leaving.current.signal;
  };

  async function save(file: File, before?: Guessing) {
    const signal = begin();
    setStep({ kind: "saving", file, ...(before ? { respondents: before.found.respondents } : {}) });
    const back = (ending: Ending) =>
      setStep(before ? { kind: "guess", isReading: false, ...before, ...ending } : { kind: "choose", ...ending });
    let revision = Number.POSITIVE_INFINITY;
    try {
      await flush();
      revision = (await readProgress(id)).revision;
      const report = await importSurvey(id, { file, decisions: before?.decisions, signal });
      await reload();
      setStep({ kind: "done", report });
    } catch (error) {
      const isCancelled = signal.aborted;
      // What the server says is certain. A connection that is lost leaves open whether it had heard everything.
      if (!isCancelled && error instanceof ApiError && error.problem) return back({ error });
      setStep({ kind: isCancelled ? "cancelling" : "checking", file });
      const isWaiting = () => leaving.current?.signal === signal;
      const isSaved = await hasEnded(id, revision, isWaiting);
      if (!isWaiting()) return;
      if (!isSaved) return back(isCancelled ? { isCancelled } : { error });
      await reload();
      setStep({ kind: "done", isCancelled });
    }
  }

  /** Reads the file with what was decided so far; the newest decision counts. */
  async function guess(file: File, before?: Guessing) {
    const signal = begin();
    const decisions = before?.decisions ?? { columns: {} };
    setStep(before ? { kind: "guess", isReading: true, ...before } : { kind: "reading", file });
    try {
      const found = await guessImport(id, { file, decisions, signal });
      if (!signal.aborted) setStep({ kind: "guess", isReading: false, file, found, decisions });
    } catch (error) {
      if (leaving.current?.signal !== signal) return;
      const ending = signal.aborted ? { isCancelled: true } : { error };
      setStep(before ? { kind: "guess", isReading: false, ...before, ...ending } : { kind: "choose", ...ending });
    }
  }

  const start = (file: File) => void (RESPONSES.test(file.name) ? guess(file) : save(file));
  return {
    step,
    choose: (file: File) => (isFilled ? setStep({ kind: "ask", file }) : start(file)),
    start,
    save: (guessing: Guessing) => void save(guessing.file, guessing),
    /** @param isToRead whether the decision changes what is made of the rest */
    decide: (guessing: Guessing, isToRead: boolean) =>
      isToRead ? void guess(guessing.file, guessing) : setStep({ kind: "guess", isReading: false, ...guessing }),
    cancel: () => leaving.current?.abort(),
    restart: () => {
      // What is still being read must not come back.
      leaving.current?.abort();
      leaving.current = undefined;
      setStep({ kind: "choose" });
    },
  };
}

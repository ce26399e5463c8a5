import { useCallback, useState } from "react";
import { ApiError } from "../../data/api";
import {
  analyseImport,
  type ColumnMatch,
  type FixedValues,
  type ImportReport,
  type ImportRequest,
  startImport,
} from "../../data/importApi";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useJobs } from "../jobs/useJobs";

/** The steps of a load: what it needs, the file, what was found in it, the load itself. */
export const STEPS = ["prepare", "upload", "review", "load"] as const;
export type ImportStep = (typeof STEPS)[number];

/** What to do with records that are there already: nothing, or change them. */
export interface ImportMode {
  readonly mode: ImportRequest["mode"];
  readonly key?: string;
}

/** A load from its file to its job. @param fixed what all rows have in place of a column */
export function useImport(fixed?: FixedValues) {
  const { resource, imports } = useEntity();
  const { t } = useTexts();
  const { refresh } = useJobs();
  const [step, setStep] = useState<ImportStep>("prepare");
  const [file, setFile] = useState<File>();
  const [mode, setMode] = useState<ImportMode>(() => {
    const key = imports?.keys.join(",");
    return key ? { mode: "upsert", key } : { mode: "create" };
  });
  const given = fixed ? { fixed } : {};
  const [isMailing, setIsMailing] = useState(true);
  const [report, setReport] = useState<ImportReport>();
  const [jobId, setJobId] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setIsBusy(true);
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        const problem = error instanceof ApiError ? error.problem : undefined;
        const isOffline = error instanceof ApiError && error.status === 0;
        const said = problem?.errors?.[0]?.message ?? problem?.detail ?? problem?.title;
        setFailure(said ?? t(isOffline ? "console.state.offline.body" : "console.state.failed.body"));
      } finally {
        setIsBusy(false);
      }
    },
    [t],
  );

  const analyse = (chosen: File, how: ImportMode, columns?: readonly ColumnMatch[]) =>
    attempt(async () => {
      setFile(chosen);
      setMode(how);
      setReport(await analyseImport({ resource, file: chosen, ...how, ...given, ...(columns ? { columns } : {}) }));
      setStep("review");
    });
  const start = () =>
    attempt(async () => {
      if (!file || !report) return;
      const { job } = await startImport({ resource, file, ...mode, ...given, isMailing, columns: report.columns });
      refresh();
      setJobId(job);
      setStep("load");
    });
  return { fixed, step, setStep, file, mode, setMode, isMailing, setIsMailing, report, jobId, isBusy, failure, analyse, start };
}

export type ImportState = ReturnType<typeof useImport>;

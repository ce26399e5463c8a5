import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useId, useState } from "react";
import {
  cancelJob,
  FileButton,
  failureText,
  Icon,
  isRunning,
  useJobs,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";
import { resolveLanguage } from "../../../../shared/languages";
import type { QuestionResult } from "../../shared/api";
import type { TableNet } from "../../shared/tablesApi";
import { type Selection, selectionBody } from "../results";
import { useKept } from "../useKept";
import { resultFiles } from "./files";
import { WorkbookForm, type WorkbookOptions } from "./WorkbookForm";
import { WorkbookProgress } from "./WorkbookProgress";

interface WorkbookDialogProps {
  readonly activityId: string;
  readonly questions: readonly QuestionResult[];
  readonly selection: Selection;
  /** Complete responses that the selection leaves. */
  readonly base: number;
  readonly onClose: () => void;
}

/** Starts a workbook and follows it; one that is under way is there again when the dialog is opened the next time. */
function useWorkbook({ activityId, selection }: Pick<WorkbookDialogProps, "activityId" | "selection">) {
  const { t } = useTexts();
  const notice = useNotice();
  const { jobs, refresh } = useJobs();
  const [id, setId] = useKept(`workbook ${activityId}`, "");
  // What the person has added up in tables of the same results.
  const [{ nets }] = useKept<{ readonly nets: readonly TableNet[] }>(`table ${activityId}`, { nets: [] });
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      refresh();
    } catch (error) {
      notice(failureText(error, t, "resultFiles.dialog.failed"), "error");
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    id,
    job: jobs.find((job) => job.id === id),
    start: ({ banner, weight, hasTexts, language }: WorkbookOptions) =>
      act(async () => {
        const body = { ...selectionBody(selection), banner, nets, texts: hasTexts, language, ...(weight ? { weight } : {}) };
        const { job } = await resultFiles.call("POST /api/activities/:id/results/files", { params: { id: activityId }, body });
        setId(job);
      }),
    cancel: () => act(() => cancelJob(id)),
    forget: () => setId(""),
  };
}

/** An aggregated workbook: what stands in it, how far it is, and where it is downloaded. */
export function WorkbookDialog({ activityId, questions, selection, base, onClose }: WorkbookDialogProps) {
  const { t, language } = useTexts();
  const titleId = useId();
  const workbook = useWorkbook({ activityId, selection });
  const [options, setOptions] = useKept<WorkbookOptions>(`workbook options ${activityId}`, {
    ...{ banner: [], weight: "", hasTexts: true },
    language: resolveLanguage(language),
  });
  const { id, job, isBusy } = workbook;
  const isUnderWay = id !== "" && (!job || isRunning(job));
  const start = () => void workbook.start(options);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t("resultFiles.dialog.title")}</DialogTitle>
      <DialogContent>
        {id === "" ? (
          <WorkbookForm activityId={activityId} questions={questions} base={base} options={options} onChange={setOptions} />
        ) : (
          <WorkbookProgress job={job} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: "wrap", rowGap: 1 }}>
        {isUnderWay && (
          <Button color="inherit" loading={isBusy} onClick={() => void workbook.cancel()}>
            {t("resultFiles.dialog.cancel")}
          </Button>
        )}
        {id !== "" && !isUnderWay && (
          <Button color="inherit" onClick={workbook.forget}>
            {t("resultFiles.dialog.again")}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t("resultFiles.dialog.close")}
        </Button>
        {id === "" && (
          <Button variant="contained" startIcon={<Icon name="GridOn" />} loading={isBusy} onClick={start}>
            {t("resultFiles.dialog.make")}
          </Button>
        )}
        {job?.state === "failed" && (
          <Button variant="contained" startIcon={<Icon name="Refresh" />} loading={isBusy} onClick={start}>
            {t("resultFiles.dialog.retry")}
          </Button>
        )}
        {job?.state === "done" && job.result?.file && (
          <FileButton variant="contained" file={job.result.file} failure="resultFiles.dialog.failed" />
        )}
      </DialogActions>
    </Dialog>
  );
}

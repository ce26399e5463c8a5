import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from "@mui/material";
import { useId, useState } from "react";
import { type QuestionnaireToolProps, useTexts } from "../../../../client/kit/console";
import type { ImportReport as Report } from "../../shared/api";
import { importSurvey } from "../api/exchangeApi";
import { DropZone } from "./DropZone";
import { ImportFailure } from "./ImportFailure";
import { ImportReport } from "./ImportReport";

type Step =
  | { readonly kind: "choose"; readonly error?: unknown }
  | { readonly kind: "ask"; readonly file: File }
  | { readonly kind: "busy"; readonly file: File }
  | { readonly kind: "done"; readonly report: Report };

/** Brings a questionnaire, and the responses of a CSV, from a file; then says what could not come. */
export function ImportDialog({ questionnaire, isOpen, onClose }: QuestionnaireToolProps) {
  const { t } = useTexts();
  const titleId = useId();
  const [step, setStep] = useState<Step>({ kind: "choose" });

  async function send(file: File) {
    setStep({ kind: "busy", file });
    try {
      await questionnaire.flush();
      const report = await importSurvey(questionnaire.activity.id, file);
      await questionnaire.reload();
      setStep({ kind: "done", report });
    } catch (error) {
      setStep({ kind: "choose", error });
    }
  }
  function choose(file: File) {
    if (questionnaire.isFilled) setStep({ kind: "ask", file });
    else void send(file);
  }
  const isBusy = step.kind === "busy";
  return (
    <Dialog
      open={isOpen}
      onClose={() => !isBusy && onClose()}
      onTransitionExited={() => setStep({ kind: "choose" })}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t(step.kind === "done" ? "surveys.import.doneTitle" : "surveys.import.title")}</DialogTitle>
      <DialogContent>
        {step.kind === "choose" && (
          <>
            {step.error !== undefined && <ImportFailure error={step.error} />}
            <DropZone onFile={choose} />
          </>
        )}
        {step.kind === "ask" && <Typography>{t("surveys.import.replace", { name: step.file.name })}</Typography>}
        {step.kind === "busy" && (
          <>
            <Typography role="status" sx={{ mb: 1.5 }}>
              {t("surveys.import.busy", { name: step.file.name })}
            </Typography>
            <LinearProgress aria-label={t("surveys.import.busy", { name: step.file.name })} />
          </>
        )}
        {step.kind === "done" && <ImportReport report={step.report} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {step.kind === "ask" && (
          <>
            <Button color="inherit" onClick={() => setStep({ kind: "choose" })}>
              {t("surveys.import.keep")}
            </Button>
            <Button variant="contained" color="error" autoFocus onClick={() => void send(step.file)}>
              {t("surveys.import.replaceConfirm")}
            </Button>
          </>
        )}
        {step.kind !== "ask" && (
          <Button variant={step.kind === "done" ? "contained" : "text"} disabled={isBusy} onClick={onClose}>
            {t("surveys.close")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import { useId } from "react";
import { type QuestionnaireToolProps, useTexts } from "../../../../client/kit/console";
import { DropZone } from "./DropZone";
import { GuessStep } from "./GuessStep";
import { ImportFailure } from "./ImportFailure";
import { ImportProgress } from "./ImportProgress";
import { ImportReport } from "./ImportReport";
import { type ImportStep, useImport } from "./useImport";

const TITLES: Partial<Readonly<Record<ImportStep["kind"], string>>> = {
  done: "surveys.import.doneTitle",
  guess: "surveys.import.guess.title",
};

/** Brings a questionnaire, and the responses of a CSV, from a file; then says what could not come. */
export function ImportDialog({ questionnaire, isOpen, onClose }: QuestionnaireToolProps) {
  const { t } = useTexts();
  const titleId = useId();
  const { step, choose, start, save, decide, cancel, restart } = useImport(questionnaire);
  const isOnTheWay = step.kind === "cancelling" || step.kind === "checking";
  const isBusy = step.kind === "reading" || step.kind === "saving" || isOnTheWay;
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"));
  return (
    <Dialog
      open={isOpen}
      onClose={() => (!isBusy || isOnTheWay) && onClose()}
      onTransitionExited={restart}
      fullWidth
      maxWidth={step.kind === "guess" ? "md" : "sm"}
      fullScreen={step.kind === "guess" && isPhone}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t(TITLES[step.kind] ?? "surveys.import.title")}</DialogTitle>
      <DialogContent>
        {"error" in step && step.error !== undefined && (
          <ImportFailure
            error={step.error}
            onRetry={
              step.kind === "guess"
                ? () => decide({ file: step.file, found: step.found, decisions: step.decisions }, true)
                : undefined
            }
          />
        )}
        {step.kind !== "done" && "isCancelled" in step && step.isCancelled && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t("surveys.import.cancelled")}
          </Alert>
        )}
        {step.kind === "choose" && <DropZone onFile={choose} />}
        {step.kind === "ask" && <Typography>{t("surveys.import.replace", { name: step.file.name })}</Typography>}
        {isBusy && <ImportProgress step={step} activity={questionnaire.activity} />}
        {step.kind === "guess" && (
          <GuessStep
            {...step}
            onDecide={(decisions, isToRead) =>
              // What is being read was decided before: the newest has to be read as well.
              decide({ file: step.file, found: step.found, decisions }, isToRead || step.isReading)
            }
          />
        )}
        {step.kind === "done" && step.report && <ImportReport report={step.report} />}
        {step.kind === "done" && !step.report && (
          <Alert severity="info">{t(`surveys.import.${step.isCancelled ? "tooLate" : "unseen"}`)}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {step.kind === "ask" && (
          <>
            <Button color="inherit" onClick={restart}>
              {t("surveys.import.keep")}
            </Button>
            <Button variant="contained" color="error" autoFocus onClick={() => start(step.file)}>
              {t("surveys.import.replaceConfirm")}
            </Button>
          </>
        )}
        {step.kind === "guess" && (
          <>
            <Button color="inherit" onClick={restart}>
              {t("surveys.import.keep")}
            </Button>
            <Button
              variant="contained"
              disabled={step.isReading || step.found.guesses.every(({ type }) => type === null)}
              onClick={() => save({ file: step.file, found: step.found, decisions: step.decisions })}
            >
              {t("surveys.import.guess.go", { smart_count: step.found.respondents })}
            </Button>
          </>
        )}
        {isBusy && !isOnTheWay && (
          <Button color="inherit" onClick={cancel}>
            {t("surveys.import.cancel")}
          </Button>
        )}
        {(step.kind === "choose" || step.kind === "done" || isOnTheWay) && (
          <Button variant={step.kind === "done" ? "contained" : "text"} onClick={onClose}>
            {t("surveys.close")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

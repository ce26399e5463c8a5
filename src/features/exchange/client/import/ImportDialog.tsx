import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import { useId, useState } from "react";
import { type QuestionnaireToolProps, useTexts } from "../../../../client/kit/console";
import type { ImportDecisions } from "../../../../survey/exchange/importer";
import type { ImportGuesses, ImportReport as Report } from "../../shared/api";
import { guessImport, importSurvey } from "../api/exchangeApi";
import { DropZone } from "./DropZone";
import { GuessStep } from "./GuessStep";
import { ImportFailure } from "./ImportFailure";
import { ImportReport } from "./ImportReport";

type Step =
  | { readonly kind: "choose"; readonly error?: unknown }
  | { readonly kind: "ask"; readonly file: File }
  | ({ readonly kind: "guess"; readonly file: File; readonly isReading: boolean } & Guessing)
  | { readonly kind: "busy"; readonly file: File }
  | { readonly kind: "done"; readonly report: Report };

const TITLES: Partial<Readonly<Record<Step["kind"], string>>> = {
  done: "surveys.import.doneTitle",
  guess: "surveys.import.guess.title",
};

interface Guessing {
  readonly found: ImportGuesses;
  readonly decisions: ImportDecisions;
}

/** Files of responses, whose columns say nothing of themselves. */
const RESPONSES = /\.(csv|tsv|tab|txt)$/i;

/** Brings a questionnaire, and the responses of a CSV, from a file; then says what could not come. */
export function ImportDialog({ questionnaire, isOpen, onClose }: QuestionnaireToolProps) {
  const { t } = useTexts();
  const titleId = useId();
  const [step, setStep] = useState<Step>({ kind: "choose" });

  const { id } = questionnaire.activity;

  async function send(file: File, decisions?: ImportDecisions) {
    setStep({ kind: "busy", file });
    try {
      await questionnaire.flush();
      const report = await importSurvey(id, file, decisions);
      await questionnaire.reload();
      setStep({ kind: "done", report });
    } catch (error) {
      setStep({ kind: "choose", error });
    }
  }
  /** Reads the file with what was decided so far; the newest decision counts. */
  async function guess(file: File, before?: Guessing) {
    const decisions = before?.decisions ?? { columns: {} };
    setStep(before ? { kind: "guess", file, isReading: true, ...before } : { kind: "busy", file });
    try {
      const found = await guessImport(id, file, decisions);
      setStep((now) =>
        now.kind === "busy" || (now.kind === "guess" && now.decisions === decisions)
          ? { kind: "guess", file, isReading: false, found, decisions }
          : now,
      );
    } catch (error) {
      setStep({ kind: "choose", error });
    }
  }
  function start(file: File) {
    void (RESPONSES.test(file.name) ? guess(file) : send(file));
  }
  function choose(file: File) {
    if (questionnaire.isFilled) setStep({ kind: "ask", file });
    else start(file);
  }
  const isBusy = step.kind === "busy";
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"));
  return (
    <Dialog
      open={isOpen}
      onClose={() => !isBusy && onClose()}
      onTransitionExited={() => setStep({ kind: "choose" })}
      fullWidth
      maxWidth={step.kind === "guess" ? "md" : "sm"}
      fullScreen={step.kind === "guess" && isPhone}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t(TITLES[step.kind] ?? "surveys.import.title")}</DialogTitle>
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
        {step.kind === "guess" && (
          <GuessStep
            {...step}
            onDecide={(decisions, isToRead) =>
              // What is being read was decided before: the newest has to be read as well.
              isToRead || step.isReading
                ? void guess(step.file, { found: step.found, decisions })
                : setStep({ ...step, decisions })
            }
          />
        )}
        {step.kind === "done" && <ImportReport report={step.report} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {step.kind === "ask" && (
          <>
            <Button color="inherit" onClick={() => setStep({ kind: "choose" })}>
              {t("surveys.import.keep")}
            </Button>
            <Button variant="contained" color="error" autoFocus onClick={() => start(step.file)}>
              {t("surveys.import.replaceConfirm")}
            </Button>
          </>
        )}
        {step.kind === "guess" && (
          <>
            <Button color="inherit" onClick={() => setStep({ kind: "choose" })}>
              {t("surveys.import.keep")}
            </Button>
            <Button
              variant="contained"
              disabled={step.isReading || step.found.guesses.every(({ type }) => type === null)}
              onClick={() => void send(step.file, step.decisions)}
            >
              {t("surveys.import.guess.go", { smart_count: step.found.respondents })}
            </Button>
          </>
        )}
        {step.kind !== "ask" && step.kind !== "guess" && (
          <Button variant={step.kind === "done" ? "contained" : "text"} disabled={isBusy} onClick={onClose}>
            {t("surveys.close")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import { LinearProgress, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { type QuestionnaireToolProps, useTexts } from "../../../../client/kit/console";
import { exchange } from "../api/exchangeApi";
import type { ImportStep } from "./useImport";

const POLL_MS = 700;
const TEXTS = {
  reading: "surveys.import.reading",
  saving: "surveys.import.busy",
  cancelling: "surveys.import.cancelling",
  checking: "surveys.import.checking",
} as const;

interface ImportProgressProps {
  readonly step: Extract<ImportStep, { readonly kind: "reading" | "saving" | "cancelling" | "checking" }>;
  readonly activity: QuestionnaireToolProps["questionnaire"]["activity"];
}

/** What is being done with a file, and how far it has come where that can be told. */
export function ImportProgress({ step: { kind, file, respondents = 0 }, activity: { id } }: ImportProgressProps) {
  const { t, language } = useTexts();
  const isCounted = kind === "saving" && respondents > 0;
  const { data } = exchange.useCall(
    "GET /api/activities/:id/import",
    { params: { id } },
    { enabled: isCounted, refetchInterval: POLL_MS, gcTime: 0, isQuiet: true },
  );
  // Once all are visible, nothing is on its way any more.
  const [most, setMost] = useState(0);
  const written = isCounted ? (data?.written ?? 0) : 0;
  useEffect(() => setMost((before) => Math.max(before, written)), [written]);
  const number = new Intl.NumberFormat(language);
  const text = t(TEXTS[kind], { name: file.name });
  return (
    <>
      <Typography role="status" sx={{ mb: 1.5 }}>
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        {...(most > 0 ? { variant: "determinate", value: Math.min((100 * most) / respondents, 100) } : {})}
      />
      {most > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1, fontVariantNumeric: "tabular-nums" }}>
          {t("surveys.import.written", { written: number.format(most), respondents: number.format(respondents) })}
        </Typography>
      )}
    </>
  );
}

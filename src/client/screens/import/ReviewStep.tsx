import { Alert, Box, Button, FormControlLabel, Switch, Typography } from "@mui/material";
import { useState } from "react";
import { isSame } from "../../data/changedFields";
import type { ColumnMatch, ImportReport } from "../../data/importApi";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { ColumnMapping } from "./ColumnMapping";
import { IssueTable } from "./IssueTable";
import type { ImportState } from "./useImport";
import { useImportFields } from "./useImportFields";

/** Addresses that are spelled out. */
const MOST_NAMED = 5;

/** What was found: which column fills which field, and what is wrong, row by row. Nothing is saved yet. */
export function ReviewStep({ state }: { readonly state: ImportState }) {
  const { t, language } = useTexts();
  const { report, file, mode, isBusy, analyse, start, setStep } = state;
  const fields = useImportFields(state.fixed);
  const [columns, setColumns] = useState<readonly ColumnMatch[]>(report?.columns ?? []);
  if (!report || !file) return null;
  const isRemapped = !isSame(columns, report.columns);
  const taken = new Set(columns.map(({ field }) => field));
  const takesIds = mode.key?.split(",").includes("id") ?? false;
  // Who only changes what is there leaves out what it has.
  const missing = (mode.mode === "upsert" ? [] : fields).filter(({ field, isRequired }) => isRequired && !taken.has(field.name));
  const canLoad = report.valid > 0 && !isRemapped;
  const number = (count: number) => count.toLocaleString(language);
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Alert severity={report.faultCount === 0 ? "success" : report.valid > 0 ? "warning" : "error"}>
        {t("console.import.review.summary", { smart_count: report.rows, rows: number(report.rows), valid: number(report.valid) })}{" "}
        {report.faultCount > 0
          ? t("console.import.review.faults", { smart_count: report.faultCount, count: number(report.faultCount) })
          : t("console.import.review.clean")}
      </Alert>
      {report.valid > 0 && !isRemapped ? <Outcome state={state} report={report} /> : null}
      <ColumnMapping
        columns={columns}
        missing={missing.map(({ field }) => field)}
        takesIds={takesIds}
        isDisabled={isBusy}
        onChange={setColumns}
      />
      {report.faults.length > 0 && !isRemapped ? (
        <IssueTable faults={report.faults} count={report.faultCount} report={report.report} title={file.name} />
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "space-between" }}>
        <Button color="inherit" startIcon={<Icon name="ChevronLeft" />} disabled={isBusy} onClick={() => setStep("upload")}>
          {t("console.import.other")}
        </Button>
        {isRemapped ? (
          <Button variant="contained" loading={isBusy} onClick={() => void analyse(file, mode, columns)}>
            {t("console.import.review.again")}
          </Button>
        ) : (
          <Button variant="contained" loading={isBusy} disabled={!canLoad} onClick={() => void start()}>
            {t("console.import.review.start", { smart_count: report.valid, count: number(report.valid) })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** What the load would do, and whom it would mail, which can be left out. */
function Outcome({ state, report }: { readonly state: ImportState; readonly report: ImportReport }) {
  const { t, language } = useTexts();
  const { isMailing, setIsMailing, isBusy } = state;
  const { mailed, mailedTo, updated, updatedNames } = report;
  const told = (name: "created" | "updated" | "unchanged") =>
    t(`console.import.review.${name}`, { smart_count: report[name], count: report[name].toLocaleString(language) });
  const named = mailedTo.slice(0, MOST_NAMED);
  const rest = mailed - named.length;
  const more = (count: number) =>
    count > 0 ? ` ${t("console.import.review.more", { smart_count: count, count: count.toLocaleString(language) })}` : "";
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Typography>{(["created", "updated", "unchanged"] as const).map(told).join(" · ")}</Typography>
      {updated > 0 ? (
        <Alert severity="warning" sx={{ overflowWrap: "anywhere" }}>
          {t("console.import.review.existing", { smart_count: updated, count: updated.toLocaleString(language) })}
          {updatedNames.length > 0 ? ` ${updatedNames.join(", ")}${more(updated - updatedNames.length)}` : null}
        </Alert>
      ) : null}
      {mailed > 0 ? (
        <Box>
          <FormControlLabel
            control={<Switch checked={isMailing} disabled={isBusy} onChange={(_, isChecked) => setIsMailing(isChecked)} />}
            label={t("console.import.review.mail", { smart_count: mailed, count: mailed.toLocaleString(language) })}
          />
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
            {isMailing ? `${named.join(", ")}${more(rest)}` : t("console.import.review.silent")}
          </Typography>
        </Box>
      ) : null}
    </Box>
  );
}

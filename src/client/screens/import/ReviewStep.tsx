import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";
import { isSame } from "../../data/changedFields";
import type { ColumnMatch } from "../../data/importApi";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { ColumnMapping } from "./ColumnMapping";
import { IssueTable } from "./IssueTable";
import type { ImportState } from "./useImport";
import { useImportFields } from "./useImportFields";

/** What was found: which column fills which field, and what is wrong, row by row. Nothing is saved yet. */
export function ReviewStep({ state }: { readonly state: ImportState }) {
  const { t, language } = useTexts();
  const { report, file, mode, isBusy, analyse, start, setStep } = state;
  const fields = useImportFields();
  const [columns, setColumns] = useState<readonly ColumnMatch[]>(report?.columns ?? []);
  if (!report || !file) return null;
  const isRemapped = !isSame(columns, report.columns);
  const taken = new Set(columns.map(({ field }) => field));
  const missing = fields.filter(({ field, isRequired }) => isRequired && !taken.has(field.name));
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
      <ColumnMapping columns={columns} missing={missing.map(({ field }) => field)} isDisabled={isBusy} onChange={setColumns} />
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

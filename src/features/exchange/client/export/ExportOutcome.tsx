import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { failureText, useTexts } from "../../../../client/kit/console";
import type { ImportLoss } from "../../../../survey/exchange/importer";
import { UnmappedTable } from "../UnmappedTable";

interface ExportOutcomeProps {
  /** Absent until it is known. */
  readonly unmapped: readonly ImportLoss[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What the file will hold, or what keeps it from being made. */
export function ExportOutcome({ unmapped, error, onRetry }: ExportOutcomeProps) {
  const { t } = useTexts();
  if (error)
    return (
      <Alert
        severity="error"
        sx={{ mt: 2 }}
        action={
          <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: "nowrap" }}>
            {t("common.retry")}
          </Button>
        }
      >
        {failureText(error, t)}
      </Alert>
    );
  return (
    <Box sx={{ mt: 2, minHeight: 48 }} aria-live="polite">
      {!unmapped && <LinearProgress aria-label={t("surveys.exports.preparing")} />}
      {unmapped?.length === 0 && <Alert severity="success">{t("surveys.exports.complete")}</Alert>}
      {unmapped && unmapped.length > 0 && (
        <>
          <Typography sx={{ mb: 1 }}>{t("surveys.exports.unmapped", { smart_count: unmapped.length })}</Typography>
          <UnmappedTable unmapped={unmapped} label={t("surveys.exports.unmappedTable")} whole={t("surveys.exports.whole")} />
        </>
      )}
    </Box>
  );
}

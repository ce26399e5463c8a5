import { Alert, Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { ImportReport as Report } from "../../shared/api";
import { UnmappedTable } from "../UnmappedTable";

/** What came, and by question and reason what could not. */
export function ImportReport({ report }: { readonly report: Report }) {
  const { t } = useTexts();
  const { questions, respondents, partial, unmapped } = report;
  return (
    <Box>
      <Alert severity="success" sx={{ mb: 2 }}>
        {t("surveys.import.questions", { smart_count: questions })}
        {respondents > 0 && ` · ${t("surveys.import.respondents", { smart_count: respondents })}`}
        {partial > 0 && `, ${t("surveys.import.partial", { smart_count: partial })}`}
      </Alert>
      {unmapped.length === 0 && <Typography>{t("surveys.import.complete")}</Typography>}
      {unmapped.length > 0 && (
        <>
          <Typography sx={{ mb: 1 }}>{t("surveys.import.unmapped", { smart_count: unmapped.length })}</Typography>
          <UnmappedTable unmapped={unmapped} label={t("surveys.import.unmappedTable")} whole={t("surveys.import.wholeFile")} />
        </>
      )}
    </Box>
  );
}

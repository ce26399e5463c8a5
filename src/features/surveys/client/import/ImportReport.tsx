import { Alert, Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit";
import type { ImportReport as Report } from "../api/questionnaireApi";

/** What came, and by question and reason what could not. */
export function ImportReport({ report }: { readonly report: Report }) {
  const { t } = useTexts();
  const { questions, respondents, unmapped } = report;
  return (
    <Box>
      <Alert severity="success" sx={{ mb: 2 }}>
        {t("surveys.import.questions", { smart_count: questions })}
        {respondents > 0 && ` · ${t("surveys.import.respondents", { smart_count: respondents })}`}
      </Alert>
      {unmapped.length === 0 && <Typography>{t("surveys.import.complete")}</Typography>}
      {unmapped.length > 0 && (
        <>
          <Typography sx={{ mb: 1 }}>{t("surveys.import.unmapped", { smart_count: unmapped.length })}</Typography>
          <TableContainer tabIndex={0} role="group" aria-label={t("surveys.import.unmappedTable")} sx={{ maxHeight: 320 }}>
            <Table size="small" stickyHeader>
              <TableHead>
                <TableRow>
                  <TableCell>{t("surveys.import.question")}</TableCell>
                  <TableCell>{t("surveys.import.reason")}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {unmapped.map(({ question, reason, detail }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and its lines may be equal
                  <TableRow key={index}>
                    <TableCell sx={{ verticalAlign: "top", overflowWrap: "anywhere", width: "38%" }}>
                      {question || t("surveys.import.wholeFile")}
                    </TableCell>
                    <TableCell sx={{ verticalAlign: "top", overflowWrap: "anywhere" }}>
                      {reason}
                      {detail && (
                        <Box component="code" sx={{ display: "block", mt: 0.5, fontSize: 12, color: "text.secondary" }}>
                          {detail}
                        </Box>
                      )}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </>
      )}
    </Box>
  );
}

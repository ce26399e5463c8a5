import { Box, Button, Dialog, GlobalStyles, Stack, Typography } from "@mui/material";
import { useId } from "react";
import { Icon, LightTheme, useTexts } from "../../../../src/client/kit/charts";
import type { NeuroResults } from "../../shared/api/results";
import { AdSection } from "./AdSection";
import { Comparison } from "./Comparison";

const SHEET = "neuro-print";
const CHROME = "neuro-print-chrome";
/** A4 between its margins, in CSS pixels. */
const SHEET_WIDTH = 720;

/** On paper there is the report alone: no application around it, no dialog that cuts it at the window's edge. */
const PAPER_RULES = {
  "@page": { margin: "12mm" },
  "@media print": {
    "html, body": { background: "#fff !important", overflow: "visible !important", padding: "0 !important" },
    [`body > *:not(.${SHEET}), .${CHROME}`]: { display: "none !important" },
    [`.${SHEET}, .${SHEET} .MuiDialog-container, .${SHEET} .MuiDialog-paper`]: {
      ...{ position: "static !important", display: "block !important", height: "auto !important" },
      ...{ maxHeight: "none !important", overflow: "visible !important", transform: "none !important" },
    },
    [`.${SHEET} .MuiBackdrop-root`]: { display: "none !important" },
    [`.${SHEET} *`]: { printColorAdjust: "exact", WebkitPrintColorAdjust: "exact" },
  },
} as const;

interface PrintReportProps {
  /** Of the study. */
  readonly title: string;
  readonly results: NeuroResults;
  readonly sector: string;
  readonly onClose: () => void;
}

/** The results as they go to the printer, on white whatever the screen's mode. */
export function PrintReport({ title, results: { ads }, sector, onClose }: PrintReportProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <LightTheme>
      <GlobalStyles styles={PAPER_RULES} />
      <Dialog
        fullScreen
        open
        onClose={onClose}
        className={SHEET}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { colorScheme: "light" } } }}
      >
        <Stack
          className={CHROME}
          direction="row"
          sx={{
            ...{ gap: 1, p: 1.5, justifyContent: "flex-end", position: "sticky", top: 0, zIndex: 1 },
            ...{ bgcolor: "background.paper", borderBottom: 1, borderColor: "divider" },
          }}
        >
          <Button onClick={onClose}>{t("resultsView.print.close")}</Button>
          <Button variant="contained" autoFocus startIcon={<Icon name="Print" />} onClick={() => window.print()}>
            {t("neuro.results.print")}
          </Button>
        </Stack>
        <Box sx={{ maxWidth: SHEET_WIDTH, width: "100%", mx: "auto", p: { xs: 2, sm: 3 }, "@media print": { p: 0, m: 0 } }}>
          <Typography id={titleId} variant="h3" component="h1">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 3 }}>
            {t("neuro.results.intro")}
          </Typography>
          <Stack sx={{ gap: 3 }}>
            {ads.length > 1 && <Comparison ads={ads} />}
            {ads.map((ad) => (
              <AdSection key={ad.questionId} ad={ad} sector={sector} isPrinted />
            ))}
          </Stack>
        </Box>
      </Dialog>
    </LightTheme>
  );
}

import { Box, Button, Dialog, GlobalStyles, Stack } from "@mui/material";
import { useId } from "react";
import { Icon, LightTheme, useTexts } from "../../../../client/kit/charts";
import { PrintedQuestion, type PrintedQuestionProps } from "./PrintedQuestion";
import { PrintHead, type PrintHeadProps } from "./PrintHead";

const SHEET = "sondeo-print";
const CHROME = "sondeo-print-chrome";
/** A4 between its margins, in CSS pixels. */
const SHEET_WIDTH = 680;

/** On paper there is the sheet alone: no application around it, no dialog that cuts it at the window's edge. */
const PAPER_RULES = {
  "@page": { margin: "14mm" },
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

interface PrintPreviewProps {
  readonly head: Omit<PrintHeadProps, "titleId">;
  readonly questions: readonly (Omit<PrintedQuestionProps, "isFiltered"> & { readonly id: string })[];
  readonly onClose: () => void;
}

/** What goes to the printer, as it will look there: on white whatever the screen's mode. */
export function PrintPreview({ head, questions, onClose }: PrintPreviewProps) {
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
            gap: 1,
            p: 1.5,
            justifyContent: "flex-end",
            position: "sticky",
            top: 0,
            zIndex: 1,
            bgcolor: "background.paper",
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <Button onClick={onClose}>{t("resultsView.print.close")}</Button>
          <Button variant="contained" autoFocus startIcon={<Icon name="Print" />} onClick={() => window.print()}>
            {t("resultsView.print.go")}
          </Button>
        </Stack>
        <Box sx={{ maxWidth: SHEET_WIDTH, width: "100%", mx: "auto", p: { xs: 2, sm: 3 }, "@media print": { p: 0, m: 0 } }}>
          <PrintHead {...head} titleId={titleId} />
          {questions.map(({ id, ...question }) => (
            <PrintedQuestion key={id} {...question} isFiltered={head.lines.length > 0} />
          ))}
        </Box>
      </Dialog>
    </LightTheme>
  );
}

import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../client/kit/console";
import type { DropOff } from "../../shared/api/figures";

const NUMBERS = ["reached", "open", "left", "ended"] as const;
const NO_FIGURE = "–";
const WHOLE = { whiteSpace: "nowrap", overflowWrap: "normal" } as const;

/** Where people stop: a line a question, in the order of the questionnaire. */
export function DropOffCard({ dropOff: { started, beforeFirst, unplaced, steps } }: { readonly dropOff: DropOff }) {
  const { t, language } = useTexts();
  const count = new Intl.NumberFormat(language).format;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format;
  const title = t("fieldFigures.drop.title");
  if (started === 0) {
    return (
      <SectionCard title={title}>
        <Typography sx={{ color: "text.secondary" }}>{t("fieldFigures.drop.none")}</Typography>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={title}>
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 640 }}>
        {t("fieldFigures.drop.help")}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small" sx={{ "& td, & th": { fontVariantNumeric: "tabular-nums" } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t("fieldFigures.drop.question")}</TableCell>
              <TableCell aria-hidden sx={{ width: "22%", display: { xs: "none", md: "table-cell" } }} />
              {NUMBERS.map((name) => (
                <TableCell key={name} align="right" sx={WHOLE}>
                  {t(`fieldFigures.drop.${name}`)}
                </TableCell>
              ))}
              <TableCell align="right" sx={WHOLE}>
                {t("fieldFigures.drop.stopped")} %
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {steps.map(({ questionId, title: name, ...step }, index) => {
              const stopped = step.open + step.left + step.ended;
              return (
                <TableRow key={questionId}>
                  <TableCell component="th" scope="row" dir="auto" sx={{ minWidth: 160, overflowWrap: "anywhere" }}>
                    {index + 1}. {name}
                  </TableCell>
                  <TableCell aria-hidden sx={{ display: { xs: "none", md: "table-cell" } }}>
                    <Box sx={{ height: 8, borderRadius: 4, bgcolor: "action.hover", overflow: "hidden", display: "flex" }}>
                      <Box style={{ width: `${((step.reached - stopped) / started) * 100}%` }} sx={{ bgcolor: "primary.main" }} />
                      <Box style={{ width: `${(stopped / started) * 100}%` }} sx={{ bgcolor: "warning.main" }} />
                    </Box>
                  </TableCell>
                  {NUMBERS.map((number) => (
                    <TableCell key={number} align="right">
                      {count(step[number])}
                    </TableCell>
                  ))}
                  <TableCell align="right" sx={{ fontWeight: 600 }}>
                    {step.reached === 0 ? NO_FIGURE : percent(stopped / step.reached)}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      {beforeFirst > 0 && (
        <Typography variant="body2">
          {t("fieldFigures.drop.beforeFirst", { smart_count: beforeFirst, count: count(beforeFirst) })}
        </Typography>
      )}
      {unplaced > 0 && (
        <Typography variant="body2">
          {t("fieldFigures.drop.unplaced", { smart_count: unplaced, count: count(unplaced) })}
        </Typography>
      )}
    </SectionCard>
  );
}

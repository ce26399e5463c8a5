import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import { useTexts } from "../../../../client/kit/charts";
import type { QuestionResult } from "../../shared/api";
import { NO_FIGURE } from "../format";
import { useFormats } from "../useFormats";

const FIGURES = ["score", "best", "worst", "shown", "mean", "median", "standardDeviation", "minimum", "maximum"] as const;

/** Statistics of each item, field or row. */
export function PartsTable({ parts }: { readonly parts: NonNullable<QuestionResult["parts"]> }) {
  const { t } = useTexts();
  const formats = useFormats();
  const columns = FIGURES.filter((name) => parts.some(({ statistics }) => statistics[name] !== undefined));
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t("results.table.parts")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t("results.table.answer")}</TableCell>
            {columns.map((name) => (
              <TableCell key={name} align="right" sx={{ overflowWrap: "normal" }}>
                {t(`results.statistics.${name}`)}
              </TableCell>
            ))}
            <TableCell align="right">{t("results.table.base")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(({ code, label, base, statistics }) => (
            <TableRow key={code}>
              <TableCell component="th" scope="row" dir="auto">
                {label}
              </TableCell>
              {columns.map((name) => (
                <TableCell key={name} align="right">
                  {statistics[name] === undefined ? NO_FIGURE : formats.statistic(statistics[name])}
                </TableCell>
              ))}
              <TableCell align="right">{formats.count(base)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

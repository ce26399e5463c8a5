import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import { useTexts } from "../../../../client/kit/charts";
import { NO_FIGURE } from "../format";
import { useFormats } from "../useFormats";
import type { QuestionSplit, SplitRow } from "./splitData";

interface SplitTableProps {
  readonly label: string;
  readonly split: QuestionSplit;
}

function Row({ row: { label, cells }, isStatistic }: { readonly row: SplitRow; readonly isStatistic: boolean }) {
  const formats = useFormats();
  const written = (value: number) => (isStatistic ? formats.statistic(value) : formats.share(value));
  return (
    <TableRow>
      <TableCell
        component="th"
        scope="row"
        dir="auto"
        sx={{ minWidth: 140, overflowWrap: "anywhere", fontStyle: isStatistic ? "italic" : undefined }}
      >
        {label}
      </TableCell>
      {cells.map(({ value, count }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <TableCell key={column} align="right" sx={{ whiteSpace: "nowrap" }}>
          <strong>{value === null ? NO_FIGURE : written(value)}</strong>
          {count !== undefined && (
            <Box component="span" sx={{ color: "text.secondary" }}>
              {" "}
              ({formats.count(count)})
            </Box>
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** A question by groups: a row an answer, a column a group, with who answered of each. */
export function SplitTable({ label, split: { total, groups, answers, statistics } }: SplitTableProps) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table size="small" sx={{ "& thead th": { overflowWrap: "normal", minWidth: 88 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("results.table.answer")}</TableCell>
            <TableCell align="right">{t("resultsView.split.total")}</TableCell>
            {groups.map((group) => (
              <TableCell key={group.key} align="right" dir="auto">
                {group.label}
              </TableCell>
            ))}
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row" sx={{ color: "text.secondary" }}>
              {t("resultsView.split.base")}
            </TableCell>
            {[total, ...groups.map(({ base }) => base)].map((base, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a base is its column
              <TableCell key={column} align="right" component="td" sx={{ color: "text.secondary" }}>
                {formats.count(base)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {answers.map((row) => (
            <Row key={row.key} row={row} isStatistic={false} />
          ))}
          {statistics.map((row) => (
            <Row key={row.key} row={row} isStatistic={row.cells.every(({ count }) => count === undefined)} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

import { Box, TableCell } from "@mui/material";
import type { CrossTable } from "../../shared/tablesApi";
import { NO_FIGURE } from "../format";
import { useFormats } from "../useFormats";

interface CrossTableCellProps {
  /** Whether nobody of the column answered the row's question: there is no share of nobody. */
  readonly isEmpty: boolean;
  readonly cell: CrossTable["rows"][number]["cells"][number];
  /** Whether nobody at all gave the row's answer. */
  readonly isRowEmpty: boolean;
  readonly hasRowPercent: boolean;
}

/** A share with its letters and count, or a statistic. */
export function CrossTableCell({ cell, isEmpty, isRowEmpty, hasRowPercent }: CrossTableCellProps) {
  const formats = useFormats();
  const { value, columnPercent, rowPercent, letters, count } = cell;
  const isShare = value === undefined;
  const statistic = value === null || value === undefined ? NO_FIGURE : formats.statistic(value);
  return (
    <TableCell align="right">
      <strong>{isShare && !isEmpty ? formats.share(columnPercent / 100) : statistic}</strong>
      {letters && (
        <Box component="span" sx={{ color: "success.main", fontWeight: 600, ml: 0.5 }}>
          {letters}
        </Box>
      )}
      {isShare && hasRowPercent && (
        <Box component="span" sx={{ display: "block" }}>{`${isRowEmpty ? NO_FIGURE : formats.share(rowPercent / 100)} →`}</Box>
      )}
      {isShare && (
        <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
          {formats.count(count)}
        </Box>
      )}
    </TableCell>
  );
}

import { Box, TableCell } from "@mui/material";
import type { CrossTable } from "../../shared/tablesApi";
import { useFormats } from "../useFormats";

interface CrossTableCellProps {
  readonly cell: CrossTable["rows"][number]["cells"][number];
  readonly hasRowPercent: boolean;
}

/** A share with its letters and count, or a statistic. */
export function CrossTableCell({ cell, hasRowPercent }: CrossTableCellProps) {
  const formats = useFormats();
  const { value, columnPercent, rowPercent, letters, count } = cell;
  const isShare = value === undefined;
  const statistic = value === null || value === undefined ? "–" : formats.statistic(value);
  return (
    <TableCell align="right">
      <strong>{isShare ? formats.share(columnPercent / 100) : statistic}</strong>
      {letters && (
        <Box component="span" sx={{ color: "success.main", fontWeight: 600, ml: 0.5 }}>
          {letters}
        </Box>
      )}
      {isShare && hasRowPercent && <Box component="span" sx={{ display: "block" }}>{`${formats.share(rowPercent / 100)} →`}</Box>}
      {isShare && (
        <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
          {formats.count(count)}
        </Box>
      )}
    </TableCell>
  );
}

import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography, useMediaQuery, useTheme } from "@mui/material";
import type { ReactNode } from "react";

export interface ResponsiveRow {
  readonly key: string;
  readonly name: string;
  /** As many as there are columns. */
  readonly cells: readonly ReactNode[];
}

interface ResponsiveTableProps {
  readonly label: string;
  /** Of the names. */
  readonly nameLabel: string;
  readonly columns: readonly string[];
  readonly rows: readonly ResponsiveRow[];
}

/** A table; on a phone each row is a list of what its columns say. */
export function ResponsiveTable({ label, nameLabel, columns, rows }: ResponsiveTableProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down("md"));
  if (isNarrow)
    return (
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
        {rows.map(({ key, name, cells }) => (
          <Box component="li" key={key} sx={{ pb: 2, "&:not(:last-of-type)": { borderBottom: 1, borderColor: "divider" } }}>
            <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: "anywhere" }}>{name}</Typography>
            <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
              {columns.map((column, index) => (
                <Box key={column} sx={{ minWidth: 0 }}>
                  <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
                    {column}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
                    {cells[index]}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    );
  return (
    <Box sx={{ overflowX: "auto" }} role="region" aria-label={label} tabIndex={0}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {[nameLabel, ...columns].map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: "tabular-nums", "& > tr > *": { verticalAlign: "top" } }}>
          {rows.map(({ key, name, cells }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere", minWidth: 140, maxWidth: 320 }}>
                {name}
              </TableCell>
              {columns.map((column, index) => (
                <TableCell key={column}>{cells[index]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

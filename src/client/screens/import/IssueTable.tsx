import { Box, MenuItem, Select, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useState } from "react";
import type { RowIssue } from "../../data/jobApi";
import { useTexts } from "../common/useTexts";
import { IssuesButton } from "../jobs/IssuesButton";

interface IssueTableProps {
  readonly faults: readonly RowIssue[];
  /** How many there are in all. */
  readonly count: number;
  /** What all of them are asked for by. */
  readonly report: string;
  /** Name of the file that was loaded. */
  readonly title: string;
}

const ALL = "";

/** Faults that the server keeps for the file to take along. */
const MOST_KEPT = 100_000;

/** What is wrong, by row and column: the first of it, narrowed to a column; all of it as a file to take along. */
export function IssueTable({ faults, count, report, title }: IssueTableProps) {
  const { t, language } = useTexts();
  const [column, setColumn] = useState(ALL);
  const columns = [...new Set(faults.flatMap((fault) => (fault.column ? [fault.column] : [])))];
  const number = (value: number) => value.toLocaleString(language);
  const shown = column === ALL ? faults : faults.filter((fault) => fault.column === column);
  return (
    <Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600, flex: "1 1 160px" }}>
          {t("console.import.faults.title")}
        </Typography>
        <Select
          size="small"
          displayEmpty
          value={column}
          SelectDisplayProps={{ "aria-label": t("console.import.faults.column") }}
          onChange={(event) => setColumn(event.target.value)}
          sx={{ maxWidth: 240 }}
        >
          <MenuItem value={ALL}>{t("console.import.faults.all")}</MenuItem>
          {columns.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
        <IssuesButton report={report} title={title} />
      </Box>
      <Box tabIndex={0} role="region" aria-label={t("console.import.faults.title")} sx={{ maxHeight: 300, overflow: "auto" }}>
        <Table
          size="small"
          stickyHeader
          sx={{
            "& .MuiTableCell-root": { borderColor: "divider", bgcolor: "background.paper", overflowWrap: "break-word", px: 1 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                {t("console.import.faults.row")}
              </TableCell>
              <TableCell>{t("console.import.faults.column")}</TableCell>
              <TableCell>{t("console.import.faults.message")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell may have several faults, and they never move
              <TableRow key={`${fault.row}:${fault.column}:${index}`}>
                <TableCell align="right">{fault.row.toLocaleString(language)}</TableCell>
                <TableCell>{fault.column ?? "–"}</TableCell>
                <TableCell>{fault.message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {count > faults.length ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t("console.import.faults.first", { shown: faults.length, total: number(count) })}{" "}
          {count > MOST_KEPT ? t("console.import.faults.file", { most: number(MOST_KEPT) }) : null}
        </Typography>
      ) : null}
    </Box>
  );
}

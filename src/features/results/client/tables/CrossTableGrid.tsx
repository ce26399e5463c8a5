import { Box, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { CrossTable } from "../../shared/tablesApi";
import { useFormats } from "../useFormats";
import { CrossTableCell } from "./CrossTableCell";
import { columnGroups, columnLetters } from "./columnGroups";
import { MissingNote } from "./MissingNote";

interface CrossTableGridProps {
  readonly table: CrossTable;
  /** Title of a variable's question. */
  readonly titleOf: (variable: string) => string;
  readonly isWeighted: boolean;
  readonly hasRowPercent: boolean;
  /** Columns with fewer respondents aren't compared. */
  readonly minimumBase: number;
  /** The table of the choice before is still shown. */
  readonly isStale: boolean;
}

const STICKY = {
  position: "sticky",
  left: 0,
  zIndex: 2,
  bgcolor: "background.paper",
  minWidth: { xs: 140, sm: 220 },
  maxWidth: 320,
} as const;

/** A banner table: percentages of each column, with the letters of the columns that are significantly lower. */
export function CrossTableGrid({ table, titleOf, isWeighted, hasRowPercent, minimumBase, isStale }: CrossTableGridProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { columns, rows } = table;
  const letters = columnLetters(columns);
  const bases = isWeighted ? (["base", "weightedBase", "effectiveBase"] as const) : (["base"] as const);
  // Each question's percentages are of who answered it.
  const basesOf = new Map<string | null, CrossTable["missing"][number]["bases"]>(
    table.missing.map(({ question, bases: own }) => [question, own]),
  );
  const lengths = new Map<string | null, number>();
  for (const { question } of rows) lengths.set(question, (lengths.get(question) ?? 0) + 1);
  const several = lengths.size > 1;
  return (
    <Paper variant="outlined" aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1, transition: "opacity 150ms" }}>
      <TableContainer tabIndex={0} role="group" aria-label={t("results.view.tables")} sx={{ maxHeight: "70vh" }}>
        <Table size="small" stickyHeader sx={{ "& td, & th": { fontVariantNumeric: "tabular-nums" } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ ...STICKY, zIndex: 4 }} />
              {columnGroups(columns).map(({ question, span }) => (
                <TableCell key={question ?? ""} colSpan={span} dir="auto" sx={{ pl: question === null ? undefined : 3 }}>
                  {question === null ? "" : titleOf(question)}
                </TableCell>
              ))}
            </TableRow>
            <TableRow>
              <TableCell sx={{ ...STICKY, zIndex: 4, top: 37 }} />
              {columns.map(({ question, key, label }, place) => (
                <TableCell key={`${question}:${key}`} align="right" dir="auto" sx={{ top: 37, minWidth: 96 }}>
                  {label}
                  <Box component="span" sx={{ display: "block", color: "text.secondary", fontWeight: 400 }}>
                    {letters[place] ? `(${letters[place]})` : "\u00a0"}
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {bases.map((base) => (
              <TableRow key={base}>
                <TableCell component="th" scope="row" sx={{ ...STICKY, color: "text.secondary" }}>
                  {several && [...lengths.values()].some((length) => length > 1) && base === "base"
                    ? t("crossTables.anyBase")
                    : t(`results.tables.${base}`)}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={`${column.question}:${column.key}`} align="right" sx={{ color: "text.secondary" }}>
                    {formats.count(Math.round(column[base]))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
            {rows.flatMap((row, index) => [
              // A line that is alone says itself what it is of.
              ...(several && (lengths.get(row.question) ?? 0) > 1 && rows[index - 1]?.question !== row.question
                ? [
                    <TableRow key={`${row.question}`}>
                      <TableCell component="th" scope="rowgroup" dir="auto" sx={{ ...STICKY, fontWeight: 600 }}>
                        {titleOf(row.question ?? "")}
                      </TableCell>
                      {(basesOf.get(row.question) ?? []).map(({ base, weightedBase }, place) => (
                        <TableCell
                          key={`${columns[place]?.question}:${columns[place]?.key}`}
                          align="right"
                          sx={{ color: "text.secondary" }}
                        >
                          {`n = ${formats.count(Math.round(isWeighted ? weightedBase : base))}`}
                        </TableCell>
                      ))}
                    </TableRow>,
                  ]
                : []),
              <TableRow key={`${row.question}:${row.kind}:${row.key}`} hover>
                <TableCell
                  component="th"
                  scope="row"
                  dir="auto"
                  sx={{ ...STICKY, overflowWrap: "anywhere", fontStyle: row.kind === "category" ? undefined : "italic" }}
                >
                  {row.label}
                </TableCell>
                {row.cells.map((cell, place) => (
                  <CrossTableCell
                    key={`${columns[place]?.question}:${columns[place]?.key}`}
                    cell={cell}
                    isEmpty={basesOf.get(row.question)?.[place]?.base === 0}
                    isRowEmpty={row.cells[0]?.count === 0}
                    hasRowPercent={hasRowPercent}
                  />
                ))}
              </TableRow>,
            ])}
          </TableBody>
        </Table>
      </TableContainer>
      <MissingNote table={table} titleOf={titleOf} />
      <Typography variant="body2" sx={{ color: "text.secondary", p: 2 }}>
        {t("results.tables.note", { minimum: minimumBase })}
        {isWeighted && ` ${t("crossTables.countNote")}`}
        {rows.some(({ kind }) => kind === "mean") && ` ${t("crossTables.meanNote")}`}
      </Typography>
    </Paper>
  );
}

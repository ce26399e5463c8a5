import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { NumberField, useTexts } from "../../../../client/kit/console";
import type { CrossGrid } from "./cross";
import type { QuotaValue } from "./divide";

type Value = CrossGrid["rows"][number];

interface CrossedTargetsProps {
  readonly id: string;
  readonly label: string;
  readonly grid: CrossGrid;
  readonly isDisabled: boolean;
  readonly onChange: (quotas: readonly QuotaValue[]) => void;
}

const sumOf = (quotas: readonly (QuotaValue | undefined)[]) => quotas.reduce((sum, quota) => sum + (quota?.target ?? 0), 0);

/** The row's name stays in sight when the columns don't fit. */
const ROW_NAME = { position: "sticky", left: 0, bgcolor: "background.paper", zIndex: 1, whiteSpace: "nowrap" } as const;
const FIGURE = { fontVariantNumeric: "tabular-nums", color: "text.secondary" } as const;

/** How many people of each two values are wanted, with what rows and columns add up to. An empty cell wants nobody. */
export function CrossedTargets({ id, label, grid, isDisabled, onChange }: CrossedTargetsProps) {
  const { t, language } = useTexts();
  const { rows, columns, cellOf, withTarget } = grid;
  const number = new Intl.NumberFormat(language);
  const input = (row: Value, column: Value, place: string) => (
    <NumberField
      size="small"
      id={`${id}-${place}-target`}
      value={cellOf(row, column)?.target}
      disabled={isDisabled}
      onValue={(target) => onChange(withTarget(row, column, target === 0 ? undefined : target))}
      slotProps={{ htmlInput: { "aria-label": `${row.label} · ${column.label}` } }}
      sx={{ width: 64, "& input": { textAlign: "right", fontVariantNumeric: "tabular-nums", px: 1 } }}
    />
  );
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={label}>
      <Table
        size="small"
        sx={{
          ...{ width: "auto", "& th, & td": { border: 0, px: 0.5, py: 0.5 } },
          "& thead th": { verticalAlign: "bottom", lineHeight: 1.3, minWidth: 64, overflowWrap: "normal" },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={ROW_NAME} />
            {columns.map(({ value, label: name }) => (
              <TableCell key={value} align="right" scope="col">
                {name}
              </TableCell>
            ))}
            <TableCell align="right" scope="col" sx={FIGURE}>
              {t("studies.profile.total")}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={row.value}>
              <TableCell component="th" scope="row" sx={ROW_NAME}>
                {row.label}
              </TableCell>
              {columns.map((column, place) => (
                <TableCell key={column.value} align="right">
                  {input(row, column, `${at}-${place}`)}
                </TableCell>
              ))}
              <TableCell align="right" sx={FIGURE}>
                {number.format(sumOf(columns.map((column) => cellOf(row, column))))}
              </TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={{ ...ROW_NAME, color: "text.secondary" }}>
              {t("studies.profile.total")}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column.value} align="right" sx={FIGURE}>
                {number.format(sumOf(rows.map((row) => cellOf(row, column))))}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}

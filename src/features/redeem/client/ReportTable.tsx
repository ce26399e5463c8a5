import { Paper, Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow, Typography } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import { formatEuros } from "../../../shared/euros";
import type { ReportRow } from "../shared/api/report";

const COUNTS = ["pending", "completed", "rejected", "labsPending", "labsCompleted"] as const;
const EUROS = ["eurosPending", "eurosCompleted"] as const;
const FIGURES = [...COUNTS, ...EUROS] as const;
/** The theme breaks words anywhere: in columns so narrow none would stay whole. */
const WHOLE = { overflowWrap: "normal", wordBreak: "normal" } as const;
/** On a phone they stand below the reward's name. */
const WIDE = { display: { xs: "none", sm: "table-cell" } } as const;
const NUMBER = { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" } as const;

type Figures = Pick<ReportRow, (typeof FIGURES)[number]>;

/** What all rows come to. */
function totalOf(rows: readonly ReportRow[]): Figures {
  const total = { pending: 0, completed: 0, rejected: 0, labsPending: 0, labsCompleted: 0, eurosPending: 0, eurosCompleted: 0 };
  for (const row of rows) for (const name of FIGURES) total[name] += row[name];
  return total;
}

function FigureCells({ figures, isTotal = false }: { readonly figures: Figures; readonly isTotal?: boolean }) {
  const { language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const weight = isTotal ? { ...NUMBER, fontWeight: 600, color: "text.primary", fontSize: "0.875rem" } : NUMBER;
  return (
    <>
      {COUNTS.map((name) => (
        <TableCell key={name} align="right" sx={weight}>
          {number.format(figures[name])}
        </TableCell>
      ))}
      {EUROS.map((name) => (
        <TableCell key={name} align="right" sx={weight}>
          {formatEuros(figures[name], language)}
        </TableCell>
      ))}
    </>
  );
}

function Row({ row }: { readonly row: ReportRow }) {
  const { t, language } = useTexts();
  const months = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const month = months.format(new Date(`${row.month}-01T00:00:00Z`));
  const type = t(`entities.redeem.enums.type.${row.type}`);
  return (
    <TableRow hover>
      <TableCell sx={{ ...WIDE, whiteSpace: "nowrap" }}>{month}</TableCell>
      <TableCell sx={{ ...WIDE, whiteSpace: "nowrap" }}>{type}</TableCell>
      <TableCell component="th" scope="row" sx={{ ...WHOLE, minWidth: 160 }}>
        {row.cardName}
        <Typography variant="body2" component="div" sx={{ color: "text.secondary", display: { sm: "none" } }}>
          {`${type} · ${month}`}
        </Typography>
      </TableCell>
      <FigureCells figures={row} />
    </TableRow>
  );
}

/** A line for each month and reward, and what they come to. */
export function ReportTable({ rows }: { readonly rows: readonly ReportRow[] }) {
  const { t } = useTexts();
  return (
    <Paper variant="outlined">
      <TableContainer tabIndex={0} role="group" aria-label={t("redeem.report.title")}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell sx={WIDE}>{t("redeem.report.month")}</TableCell>
              <TableCell sx={WIDE}>{t("redeem.report.type")}</TableCell>
              <TableCell>{t("redeem.report.card")}</TableCell>
              {FIGURES.map((name) => (
                <TableCell key={name} align="right" sx={WHOLE}>
                  {t(`redeem.report.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Row key={`${row.month} ${row.type} ${row.cardName}`} row={row} />
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell sx={WIDE} />
              <TableCell sx={WIDE} />
              <TableCell sx={{ fontWeight: 600, color: "text.primary", fontSize: "0.875rem" }}>
                {t("redeem.report.total")}
              </TableCell>
              <FigureCells figures={totalOf(rows)} isTotal />
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </Paper>
  );
}

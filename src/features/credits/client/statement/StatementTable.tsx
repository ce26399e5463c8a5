import { Link, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { RelativeTime, useTexts } from "../../../../client/kit/console";
import type { StatementLine } from "../../shared/api";
import { useLineTexts } from "./useLineTexts";

const TOP = { verticalAlign: "top" } as const;
const NUMBER = { ...TOP, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" } as const;

interface LineProps {
  readonly line: StatementLine;
}

function Title({ line: { study }, title }: LineProps & { readonly title: string }) {
  return study ? (
    <Link component={RouterLink} to={`/studies/${study.id}`} underline="hover">
      {title}
    </Link>
  ) : (
    title
  );
}

function Row({ line }: LineProps) {
  const texts = useLineTexts(line);
  return (
    <TableRow hover>
      <TableCell sx={{ ...TOP, whiteSpace: "nowrap" }}>
        <RelativeTime value={line.date} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ ...TOP, overflowWrap: "anywhere" }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <Title line={line} title={texts.title} />
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {texts.about}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, fontWeight: 600, color: line.available > 0 ? "success.main" : "text.primary" }}>
        {texts.available}
      </TableCell>
      <TableCell align="right" sx={NUMBER}>
        {texts.held}
      </TableCell>
      <TableCell align="right" sx={NUMBER}>
        {texts.balance}
      </TableCell>
    </TableRow>
  );
}

function Card({ line }: LineProps) {
  const { t } = useTexts();
  const texts = useLineTexts(line);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: "grid", columnGap: 2, gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        <Title line={line} title={texts.title} />
      </Typography>
      <Typography sx={{ ...NUMBER, fontWeight: 600, color: line.available > 0 ? "success.main" : "text.primary" }}>
        {texts.available}
      </Typography>
      <Typography variant="body2" component="div" sx={{ gridColumn: "1 / -1", color: "text.secondary" }}>
        {texts.about && <div>{texts.about}</div>}
        {texts.hold && <div>{texts.hold}</div>}
        <div>
          <RelativeTime value={line.date} /> · {t("credits.statement.balanceOf", { balance: texts.balance })}
        </div>
      </Typography>
    </Paper>
  );
}

interface StatementTableProps {
  readonly lines: readonly StatementLine[];
  /** Whether there is room for a table; lines are cards where there isn't. */
  readonly isWide: boolean;
}

/** As a bank writes it: when, what for, how many, and what there was then. */
export function StatementTable({ lines, isWide }: StatementTableProps) {
  const { t } = useTexts();
  if (!isWide)
    return (
      <Paper component="ul" elevation={0} sx={{ m: 0, p: 0, display: "grid", gap: 1, listStyle: "none", background: "none" }}>
        {lines.map((line) => (
          <Card key={line.id} line={line} />
        ))}
      </Paper>
    );
  return (
    <Paper variant="outlined">
      <TableContainer tabIndex={0} role="group" aria-label={t("credits.statement.title")}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t("credits.statement.date")}</TableCell>
              <TableCell>{t("credits.statement.concept")}</TableCell>
              <TableCell align="right">{t("credits.statement.change")}</TableCell>
              <TableCell align="right">{t("credits.statement.heldAfter")}</TableCell>
              <TableCell align="right">{t("credits.statement.balance")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <Row key={line.id} line={line} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}

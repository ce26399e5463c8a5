import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { RelativeTime, useTexts } from "../../../client/kit/console";
import type { StatementItem } from "../../../contracts/api/ledger";
import { PendingUntil } from "./PendingUntil";

const WIDE = { display: { xs: "none", sm: "table-cell" } };
const NUMBER = { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums", verticalAlign: "top" } as const;

function Row({ item }: { readonly item: StatementItem }) {
  const { t, language } = useTexts();
  const { date, type, concept, labs, balance, availableAt, activity } = item;
  const reason = t(`community.history.reasons.${type}`);
  const signed = new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(labs);
  const balanced = new Intl.NumberFormat(language).format(balance);
  return (
    <TableRow hover>
      <TableCell sx={{ ...WIDE, whiteSpace: "nowrap", verticalAlign: "top" }}>
        <RelativeTime value={date} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere", verticalAlign: "top" }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {activity ? (
            <Link component={RouterLink} to={`/activities/${activity.id}`} underline="hover">
              {activity.title ?? reason}
            </Link>
          ) : (
            concept || reason
          )}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
          {(activity || concept) && reason}
          {activity && concept && ` · ${concept}`}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: "text.secondary", display: { sm: "none" } }}>
          <RelativeTime value={date} />
        </Typography>
        {availableAt && <PendingUntil at={availableAt} />}
      </TableCell>
      <TableCell
        align="right"
        sx={{ ...NUMBER, fontWeight: 600, color: labs > 0 && !availableAt ? "success.main" : "text.primary" }}
      >
        {signed}
        <Typography variant="body2" component="div" sx={{ color: "text.secondary", display: { sm: "none" } }}>
          {t("ledger.balance")}: {balanced}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, ...WIDE }}>
        {balanced}
      </TableCell>
    </TableRow>
  );
}

/** As a bank writes it: when, what for, how many, and what could be spent then. */
export function StatementTable({ items }: { readonly items: readonly StatementItem[] }) {
  const { t } = useTexts();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t("ledger.tab")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={WIDE}>{t("ledger.date")}</TableCell>
            <TableCell>{t("ledger.reason")}</TableCell>
            <TableCell align="right" sx={NUMBER}>
              {t("ledger.amount")}
            </TableCell>
            <TableCell align="right" sx={WIDE}>
              {t("ledger.balance")}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

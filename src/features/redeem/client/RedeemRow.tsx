import { Box, Button, Chip, Link, Paper, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { Icon, RelativeTime, useTexts } from "../../../client/kit/console";
import type { TeamRedeem } from "../shared/api/redeem";

/** Entries of a raffle: nobody decides on them but its draw. */
const RAFFLE = "RAFFLE";

interface RedeemRowProps {
  readonly redeem: TeamRedeem;
  /** Absent for those who only look. */
  readonly onDecide: ((does: "complete" | "reject") => void) | undefined;
}

function Outcome({ redeem }: { readonly redeem: TeamRedeem }) {
  const { t } = useTexts();
  const { status, rejection, transactionCode, endDate } = redeem;
  const isCompleted = status === "COMPLETED";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", color: "text.secondary" }}>
      <Chip
        size="small"
        variant="outlined"
        color={isCompleted ? "success" : "default"}
        icon={<Icon name={isCompleted ? "CheckCircle" : "Cancel"} />}
        label={t(`entities.redeem.enums.status.${status}`)}
      />
      {endDate && (
        <Typography variant="body2" component="div">
          <RelativeTime value={endDate} />
        </Typography>
      )}
      {(rejection ?? transactionCode) && <Typography variant="body2">{rejection ?? transactionCode}</Typography>}
    </Box>
  );
}

/** Who asked for what, for how many LABs, and since when. */
export function RedeemRow({ redeem, onDecide }: RedeemRowProps) {
  const { t, language } = useTexts();
  const { member, cardName, labs, valueEuros, initialDate, isFirst, status, type } = redeem;
  const euros = new Intl.NumberFormat(language, { style: "currency", currency: "EUR", maximumFractionDigits: 2 });
  const isPending = status === "PENDING";
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}
    >
      <Box sx={{ minWidth: 0, flex: "1 1 260px", display: "grid", gap: 0.5 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          {member ? (
            <Link component={RouterLink} to={`/members/${member.id}/labs`} underline="hover" sx={{ fontWeight: 600 }}>
              {member.nickname}
            </Link>
          ) : (
            <Typography sx={{ fontWeight: 600 }}>{t("redeem.team.left")}</Typography>
          )}
          {isPending && isFirst && type !== RAFFLE && <Chip size="small" variant="outlined" label={t("redeem.team.first")} />}
        </Box>
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {cardName}
          {valueEuros !== null && ` · ${euros.format(valueEuros)}`}
          {` · ${t("redeem.wallet.cost", { smart_count: labs })}`}
        </Typography>
        {isPending ? (
          <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
            {t("redeem.team.asked")} <RelativeTime value={initialDate} />
          </Typography>
        ) : (
          <Outcome redeem={redeem} />
        )}
      </Box>
      {isPending && type === RAFFLE && <Chip size="small" variant="outlined" label={t("redeem.team.waitsForDraw")} />}
      {isPending && type !== RAFFLE && member && onDecide && (
        <Box sx={{ display: "flex", gap: 1 }}>
          <Button color="inherit" onClick={() => onDecide("reject")}>
            {t("redeem.team.reject")}
          </Button>
          <Button variant="outlined" onClick={() => onDecide("complete")}>
            {t("redeem.team.complete")}
          </Button>
        </Box>
      )}
    </Paper>
  );
}

import { Box, Button, Chip, Link, Paper, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { Icon, useTexts } from "../../../client/kit/console";
import { zonedTime } from "../../../shared/dates/zonedTime";
import type { TeamRaffle, WinningTicket } from "../shared/api/team";
import { useProofFile } from "./useRaffles";
import { Winners } from "./Winners";

interface RaffleCardProps {
  readonly raffle: TeamRaffle;
  /** Absent for those who only look. */
  readonly onCancel: (() => void) | undefined;
  readonly onDecide: ((winner: WinningTicket, does: "give" | "passOn") => void) | undefined;
}

const TONES = { PENDING: "default", FINISHED: "info", NOTIFIED: "info", PAID: "success", CANCELLED: "default" } as const;

/** What it is drawn among: those who complete an activity, or entries that LABs buy. */
function Basis({ activity, sale, timeZone }: Pick<TeamRaffle, "activity" | "sale" | "timeZone">) {
  const { t, language } = useTexts();
  if (sale) {
    const ends = t("raffles.team.ends", { date: zonedTime(new Date(sale.endsAt), language, timeZone) });
    const sold = t("raffles.team.entries", { smart_count: sale.entries });
    return `${t("raffles.team.price", { smart_count: sale.labs })} · ${ends} · ${sold}`;
  }
  if (!activity) return null;
  return (
    <Link component={RouterLink} to={`/activities/${activity.id}`} underline="hover">
      {activity.title ?? t("raffles.team.noTitle")}
    </Link>
  );
}

/** One raffle: what there is to win, when, who takes part and who has won. */
export function RaffleCard({ raffle, onCancel, onDecide }: RaffleCardProps) {
  const { t, language } = useTexts();
  const saveProof = useProofFile();
  const { activity, sale, reward, status, drawAt, drawnAt, timeZone, entrants, winnerCount, commitment, cancelReason } = raffle;
  const moment = drawnAt ?? drawAt;
  const when = moment ? zonedTime(new Date(moment), language, timeZone) : "";
  const time = drawnAt ? "drawn" : drawAt ? "draws" : "open";
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2.5, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography component="h2" variant="h4" sx={{ overflowWrap: "anywhere" }}>
          {reward}
        </Typography>
        <Chip size="small" variant="outlined" color={TONES[status]} label={t(`entities.raffle.enums.status.${status}`)} />
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        <Basis activity={activity} sale={sale} timeZone={timeZone} />
        {` · ${t("raffles.team.entrants", { smart_count: entrants })} · ${t("raffles.team.prizes", { smart_count: winnerCount })}`}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {cancelReason === null
          ? t(`raffles.team.${time}`, { date: when })
          : t("raffles.team.cancelled", { reason: cancelReason })}
      </Typography>
      {raffle.winners.length > 0 && <Winners raffle={raffle} onDecide={onDecide} />}
      {drawnAt && raffle.winners.length === 0 && <Typography>{t("raffles.team.nobody")}</Typography>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography variant="caption" sx={{ color: "text.secondary", overflowWrap: "anywhere" }} title={commitment}>
          {t("raffles.team.commitment", { hash: `${commitment.slice(0, 12)}…` })}
        </Typography>
        {status === "PENDING" && onCancel && (
          <Button color="inherit" size="small" startIcon={<Icon name="Block" />} onClick={onCancel}>
            {t("raffles.team.cancel.open")}
          </Button>
        )}
        {drawnAt && (
          <Button color="inherit" size="small" startIcon={<Icon name="VerifiedUser" />} onClick={() => void saveProof(raffle)}>
            {t("raffles.team.proof")}
          </Button>
        )}
      </Box>
    </Paper>
  );
}

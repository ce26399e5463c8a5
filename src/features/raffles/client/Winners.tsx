import { Box, Button, Chip, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { Icon, useTexts } from "../../../client/kit/console";
import type { TeamRaffle, WinningTicket } from "../shared/api/team";

interface WinnersProps {
  readonly raffle: TeamRaffle;
  /** Absent for those who only look. */
  readonly onDecide: ((winner: WinningTicket, does: "give" | "passOn") => void) | undefined;
}

/** Who has won, and what became of each prize. */
export function Winners({ raffle, onDecide }: WinnersProps) {
  const { t } = useTexts();
  return (
    <Box
      component="ul"
      role="list"
      aria-label={t("raffles.team.winners")}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}
    >
      {raffle.winners.map((winner) => (
        <Box
          component="li"
          key={winner.id}
          sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", borderTop: 1, borderColor: "divider", pt: 1 }}
        >
          <Box sx={{ flex: "1 1 200px", minWidth: 0, display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
            {winner.member ? (
              <Link component={RouterLink} to={`/members/${winner.member.id}`} underline="hover" sx={{ fontWeight: 600 }}>
                {winner.member.nickname}
              </Link>
            ) : (
              <Typography sx={{ fontWeight: 600 }}>{t("raffles.team.left")}</Typography>
            )}
            {winner.state === "GIVEN" && (
              <Chip
                size="small"
                variant="outlined"
                color="success"
                icon={<Icon name="CheckCircle" />}
                label={t("raffles.team.given")}
              />
            )}
            {winner.state === "PASSED" && (
              <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                {t("raffles.team.passed", { reason: winner.reason ?? "" })}
              </Typography>
            )}
          </Box>
          {winner.state === "WON" && onDecide && (
            <Box sx={{ display: "flex", gap: 1 }}>
              <Button color="inherit" disabled={raffle.alternates === 0} onClick={() => onDecide(winner, "passOn")}>
                {t("raffles.team.passOn.go")}
              </Button>
              <Button variant="outlined" onClick={() => onDecide(winner, "give")}>
                {t("raffles.team.give.go")}
              </Button>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

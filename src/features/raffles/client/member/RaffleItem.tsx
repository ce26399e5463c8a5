import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../../../../client/kit/member";
import type { MemberRaffle } from "../../shared/api/member";

const HASHES = ["ticket", "commitment", "listHash", "seed"] as const;

/** What anybody can check the draw with, for those who want to. */
function Proof({ raffle }: { readonly raffle: MemberRaffle }) {
  const { t } = useTexts();
  return (
    <Box component="details" sx={{ color: "text.secondary" }}>
      <Box component="summary" sx={{ cursor: "pointer", minHeight: 44, alignContent: "center" }}>
        {t("raffles.member.proof.title")}
      </Box>
      <Typography variant="body2">{t("raffles.member.proof.body")}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, display: "grid", gap: 1 }}>
        {HASHES.map((name) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {t(`raffles.member.proof.${name}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere", fontFamily: "monospace" }}>
              {raffle[name] ?? t("raffles.member.proof.later")}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** One raffle: the prize, when it is drawn, and how it stands for the reader. */
export function RaffleItem({ raffle }: { readonly raffle: MemberRaffle }) {
  const { t, language } = useTexts();
  const { activityId, activityTitle, reward, winnerCount, entrants, drawAt, standing, isDrawn, isGiven, cancelReason } = raffle;
  const hasWon = standing === "won";
  const date = drawAt
    ? new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(new Date(drawAt))
    : "";
  const when = isDrawn ? "drawn" : drawAt ? "draws" : "later";
  const told = hasWon && isGiven ? "given" : standing;
  return (
    <Card
      component="li"
      sx={{
        ...{ border: hasWon ? 2 : 1, borderColor: hasWon ? "primary.main" : "divider" },
        ...{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" },
      }}
    >
      <Typography component="h2" variant="h3" sx={{ fontSize: "1.25rem", overflowWrap: "anywhere" }}>
        {reward}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {t(cancelReason === null ? `raffles.member.standing.${told}` : "raffles.member.cancelled")}
      </Typography>
      <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {cancelReason ?? t(`raffles.member.${when}`, { date })}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("raffles.member.prizes", { smart_count: winnerCount })} · {t("raffles.member.entrants", { smart_count: entrants })}
      </Typography>
      <Link component={RouterLink} to={`/activities/${activityId}/info`} sx={{ justifySelf: "start", overflowWrap: "anywhere" }}>
        {activityTitle || t("raffles.member.noTitle")}
      </Link>
      <Proof raffle={raffle} />
    </Card>
  );
}

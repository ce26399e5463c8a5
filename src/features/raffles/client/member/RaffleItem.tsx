import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../../../../client/kit/member";
import { zonedTime } from "../../../../shared/dates/zonedTime";
import type { MemberRaffle } from "../../shared/api/member";

const HASHES = ["commitment", "listHash", "seed"] as const;

function Hash({ name, value }: { readonly name: string; readonly value: string | null }) {
  const { t } = useTexts();
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
        {t(`raffles.member.proof.${name}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere", fontFamily: "monospace" }}>
        {value ?? t("raffles.member.proof.later")}
      </Typography>
    </div>
  );
}

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
        <Hash name="ticket" value={raffle.tickets.join(", ") || null} />
        {HASHES.map((name) => (
          <Hash key={name} name={name} value={raffle[name]} />
        ))}
      </Box>
    </Box>
  );
}

/** Where one enters: the activity, or the wallet. */
function EntryLink({ raffle: { activityId, activityTitle, sale } }: { readonly raffle: MemberRaffle }) {
  const { t } = useTexts();
  const to = activityId === null ? "/redeem" : `/activities/${activityId}/info`;
  const label = sale ? t("raffles.member.toWallet") : activityTitle || t("raffles.member.noTitle");
  return (
    <Link component={RouterLink} to={to} sx={{ justifySelf: "start", overflowWrap: "anywhere" }}>
      {label}
    </Link>
  );
}

/** Who has won a raffle of bought entries. */
function Winners({ raffle: { sale, isDrawn, winners } }: { readonly raffle: MemberRaffle }) {
  const { t, language } = useTexts();
  if (!sale || !isDrawn) return null;
  const names = new Intl.ListFormat(language).format(winners);
  return (
    <Typography sx={{ overflowWrap: "anywhere" }}>
      {winners.length === 0 ? t("raffles.member.nobody") : t("raffles.member.winners", { names })}
    </Typography>
  );
}

/** One raffle: the prize, when it is drawn, and how it stands for the reader. */
export function RaffleItem({ raffle }: { readonly raffle: MemberRaffle }) {
  const { t, language } = useTexts();
  const { reward, winnerCount, entrants, drawAt, standing, isDrawn, isGiven, cancelReason, sale, tickets } = raffle;
  const hasWon = standing === "won";
  const date = drawAt ? zonedTime(new Date(drawAt), language, raffle.timeZone) : "";
  const when = isDrawn ? "drawn" : drawAt ? "draws" : "later";
  const entering = sale && standing === "out" ? "enter" : standing;
  const told = hasWon && isGiven ? "given" : entering;
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
      {sale && tickets.length > 0 && (
        <Typography variant="body2">{t("raffles.member.own", { smart_count: tickets.length })}</Typography>
      )}
      <Winners raffle={raffle} />
      <EntryLink raffle={raffle} />
      <Proof raffle={raffle} />
    </Card>
  );
}

import CasinoOutlined from "@mui/icons-material/CasinoOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import { zonedTime } from "../../../../shared/dates/zonedTime";
import type { MemberRaffle } from "../../shared/api/member";

interface RaffleOfferProps {
  readonly raffle: MemberRaffle;
  readonly available: number;
  readonly isOpen: boolean;
  readonly onEnter: () => void;
}

/** What stands in the way of another entry; undefined if nothing does. */
function useObstacle({ raffle, available }: Pick<RaffleOfferProps, "raffle" | "available">): string | undefined {
  const { t } = useTexts();
  const { labs, maxEntries } = raffle.sale ?? { labs: 0, maxEntries: 0 };
  if (raffle.tickets.length >= maxEntries) return t("raffles.offers.full");
  return available < labs ? t("raffles.offers.toGo", { smart_count: labs - available }) : undefined;
}

/** A raffle among the rewards: the prize, what an entry costs, and how many one has. */
export function RaffleOffer({ raffle, available, isOpen, onEnter }: RaffleOfferProps) {
  const { t, language } = useTexts();
  const { reward, sale, tickets, winnerCount, timeZone } = raffle;
  const obstacle = useObstacle({ raffle, available });
  const until = t("raffles.offers.until", { date: sale ? zonedTime(new Date(sale.endsAt), language, timeZone) : "" });
  return (
    <Card
      component="li"
      sx={{ border: 1, borderColor: "divider", p: 2, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}
    >
      <Box aria-hidden sx={{ color: "primary.main", display: "grid", "& svg": { fontSize: 36 } }}>
        <CasinoOutlined />
      </Box>
      <Box sx={{ flex: "1 1 200px", minWidth: 0, display: "grid", gap: 0.5 }}>
        <Typography component="h3" sx={{ fontSize: "1rem", fontWeight: 600, overflowWrap: "anywhere" }}>
          {reward}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("raffles.offers.price", { smart_count: sale?.labs ?? 0 })}
          {` · ${t("raffles.member.prizes", { smart_count: winnerCount })} · ${until}`}
        </Typography>
        {tickets.length > 0 && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t("raffles.member.own", { smart_count: tickets.length })}
          </Typography>
        )}
        {obstacle && <Typography variant="body2">{obstacle}</Typography>}
      </Box>
      {!obstacle && (
        <Button
          variant="contained"
          disabled={!isOpen}
          onClick={onEnter}
          aria-label={`${t("raffles.offers.enter")}: ${reward}`}
          sx={{ minHeight: 44 }}
        >
          {t("raffles.offers.enter")}
        </Button>
      )}
    </Card>
  );
}

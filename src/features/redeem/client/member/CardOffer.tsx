import RedeemOutlined from "@mui/icons-material/RedeemOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import type { WalletCard } from "../../shared/api/redeem";

const WHOLE = 100;

interface CardOfferProps {
  readonly card: WalletCard;
  readonly available: number;
  readonly isOpen: boolean;
  readonly onAsk: () => void;
}

/** A reward: what it is worth, what it costs, and how far one is from it. */
export function CardOffer({ card, available, isOpen, onAsk }: CardOfferProps) {
  const { t, language } = useTexts();
  const { name, description, logo, labs, valueEuros } = card;
  const euros = new Intl.NumberFormat(language, { style: "currency", currency: "EUR", maximumFractionDigits: 2 });
  const missing = labs - available;
  return (
    <Card component="li" sx={{ border: 1, borderColor: "divider", display: "flex", flexDirection: "column", overflow: "hidden" }}>
      <Box
        sx={(theme) => ({
          height: 120,
          display: "grid",
          placeItems: "center",
          color: "primary.main",
          backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 10%, transparent)`,
          "& svg": { fontSize: 44 },
        })}
      >
        {logo ? (
          <Box component="img" src={logo} alt="" loading="lazy" sx={{ width: "100%", height: 120, objectFit: "cover" }} />
        ) : (
          <RedeemOutlined aria-hidden />
        )}
      </Box>
      <Box sx={{ p: 2, display: "grid", gap: 1, flex: 1, alignContent: "start" }}>
        <Typography component="h3" sx={{ fontSize: "1rem", fontWeight: 600, overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {euros.format(valueEuros)} · {t("redeem.wallet.cost", { smart_count: labs })}
        </Typography>
        {description && (
          <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {description}
          </Typography>
        )}
      </Box>
      <Box sx={{ p: 2, pt: 0, display: "grid", gap: 1 }}>
        {missing > 0 ? (
          <>
            <LinearProgress
              variant="determinate"
              aria-hidden
              value={Math.min(WHOLE, (available / labs) * WHOLE)}
              sx={{ height: 8, borderRadius: 4 }}
            />
            <Typography variant="body2">{t("redeem.wallet.toGo", { smart_count: missing })}</Typography>
          </>
        ) : (
          <Button variant="contained" disabled={!isOpen} onClick={onAsk} sx={{ minHeight: 44 }}>
            {t("redeem.wallet.ask")}
          </Button>
        )}
      </Box>
    </Card>
  );
}

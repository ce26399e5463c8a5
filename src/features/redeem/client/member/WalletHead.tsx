import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../client/kit/member";
import type { Period, Wallet } from "../../shared/api/redeem";
import { errorText } from "./errorText";
import type { WalletCalls } from "./useWallet";

/** A calendar day in words; it is the same day wherever one reads it. */
function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The last day is no longer one of the period's: the one before it is the last on which one can redeem. */
function lastDay(to: string): string {
  const day = new Date(`${to}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, "YYYY-MM-DD".length);
}

function usePeriodText({ isOpen, from, to }: Period): string {
  const { t, language } = useTexts();
  if (isOpen) return to ? t("redeem.wallet.openUntil", { date: dayText(lastDay(to), language) }) : t("redeem.wallet.open");
  const isAhead = from !== null && from > new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  return isAhead ? t("redeem.wallet.opens", { date: dayText(from, language) }) : t("redeem.wallet.over");
}

interface WalletHeadProps extends Pick<WalletCalls, "remind"> {
  readonly wallet: Wallet;
}

/** What one has, and when it can be redeemed. */
export function WalletHead({ wallet, remind }: WalletHeadProps) {
  const { t } = useTexts();
  const { available, pending, held, period, explanation } = wallet;
  const [hasReminded, setHasReminded] = useState(false);
  const isAsked = hasReminded || wallet.isAsked;
  const [error, setError] = useState<unknown>();
  const periodText = usePeriodText(period);
  const askReminder = () =>
    remind().then(
      () => setHasReminded(true),
      (failure: unknown) => setError(failure),
    );
  return (
    <Card sx={{ border: 1, borderColor: "divider", p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1, justifyItems: "start" }}>
      <Typography sx={{ fontSize: { xs: "1.5rem", sm: "2rem" }, fontWeight: 700 }}>
        {t("redeem.wallet.available", { smart_count: available })}
      </Typography>
      {pending > 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("redeem.wallet.pending", { smart_count: pending })}</Typography>
      )}
      {held > 0 && <Typography sx={{ color: "text.secondary" }}>{t("redeem.wallet.held", { smart_count: held })}</Typography>}
      <Typography>{periodText}</Typography>
      {explanation && <Typography sx={{ color: "text.secondary", whiteSpace: "pre-line" }}>{explanation}</Typography>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {!period.isOpen && !isAsked && (
          <Button variant="outlined" onClick={() => void askReminder()} sx={{ minHeight: 44 }}>
            {t("redeem.wallet.remind")}
          </Button>
        )}
        <Button component={Link} to="/historial" color="inherit" sx={{ minHeight: 44, ml: -1 }}>
          {t("redeem.wallet.history")}
        </Button>
        <Button component={Link} to="/redeem-info" color="inherit" sx={{ minHeight: 44 }}>
          {t("redeem.wallet.info")}
        </Button>
      </Box>
      {!period.isOpen && isAsked && <Typography role="status">{t("redeem.wallet.reminded")}</Typography>}
      {error !== undefined && (
        <Alert severity="error" role="alert">
          {errorText(error, t)}
        </Alert>
      )}
    </Card>
  );
}

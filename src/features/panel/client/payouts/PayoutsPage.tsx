import { Box, Typography } from "@mui/material";
import { useState } from "react";
import { EmptyState, ErrorState, LoadingState, SectionCard, useTexts } from "../../../../client/kit/console";
import { PayoutRow } from "./PayoutRow";
import { RejectDialog } from "./RejectDialog";
import { usePayouts } from "./usePayouts";

/** What panelists ask to be paid: decided here, the oldest request first. */
export function PayoutsPage() {
  const { t } = useTexts();
  const [rejected, setRejected] = useState<string>();
  const { data, error, refetch } = usePayouts();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { payouts, pending } = data;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="h1">{t("panel.payouts.title")}</Typography>
      {payouts.length === 0 ? (
        <EmptyState icon="Payments" title={t("panel.payouts.none.title")} body={t("panel.payouts.none.body")} />
      ) : (
        <SectionCard title={t("panel.payouts.pending", { smart_count: pending })}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {payouts.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} onReject={() => setRejected(payout.id)} />
            ))}
          </Box>
        </SectionCard>
      )}
      {rejected !== undefined && <RejectDialog id={rejected} onClose={() => setRejected(undefined)} />}
    </Box>
  );
}

import { Box } from "@mui/material";
import { useState } from "react";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  SectionCard,
  useDocumentTitle,
  useTexts,
} from "../../../../client/kit/console";
import { PayoutRow } from "./PayoutRow";
import { RejectDialog } from "./RejectDialog";
import { usePayouts } from "./usePayouts";

function Payouts() {
  const { t } = useTexts();
  const [rejected, setRejected] = useState<string>();
  const { data, error, refetch } = usePayouts();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { payouts, pending } = data;
  return (
    <>
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
    </>
  );
}

/** What panelists ask to be paid: decided here, the oldest request first. */
export function PayoutsPage() {
  const { t } = useTexts();
  useDocumentTitle(t("panel.payouts.title"));
  return (
    <>
      <PageHeader title={t("panel.payouts.title")} />
      <Payouts />
    </>
  );
}

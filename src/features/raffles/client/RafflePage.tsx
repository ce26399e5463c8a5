import { Box, Button } from "@mui/material";
import { useState } from "react";
import {
  EmptyState,
  ErrorState,
  Icon,
  LoadingState,
  PageHeader,
  useDocumentTitle,
  useEntityOf,
  useTexts,
} from "../../../client/kit/console";
import type { TeamRaffle } from "../shared/api/team";
import { CancelDialog } from "./CancelDialog";
import { type Deciding, DecisionDialog } from "./DecisionDialog";
import { OfferDialog } from "./OfferDialog";
import { RaffleCard } from "./RaffleCard";
import { useRaffles } from "./useRaffles";

function Raffles() {
  const { t } = useTexts();
  const mayDecide = Boolean(useEntityOf("activities")?.actions.update);
  const [deciding, setDeciding] = useState<Deciding>();
  const [cancelling, setCancelling] = useState<TeamRaffle>();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRaffles();
  if (error && total === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (total === undefined) return <LoadingState />;
  if (total === 0) return <EmptyState icon="Casino" title={t("raffles.team.empty.title")} body={t("raffles.team.empty.body")} />;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {items.map((raffle) => (
          <RaffleCard
            key={raffle.id}
            raffle={raffle}
            onCancel={mayDecide ? () => setCancelling(raffle) : undefined}
            onDecide={mayDecide ? (winner, does) => setDeciding({ raffle, winner, does }) : undefined}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: "start" }}
        >
          {t("raffles.team.more")}
        </Button>
      )}
      {cancelling && <CancelDialog raffle={cancelling} onClose={() => setCancelling(undefined)} />}
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </Box>
  );
}

/** `redeem/raffles` for the team: what is raffled, who has won, and what became of the prizes (spec section 2). */
export function RafflePage() {
  const { t } = useTexts();
  const mayOffer = Boolean(useEntityOf("members")?.actions.update);
  const [isOffering, setIsOffering] = useState(false);
  useDocumentTitle(t("raffles.team.title"));
  const offer = mayOffer && (
    <Button variant="contained" startIcon={<Icon name="Add" />} onClick={() => setIsOffering(true)}>
      {t("raffles.team.offer.open")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("raffles.team.title")} subtitle={t("raffles.team.subtitle")} actions={offer} />
      <Raffles />
      {isOffering && <OfferDialog onClose={() => setIsOffering(false)} />}
    </>
  );
}

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/member";
import type { RaffleOffersProps } from "../../../../contracts/views/raffles";
import type { MemberRaffle } from "../../shared/api/member";
import { BuyDialog } from "./BuyDialog";
import { RaffleOffer } from "./RaffleOffer";
import { useRaffles } from "./useRaffles";

const isOnSale = ({ sale, cancelReason }: MemberRaffle) =>
  sale !== null && cancelReason === null && Date.parse(sale.endsAt) > Date.now();

/** Raffles that LABs buy entries of, among the rewards. */
export function RaffleOffers({ available, isOpen, onBought }: RaffleOffersProps) {
  const { t } = useTexts();
  const { data } = useRaffles();
  const [buying, setBuying] = useState<MemberRaffle>();
  const [hasBought, setHasBought] = useState(false);
  const offers = data?.raffles.filter(isOnSale) ?? [];
  if (offers.length === 0) return null;
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: "1.25rem", mt: 1 }}>
        {t("raffles.offers.title")}
      </Typography>
      {hasBought && (
        <Alert severity="success" role="status">
          {t("raffles.offers.done")}
        </Alert>
      )}
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
        {offers.map((raffle) => (
          <RaffleOffer key={raffle.id} raffle={raffle} available={available} isOpen={isOpen} onEnter={() => setBuying(raffle)} />
        ))}
      </Box>
      {buying && (
        <BuyDialog
          raffle={buying}
          available={available}
          onClose={() => setBuying(undefined)}
          onBought={() => {
            setBuying(undefined);
            setHasBought(true);
            onBought();
          }}
        />
      )}
    </>
  );
}

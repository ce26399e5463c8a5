import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ErrorState, Page, useTexts, View } from "../../../../client/kit/member";
import { raffleOffers } from "../../../../contracts/views/raffles";
import type { OwnRedeem, Wallet, WalletCard } from "../../shared/api/redeem";
import { AskDialog } from "./AskDialog";
import { CardOffer } from "./CardOffer";
import { CodeDialog } from "./CodeDialog";
import { OwnRedeems } from "./OwnRedeems";
import { useWallet, type WalletCalls } from "./useWallet";
import { WalletHead } from "./WalletHead";

const HEADING = { fontSize: "1.25rem", mt: 1 };

interface WalletContentProps extends WalletCalls {
  readonly wallet: Wallet;
  readonly onAsked: () => void;
  readonly hasAsked: boolean;
  /** Reads the wallet again. */
  readonly refetch: () => void;
}

function WalletContent({ wallet, onAsked, hasAsked, refetch, ask, reveal, remind }: WalletContentProps) {
  const { t } = useTexts();
  const [asking, setAsking] = useState<WalletCard>();
  const [showing, setShowing] = useState<OwnRedeem>();
  const { cards, redeems, available, period } = wallet;
  return (
    <>
      <WalletHead wallet={wallet} remind={remind} />
      {hasAsked && (
        <Alert severity="success" role="status">
          {t("redeem.wallet.asked")}
        </Alert>
      )}
      <Typography variant="h2" sx={HEADING}>
        {t("redeem.wallet.cards")}
      </Typography>
      {cards.length === 0 && <Typography sx={{ color: "text.secondary" }}>{t("redeem.wallet.emptyCards")}</Typography>}
      <Box
        component="ul"
        role="list"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {cards.map((card) => (
          <CardOffer key={card.id} card={card} available={available} isOpen={period.isOpen} onAsk={() => setAsking(card)} />
        ))}
      </Box>
      <View of={raffleOffers} props={{ available, isOpen: period.isOpen, onBought: refetch }} />
      {redeems.length > 0 && (
        <>
          <Typography variant="h2" sx={HEADING}>
            {t("redeem.wallet.mine")}
          </Typography>
          <OwnRedeems redeems={redeems} onShow={setShowing} />
        </>
      )}
      {asking && (
        <AskDialog
          card={asking}
          ask={ask}
          onClose={() => setAsking(undefined)}
          onAsked={() => {
            setAsking(undefined);
            onAsked();
          }}
        />
      )}
      {showing && <CodeDialog redeem={showing} reveal={reveal} onClose={() => setShowing(undefined)} />}
    </>
  );
}

/** `redeem`: what one has, what one can get for it, and what one asked for (spec section 2). */
export function WalletScreen() {
  const { t } = useTexts();
  const { data, error, refetch, ...calls } = useWallet();
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <Page title={t("redeem.wallet.title")}>
      <Box sx={{ maxWidth: 720, mx: "auto", display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
          {t("redeem.wallet.title")}
        </Typography>
        {!data && !error && (
          <Box role="status" aria-label={t("common.loading")}>
            <Skeleton variant="rounded" height={320} />
          </Box>
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <WalletContent
            wallet={data}
            {...calls}
            refetch={() => void refetch()}
            hasAsked={hasAsked}
            onAsked={() => setHasAsked(true)}
          />
        )}
      </Box>
    </Page>
  );
}

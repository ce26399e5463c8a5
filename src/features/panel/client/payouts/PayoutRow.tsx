import { Box, Button, Chip, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { failureText, RelativeTime, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { Payout } from "../../shared/api/payouts";
import { useCoins } from "../activity/useCoins";
import { usePayoutDecision } from "./usePayouts";

const TONES = { REQUESTED: "warning", PAID: "success", REJECTED: "default" } as const;

interface PayoutRowProps {
  readonly payout: Payout;
  readonly onReject: () => void;
}

/** One payout: who asks for how much, and where it goes; or what was decided. */
export function PayoutRow({ payout, onReject }: PayoutRowProps) {
  const { t } = useTexts();
  const coins = useCoins();
  const confirm = useConfirm();
  const notice = useNotice();
  const { approve } = usePayoutDecision(() => undefined);
  const { id, panelist, email, address, amount, status, reason, isBlocked, createdAt, decidedAt } = payout;
  const ask = async () => {
    const isSure = await confirm({
      title: t("panel.payouts.approveTitle"),
      body: t("panel.payouts.approveBody", { coins: coins.of(amount), address }),
      confirmLabel: t("panel.payouts.approve"),
    });
    if (isSure) approve.mutate(id, { onError: (error) => notice(failureText(error, t), "error") });
  };
  return (
    <Box
      component="li"
      sx={{
        ...{ display: "grid", gap: 1.5, alignItems: "center", py: 1.5, borderBottom: 1, borderColor: "divider" },
        "&:last-child": { borderBottom: 0 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 2fr) 160px 230px" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={`/panelists/${panelist}/activity`} sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {email}
        </Link>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t(decidedAt ? "panel.payouts.decided" : "panel.payouts.asked")} <RelativeTime value={decidedAt ?? createdAt} />
          {isBlocked && ` · ${t("panel.payouts.blocked")}`}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="body2">{address}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("panel.payouts.address")}
        </Typography>
        {reason && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {reason}
          </Typography>
        )}
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
          {t("panel.payouts.line", { coins: coins.of(amount) })}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("panel.payouts.left", { coins: coins.of(payout.coins) })}
        </Typography>
      </Box>
      {status === "REQUESTED" ? (
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
          <Button variant="contained" loading={approve.isPending} onClick={() => void ask()}>
            {t("panel.payouts.approve")}
          </Button>
          <Button variant="outlined" color="inherit" disabled={approve.isPending} onClick={onReject}>
            {t("panel.payouts.reject")}
          </Button>
        </Box>
      ) : (
        <Chip size="small" color={TONES[status]} label={t(`panel.page.payout.status.${status}`)} sx={{ justifySelf: "start" }} />
      )}
    </Box>
  );
}

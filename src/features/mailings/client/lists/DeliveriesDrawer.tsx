import { Box, Button, Link, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { failureText, Icon, RelativeTime, SideDrawer, StateChip, useNotice, useTexts } from "../../../../client/kit/console";
import type { DeliveryItem } from "../../shared/api/history";
import { DELIVERY_STATES, type DeliveryState } from "../../shared/mailings";
import { useDeliveries, useDetails, useMailingActions } from "../useMailings";
import { useReadable } from "../useReadable";
import { PagedList } from "./PagedList";

const TONES = { NEW: "calm", PROCESSING: "busy", SENT: "good", ERROR: "bad", SKIPPED: "calm" } as const;
const ALL = "ALL";

function Line({ delivery }: { readonly delivery: DeliveryItem }) {
  const { t } = useTexts();
  const { member, nickname, state, reason, error, sentAt } = delivery;
  const said = reason ? t(`mailings.reasons.${reason}`) : error && t("mailings.history.answer", { answer: error });
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: "divider", display: "grid", gap: 0.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Link component={RouterLink} to={`/members/${member}`} underline="hover" sx={{ overflowWrap: "anywhere" }}>
          {nickname}
        </Link>
        <StateChip tone={TONES[state]} label={t(`mailings.deliveryStates.${state}`)} />
      </Box>
      {(said || sentAt) && (
        <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {said}
          {!said && sentAt && <RelativeTime value={sentAt} />}
        </Typography>
      )}
    </Box>
  );
}

/** What became of a mailing for each member. */
export function DeliveriesDrawer({ mailingId, onClose }: { readonly mailingId: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  const notice = useNotice();
  const [state, setState] = useState<DeliveryState>();
  const readable = useReadable();
  const { data: mailing } = useDetails(mailingId);
  const deliveries = useDeliveries(mailingId, state);
  const { retry } = useMailingActions(mailingId);
  const failed = mailing?.counts.ERROR ?? 0;
  const retryAll = () =>
    retry.mutate(undefined, {
      onSuccess: ({ retried }) =>
        notice(t("mailings.history.retried", { smart_count: retried }), retried > 0 ? "success" : "info"),
      onError: (failure) => notice(failureText(failure, t), "error"),
    });
  return (
    <SideDrawer
      isOpen
      title={mailing ? readable(mailing.subject) : t("mailings.history.people")}
      onClose={onClose}
      actions={
        failed > 0 ? (
          <Button startIcon={<Icon name="Refresh" />} loading={retry.isPending} onClick={retryAll}>
            {t("mailings.history.retry", { smart_count: failed })}
          </Button>
        ) : undefined
      }
    >
      <TextField
        select
        fullWidth
        size="small"
        label={t("mailings.history.state")}
        value={state ?? ALL}
        onChange={(event) => setState(DELIVERY_STATES.find((one) => one === event.target.value))}
        sx={{ mb: 1, mt: 1 }}
      >
        <MenuItem value={ALL}>{t("mailings.history.all")}</MenuItem>
        {DELIVERY_STATES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`mailings.deliveryStates.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <PagedList pages={deliveries} empty={<Typography color="text.secondary">{t("mailings.history.nobody")}</Typography>}>
        {(delivery) => <Line key={delivery.id} delivery={delivery} />}
      </PagedList>
    </SideDrawer>
  );
}

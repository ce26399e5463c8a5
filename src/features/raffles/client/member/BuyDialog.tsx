import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { ApiError, useTexts } from "../../../../client/kit/member";
import type { MemberRaffle } from "../../shared/api/member";
import { useBuy } from "./useRaffles";

interface BuyDialogProps {
  readonly raffle: MemberRaffle;
  readonly available: number;
  readonly onClose: () => void;
  readonly onBought: () => void;
}

/** What one has, what it costs, and what is left then. */
function Balance({ available, cost }: { readonly available: number; readonly cost: number }) {
  const { t } = useTexts();
  const lines = [
    ["before", available],
    ["cost", cost],
    ["after", available - cost],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "1fr auto", gap: 1 }}>
      {lines.map(([name, labs]) => (
        <Box key={name} sx={{ display: "contents", fontWeight: name === "after" ? 600 : 400 }}>
          <Typography component="dt" sx={{ fontWeight: "inherit" }}>
            {t(`raffles.offers.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, textAlign: "right", fontWeight: "inherit", fontVariantNumeric: "tabular-nums" }}>
            {t("raffles.offers.labs", { smart_count: labs })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Asks how many entries, and once more, before LABs are set aside. */
export function BuyDialog({ raffle, available, onClose, onBought }: BuyDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const buy = useBuy();
  const { labs, maxEntries } = raffle.sale ?? { labs: 1, maxEntries: 1 };
  const most = Math.min(maxEntries - raffle.tickets.length, Math.floor(available / labs));
  const [typed, setTyped] = useState("1");
  // One purchase has one key, also where its answer was lost and it is sent again.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: unknown }>({ isBusy: false });
  const entries = Number(typed);
  const isTooDear = Number.isInteger(entries) && labs * entries > available;
  const isValid = Number.isInteger(entries) && entries >= 1 && entries <= most;
  const change = (value: string) => {
    setTyped(value);
    setKey(crypto.randomUUID());
  };
  const confirm = async () => {
    if (!isValid) return;
    setState({ isBusy: true });
    try {
      await buy(raffle.id, { entries, key });
      onBought();
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  const told = (state.error instanceof ApiError && state.error.problem?.detail) || t("raffles.offers.failed");
  return (
    <Dialog open onClose={() => !state.isBusy && onClose()} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: "anywhere" }}>
        {t("raffles.offers.dialogTitle", { reward: raffle.reward })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <TextField
          id={`${id}-count`}
          label={t("raffles.offers.count")}
          helperText={
            isTooDear ? t("raffles.offers.tooDear", { cost: labs * entries, available }) : t("raffles.offers.countHelp", { most })
          }
          error={!isValid}
          type="number"
          value={typed}
          onChange={(event) => change(event.target.value)}
          disabled={state.isBusy}
          margin="dense"
          slotProps={{ htmlInput: { min: 1, max: most, inputMode: "numeric" } }}
        />
        {isValid && <Balance available={available} cost={labs * entries} />}
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("raffles.offers.note")}
        </Typography>
        {state.error !== undefined && (
          <Alert severity="error" role="alert">
            {told}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={state.isBusy} sx={{ minHeight: 44 }}>
          {t("raffles.offers.cancel")}
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={!isValid}
          loading={state.isBusy}
          onClick={() => void confirm()}
          sx={{ minHeight: 44 }}
        >
          {t("raffles.offers.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

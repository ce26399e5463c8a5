import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTexts } from "../../../../client/kit/member";
import type { WalletCard } from "../../shared/api/redeem";
import { errorText } from "./errorText";
import type { WalletCalls } from "./useWallet";

interface AskDialogProps extends Pick<WalletCalls, "ask"> {
  readonly card: WalletCard;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Asks once more before LABs are set aside. */
export function AskDialog({ card, ask, onClose, onAsked }: AskDialogProps) {
  const { t } = useTexts();
  const id = useId();
  // One request has one key, also where its answer was lost and it is sent again.
  const [key] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: unknown }>({ isBusy: false });
  const confirm = async () => {
    setState({ isBusy: true });
    try {
      await ask(card.id, key);
      onAsked();
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return (
    <Dialog open onClose={() => !state.isBusy && onClose()} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: "anywhere" }}>
        {t("redeem.wallet.confirmTitle", { card: card.name })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{t("redeem.wallet.confirmBody", { labs: card.labs })}</Typography>
        {state.error !== undefined && (
          <Alert severity="error" role="alert">
            {errorText(state.error, t)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={state.isBusy} sx={{ minHeight: 44 }}>
          {t("redeem.wallet.cancel")}
        </Button>
        <Button variant="contained" autoFocus loading={state.isBusy} onClick={() => void confirm()} sx={{ minHeight: 44 }}>
          {t("redeem.wallet.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

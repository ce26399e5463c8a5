import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { useTexts } from "../../../../client/kit/member";
import type { OwnRedeem } from "../../shared/api/redeem";
import { errorText } from "./errorText";
import type { WalletCalls } from "./useWallet";

interface CodeDialogProps extends Pick<WalletCalls, "reveal"> {
  readonly redeem: OwnRedeem;
  readonly onClose: () => void;
}

function Code({ code }: { readonly code: string }) {
  const { t } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Box role="status" sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <Typography sx={{ fontFamily: "monospace", fontSize: "1.25rem", overflowWrap: "anywhere", userSelect: "all" }}>
        {code}
      </Typography>
      <Button
        variant="outlined"
        sx={{ minHeight: 44 }}
        onClick={() => void navigator.clipboard?.writeText(code).then(() => setIsCopied(true))}
      >
        {t(isCopied ? "redeem.wallet.copied" : "redeem.wallet.copy")}
      </Button>
    </Box>
  );
}

/** Shows a redemption's code for the member's password. */
export function CodeDialog({ redeem, reveal, onClose }: CodeDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string>();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: unknown }>({ isBusy: false });
  const show = async (event: FormEvent) => {
    event.preventDefault();
    if (password === "") return;
    setState({ isBusy: true });
    try {
      setCode((await reveal(redeem.id, password)).code);
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <Box component="form" onSubmit={(event: FormEvent) => void show(event)} sx={{ display: "contents" }}>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: "anywhere" }}>
          {redeem.cardName}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          {code === undefined ? (
            <TextField
              id={`${id}-password`}
              type="password"
              autoComplete="current-password"
              label={t("redeem.wallet.password")}
              helperText={t("redeem.wallet.passwordHelp")}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoFocus
              margin="dense"
            />
          ) : (
            <Code code={code} />
          )}
          {state.error !== undefined && (
            <Alert severity="error" role="alert">
              {errorText(state.error, t)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} sx={{ minHeight: 44 }}>
            {t("redeem.wallet.close")}
          </Button>
          {code === undefined && (
            <Button type="submit" variant="contained" loading={state.isBusy} sx={{ minHeight: 44 }}>
              {t("redeem.wallet.show")}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

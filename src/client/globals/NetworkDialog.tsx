import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useState } from "react";
import { onNetworkFailure } from "../data/networkFailures";
import { useTexts } from "../texts/TextsProvider";

/** Says that the server can't be reached, with a way to load the page anew; what is on the page stays until then. */
export function NetworkDialog() {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onNetworkFailure(() => setIsOpen(true)), []);
  const close = () => setIsOpen(false);
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby="network-title" aria-describedby="network-body" maxWidth="xs" fullWidth>
      <DialogTitle id="network-title" component="h2">
        {t("network.title")}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="network-body">{t("network.body")}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} sx={{ minHeight: 44 }}>
          {t("network.stay")}
        </Button>
        <Button variant="contained" onClick={() => window.location.reload()} sx={{ minHeight: 44 }} autoFocus>
          {t("common.retry")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

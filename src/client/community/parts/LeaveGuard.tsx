import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useId } from "react";
import { useBlocker } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";

/** Asks before unsaved changes are left behind, inside the app and out of it. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTexts();
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1 }}>
        {t("community.leave.title")}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`} sx={{ typography: "body1" }}>
          {t("community.leave.body")}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={() => blocker.proceed?.()} sx={{ minHeight: 44 }}>
          {t("community.leave.confirm")}
        </Button>
        <Button variant="contained" autoFocus onClick={stay} sx={{ minHeight: 44 }}>
          {t("community.leave.stay")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

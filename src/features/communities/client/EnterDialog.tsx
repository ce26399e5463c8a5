import { Alert, Box, Button, CircularProgress, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useEffect, useId, useState } from "react";
import { ApiError, fetchJson, type RecordActionProps, useTexts } from "../../../client/kit/console";

/** Where a code lets somebody in who works with a community already. */
function askForEntry(origin: string, signal: AbortSignal): Promise<{ readonly url: string }> {
  return fetchJson("/api/sign-in-codes", { method: "POST", body: { kind: "staff", origin }, signal });
}

/** Over to a community's own console, without another sign-in. */
export function EnterDialog({ record, onClose }: RecordActionProps) {
  const { t } = useTexts();
  const id = useId();
  const [fault, setIssue] = useState<string>();
  const origin = String(record.origin ?? "");

  useEffect(() => {
    const abort = new AbortController();
    askForEntry(origin, abort.signal).then(
      ({ url }) => window.location.assign(url),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const isSaid = error instanceof ApiError && error.problem !== undefined;
        setIssue(isSaid ? error.message : t("console.state.failed.body"));
      },
    );
    return () => abort.abort();
  }, [origin, t]);

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4", overflowWrap: "anywhere" }}>
        {t("communities.enter.title", { name: String(record.name ?? "") })}
      </DialogTitle>
      <DialogContent>
        {fault ? (
          <Alert severity="error">{fault}</Alert>
        ) : (
          <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 2, py: 1 }}>
            <CircularProgress size={24} aria-hidden="true" />
            {t("communities.enter.running")}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t(fault ? "console.action.close" : "console.action.cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from "@mui/material";
import { useId } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { MadeReport } from "./NewReportDialog";
import { reportAddress } from "./reports";
import { useCopy } from "./useCopy";

function CopiedField({ label, value, onCopy }: { readonly label: string; readonly value: string; readonly onCopy: () => void }) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: { xs: "wrap", sm: "nowrap" } }}>
      <TextField
        label={label}
        value={value}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        margin="dense"
        fullWidth
      />
      <Button
        startIcon={<Icon name="ContentCopy" />}
        onClick={onCopy}
        aria-label={`${t("common.copy")}: ${label}`}
        sx={{ flex: "none" }}
      >
        {t("common.copy")}
      </Button>
    </Box>
  );
}

/** The link and the password of a new report; the password is shown this once. */
export function MadeReportDialog({ made, onClose }: { readonly made: MadeReport; readonly onClose: () => void }) {
  const { t } = useTexts();
  const copy = useCopy();
  const titleId = useId();
  const { report, password } = made;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: "h4", overflowWrap: "anywhere" }}>
        {t("reports.made", { name: report.name })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <CopiedField label={t("reports.link")} value={reportAddress(report)} onCopy={() => void copy(reportAddress(report))} />
        <CopiedField label={t("reports.password")} value={password} onCopy={() => void copy(password)} />
        <Alert severity="info">{t("reports.once")}</Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t("reports.done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

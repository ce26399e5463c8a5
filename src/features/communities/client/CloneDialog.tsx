import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  InputAdornment,
  TextField,
} from "@mui/material";
import { useId } from "react";
import { type RecordActionProps, useTexts } from "../../../client/kit/console";
import { CloneOrderFields } from "./CloneOrderFields";
import { useClone } from "./useClone";

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly fault: string | undefined;
  readonly isDisabled: boolean;
  readonly start?: string;
  readonly longest: number;
  readonly onChange: (text: string) => void;
}

function NameField({ label, value, help, fault, isDisabled, start, longest, onChange }: NameFieldProps) {
  return (
    <TextField
      required
      fullWidth
      label={label}
      value={value}
      disabled={isDisabled}
      error={fault !== undefined}
      helperText={fault ?? help}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { maxLength: longest },
        input: start ? { startAdornment: <InputAdornment position="start">{start}</InputAdornment> } : {},
      }}
    />
  );
}

const LONGEST_NAME = 80;
const LONGEST_ORIGIN = 60;

/** A copy of a community: what it is called, and where it lives. */
export function CloneDialog({ record, onClose, openRecord }: RecordActionProps) {
  const { t } = useTexts();
  const id = useId();
  const clone = useClone({ record, onCloned: openRecord });
  const close = () => !clone.isCloning && onClose();
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <form noValidate onSubmit={clone.submit}>
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1, overflowWrap: "anywhere" }}>
          {t("communities.clone.title", { name: String(record.name ?? "") })}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2.5 }}>
          <DialogContentText id={`${id}-body`} sx={{ typography: "body1" }}>
            {t("communities.clone.body")}
          </DialogContentText>
          {clone.faults.whole ? <Alert severity="error">{clone.faults.whole}</Alert> : null}
          <NameField
            label={t("entities.community.fields.name")}
            value={clone.name}
            fault={clone.faults.name}
            isDisabled={clone.isCloning}
            longest={LONGEST_NAME}
            onChange={clone.changeName}
          />
          <NameField
            label={t("entities.community.fields.origin")}
            value={clone.origin}
            help={t("entities.community.helps.origin")}
            fault={clone.faults.origin}
            isDisabled={clone.isCloning}
            start="/c/"
            longest={LONGEST_ORIGIN}
            onChange={clone.changeOrigin}
          />
          <CloneOrderFields clone={clone} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={close} disabled={clone.isCloning}>
            {t("console.action.cancel")}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={clone.isCloning}
            startIcon={clone.isCloning ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {t(clone.isCloning ? "communities.clone.running" : "communities.clone.action")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Alert, Box, Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type ReactNode, useId } from "react";
import { failureText } from "./failureText";
import { useBackdropGuard } from "./useBackdropGuard";
import { useTexts } from "./useTexts";

interface FormDialogProps {
  readonly title: string;
  /** What the button does. */
  readonly submitLabel: string;
  /** What leaves everything as it is; "Back" where the dialog itself cancels something. @default "Cancel" */
  readonly closeLabel?: string;
  readonly color?: ButtonProps["color"];
  /** Whether there is nothing yet that could be sent. */
  readonly isDisabled?: boolean;
  readonly isBusy: boolean;
  /** What came of the last try; shown under the fields. */
  readonly error?: unknown;
  readonly maxWidth?: "xs" | "sm" | "md";
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a few fields, which stays open until what it sends is done. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, color = "primary", isDisabled = false, isBusy, error, maxWidth = "xs", children } = props;
  const { onSubmit, onClose } = props;
  const { t } = useTexts();
  const closeLabel = props.closeLabel ?? t("console.action.cancel");
  const id = useId();
  const isAccidental = useBackdropGuard(true);
  return (
    <Dialog
      open
      onClose={(_, reason) => !isBusy && !isAccidental(reason) && onClose()}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
    >
      <Box
        component="form"
        noValidate
        sx={{ display: "contents" }}
        onSubmit={(event) => {
          event.preventDefault();
          // What is over a form is none of it, though React lets its events through.
          event.stopPropagation();
          if (!isBusy && !isDisabled) onSubmit();
        }}
      >
        <DialogTitle id={id} sx={{ typography: "h4", overflowWrap: "anywhere" }}>
          {title}
        </DialogTitle>
        {/* Room for the label of a first field, which stands on its edge. */}
        <DialogContent sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", "&&": { pt: 1 } }}>
          {children}
          {error ? (
            <Alert severity="error" role="alert">
              {failureText(error, t)}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {closeLabel}
          </Button>
          <Button type="submit" variant="contained" color={color} loading={isBusy} disabled={isDisabled}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

import { Alert, Box, Dialog, DialogContent, IconButton, LinearProgress, Typography, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { useId } from "react";
import type { FixedValues } from "../../data/importApi";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { useEntityTexts } from "../entity/useEntityTexts";
import { ImportSteps } from "./ImportSteps";
import { LoadStep } from "./LoadStep";
import { PrepareStep } from "./PrepareStep";
import { ReviewStep } from "./ReviewStep";
import { UploadStep } from "./UploadStep";
import { useImport } from "./useImport";

interface ImportDialogProps {
  /** What all rows have in place of a column: the record that they belong to, e.g. */
  readonly fixed?: FixedValues | undefined;
  readonly onClose: () => void;
}

/** Loads records from a file, in four steps; the last goes on when the dialog is closed. */
export default function ImportDialog({ fixed, onClose }: ImportDialogProps) {
  const { t } = useTexts();
  const { plural } = useEntityTexts();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  const id = useId();
  const state = useImport(fixed);
  const { step, isBusy, failure } = state;
  return (
    <Dialog
      open
      onClose={isBusy ? () => undefined : onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 3, pt: 2 }}>
        <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t("console.import.title", { name: plural.toLowerCase() })}
        </Typography>
        <IconButton aria-label={t("fields.close")} onClick={onClose} disabled={isBusy} edge="end">
          <Icon name="Close" />
        </IconButton>
      </Box>
      <ImportSteps current={step} />
      <Box sx={{ height: 3 }}>
        {isBusy ? <LinearProgress aria-label={t("console.state.loading")} sx={{ height: 3 }} /> : null}
      </Box>
      <DialogContent dividers sx={{ minHeight: 340 }}>
        {failure ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        ) : null}
        {step === "prepare" ? <PrepareStep fixed={fixed} onNext={() => state.setStep("upload")} /> : null}
        {step === "upload" ? <UploadStep state={state} /> : null}
        {step === "review" ? <ReviewStep state={state} /> : null}
        {step === "load" ? <LoadStep jobId={state.jobId} onClose={onClose} /> : null}
      </DialogContent>
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useId, useState } from "react";
import { datedFileName, Icon, type QuestionnaireToolProps, saveFile, useTexts } from "../../../../client/kit/console";
import { EXPORT_FORMATS, type ExportFormat } from "../../shared/exportFormats";
import { exchange } from "../api/exchangeApi";
import { ExportOutcome } from "./ExportOutcome";
import { FormatChoice } from "./FormatChoice";

/** Says what a format has no place for before the file is saved. */
export function ExportDialog({ questionnaire, isOpen, onClose }: QuestionnaireToolProps) {
  const { t } = useTexts();
  const { activity } = questionnaire;
  const titleId = useId();
  const [format, setFormat] = useState<ExportFormat>(EXPORT_FORMATS[0]);
  const { data, error, isFetching, refetch } = exchange.useCall(
    "GET /api/activities/:id/questionnaire/export",
    { params: { id: String(activity.id) }, query: { format } },
    // The questionnaire may have changed since.
    { enabled: isOpen, gcTime: 0, staleTime: 0, retry: false, isQuiet: true },
  );
  function save() {
    if (!data) return;
    const { content, mediaType, extension } = data;
    saveFile(new Blob([content], { type: mediaType }), datedFileName(String(activity.title ?? ""), extension));
    onClose();
  }
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t("surveys.exports.title")}</DialogTitle>
      <DialogContent>
        <FormatChoice value={format} onChange={setFormat} />
        <ExportOutcome
          unmapped={isFetching ? undefined : data?.unmapped}
          error={isFetching ? undefined : error}
          onRetry={() => void refetch()}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t("surveys.close")}
        </Button>
        <Button variant="contained" startIcon={<Icon name="Download" />} disabled={!data || isFetching} onClick={save}>
          {t("surveys.exports.download")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

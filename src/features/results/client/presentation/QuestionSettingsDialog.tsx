import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog, Icon, useNotice, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { ChartSettings } from "../../shared/chartSettings";
import type { QuestionPresentation } from "../../shared/presentationApi";
import { ChartSettingsFields } from "./ChartSettingsFields";
import { useChangePresentation } from "./presentation";

interface QuestionSettingsDialogProps {
  readonly ownerId: string;
  /** As it is asked. */
  readonly question: QuestionResult;
  readonly kept: QuestionPresentation | undefined;
  readonly onClose: () => void;
}

/** How the team sees one question. */
export function QuestionSettingsDialog({ ownerId, question, kept = {}, onClose }: QuestionSettingsDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const { isHidden, ...initial } = kept;
  const [settings, setSettings] = useState<ChartSettings>(initial);
  // Fields that keep what was typed begin again after a reset.
  const [round, setRound] = useState(0);
  const change = useChangePresentation(ownerId);
  function submit() {
    const next = { ...settings, ...(isHidden ? { isHidden } : {}) };
    change.mutate(
      { charts: { [question.id]: next } },
      {
        onSuccess: () => {
          notice(t("resultsView.customize.saved"), "success");
          onClose();
        },
      },
    );
  }
  return (
    <FormDialog
      title={t("resultsView.customize.title")}
      submitLabel={t("resultsView.customize.save")}
      isBusy={change.isPending}
      error={change.error}
      maxWidth="md"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("resultsView.customize.help")}
      </Typography>
      <ChartSettingsFields key={round} question={question} settings={settings} onChange={setSettings} />
      <Button
        startIcon={<Icon name="Sync" />}
        disabled={Object.keys(settings).length === 0}
        onClick={() => {
          setSettings({});
          setRound(round + 1);
        }}
        sx={{ justifySelf: "start" }}
      >
        {t("resultsView.customize.reset")}
      </Button>
    </FormDialog>
  );
}

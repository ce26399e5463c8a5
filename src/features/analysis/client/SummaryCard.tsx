import { Box, Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog, Icon, SectionCard, useTexts } from "../../../client/kit/console";
import type { AnalysisData } from "../shared/api";
import type { AnalysisActions } from "./useAnalysis";

/** Topics that the automatic summary names. */
const NAMED = 3;

interface SummaryCardProps {
  readonly data: AnalysisData;
  readonly mayChange: boolean;
  readonly onSave: AnalysisActions["summarise"];
}

function SummaryDialog({ data, onSave, onClose }: Omit<SummaryCardProps, "mayChange"> & { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [summary, setSummary] = useState(data.summary ?? "");
  const [long, setLong] = useState(data.summaryLong ?? "");
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const isSaved = await onSave(summary, long);
    setBusy(false);
    if (isSaved) onClose();
  }
  return (
    <FormDialog
      title={t("analysis.summary.title")}
      submitLabel={t("analysis.save")}
      isBusy={isBusy}
      maxWidth="sm"
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t("analysis.summary.short")}
        helperText={t("analysis.summary.help")}
        multiline
        minRows={3}
        value={summary}
        onChange={({ target }) => setSummary(target.value)}
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
      />
      <TextField
        label={t("analysis.summary.long")}
        multiline
        minRows={5}
        maxRows={14}
        value={long}
        onChange={({ target }) => setLong(target.value)}
        slotProps={{ htmlInput: { maxLength: 50_000 } }}
      />
    </FormDialog>
  );
}

/** What was said in a few words: the team's own, or what the counts say. */
export function SummaryCard({ data, mayChange, onSave }: SummaryCardProps) {
  const { t, language } = useTexts();
  const [isEdited, setEdited] = useState(false);
  const most = data.topics.filter(({ count }) => count > 0).slice(0, NAMED);
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const automatic = t("analysis.summary.automatic", {
    topics: list.format(most.map(({ title, count }) => `${title} (${count})`)),
  });
  return (
    <SectionCard
      title={t("analysis.summary.title")}
      action={
        mayChange && (
          <Button size="small" startIcon={<Icon name="Edit" />} onClick={() => setEdited(true)}>
            {t(data.summary ? "analysis.summary.change" : "analysis.summary.edit")}
          </Button>
        )
      }
    >
      <Box sx={{ display: "grid", gap: 1.5, maxWidth: "70ch" }}>
        {(data.summary !== null || most.length > 0) && (
          <Typography sx={{ fontSize: "1.0625rem", overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {data.summary ?? automatic}
          </Typography>
        )}
        {data.summaryLong && (
          <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{data.summaryLong}</Typography>
        )}
        {data.summary !== null && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t(data.summaryEditedAt ? "analysis.summary.byTeam" : "analysis.summary.byModel", { model: data.model ?? "" })}
            {data.droppedClaims > 0 && ` ${t("analysis.summary.dropped", { smart_count: data.droppedClaims })}.`}
          </Typography>
        )}
      </Box>
      {isEdited && <SummaryDialog data={data} onSave={onSave} onClose={() => setEdited(false)} />}
    </SectionCard>
  );
}

import { Alert, Box, Button, FormControlLabel, Paper, Stack, Switch, TextField, Typography } from "@mui/material";
import { useState } from "react";
import {
  ErrorState,
  failureText,
  LoadingState,
  type RecordTabProps,
  useLeaveGuard,
  useNotice,
  useTexts,
} from "../../../../src/client/kit/console";
import { type HeatMapSettings, LONGEST_LABEL, type TeamHeatMap } from "../../shared/heatMap";
import { SIGNS } from "../../shared/point";
import { AddImages } from "./AddImages";
import { faultOf, settingsIn, withChanged, withImage, withMoved, without } from "./draft";
import { ImageCard } from "./ImageCard";
import { useHeatMap, useSaveHeatMap } from "./useHeatMap";

const LABEL = { POSITIVE: "heatMap.setup.positiveLabel", NEGATIVE: "heatMap.setup.negativeLabel" } as const;

interface PartProps {
  readonly draft: HeatMapSettings;
  readonly isDisabled: boolean;
  readonly onChange: (change: (draft: HeatMapSettings) => HeatMapSettings) => void;
}

function Words({ draft, isDisabled, onChange }: PartProps) {
  const { t } = useTexts();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="subtitle2" sx={{ mb: 1.5 }}>
        {t("heatMap.setup.words")}
      </Typography>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 1.5 }}>
        {SIGNS.map((sign) => (
          <TextField
            key={sign}
            label={t(LABEL[sign])}
            size="small"
            fullWidth
            required
            disabled={isDisabled}
            value={draft.labels[sign]}
            slotProps={{ htmlInput: { maxLength: LONGEST_LABEL } }}
            onChange={({ target }) => onChange((before) => ({ ...before, labels: { ...before.labels, [sign]: target.value } }))}
          />
        ))}
      </Stack>
      <FormControlLabel
        sx={{ mt: 1 }}
        label={t("heatMap.setup.randomOrder")}
        control={
          <Switch
            checked={draft.isRandomOrder}
            disabled={isDisabled}
            onChange={(_event, isRandomOrder) => onChange((before) => ({ ...before, isRandomOrder }))}
          />
        }
      />
    </Paper>
  );
}

function Images({ draft, isDisabled, onChange }: PartProps) {
  return (
    <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
      {draft.images.map((image, index) => (
        <ImageCard
          key={image.id}
          image={image}
          place={index + 1}
          count={draft.images.length}
          isDisabled={isDisabled}
          onChange={(change) => onChange((before) => withChanged(before, image.id, change))}
          onMove={(by) => onChange((before) => withMoved(before, image.id, by))}
          onRemove={() => onChange((before) => without(before, image.id))}
        />
      ))}
    </Box>
  );
}

interface EditorProps {
  readonly activityId: string;
  readonly heatMap: TeamHeatMap;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

function Editor({ activityId, heatMap, canUpdate, refresh }: EditorProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const save = useSaveHeatMap(activityId);
  const saved = settingsIn(heatMap);
  const [draft, setDraft] = useState(saved);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const leave = useLeaveGuard(isDirty, "console.settings.leave");
  const fault = faultOf(draft);

  async function submit() {
    setBusy(true);
    setError(undefined);
    try {
      await save(draft);
      leave();
      notice(t("heatMap.setup.saved"));
      refresh();
    } catch (cause) {
      setError(failureText(cause, t));
    } finally {
      setBusy(false);
    }
  }

  const part = { draft, isDisabled: !canUpdate || isBusy, onChange: setDraft };
  return (
    <Stack
      component="form"
      sx={{ gap: 2, maxWidth: 960 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && isDirty) void submit();
      }}
    >
      {heatMap.points > 0 && <Alert severity="info">{t("heatMap.setup.locked")}</Alert>}
      <Images {...part} />
      {canUpdate && draft.images.length < heatMap.rules.mostImages && (
        <AddImages
          activityId={activityId}
          room={heatMap.rules.mostImages - draft.images.length}
          onAdd={(name, picture) => setDraft((before) => withImage(before, heatMap.rules, { name, picture }))}
        />
      )}
      <Words {...part} />
      {error && <Alert severity="error">{error}</Alert>}
      {canUpdate && (
        <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
          <Button type="submit" variant="contained" disabled={isBusy || !isDirty || fault !== undefined}>
            {t("heatMap.setup.save")}
          </Button>
          {isDirty && (
            <Button disabled={isBusy} onClick={() => setDraft(saved)}>
              {t("heatMap.setup.discard")}
            </Button>
          )}
          <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
            {isDirty ? t(fault ?? "heatMap.setup.unsaved") : ""}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

/** Step 2 of a heat map: its images, and what is asked of them. */
export function SetupTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = useHeatMap(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <Editor activityId={record.id} heatMap={data} canUpdate={canUpdate} refresh={refresh} />;
}

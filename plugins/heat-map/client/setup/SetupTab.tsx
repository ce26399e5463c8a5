import { Alert, Box, FormControlLabel, Paper, Stack, Switch, TextField, Typography } from "@mui/material";
import { useMemo } from "react";
import {
  ErrorState,
  failureText,
  LoadingState,
  type RecordTabProps,
  SetupBar,
  useSetupDraft,
  useTexts,
} from "../../../../src/client/kit/console";
import type { HeatMapSettings, TeamHeatMap } from "../../shared/api/settings";
import { LONGEST_LABEL } from "../../shared/heatMap";
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
  const save = useSaveHeatMap(activityId);
  const saved = useMemo(() => settingsIn(heatMap), [heatMap]);
  const setup = useSetupDraft({ saved, save, faultOf, onSaved: refresh, failureOf: (cause) => failureText(cause, t) });
  const { draft, setDraft, isBusy } = setup;

  const numbered = (number: number) => t("heatMap.setup.image", { number });
  const part = { draft, isDisabled: !canUpdate || isBusy, onChange: setDraft };
  return (
    <Stack component="form" sx={{ gap: 2, maxWidth: 960 }} onSubmit={setup.onSubmit}>
      {heatMap.points > 0 && <Alert severity="info">{t("heatMap.setup.locked")}</Alert>}
      <Images {...part} />
      {canUpdate && draft.images.length < heatMap.rules.mostImages && (
        <AddImages
          activityId={activityId}
          room={heatMap.rules.mostImages - draft.images.length}
          onAdd={(name, picture) => setDraft((before) => withImage(before, heatMap.rules, { name, picture, numbered }))}
        />
      )}
      <Words {...part} />
      {canUpdate && <SetupBar setup={setup} />}
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

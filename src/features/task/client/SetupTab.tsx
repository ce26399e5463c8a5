import { Box, Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useMemo } from "react";
import {
  ErrorState,
  Icon,
  LoadingState,
  type RecordTabProps,
  SetupBar,
  useSetupDraft,
  useTexts,
} from "../../../client/kit/console";
import type { OthersVisible, TeamTask } from "../shared/api";
import { MOST_PARTS, VISIBILITIES } from "../shared/task";
import { type DraftPart, draftOf, faultOf, moved, newPart, settingsOf } from "./draft";
import { PartCard } from "./PartCard";
import { useSaveTask, useTask } from "./useTask";

interface PartsProps {
  readonly parts: readonly DraftPart[];
  readonly isDisabled: boolean;
  readonly onChange: (parts: readonly DraftPart[]) => void;
}

function Parts({ parts, isDisabled, onChange }: PartsProps) {
  const { t } = useTexts();
  return (
    <>
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
        {parts.map((part, index) => (
          <PartCard
            key={part.key}
            part={part}
            number={index + 1}
            count={parts.length}
            isDisabled={isDisabled}
            onChange={(change) => onChange(parts.map((one) => (one.key === part.key ? { ...one, ...change } : one)))}
            onMove={(by) => onChange(moved(parts, index, by))}
            onRemove={() => onChange(parts.filter(({ key }) => key !== part.key))}
          />
        ))}
      </Box>
      {!isDisabled && parts.length < MOST_PARTS && (
        <Button sx={{ alignSelf: "flex-start" }} startIcon={<Icon name="Add" />} onClick={() => onChange([...parts, newPart()])}>
          {t("task.add")}
        </Button>
      )}
    </>
  );
}

interface EditorProps {
  readonly activityId: string;
  readonly task: TeamTask;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

function Editor({ activityId, task, canUpdate, refresh }: EditorProps) {
  const { t } = useTexts();
  const save = useSaveTask(activityId);
  const saved = useMemo(() => draftOf(task), [task]);
  const setup = useSetupDraft({ saved, save: (draft) => save(settingsOf(draft)), faultOf, onSaved: refresh });
  const { draft, setDraft } = setup;
  const isDisabled = !canUpdate;
  return (
    <Stack component="form" sx={{ gap: 2.5, maxWidth: 760 }} onSubmit={setup.onSubmit}>
      <Typography sx={{ color: "text.secondary" }}>{t("task.lead")}</Typography>
      <Parts parts={draft.parts} isDisabled={isDisabled} onChange={(parts) => setDraft({ ...draft, parts })} />
      <TextField
        select
        label={t("task.others")}
        helperText={t(`task.othersHelp.${draft.othersVisible}`)}
        value={draft.othersVisible}
        disabled={isDisabled}
        sx={{ maxWidth: 420 }}
        onChange={({ target }) => setDraft({ ...draft, othersVisible: target.value as OthersVisible })}
      >
        {VISIBILITIES.map((visibility) => (
          <MenuItem key={visibility} value={visibility}>
            {t(`task.othersVisible.${visibility}`)}
          </MenuItem>
        ))}
      </TextField>
      {!isDisabled && <SetupBar setup={setup} />}
    </Stack>
  );
}

/** Step 2 of a task: its parts, and who sees others' answers. */
export function SetupTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = useTask(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <Editor activityId={record.id} task={data} canUpdate={canUpdate} refresh={refresh} />;
}

import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useEffect, useMemo, useState } from "react";
import {
  ApiError,
  ErrorState,
  Icon,
  LoadingState,
  type RecordTabProps,
  useLeaveGuard,
  useNotice,
  useTexts,
} from "../../../client/kit/console";
import { MOST_PARTS, type OthersVisible, type TeamTask, VISIBILITIES } from "../shared/task";
import { type Draft, type DraftPart, draftOf, faultOf, moved, newPart, settingsOf } from "./draft";
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

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onDiscard: () => void;
}

function SaveBar({ isDirty, isBusy, fault, onDiscard }: SaveBarProps) {
  const { t } = useTexts();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
      <Button type="submit" variant="contained" disabled={isBusy || !isDirty || fault !== undefined}>
        {t("task.save")}
      </Button>
      {isDirty && (
        <Button disabled={isBusy} onClick={onDiscard}>
          {t("task.discard")}
        </Button>
      )}
      <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
        {isDirty ? t(fault ?? "task.unsaved") : ""}
      </Typography>
    </Stack>
  );
}

interface EditorProps {
  readonly activityId: string;
  readonly task: TeamTask;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

/** The draft, and how it is saved. */
function useEditor({ activityId, task, refresh }: EditorProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const save = useSaveTask(activityId);
  const saved = useMemo(() => draftOf(task), [task]);
  const [draft, setDraft] = useState<Draft>(saved);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  useEffect(() => setDraft(saved), [saved]);
  const leave = useLeaveGuard(isDirty, "console.settings.leave");
  async function submit() {
    setBusy(true);
    setError(undefined);
    try {
      await save(settingsOf(draft));
      leave();
      notice(t("task.saved"));
      refresh();
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : String(cause));
    } finally {
      setBusy(false);
    }
  }
  return { draft, setDraft, isBusy, error, isDirty, submit, discard: () => setDraft(saved) };
}

function Editor(props: EditorProps) {
  const { t } = useTexts();
  const { draft, setDraft, isBusy, error, isDirty, submit, discard } = useEditor(props);
  const isDisabled = !props.canUpdate;
  const fault = faultOf(draft);
  return (
    <Stack
      component="form"
      sx={{ gap: 2.5, maxWidth: 760 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && isDirty) void submit();
      }}
    >
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
      {error && <Alert severity="error">{error}</Alert>}
      {!isDisabled && <SaveBar isDirty={isDirty} isBusy={isBusy} fault={fault} onDiscard={discard} />}
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

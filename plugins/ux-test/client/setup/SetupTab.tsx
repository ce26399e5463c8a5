import { Alert, Box, Button, FormControlLabel, Paper, Stack, Switch, TextField } from "@mui/material";
import { useMemo } from "react";
import {
  ErrorState,
  failureText,
  Icon,
  LoadingState,
  type RecordTabProps,
  SetupBar,
  useSetupDraft,
  useTexts,
} from "../../../../src/client/kit/console";
import type { TeamUxTest, UxSettings } from "../../shared/api/settings";
import { LONGEST_ADDRESS, MOST_TASKS } from "../../shared/uxTest";
import { faultOf, isAddress, newTask, settingsIn, withChanged, withMoved, without, withTask } from "./draft";
import { TaskCard } from "./TaskCard";
import { useSaveTest, useTest } from "./useTest";

interface PartProps {
  readonly draft: UxSettings;
  readonly isDisabled: boolean;
  readonly onChange: (change: (draft: UxSettings) => UxSettings) => void;
}

function Site({ draft, isDisabled, onChange }: PartProps) {
  const { t } = useTexts();
  const isWrong = draft.initialUrl !== "" && !isAddress(draft.initialUrl);
  return (
    <Paper variant="outlined" sx={{ p: 2, display: "grid", gap: 1 }}>
      <TextField
        label={t("uxTest.setup.site")}
        helperText={isWrong ? t("uxTest.setup.badAddress") : t("uxTest.setup.siteHelp")}
        error={isWrong}
        size="small"
        fullWidth
        required
        disabled={isDisabled}
        value={draft.initialUrl}
        slotProps={{ htmlInput: { inputMode: "url", maxLength: LONGEST_ADDRESS } }}
        onChange={({ target }) => onChange((before) => ({ ...before, initialUrl: target.value.trim() }))}
      />
      <FormControlLabel
        label={t("uxTest.setup.randomOrder")}
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

function Tasks({ draft, isDisabled, onChange }: PartProps) {
  return (
    <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
      {draft.tasks.map((task, index) => (
        <TaskCard
          key={task.id}
          task={task}
          place={index + 1}
          count={draft.tasks.length}
          isDisabled={isDisabled}
          onChange={(change) => onChange((before) => withChanged(before, task.id, change))}
          onMove={(by) => onChange((before) => withMoved(before, task.id, by))}
          onRemove={() => onChange((before) => without(before, task.id))}
        />
      ))}
    </Box>
  );
}

interface EditorProps {
  readonly activityId: string;
  readonly test: TeamUxTest;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

function Editor({ activityId, test, canUpdate, refresh }: EditorProps) {
  const { t } = useTexts();
  const save = useSaveTest(activityId);
  const saved = useMemo(() => settingsIn(test), [test]);
  const setup = useSetupDraft({ saved, save, faultOf, onSaved: refresh, failureOf: (cause) => failureText(cause, t) });
  const { draft, setDraft, isBusy } = setup;
  const isLocked = test.people > 0;
  const part = { draft, isDisabled: !canUpdate || isBusy || isLocked, onChange: setDraft };
  return (
    <Stack component="form" sx={{ gap: 2, maxWidth: 960 }} onSubmit={setup.onSubmit}>
      {isLocked && <Alert severity="info">{t("uxTest.setup.locked", { smart_count: test.people })}</Alert>}
      <Site {...part} />
      <Tasks {...part} />
      {!part.isDisabled && draft.tasks.length < MOST_TASKS && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<Icon name="Add" />}
            onClick={() => setDraft((before) => withTask(before, newTask()))}
          >
            {t("uxTest.setup.add")}
          </Button>
        </Box>
      )}
      {canUpdate && !isLocked && <SetupBar setup={setup} />}
    </Stack>
  );
}

/** Step 2 of a usability test: the site, and what people do on it. */
export function SetupTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = useTest(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <Editor activityId={record.id} test={data} canUpdate={canUpdate} refresh={refresh} />;
}

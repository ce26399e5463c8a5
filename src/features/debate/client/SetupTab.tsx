import { Alert, Box, Button, MenuItem, Paper, Stack, TextField, Typography } from "@mui/material";
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
import { MOST_TOPICS, type TeamDebate } from "../shared/debate";
import { type DebateDraft, draftOf, faultOf, moved, newTopic, settingsOf } from "./draft";
import { TopicFields } from "./TopicFields";
import { useDebate, useSaveDebate } from "./useDebate";

interface EditorProps {
  readonly activityId: string;
  readonly saved: TeamDebate;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

interface PartProps {
  readonly draft: DebateDraft;
  readonly isDisabled: boolean;
  readonly onChange: (draft: DebateDraft) => void;
}

function Topics({ draft, isDisabled, onChange }: PartProps) {
  const { t } = useTexts();
  const { topics } = draft;
  const change = (next: DebateDraft["topics"]) => onChange({ ...draft, topics: next });
  return (
    <>
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
        {topics.map((topic, index) => (
          <TopicFields
            key={topic.key}
            topic={topic}
            number={index + 1}
            isDisabled={isDisabled}
            {...(index > 0 ? { onUp: () => change(moved(topics, index, -1)) } : {})}
            {...(index < topics.length - 1 ? { onDown: () => change(moved(topics, index, 1)) } : {})}
            {...(topics.length > 1 && topic.comments === 0
              ? { onRemove: () => change(topics.filter(({ key }) => key !== topic.key)) }
              : {})}
            onChange={(changed) => change(topics.map((one) => (one.key === topic.key ? changed : one)))}
          />
        ))}
      </Box>
      {!isDisabled && topics.length < MOST_TOPICS && (
        <Button
          sx={{ alignSelf: "flex-start" }}
          startIcon={<Icon name="Add" />}
          onClick={() => change([...topics, newTopic(topics)])}
        >
          {t("debate.add")}
        </Button>
      )}
    </>
  );
}

function Minimum({ draft, isDisabled, onChange }: PartProps) {
  const { t } = useTexts();
  const { topics, minTopics } = draft;
  const value = minTopics === null || minTopics > topics.length ? "all" : String(minTopics);
  return (
    <TextField
      select
      label={t("debate.minimum")}
      helperText={t("debate.minimumHelp")}
      value={value}
      disabled={isDisabled}
      size="small"
      sx={{ maxWidth: 420 }}
      onChange={({ target }) => onChange({ ...draft, minTopics: target.value === "all" ? null : Number(target.value) })}
    >
      <MenuItem value="all">{t("debate.all")}</MenuItem>
      {topics.map(({ key }, index) => (
        <MenuItem key={key} value={String(index + 1)}>
          {t("debate.atLeast", { smart_count: index + 1 })}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Editor({ activityId, saved, canUpdate, refresh }: EditorProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const save = useSaveDebate(activityId);
  const before = useMemo(() => draftOf(saved), [saved]);
  const [draft, setDraft] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before);
  useEffect(() => setDraft(before), [before]);
  const leave = useLeaveGuard(isDirty, "console.settings.leave");
  const fault = faultOf(draft);

  async function submit() {
    setBusy(true);
    setError(undefined);
    try {
      await save(settingsOf(draft));
      leave();
      notice(t("debate.saved"));
      refresh();
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : String(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Paper
      component="form"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && isDirty) void submit();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("debate.lead")}</Typography>
        <Topics draft={draft} isDisabled={!canUpdate} onChange={setDraft} />
        <Minimum draft={draft} isDisabled={!canUpdate} onChange={setDraft} />
        {error && <Alert severity="error">{error}</Alert>}
        {canUpdate && (
          <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
            <Button type="submit" variant="contained" disabled={isBusy || !isDirty || fault !== undefined}>
              {t("debate.save")}
            </Button>
            {isDirty && (
              <Button disabled={isBusy} onClick={() => setDraft(before)}>
                {t("debate.discard")}
              </Button>
            )}
            <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
              {isDirty ? t(fault ?? "debate.unsaved") : ""}
            </Typography>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

/** Step 2 of a debate: its topics, and how many of them count as taking part. */
export function SetupTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = useDebate(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <Editor activityId={record.id} saved={data} canUpdate={canUpdate} refresh={refresh} />;
}

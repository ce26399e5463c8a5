import { Alert, Button, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useMemo, useState } from "react";
import {
  ApiError,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  useLeaveGuard,
  useNotice,
  useTexts,
} from "../../../client/kit/console";
import type { TeamDebate } from "../shared/debate";
import { draftOf, faultOf, settingsOf } from "./draft";
import { MinimumField } from "./MinimumField";
import { TopicsEditor } from "./TopicsEditor";
import { useDebate, useSaveDebate } from "./useDebate";

interface EditorProps {
  readonly activityId: string;
  readonly saved: TeamDebate;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
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
        <TopicsEditor draft={draft} isDisabled={!canUpdate} onChange={setDraft} />
        <MinimumField draft={draft} isDisabled={!canUpdate} onChange={setDraft} />
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

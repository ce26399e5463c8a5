import { Alert, Button, Paper, Stack, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import {
  ApiError,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  useLeaveGuard,
  useNotice,
  useTexts,
} from "../../../client/kit/console";
import { LONGEST_QUESTION, type OpinionSettings } from "../shared/opinion";
import { useOpinion, useSaveOpinion } from "./useOpinion";
import { VisibilityChoice } from "./VisibilityChoice";

const EMPTY: OpinionSettings = { question: "", othersVisible: "AFTER_OWN" };

interface EditorProps {
  readonly activityId: string;
  readonly saved: OpinionSettings;
  /** Whether somebody has written. */
  readonly isBegun: boolean;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

/** What is written into step 2, and its saving. */
function useDraft({ activityId, saved, refresh }: EditorProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const save = useSaveOpinion(activityId);
  const [draft, setDraft] = useState(saved);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => setDraft(saved), [saved]);
  const isDirty = draft.question !== saved.question || draft.othersVisible !== saved.othersVisible;
  const leave = useLeaveGuard(isDirty, "console.settings.leave");

  async function submit() {
    setBusy(true);
    setError(undefined);
    try {
      await save({ ...draft, question: draft.question.trim() });
      leave();
      notice(t("opinion.saved"));
      refresh();
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : String(cause));
    } finally {
      setBusy(false);
    }
  }
  return { draft, setDraft, isDirty, isBusy, error, submit };
}

function Editor(props: EditorProps) {
  const { saved, isBegun, canUpdate } = props;
  const { t } = useTexts();
  const { draft, setDraft, isDirty, isBusy, error, submit } = useDraft(props);
  const isMissing = draft.question.trim() === "";
  return (
    <Paper
      component="form"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && isDirty && !isBusy) void submit();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("opinion.lead")}</Typography>
        {isBegun && (
          <Alert role="status" severity="info">
            {t("opinion.locked")}
          </Alert>
        )}
        <TextField
          label={t("opinion.question")}
          helperText={t("opinion.questionHelp")}
          value={draft.question}
          disabled={!canUpdate}
          multiline
          minRows={2}
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: LONGEST_QUESTION } }}
          onChange={({ target }) => setDraft({ ...draft, question: target.value })}
        />
        <VisibilityChoice
          value={draft.othersVisible}
          isDisabled={!canUpdate || isBegun}
          onChange={(othersVisible) => setDraft({ ...draft, othersVisible })}
        />
        {error && <Alert severity="error">{error}</Alert>}
        {canUpdate && (
          <Stack direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
            <Button type="submit" variant="contained" disabled={isBusy || !isDirty || isMissing}>
              {t("opinion.save")}
            </Button>
            {isDirty && (
              <Button disabled={isBusy} onClick={() => setDraft(saved)}>
                {t("opinion.discard")}
              </Button>
            )}
            <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
              {isDirty ? t(isMissing ? "opinion.missing" : "opinion.unsaved") : ""}
            </Typography>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

/** Step 2 of an opinion: what it asks, and when members see what others wrote. */
export function SetupTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = useOpinion(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const saved = data.settings ?? EMPTY;
  return <Editor activityId={record.id} saved={saved} isBegun={data.opinions > 0} canUpdate={canUpdate} refresh={refresh} />;
}

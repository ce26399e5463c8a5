import { Alert, Paper, Stack, TextField, Typography } from "@mui/material";
import { ErrorState, LoadingState, type RecordTabProps, SetupBar, useSetupDraft, useTexts } from "../../../client/kit/console";
import type { OpinionSettings } from "../shared/api";
import { LONGEST_QUESTION } from "../shared/opinion";
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

const faultOf = ({ question }: OpinionSettings) => (question.trim() === "" ? "opinion.missing" : undefined);

function Editor({ activityId, saved, isBegun, canUpdate, refresh }: EditorProps) {
  const { t } = useTexts();
  const save = useSaveOpinion(activityId);
  const setup = useSetupDraft({
    saved,
    save: (draft) => save({ ...draft, question: draft.question.trim() }),
    faultOf,
    onSaved: refresh,
  });
  const { draft, setDraft } = setup;
  return (
    <Paper component="form" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }} onSubmit={setup.onSubmit}>
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
        {canUpdate && <SetupBar setup={setup} />}
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

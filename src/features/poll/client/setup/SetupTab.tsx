import { Alert, Box, FormControlLabel, FormHelperText, Paper, Stack, Switch, TextField, Typography } from "@mui/material";
import { ErrorState, LoadingState, type RecordTabProps, SetupBar, useSetupDraft, useTexts } from "../../../../client/kit/console";
import type { PollSettings } from "../../shared/api";
import { withPicture } from "../../shared/pictures";
import { LONGEST_QUESTION } from "../../shared/poll";
import { sendPicture, usePoll, useSavePoll } from "../usePoll";
import { OptionFields } from "./OptionFields";
import { QuestionPicture } from "./QuestionPicture";

const EMPTY: PollSettings = {
  question: "",
  isMultiple: false,
  options: [
    { code: "o1", text: "" },
    { code: "o2", text: "" },
  ],
};

/** What keeps a poll from being saved; a key of the texts. */
function faultOf({ question, options }: PollSettings): string | undefined {
  const texts = options.map(({ text }) => text.trim().toLowerCase());
  if (question.trim() === "" || texts.some((text) => text === "")) return "poll.fewest";
  return new Set(texts).size < texts.length ? "poll.repeated" : undefined;
}

interface EditorProps {
  readonly activityId: string;
  readonly saved: PollSettings;
  readonly isLocked: boolean;
  readonly canUpdate: boolean;
  readonly refresh: () => void;
}

function Editor({ activityId, saved, isLocked, canUpdate, refresh }: EditorProps) {
  const { t } = useTexts();
  const save = useSavePoll(activityId);
  const setup = useSetupDraft({ saved, save, faultOf, onSaved: refresh });
  const { draft, setDraft } = setup;
  const send = (file: File) => sendPicture(activityId, file);

  return (
    <Paper component="form" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }} onSubmit={setup.onSubmit}>
      <Stack sx={{ gap: 2.5 }}>
        {isLocked && <Alert severity="info">{t("poll.locked")}</Alert>}
        <TextField
          label={t("poll.question")}
          helperText={t("poll.questionHelp")}
          value={draft.question}
          disabled={!canUpdate}
          multiline
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: LONGEST_QUESTION } }}
          onChange={({ target }) => setDraft((before) => ({ ...before, question: target.value }))}
        />
        <QuestionPicture
          picture={draft.picture}
          isDisabled={!canUpdate}
          send={send}
          onChange={(change) => setDraft((before) => withPicture(before, change(before.picture)))}
        />
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
          <Typography component="legend" variant="subtitle2" sx={{ mb: 1 }}>
            {t("poll.options")}
          </Typography>
          <OptionFields
            options={draft.options}
            isDisabled={!canUpdate}
            isLocked={isLocked}
            send={send}
            onChange={(change) => setDraft((before) => ({ ...before, options: change(before.options) }))}
          />
        </Box>
        <Box>
          <FormControlLabel
            label={t("poll.isMultiple")}
            control={
              <Switch
                checked={draft.isMultiple}
                disabled={!canUpdate || isLocked}
                onChange={(_event, isMultiple) => setDraft((before) => ({ ...before, isMultiple }))}
              />
            }
          />
          <FormHelperText>{t("poll.isMultipleHelp")}</FormHelperText>
        </Box>
        {canUpdate && <SetupBar setup={setup} />}
      </Stack>
    </Paper>
  );
}

/** Step 2 of a poll: its question and its options. */
export function SetupTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = usePoll(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const saved = data.settings ?? EMPTY;
  return <Editor activityId={record.id} saved={saved} isLocked={data.voters > 0} canUpdate={canUpdate} refresh={refresh} />;
}

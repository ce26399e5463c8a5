import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from "@mui/material";
import { useId } from "react";
import { ErrorState, LoadingState, useTexts } from "../../../../client/kit/console";
import { useVersion } from "../../../../client/kit/questions";
import { questionsOf } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";
import { ChangeList } from "../versions/ChangeList";
import { useChangeGroups } from "../versions/useChangeGroups";
import { publicationOutcome } from "./publicationOutcome";

/** What becomes different for respondents. */
function ChangesSince({ version }: { readonly version: number }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const { data, error, refetch } = useVersion(editor.activityId, version);
  const groups = useChangeGroups(data?.questionnaire, editor.draft);
  const count = groups?.reduce((sum, { changes }) => sum + changes.length, 0) ?? 0;
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1.5 }}>
        {groups ? t("surveys.publish.changes", { smart_count: count, version }) : t("surveys.publish.comparing", { version })}
      </Typography>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : groups ? (
        <ChangeList groups={groups} />
      ) : (
        <LoadingState />
      )}
    </Box>
  );
}

/** Who gets to see it, and from when: publishing opens an activity that was being set up. */
function Outcome() {
  const { t, language } = useTexts();
  const { activity } = useEditor();
  const outcome = publicationOutcome(activity, new Date());
  if (!outcome) return null;
  const start = typeof activity.startsAt === "string" ? new Date(activity.startsAt) : undefined;
  const date = start && new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(start);
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t(`surveys.publish.outcome.${outcome}`, { date: date ?? "" })}
    </Alert>
  );
}

interface PublishDialogProps {
  /** What robots have to say. */
  readonly advice: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onPublish: () => void;
}

/** Asks before the draft becomes what respondents get, and says what is new in it. */
export function PublishDialog({ advice, isBusy, onClose, onPublish }: PublishDialogProps) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const id = useId();
  const body = editor.responses > 0 ? "surveys.publish.bodyAnswered" : "surveys.publish.body";
  return (
    <Dialog
      open
      fullWidth
      maxWidth={editor.published ? "md" : "xs"}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1 }}>
        {t("surveys.publish.title")}
      </DialogTitle>
      {/* By keyboard, too, one scrolls through many changes. */}
      <DialogContent tabIndex={0}>
        <DialogContentText id={`${id}-body`}>
          {t(body, { smart_count: questionsOf(editor.draft).length })} {advice}
        </DialogContentText>
        <Outcome />
        {editor.published && <ChangesSince version={editor.published.version} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t("surveys.publish.cancel")}
        </Button>
        <Button variant="contained" autoFocus disabled={isBusy} onClick={onPublish}>
          {t("surveys.publish.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

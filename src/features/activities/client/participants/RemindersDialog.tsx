import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Typography,
} from "@mui/material";
import { useId } from "react";
import { ErrorState, Icon, LoadingState, useTexts } from "../../../../client/kit/console";
import type { ProgrammedReminder } from "../../shared/api/participants";
import { NewReminder } from "./NewReminder";
import { useReminders } from "./useReminders";

interface ReminderLineProps {
  readonly reminder: ProgrammedReminder;
  readonly timeZone: string;
  /** Absent while another change is on its way. */
  readonly onRemove: (() => void) | undefined;
}

/** One reminder: when, and what came of it. */
function ReminderLine({ reminder: { at, sentAt, count }, timeZone, onRemove }: ReminderLineProps) {
  const { t, language } = useTexts();
  const date = new Date(at).toLocaleString(language, { dateStyle: "full", timeStyle: "short", timeZone });
  const remove = (
    <IconButton edge="end" aria-label={t("activities.reminders.remove", { date })} onClick={onRemove} disabled={!onRemove}>
      <Icon name="Delete" />
    </IconButton>
  );
  return (
    <ListItem divider disableGutters secondaryAction={sentAt === null ? remove : undefined}>
      <ListItemText
        primary={date}
        secondary={
          sentAt === null ? t("activities.reminders.waiting") : t("activities.reminders.sent", { smart_count: count ?? 0 })
        }
      />
    </ListItem>
  );
}

/** When an activity's pending members are reminded: times to come, which can be taken back, and those that were. */
export function RemindersDialog({ activityId, onClose }: { readonly activityId: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  const id = useId();
  const { query, isChanging, failure, add, remove } = useReminders(activityId);
  const { data } = query;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1 }}>
        {t("activities.reminders.action")}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText id={`${id}-body`} sx={{ typography: "body1" }}>
          {t("activities.reminders.body")}
        </DialogContentText>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {query.isPending ? <LoadingState /> : null}
        {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
        {data ? <NewReminder timeZone={data.timeZone} isDisabled={isChanging} onAdd={add} /> : null}
        {data?.reminders.length === 0 ? <Typography color="text.secondary">{t("activities.reminders.none")}</Typography> : null}
        {data && data.reminders.length > 0 ? (
          <List disablePadding>
            {data.reminders.map((reminder) => (
              <ReminderLine
                key={reminder.id}
                reminder={reminder}
                timeZone={data.timeZone}
                onRemove={isChanging ? undefined : () => void remove(reminder.id)}
              />
            ))}
          </List>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t("console.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

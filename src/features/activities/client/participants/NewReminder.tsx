import { Box, Button, TextField, Typography } from "@mui/material";
import { type FormEvent, useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { dayIn } from "../../../../shared/dates/dayIn";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { createZone } from "../../../../shared/dates/zone";

const MORNING = "10:00";

interface NewReminderProps {
  readonly timeZone: string;
  readonly isDisabled: boolean;
  /** @param at an ISO 8601 instant. @returns whether it was programmed */
  readonly onAdd: (at: string) => Promise<boolean>;
}

/** Day and time of one more reminder, as the community's clocks show them. */
export function NewReminder({ timeZone, isDisabled, onAdd }: NewReminderProps) {
  const { t } = useTexts();
  const zone = createZone(timeZone);
  const tomorrow = dayIn(timeZone, new Date(Date.now() + MS_PER_DAY));
  const [day, setDay] = useState(tomorrow);
  const [time, setTime] = useState(MORNING);
  const isSkipped = day !== "" && time !== "" && !zone.isShown(day, time);
  const isReady = day !== "" && time !== "" && !isSkipped;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void onAdd(zone.instantOf(day, time));
  };
  const field = { size: "small", required: true, slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
        <TextField
          {...field}
          type="date"
          label={t("activities.reminders.day")}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          {...field}
          type="time"
          label={t("activities.reminders.time")}
          value={time}
          error={isSkipped}
          helperText={isSkipped ? t("activities.reminders.skipped") : undefined}
          onChange={({ target }) => setTime(target.value)}
        />
        <Button type="submit" variant="contained" disabled={isDisabled || !isReady} startIcon={<Icon name="Add" />}>
          {t("activities.reminders.add")}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
        {t("activities.reminders.zone", { zone: timeZone.split("/").at(-1)?.replaceAll("_", " ") })}
      </Typography>
    </Box>
  );
}

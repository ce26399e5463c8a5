import { Button, Stack } from "@mui/material";
import { useState } from "react";
import { Icon, useConfirm, useTexts } from "../../../../client/kit/console";
import { RemindersDialog } from "./RemindersDialog";
import { RemindSegment } from "./RemindSegment";
import { useReminders } from "./useReminders";
import { useReminding } from "./useReminding";

interface ReminderButtonsProps {
  readonly activityId: string;
  /** Who was chosen. */
  readonly selected: ReadonlySet<string>;
  /** How many have something left to do. */
  readonly pending: number;
  readonly onReminded: () => void;
}

/** Reminds those who were chosen, or all who are pending; now, or later. */
export function ReminderButtons({ activityId, selected, pending, onReminded }: ReminderButtonsProps) {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const [isProgramming, setIsProgramming] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { isReminding, remind, remindAll } = useReminding(activityId);
  const waiting = (useReminders(activityId).query.data?.reminders ?? []).filter(({ sentAt }) => sentAt === null).length;
  const askAll = async () => {
    const isSure = await confirm({
      title: t("activities.participants.remindAllTitle"),
      body: t("activities.participants.remindAllBody", { count: pending.toLocaleString(language) }),
      confirmLabel: t("activities.participants.remindAll"),
    });
    if (isSure) await remindAll();
  };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
      <Button variant="text" startIcon={<Icon name="Schedule" />} onClick={() => setIsProgramming(true)}>
        {waiting > 0 ? t("activities.reminders.planned", { count: waiting }) : t("activities.reminders.action")}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon name="Notifications" />}
        disabled={isReminding || pending === 0}
        onClick={() => void askAll()}
      >
        {t("activities.participants.remindAll")}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon name="FilterList" />}
        disabled={isReminding || pending === 0}
        onClick={() => setIsChoosing(true)}
      >
        {t("activities.participants.remindSegment")}
      </Button>
      {selected.size > 0 ? (
        <Button
          variant="contained"
          startIcon={<Icon name="Send" />}
          disabled={isReminding}
          onClick={() => void remind([...selected]).then((isDone) => isDone && onReminded())}
        >
          {t("activities.participants.remind", { smart_count: selected.size })}
        </Button>
      ) : null}
      {isChoosing ? <RemindSegment isBusy={isReminding} onRemind={remindAll} onClose={() => setIsChoosing(false)} /> : null}
      {isProgramming ? <RemindersDialog activityId={activityId} onClose={() => setIsProgramming(false)} /> : null}
    </Stack>
  );
}

import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import { lazy, Suspense } from "react";
import type { NotificationPreferences } from "../../contracts/api/notificationPreferences";
import { MAIL_RHYTHMS, type MailRhythm } from "../../shared/mailRhythms";
import { useTexts } from "../texts/TextsProvider";

// Its list is no part of what every visit loads.
const TimeZoneInput = lazy(() => import("./TimeZoneInput").then((module) => ({ default: module.TimeZoneInput })));

interface MailTimingProps {
  readonly preferences: NotificationPreferences;
  readonly onChange: (change: { readonly rhythm?: MailRhythm; readonly timeZone?: string | null }) => void;
}

/** When notifications come by mail: how often, and by which clocks. */
export function MailTiming({ preferences: { rhythm, timeZone, communityTimeZone, isUnsubscribed }, onChange }: MailTimingProps) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } }}>
      <TextField
        select
        disabled={isUnsubscribed}
        label={t("notificationMails.preferences.rhythm")}
        helperText={t("notificationMails.preferences.rhythmHelp")}
        value={rhythm}
        onChange={(event) => {
          const next = MAIL_RHYTHMS.find((one) => one === event.target.value);
          if (next) onChange({ rhythm: next });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {MAIL_RHYTHMS.map((one) => (
          <option key={one} value={one}>
            {t(`notificationMails.preferences.rhythms.${one}`)}
          </option>
        ))}
      </TextField>
      <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
        <TimeZoneInput
          label={t("notificationMails.preferences.timeZone")}
          help={t("notificationMails.preferences.timeZoneHelp")}
          value={timeZone}
          communityTimeZone={communityTimeZone}
          isDisabled={isUnsubscribed}
          onChange={(next) => onChange({ timeZone: next })}
        />
      </Suspense>
    </Box>
  );
}

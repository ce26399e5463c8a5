import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useMemo } from "react";
import type { NotificationPreferences } from "../../contracts/api/notificationPreferences";
import { MAIL_RHYTHMS, type MailRhythm } from "../../shared/mailRhythms";
import { useTexts } from "../texts/TextsProvider";

interface MailTimingProps {
  readonly preferences: NotificationPreferences;
  readonly onChange: (change: { readonly rhythm?: MailRhythm; readonly timeZone?: string | null }) => void;
}

/** When notifications come by mail: how often, and by which clocks. */
export function MailTiming({ preferences: { rhythm, timeZone, communityTimeZone, isUnsubscribed }, onChange }: MailTimingProps) {
  const { t } = useTexts();
  // A device may know its own zone by a name that the list lacks.
  const zones = useMemo(
    () => [...new Set([...Intl.supportedValuesOf("timeZone"), ...(timeZone === null ? [] : [timeZone])])].toSorted(),
    [timeZone],
  );
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
      <TextField
        select
        disabled={isUnsubscribed}
        label={t("notificationMails.preferences.timeZone")}
        helperText={t("notificationMails.preferences.timeZoneHelp")}
        value={timeZone ?? ""}
        onChange={(event) => onChange({ timeZone: event.target.value || null })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t("notificationMails.preferences.communityTimeZone", { zone: communityTimeZone })}</option>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

import { Typography } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import { dayText, ownZone, timeText } from "./zonedTimes";

interface SlotTextProps {
  readonly startsAt: string;
  readonly minutes: number;
}

/** From when to when a session is, by its own clocks and by the reader's where they differ. */
export function SlotText({ startsAt, minutes }: SlotTextProps) {
  const { t, language } = useTexts();
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const range = (zone?: string) => `${timeText(startsAt, language, zone)}–${timeText(endsAt, language, zone)}`;
  const own = ownZone(startsAt);
  const ownDay = own && dayText(startsAt, language, own);
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
      {t("focus.calendar.cet", { time: range() })}
      {own &&
        ` · ${t("focus.calendar.yours", {
          time: ownDay === dayText(startsAt, language) ? range(own) : `${ownDay}, ${range(own)}`,
        })}`}
    </Typography>
  );
}

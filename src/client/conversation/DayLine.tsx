import Typography from "@mui/material/Typography";
import { MS_PER_DAY } from "../../shared/dates/msPerDay";

interface DayLineProps {
  /** ISO 8601; its day is that of the device's clock. */
  readonly instant: string;
  readonly language: string;
}

/** Where a day of a conversation begins: today and yesterday by name, others by date. */
export function DayLine({ instant, language }: DayLineProps) {
  const day = new Date(instant);
  const passed = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(day).setHours(0, 0, 0, 0)) / MS_PER_DAY);
  const text =
    passed < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-passed, "day")
      : day.toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long" });
  return (
    <Typography
      component="li"
      variant="body2"
      sx={{ justifySelf: "center", mt: 2, px: 1.5, color: "text.secondary", "&::first-letter": { textTransform: "uppercase" } }}
    >
      {text}
    </Typography>
  );
}

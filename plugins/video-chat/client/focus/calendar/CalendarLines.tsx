import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { Slot } from "../../../shared/focus";
import { SlotText } from "./SlotText";
import { dayText } from "./zonedTimes";

interface CalendarLinesProps {
  readonly slots: readonly Slot[];
  readonly minutes: number;
}

/** A calendar to read. */
export function CalendarLines({ slots, minutes }: CalendarLinesProps) {
  const { language } = useTexts();
  if (slots.length === 0) return "—";
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.5 }}>
      {slots.map(({ startsAt }) => (
        <li key={startsAt}>
          <Typography component="span">{dayText(startsAt, language)}</Typography>
          <SlotText startsAt={startsAt} minutes={minutes} />
        </li>
      ))}
    </Box>
  );
}

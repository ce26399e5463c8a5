import { Box, IconButton, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../../src/client/kit/console";
import { MoveForm } from "./MoveForm";
import { SlotText } from "./SlotText";
import { dayText, timeText } from "./zonedTimes";

interface SlotLineProps {
  readonly id: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly isDisabled: boolean;
  /** What keeps another instant from being taken. */
  readonly faultOf: (startsAt: string | undefined) => string | undefined;
  readonly onMove: (startsAt: string) => void;
  readonly onRemove: () => void;
}

/** A time of the calendar, which can be moved and taken away. */
export function SlotLine(props: SlotLineProps) {
  const { startsAt, minutes, isDisabled, onMove, onRemove } = props;
  const { t, language } = useTexts();
  const [isMoving, setMoving] = useState(false);
  const name = `${dayText(startsAt, language)}, ${timeText(startsAt, language)}`;
  if (isMoving)
    return (
      <li>
        <MoveForm
          {...props}
          onMove={(next) => {
            setMoving(false);
            onMove(next);
          }}
          onClose={() => setMoving(false)}
        />
      </li>
    );
  return (
    <Box component="li" sx={{ display: "flex", gap: 1, alignItems: "center", py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{dayText(startsAt, language)}</Typography>
        <SlotText startsAt={startsAt} minutes={minutes} />
      </Box>
      {!isDisabled && (
        <>
          <IconButton aria-label={t("focus.calendar.move", { time: name })} onClick={() => setMoving(true)}>
            <Icon name="Edit" />
          </IconButton>
          <IconButton aria-label={t("focus.calendar.remove", { time: name })} onClick={onRemove}>
            <Icon name="Delete" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

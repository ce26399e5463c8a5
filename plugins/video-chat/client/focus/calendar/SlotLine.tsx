import { Box, Button, IconButton, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../../src/client/kit/console";
import { SlotText } from "./SlotText";
import { clockOf, dayText, instantOf, timeText } from "./zonedTimes";

interface SlotLineProps {
  readonly id: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly isDisabled: boolean;
  /** Whether its form is there at once. @default false */
  readonly isOpen?: boolean;
  /** What keeps another instant from being taken. */
  readonly faultOf: (startsAt: string | undefined) => string | undefined;
  readonly onMove: (startsAt: string) => void;
  readonly onRemove: () => void;
  /** Told that its form was closed. */
  readonly onClose?: () => void;
}

function MoveForm({ id, startsAt, faultOf, onMove, onClose }: Omit<SlotLineProps, "minutes"> & { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [{ day, time }, setClock] = useState(() => clockOf(startsAt));
  const [fault, setFault] = useState<string>();
  const save = () => {
    const next = day && time ? instantOf(day, time) : undefined;
    const found = faultOf(next);
    setFault(found);
    if (!found && next) onMove(next);
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "flex-start", py: 1 }}>
      <TextField
        {...{ id: `${id}-day`, type: "date", size: "small", label: t("focus.calendar.day"), value: day, autoFocus: true }}
        error={fault !== undefined}
        helperText={fault}
        onChange={({ target }) => setClock({ day: target.value, time })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        {...{ id: `${id}-time`, type: "time", size: "small", label: t("focus.calendar.time"), value: time }}
        onChange={({ target }) => setClock({ day, time: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button onClick={save}>{t("focus.calendar.save")}</Button>
      <Button color="inherit" onClick={onClose}>
        {t("common.cancel")}
      </Button>
    </Box>
  );
}

/** A time of the calendar, which can be moved and taken away. */
export function SlotLine(props: SlotLineProps) {
  const { startsAt, minutes, isDisabled, isOpen = false, onMove, onRemove, onClose } = props;
  const { t, language } = useTexts();
  const [isMoving, setMoving] = useState(isOpen);
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
          onClose={() => {
            setMoving(false);
            onClose?.();
          }}
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

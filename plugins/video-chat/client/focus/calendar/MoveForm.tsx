import { Box, Button, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import { clockOf, instantOf } from "./zonedTimes";

interface MoveFormProps {
  readonly id: string;
  readonly startsAt: string;
  readonly minutes: number;
  /** Whether what was saved is on its way. @default false */
  readonly isBusy?: boolean;
  /** What keeps another instant from being taken. */
  readonly faultOf: (startsAt: string | undefined) => string | undefined;
  readonly onMove: (startsAt: string) => void;
  readonly onClose: () => void;
}

/** Day and time of a session, by the clocks of sessions. It stays until it is closed. */
export function MoveForm({ id, startsAt, minutes, isBusy = false, faultOf, onMove, onClose }: MoveFormProps) {
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
        helperText={t("focus.calendar.zone", { minutes })}
        onChange={({ target }) => setClock({ day, time: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button loading={isBusy} onClick={save}>
        {t("focus.calendar.save")}
      </Button>
      <Button color="inherit" onClick={onClose}>
        {t("common.cancel")}
      </Button>
    </Box>
  );
}

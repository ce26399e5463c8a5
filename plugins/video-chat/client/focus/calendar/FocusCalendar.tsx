import { Box, Button, TextField, Typography } from "@mui/material";
import { useMemo, useState } from "react";
import { describedBy, Icon, useTexts, useWizardValues, type WidgetProps } from "../../../../../src/client/kit/console";
import { MOST_SLOTS, type Slot } from "../../../shared/focus";
import { earliestStart } from "../../../shared/focusCalendar";
import { MonthGrid } from "./MonthGrid";
import { SlotLine } from "./SlotLine";
import { useSlotFaults } from "./useSlotFaults";
import { clockOf, dayName, instantOf } from "./zonedTimes";

const DEFAULT_MINUTES = 60;
const FIRST_TIME = "10:00";

const sorted = (slots: readonly Slot[]) => [...slots].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));

/** When sessions may take place: days of a month, and the times of each. */
export function FocusCalendar({ id, label, value, disabled, onChange }: WidgetProps) {
  const { t, language } = useTexts();
  const { sessionMinutes, sessionCount } = useWizardValues();
  const minutes = Number(sessionMinutes ?? DEFAULT_MINUTES);
  const slots = sorted((value ?? []) as readonly Slot[]);
  const faultAt = useSlotFaults(minutes);
  const first = useMemo(() => clockOf(new Date(earliestStart(Date.now())).toISOString()).day, []);
  const [day, setDay] = useState(() => {
    const known = slots[0] && clockOf(slots[0].startsAt).day;
    return known && known > first ? known : first;
  });
  const [time, setTime] = useState(FIRST_TIME);
  const [fault, setFault] = useState<string>();
  const change = (next: readonly Slot[]) => {
    setFault(undefined);
    onChange(next.length > 0 ? sorted(next) : undefined);
  };
  const add = () => {
    const startsAt = time ? instantOf(day, time) : undefined;
    const found = faultAt(startsAt, slots);
    if (found || !startsAt) return setFault(found);
    return change([...slots, { startsAt }]);
  };
  const isFull = slots.length >= MOST_SLOTS;
  const ordered = Number(sessionCount ?? 0);
  return (
    <Box role="group" aria-label={label} aria-describedby={describedBy(id)} sx={{ display: "grid", gap: 2 }}>
      {!disabled && (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))" }}>
          <MonthGrid
            day={day}
            first={first}
            countOf={(one) => slots.filter(({ startsAt }) => clockOf(startsAt).day === one).length}
            onChoose={(next) => {
              setFault(undefined);
              setDay(next);
            }}
          />
          <Box sx={{ display: "grid", gap: 1.5, alignContent: "start" }}>
            <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
              {dayName(day, language)}
            </Typography>
            <TextField
              id={`${id}-time`}
              type="time"
              label={t("focus.calendar.start")}
              value={time}
              error={fault !== undefined}
              helperText={fault ?? t("focus.calendar.zone", { minutes })}
              onChange={({ target }) => setTime(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button
              variant="outlined"
              disabled={isFull}
              startIcon={<Icon name="Add" />}
              onClick={add}
              sx={{ justifySelf: "start" }}
            >
              {t("focus.calendar.add")}
            </Button>
          </Box>
        </Box>
      )}
      <Box>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {t("focus.calendar.times", { smart_count: slots.length })}
          {ordered > slots.length && ` ${t("focus.calendar.missing", { smart_count: ordered - slots.length })}`}
        </Typography>
        {slots.length > 0 && (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {slots.map(({ startsAt }, at) => {
              const others = slots.filter((_slot, index) => index !== at);
              return (
                <SlotLine
                  key={startsAt}
                  id={`${id}-${at}`}
                  startsAt={startsAt}
                  minutes={minutes}
                  isDisabled={disabled}
                  faultOf={(next) => faultAt(next, others)}
                  onMove={(next) => change([...others, { startsAt: next }])}
                  onRemove={() => change(others)}
                />
              );
            })}
          </Box>
        )}
      </Box>
    </Box>
  );
}

import { Box, ButtonBase, IconButton, Typography } from "@mui/material";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon, useTexts } from "../../../../../src/client/kit/console";
import { dayAfter, isSameMonth, monthAfter, weekdayOf, weeksOf } from "./monthDays";
import { dayName } from "./zonedTimes";

interface MonthGridProps {
  /** The day that is chosen, `YYYY-MM-DD`: its month is shown. */
  readonly day: string;
  /** The first day that may be chosen. */
  readonly first: string;
  /** How many times a day has. */
  readonly countOf: (day: string) => number;
  readonly onChoose: (day: string) => void;
}

const LAST_WEEKDAY = 6;
const WEEK = 7;
/** A Monday, by which the weekdays are named. */
const MONDAY = "2026-11-30";

/** Where a key leads from a day. */
const BY_KEY: ReadonlyMap<string, (day: string) => string> = new Map([
  ["ArrowLeft", (day: string) => dayAfter(day, -1)],
  ["ArrowRight", (day: string) => dayAfter(day, 1)],
  ["ArrowUp", (day: string) => dayAfter(day, -WEEK)],
  ["ArrowDown", (day: string) => dayAfter(day, WEEK)],
  ["Home", (day: string) => dayAfter(day, -weekdayOf(day))],
  ["End", (day: string) => dayAfter(day, LAST_WEEKDAY - weekdayOf(day))],
  ["PageUp", (day: string) => monthAfter(day, -1)],
  ["PageDown", (day: string) => monthAfter(day, 1)],
]);

function DayButton({ day, month, first, count, isChosen, onChoose }: DayButtonProps) {
  const { t, language } = useTexts();
  const isOpen = day >= first;
  const name = dayName(day, language);
  return (
    <ButtonBase
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={count > 0 ? t("focus.calendar.dayWithTimes", { day: name, smart_count: count }) : name}
      disabled={!isOpen}
      onClick={() => onChoose(day)}
      sx={{
        ...{
          width: "100%",
          minHeight: 44,
          borderRadius: 1,
          flexDirection: "column",
          font: "inherit",
          fontVariantNumeric: "tabular-nums",
        },
        color: isSameMonth(day, month) ? "text.primary" : "text.secondary",
        ...(isChosen ? { bgcolor: "primary.main", color: "primary.contrastText" } : { "&:hover": { bgcolor: "action.hover" } }),
        "&.Mui-disabled": { color: "text.disabled" },
        "&.Mui-focusVisible": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      {Number(day.slice(-2))}
      <Box
        component="span"
        sx={{ width: 6, height: 6, borderRadius: "50%", bgcolor: count > 0 ? "currentcolor" : "transparent" }}
      />
    </ButtonBase>
  );
}

interface DayButtonProps {
  readonly day: string;
  readonly month: string;
  readonly first: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: (day: string) => void;
}

/** A month of days to choose from, by pointer, finger or keys. */
export function MonthGrid({ day, first, countOf, onChoose }: MonthGridProps) {
  const { t, language } = useTexts();
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    hasMoved.current = false;
  }, [day]);

  const choose = (next: string) => onChoose(next < first ? first : next);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = BY_KEY.get(event.key)?.(day);
    if (!next) return;
    event.preventDefault();
    hasMoved.current = true;
    choose(next);
  };
  const title = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return (
    <div>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1 }}>
        <IconButton
          aria-label={t("focus.calendar.previousMonth")}
          disabled={isSameMonth(day, first)}
          onClick={() => choose(monthAfter(day, -1))}
        >
          <Icon name="ChevronLeft" />
        </IconButton>
        <Typography aria-live="polite" sx={{ flex: 1, textAlign: "center", fontWeight: 600 }}>
          {title}
        </Typography>
        <IconButton aria-label={t("focus.calendar.nextMonth")} onClick={() => choose(monthAfter(day, 1))}>
          <Icon name="ChevronRight" />
        </IconButton>
      </Box>
      <Box
        component="table"
        ref={grid}
        aria-label={title}
        onKeyDown={onKeyDown}
        sx={{ width: "100%", tableLayout: "fixed", borderCollapse: "collapse", "& td, & th": { p: 0.25 } }}
      >
        <thead>
          <tr>
            {Array.from({ length: WEEK }, (_, at) => dayAfter(MONDAY, at)).map((one) => (
              <Typography key={one} component="th" scope="col" variant="body2" sx={{ color: "text.secondary" }}>
                {weekday.format(new Date(one))}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <DayButton day={one} month={day} first={first} count={countOf(one)} isChosen={one === day} onChoose={choose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </div>
  );
}

import { createZone } from "../../../../../src/shared/dates/zone";
import { FOCUS_TIME_ZONE } from "../../../shared/focus";

const zone = createZone(FOCUS_TIME_ZONE);
const DAY_LENGTH = "YYYY-MM-DD".length;
const TIME_LENGTH = "HH:mm".length;

/** Day and time of an instant by the clocks of sessions. */
export function clockOf(instant: string): { readonly day: string; readonly time: string } {
  const [day = "", time = ""] = zone.clockAt(instant).split("T");
  return { day: day.slice(0, DAY_LENGTH), time: time.slice(0, TIME_LENGTH) };
}

/** The instant at which the clocks of sessions show day and time; nothing where they skip it. */
export function instantOf(day: string, time: string): string | undefined {
  return zone.isShown(day, time) ? new Date(zone.instantOf(day, time)).toISOString() : undefined;
}

/** The reader's own zone, where its clocks show something else at an instant. */
export function ownZone(instant: string): string | undefined {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (timeZone: string) => createZone(timeZone).clockAt(instant);
  return at(own) === at(FOCUS_TIME_ZONE) ? undefined : own;
}

/** @param timeZone @default that of sessions */
export function timeText(instant: string, language: string, timeZone: string = FOCUS_TIME_ZONE): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(instant));
}

/** @param timeZone @default that of sessions */
export function dayText(instant: string, language: string, timeZone: string = FOCUS_TIME_ZONE): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone }).format(
    new Date(instant),
  );
}

/** A calendar day, `YYYY-MM-DD`, in words. */
export function dayName(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

import { createZone } from "../../../shared/dates/zone";
import { AppError } from "../../../shared/errors";
import { MAILING_ERRORS } from "../shared/errors";

interface DayAndTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

/**
 * The instant of a day and time by a community's clock.
 * @throws AppError `mailings.skippedTime` in the hour that the clocks skip in spring, `mailings.pastTime`
 */
export function scheduledInstant({ date, time }: DayAndTime, timeZone: string, now: Date): string {
  const zone = createZone(timeZone);
  if (!zone.isShown(date, time)) throw new AppError(MAILING_ERRORS.skippedTime, { params: { time } });
  const instant = zone.instantOf(date, time);
  if (Date.parse(instant) <= now.getTime()) throw new AppError(MAILING_ERRORS.pastTime);
  return instant;
}

/** Day and time that a community's clock shows at an instant. */
export function dayAndTime(instant: string, timeZone: string): DayAndTime {
  const clock = createZone(timeZone).clockAt(instant);
  return { date: clock.slice(0, 10), time: clock.slice(11, 16) };
}

import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import type { Zone } from "../../../shared/dates/zone";

/** When a community's people get mails that aren't about their account, and how many. */
export interface MailTimes {
  /** `HH:MM` of the person's clocks; the same twice: no pause. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly perDay: number;
  readonly perWeek: number;
}

/** Whether no mails are sent at a time of the clocks (`HH:MM`); the pause may go past midnight. */
export function isQuiet(clock: string, { quietFrom, quietTo }: Pick<MailTimes, "quietFrom" | "quietTo">): boolean {
  if (quietFrom === quietTo) return false;
  if (quietFrom < quietTo) return clock >= quietFrom && clock < quietTo;
  return clock >= quietFrom || clock < quietTo;
}

/** The end of the pause that an instant is in; undefined outside of one. */
export function quietUntil(
  now: Date,
  zone: Pick<Zone, "clockAt" | "instantOf">,
  times: Pick<MailTimes, "quietFrom" | "quietTo">,
): Date | undefined {
  const clock = zone.clockAt(now.toISOString());
  const time = clock.slice(11, 16);
  if (!isQuiet(time, times)) return undefined;
  const day = time < times.quietTo ? clock : new Date(Date.parse(`${clock}Z`) + MS_PER_DAY).toISOString();
  return new Date(zone.instantOf(day.slice(0, 10), times.quietTo));
}

/** @param newestFirst instants of a person's mails, in milliseconds; so are `now` and what is returned */
function freeAt(newestFirst: readonly number[], { most, days }: { readonly most: number; readonly days: number }, now: number) {
  const counted = newestFirst.filter((time) => time > now - days * MS_PER_DAY)[most - 1];
  return counted === undefined ? now : counted + days * MS_PER_DAY;
}

/** The instant from which somebody may get another mail, `now` where it may be at once. */
export function nextMailAt(
  sent: readonly number[],
  { perDay, perWeek }: Pick<MailTimes, "perDay" | "perWeek">,
  now: number,
): number {
  const newestFirst = sent.toSorted((a, b) => b - a);
  return Math.max(freeAt(newestFirst, { most: perDay, days: 1 }, now), freeAt(newestFirst, { most: perWeek, days: 7 }, now));
}

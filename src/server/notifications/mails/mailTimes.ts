import { MS_PER_DAY } from "../../../shared/dates/msPerDay";

/** When a community's notifications may be mailed. */
export interface MailTimes {
  /** `HH:MM` of the community's clocks; the same twice: no pause. */
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly perDay: number;
  readonly perWeek: number;
}

/** Whether no mails are sent at a time of the community's clocks (`HH:MM`); the pause may go past midnight. */
export function isQuiet(clock: string, { quietFrom, quietTo }: Pick<MailTimes, "quietFrom" | "quietTo">): boolean {
  if (quietFrom === quietTo) return false;
  if (quietFrom < quietTo) return clock >= quietFrom && clock < quietTo;
  return clock >= quietFrom || clock < quietTo;
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

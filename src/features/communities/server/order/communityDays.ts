import { dayIn } from "../../../../shared/dates/dayIn";
import { monthsLater } from "../../../../shared/dates/monthsLater";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";

/** What a community's days follow from. */
interface Dated {
  readonly createdAt: string;
  readonly timeZone: string | null;
  readonly durationMonths: number | null;
}

const DEFAULT_ZONE = "Europe/Madrid";

const zoneOf = ({ timeZone }: Pick<Dated, "timeZone">) => timeZone ?? DEFAULT_ZONE;

/** Today on its clock, `YYYY-MM-DD`. */
export const todayOf = (community: Pick<Dated, "timeZone">): string => dayIn(zoneOf(community));

/** The first day after so many months of the community. @param months @default its duration */
export function endOf(community: Dated, months = community.durationMonths ?? 0): string {
  return monthsLater(dayIn(zoneOf(community), new Date(community.createdAt)), months);
}

/**
 * The duration with so many months more. One that has ended goes on from today: the months since its begin are rounded
 * up, so that no day is lost that was paid.
 */
export function prolonged(community: Dated, more: number): number {
  let months = community.durationMonths ?? 0;
  const today = todayOf(community);
  while (endOf(community, months) < today) months += 1;
  return months + more;
}

/** Days that a community has left, today included; 0 once it has ended. */
export function daysLeftOf(community: Dated): number {
  return Math.max(0, (Date.parse(endOf(community)) - Date.parse(todayOf(community))) / MS_PER_DAY);
}

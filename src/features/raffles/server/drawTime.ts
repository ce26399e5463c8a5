import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { createZone } from "../../../shared/dates/zone";
import { DRAW_TIME } from "../shared/raffles";

/**
 * When the raffle of an activity is drawn that ends at an instant: at 10:00 of the day after, by the community's clock.
 * @returns ISO 8601 instant
 */
export function drawTime(endsAt: string, timeZone: string): string {
  const zone = createZone(timeZone);
  const day = zone.clockAt(endsAt).slice(0, "YYYY-MM-DD".length);
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + MS_PER_DAY).toISOString().slice(0, "YYYY-MM-DD".length);
  return zone.instantOf(next, DRAW_TIME);
}

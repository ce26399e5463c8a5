import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import type { Zone } from "../../../shared/dates/zone";
import type { MailRhythm } from "../../../shared/mailRhythms";

const DIGEST_TIME = "09:00";
const MONDAY = 1;
const DAYS = 8;

/** When an alert of an instant comes by mail in somebody's rhythm, by their clocks; undefined as it comes. */
export function digestAt(created: Date, rhythm: MailRhythm, zone: Pick<Zone, "clockAt" | "instantOf">): Date | undefined {
  if (rhythm === "NOW") return undefined;
  const today = Date.parse(zone.clockAt(created.toISOString()).slice(0, 10));
  for (let day = 0; day <= DAYS; day += 1) {
    const date = new Date(today + day * MS_PER_DAY);
    const at = new Date(zone.instantOf(date.toISOString().slice(0, 10), DIGEST_TIME));
    if (at > created && (rhythm === "DAILY" || date.getUTCDay() === MONDAY)) return at;
  }
  throw new Error("a week without a Monday");
}

import type { SpaceDb } from "../../../../server/kit";
import { createZone } from "../../../../shared/dates/zone";
import { type FilterCondition, refuseCondition } from "../../shared/parseFilter";
import type { PreparedCondition } from "./preparedCondition";

/** The day so many days after, on the calendar. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const isDay = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && dayAfter(value, 0) === value;

/**
 * When responses ended, by the days of the space's calendar: from and to a day, both included, or the last days.
 * @throws AppError `request.invalid` for a day that is none
 */
export async function prepareDays(
  db: SpaceDb,
  { from, to, last, path }: FilterCondition,
  timeZone: string,
): Promise<PreparedCondition> {
  if (from === undefined && to === undefined && last === undefined) return refuseCondition(path, "oneTest");
  if (from !== undefined && !isDay(from)) return refuseCondition(`${path}/from`, "value");
  if (to !== undefined && !isDay(to)) return refuseCondition(`${path}/to`, "value");
  const zone = createZone(timeZone);
  const first = last === undefined ? from : dayAfter(await db.today(), 1 - last);
  const begin = first === undefined ? Number.NEGATIVE_INFINITY : Date.parse(zone.startOf(first));
  const end = to === undefined ? Number.POSITIVE_INFINITY : Date.parse(zone.startOf(dayAfter(to, 1)));
  return {
    questionIds: [],
    testIn: ({ frame }) => {
      const { completedAt } = frame;
      return (slot) => {
        const at = completedAt[slot] ?? Number.NaN;
        return at >= begin && at < end;
      };
    },
  };
}

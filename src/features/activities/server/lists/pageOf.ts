import type { JsonObject } from "../../../../shared/json";
import { optionalObject } from "../../../../shared/objectSchema";

const number: JsonObject = { type: "string", pattern: "^[0-9]{1,6}$", maxLength: 6 };
const instant: JsonObject = { type: "string", format: "date-time", maxLength: 40 };

/** Of a list's address. */
export const LIST_QUERY = optionalObject({ offset: number, limit: number, dateFrom: instant, dateTo: instant });

/** A part of a list, as its address asks for it. */
export type ListQuery = Readonly<Partial<Record<"offset" | "limit" | "dateFrom" | "dateTo", string>>>;

interface Dated {
  readonly since: string;
  readonly endsAt: string | null;
}

/** What goes on at some time between two instants, then the part that is asked for. */
export function pageOf<Activity extends Dated>(activities: readonly Activity[], query: ListQuery) {
  const { dateFrom, dateTo } = query;
  const within = activities.filter(
    ({ since, endsAt }) =>
      (!dateTo || Date.parse(since) <= Date.parse(dateTo)) &&
      (!dateFrom || endsAt === null || Date.parse(endsAt) >= Date.parse(dateFrom)),
  );
  const offset = Number(query.offset ?? 0);
  const limit = query.limit === undefined ? within.length : Number(query.limit);
  return { activities: within.slice(offset, offset + limit), total: within.length };
}

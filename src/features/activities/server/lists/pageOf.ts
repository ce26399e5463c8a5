import type { ListQuery } from "../../shared/api/activities";

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

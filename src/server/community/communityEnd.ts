import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/**
 * SQL: the instant at which a community ends, null where it has no duration. Its months count from the day it was made, and
 * it ends as a day begins, on its own clocks.
 * @param community name that the statement gives to table `community`
 */
export function endSql(community: string): string {
  return `(date_trunc('day', ${community}.created_at at time zone ${community}.time_zone)
    + make_interval(months => ${community}.duration_months)) at time zone ${community}.time_zone`;
}

/** @returns an instant, ISO 8601; null where the community goes on */
export async function readCommunityEnd(root: Kysely<Tables>, communityId: string): Promise<string | null> {
  const { rows } = await sql<{ endsAt: Date | string | null }>`
    select ${sql.raw(endSql("c"))} as ends_at from community c where c.id = ${communityId}`.execute(executor(root));
  const endsAt = rows[0]?.endsAt ?? null;
  return endsAt && new Date(endsAt).toISOString();
}

import type { PanelRequest } from "../../../../contracts/services/panel";
import { type SpaceDb, sql } from "../../../../server/kit";
import { conditionOf, type Meaning } from "./conditions";
import type { Partition } from "./partitions";
import { PRIOR_INVITATIONS, panelMean, profileMean } from "./response";

/** People of one combination of classes. */
export interface Group {
  /** See `cellReader`. */
  readonly combination: number;
  readonly people: number;
  /** How many of them will respond if they have time enough: the sum of their own rates. */
  readonly responses: number;
}

/** Those who don't fit the criteria: they only count for the panel's mean. */
const UNFIT = -1;

/** A panelist's combination of classes as a number. */
function combinationSql(partitions: readonly Partition[], meaning: Meaning) {
  let place = 1;
  const digits = partitions.map(({ criterion, classes }) => {
    const cases = classes.map(
      ({ values }, index) => sql`when ${conditionOf({ criterion, values }, meaning)} then ${sql.lit((index + 1) * place)}`,
    );
    place *= classes.length + 1;
    return sql`case ${sql.join(cases, sql` `)} else 0 end`;
  });
  return digits.length > 0 ? sql`${sql.join(digits, sql` + `)}` : sql`0`;
}

/** SQL of whether a panelist fits all criteria and has the device. */
export function fitSql({ criteria, devices }: Pick<PanelRequest, "criteria" | "devices">, meaning: Meaning) {
  const conditions = criteria.map((one) => conditionOf(one, meaning));
  if (devices !== "BOTH") conditions.push(sql<boolean>`devices in (${devices}, 'BOTH')`);
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

/**
 * Counts the country's active, consenting panelists by their combination of classes, in one pass. Who has been invited often
 * responds as in the past; the fewer the invitations, the more the mean of their profile counts (a beta prior), and for a
 * profile with few invitations the panel's.
 */
export async function countPeople(
  db: SpaceDb,
  request: Pick<PanelRequest, "country" | "criteria" | "devices">,
  { partitions, meaning }: { readonly partitions: readonly Partition[]; readonly meaning: Meaning },
): Promise<readonly Group[]> {
  const rows = await db
    .selectFrom("panelist")
    .select([
      sql<number>`case when ${fitSql(request, meaning)} then ${combinationSql(partitions, meaning)} else ${sql.lit(UNFIT)} end`.as(
        "combination",
      ),
      sql<string>`count(*)`.as("people"),
      sql<string>`sum(invitations)`.as("invitations"),
      sql<string>`sum(completes)`.as("completes"),
      sql<number>`sum(least(completes, invitations) / (invitations + ${sql.lit(PRIOR_INVITATIONS)})::float8)`.as("own"),
      sql<number>`sum(${sql.lit(PRIOR_INVITATIONS)} / (invitations + ${sql.lit(PRIOR_INVITATIONS)})::float8)`.as("prior"),
    ])
    .where("country", "=", request.country)
    .where("status", "=", "ACTIVE")
    .where("consent", "=", true)
    .groupBy(sql`1`)
    .execute();
  const groups = rows.map(({ combination, people, own, prior, ...past }) => ({
    ...{ combination, people: Number(people), own, prior },
    ...{ invitations: Number(past.invitations), completes: Number(past.completes) },
  }));
  const mean = panelMean(groups);
  return groups
    .filter(({ combination }) => combination !== UNFIT)
    .map(({ combination, people, own, prior, ...past }) => ({
      combination,
      people,
      responses: own + prior * profileMean(past, mean),
    }));
}

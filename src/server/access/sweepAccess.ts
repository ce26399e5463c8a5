import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/generated/tables";
import { PLACE_DAYS, PLACE_SCOPES } from "./limits/places";

/** Longer than any window that tries are counted in. */
const ATTEMPT_DAYS = 2;
/** A spent code may be asked about for a while. */
const CODE_DAYS = 30;
/** A second factor that nobody has confirmed. */
const UNCONFIRMED_DAYS = 1;
/** Months are noted by their first day. */
const MONTH_DAYS = 31;

const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${sql.lit(days)})`;

/** Deletes what has run out: sessions, codes, counted tries, places, second factors begun. Harmless however many processes do it. */
export async function sweepAccess(root: Kysely<Tables>): Promise<void> {
  await root.deleteFrom("session").where("expiresAt", "<", sql<string>`now()`).execute();
  await root.deleteFrom("code").where("expiresAt", "<", daysAgo(CODE_DAYS)).execute();
  await root
    .deleteFrom("attempt")
    .where("scope", "not in", PLACE_SCOPES)
    .where("windowStart", "<", daysAgo(ATTEMPT_DAYS))
    .execute();
  await root
    .deleteFrom("attempt")
    .where("scope", "in", PLACE_SCOPES)
    .where("windowStart", "<", daysAgo(PLACE_DAYS + MONTH_DAYS))
    .execute();
  await root
    .deleteFrom("secondFactor")
    .where("confirmedAt", "is", null)
    .where("createdAt", "<", daysAgo(UNCONFIRMED_DAYS))
    .execute();
}

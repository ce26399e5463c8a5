import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/generated/tables";

/** How long the activity log tells where somebody acted from. */
const ORIGIN_MONTHS = 12;

/** Takes addresses and devices out of old entries; who did what stays. Harmless however many processes do it. */
export async function sweepOrigins(root: Kysely<Tables>): Promise<void> {
  await root
    .updateTable("auditLog")
    .set({ address: null, device: null })
    .where("at", "<", sql<string>`now() - make_interval(months => ${sql.lit(ORIGIN_MONTHS)})`)
    .where((is) => is.or([is("address", "is not", null), is("device", "is not", null)]))
    .execute();
}

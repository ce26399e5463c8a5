import { sql } from "kysely";
import type { Database } from "../db/database";
import { executor } from "../db/transaction";

const DEFAULT_ZONE = "Europe/Madrid";

/** The zone of a space's clocks. @param spaceId absent for the back office */
export async function timeZoneOf({ kysely }: Pick<Database, "kysely">, spaceId: string | undefined): Promise<string> {
  if (!spaceId) return DEFAULT_ZONE;
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone from community where id = ${spaceId} union all select time_zone from company where id = ${spaceId}`.execute(
    executor(kysely),
  );
  return rows[0]?.timeZone ?? DEFAULT_ZONE;
}

import { sql } from "kysely";
import { createZone, type Zone } from "../../shared/dates/zone";
import { AppError } from "../../shared/errors";
import type { Database } from "../db/database";
import { executor } from "../db/transaction";

const DEFAULT_ZONE = "Europe/Madrid";
const zones = new Map<string, Zone>();

/** The clocks of a zone, made once. @param name an IANA name that was checked */
export function zoneNamed(name: string): Zone {
  const zone = zones.get(name) ?? createZone(name);
  zones.set(name, zone);
  return zone;
}

/** @param path of the fault. @returns the zone's usual name. @throws AppError `request.invalid` where there is no such zone */
export function demandZone(timeZone: string, path: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw new AppError("request.invalid", { faults: [{ path, rule: "enum" }] });
  }
}

/** The zone of a space's clocks. @param spaceId absent for the back office */
export async function timeZoneOf({ kysely }: Pick<Database, "kysely">, spaceId: string | undefined): Promise<string> {
  if (!spaceId) return DEFAULT_ZONE;
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone from community where id = ${spaceId} union all select time_zone from company where id = ${spaceId}`.execute(
    executor(kysely),
  );
  return rows[0]?.timeZone ?? DEFAULT_ZONE;
}

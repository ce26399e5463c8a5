import { sql } from "kysely";
import type { Entity } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import { type Actor, SPACE_KIND } from "../access/session";
import type { Database } from "../db/database";

const DEFAULT_ZONE = "Europe/Madrid";

/**
 * The space that imported records belong to: the session's, or the one that the back office names.
 * @throws AppError `access.denied`, `request.invalid`
 */
export function importSpace(entity: Entity, actor: Actor, named: string | undefined): string | undefined {
  if (entity.scope === "global") return undefined;
  if (actor.kind === "backoffice") {
    if (isId(named)) return named;
    throw new AppError("request.invalid", { faults: [{ path: "/spaceId", rule: "required" }] });
  }
  if (entity.scope !== "space" && entity.scope !== SPACE_KIND[actor.kind]) throw new AppError("access.denied");
  return actor.spaceId;
}

/** The zone of the space's clocks. */
export async function timeZoneOf({ kysely }: Database, spaceId: string | undefined): Promise<string> {
  if (!spaceId) return DEFAULT_ZONE;
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone from community where id = ${spaceId} union all select time_zone from company where id = ${spaceId}`.execute(
    kysely,
  );
  return rows[0]?.timeZone ?? DEFAULT_ZONE;
}

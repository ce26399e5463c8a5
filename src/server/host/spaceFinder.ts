import { sql } from "kysely";
import type { Catalog, Entity } from "../../schema/catalog";
import type { Database } from "../db/database";
import { createSpaceDb } from "../db/query/spaceDb";
import { executor } from "../db/transaction";
import type { RouteContext } from "./routes";

/** A company belongs to no space: it is one, of the same id. */
const isSpace = ({ name }: Entity): boolean => name === "company";

/**
 * Finds the space that a globally unique value belongs to: the one look across spaces that extensions have.
 * @param tenants names of the tables that carry `space_id`
 */
export function createSpaceFinder({
  catalog,
  database,
  tenants,
}: {
  readonly catalog: Catalog;
  readonly database: Database;
  readonly tenants: ReadonlySet<string>;
}): RouteContext["findSpace"] {
  return async ({ entity: name, field: fieldName, value }) => {
    const entity = catalog.entities.get(name);
    const field = entity?.fields.get(fieldName);
    const isUnique = fieldName === "id" || entity?.uniqueEverywhere.some((set) => set.length === 1 && set[0] === fieldName);
    if (!entity || !field || (entity.scope === "global" && !isSpace(entity)) || !isUnique) {
      throw new Error(`${name}.${fieldName} does not tell a space: it is not unique everywhere`);
    }
    const { rows } = await sql<{ id: string; spaceId: string }>`
      select id, ${sql.ref(isSpace(entity) ? "id" : "space_id")} as space_id from ${sql.table(entity.table)} where ${sql.ref(field.column)} = ${value}`.execute(
      executor(database.kysely),
    );
    const [row] = rows;
    return row && { id: row.id, db: createSpaceDb(database, tenants, row.spaceId) };
  };
}

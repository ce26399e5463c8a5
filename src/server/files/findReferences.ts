import type { Catalog } from "../../schema/catalog";
import type { Database } from "../db/database";
import { quote } from "../db/names";
import { runStatement } from "../db/runStatement";
import { fileAddress } from "./fileAddress";
import { fileFields, openness } from "./fileFields";
import { refersTo } from "./refersTo";

/** A record's field that refers to a file. */
export interface FileReference {
  readonly entity: string;
  readonly recordId: string;
  readonly field: string;
}

/** Looks for records that refer to a file, the most open fields first: whichever entity has images may. */
export type FindReferences = (
  fileId: string,
  options?: {
    /** A record that doesn't count. */
    readonly exceptRecordId?: string;
    /** @default 100 */
    readonly limit?: number;
  },
) => Promise<readonly FileReference[]>;

const MOST = 100;

/** Deleted records that can be brought back refer as well. */
export function createFindReferences(database: Database, catalog: Catalog): FindReferences {
  const fields = [...catalog.entities.values()].flatMap((entity) => fileFields(entity).map((field) => ({ entity, field })));
  const looks = fields.map(({ entity, field }) => {
    const told = `'${entity.name}' as entity, t.id as "recordId", '${field.name}' as field, ${openness(field)} as openness`;
    const others = "($2::uuid is null or t.id <> $2::uuid)";
    return `(select ${told} from ${quote(entity.table)} t where ${refersTo(field, "$1")} and ${others} limit $3)`;
  });
  const text = `select entity, "recordId", field from (${looks.join(" union all ")}) found order by openness limit $3`;
  return async (fileId, { exceptRecordId = null, limit = MOST } = {}) =>
    looks.length === 0
      ? []
      : runStatement<FileReference>(database, { text, values: [fileAddress(fileId), exceptRecordId, limit] });
}

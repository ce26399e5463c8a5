import type { Catalog } from "../../schema/catalog";
import type { Database } from "../db/database";
import { quote } from "../db/names";
import { runStatement } from "../db/runStatement";
import { fileAddress } from "./fileAddress";
import { imageFields } from "./imageFields";

/** A record's field that refers to a file. */
export interface FileReference {
  readonly entity: string;
  readonly recordId: string;
  readonly field: string;
}

/** Looks for a record that refers to a file: whichever entity has images may. */
export type FindReference = (fileId: string, except: { readonly recordId: string }) => Promise<FileReference | undefined>;

/** Deleted records that can be brought back refer as well. */
export function createFindReference(database: Database, catalog: Catalog): FindReference {
  const fields = [...catalog.entities.values()].flatMap((entity) => imageFields(entity).map((field) => ({ entity, field })));
  const looks = fields.map(({ entity, field }) => {
    const column = `t.${quote(field.column)}`;
    const refers = field.kind.column === "text" ? `${column} = $1` : `${column}::text like '%"' || $1 || '"%'`;
    const told = `'${entity.name}' as entity, t.id as "recordId", '${field.name}' as field`;
    return `(select ${told} from ${quote(entity.table)} t where ${refers} and t.id <> $2::uuid limit 1)`;
  });
  const text = `${looks.join(" union all ")} limit 1`;
  return async (fileId, { recordId }) => {
    if (looks.length === 0) return undefined;
    const [found] = await runStatement<FileReference>(database, { text, values: [fileAddress(fileId), recordId] });
    return found;
  };
}

import type { Entity } from "../../schema/catalog";
import type { Row } from "../api/rest/serializers";
import { columnValue } from "../api/rest/write/statements/writeStatements";
import type { Database } from "../db/database";
import { hasColumn } from "../db/linkTable";
import { quote } from "../db/names";
import { runStatement } from "../db/runStatement";

/** An entity's records of a space, by field name. */
export async function readRows(database: Database, entity: Entity, spaceId: string): Promise<readonly Row[]> {
  const fields = [...entity.fields.values()].filter(hasColumn);
  const list = fields.map(({ name, column }) => `${quote(column)} as ${quote(name)}`).join(", ");
  const live = entity.isSoftDeleted ? " and deleted_at is null" : "";
  const text = `select ${list} from ${quote(entity.table)} where space_id = $1${live} order by id`;
  return runStatement<Row>(database, { text, values: [spaceId] });
}

/** Inserts a record as it is given, past the rules: it was checked when the original was written. */
export async function insertRow(
  database: Database,
  entity: Entity,
  { id, spaceId, values }: { readonly id: string; readonly spaceId: string; readonly values: Row },
): Promise<void> {
  const fields = [...entity.fields.values()].filter((field) => hasColumn(field) && field.name in values);
  const names = ["id", "space_id", ...fields.map(({ column }) => quote(column))];
  const given = [id, spaceId, ...fields.map((field) => columnValue(field, values[field.name]))];
  const text = `insert into ${quote(entity.table)} (${names.join(", ")}) values (${given.map((_, index) => `$${index + 1}`).join(", ")})`;
  await runStatement(database, { text, values: given });
}

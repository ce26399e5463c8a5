import type { Entity } from "../../../../schema/catalog";
import { hasColumn } from "../../../db/linkTable";
import { quote } from "../../../db/names";
import { runStatement } from "../../../db/runStatement";
import type { Row } from "../serializers";
import type { WriteContext } from "../write/writeContext";
import type { PersonalRows } from "./personalRows";

const ADDRESS = "'/files/([0-9a-f-]{36})'";

/** SQL: what the rows' personal fields say, as one text. */
function personalText(entity: Entity): string | undefined {
  const columns = [...entity.fields.values()].filter((field) => field.isPersonal && !field.computed && hasColumn(field));
  const texts = columns.map(({ column }) => `t.${quote(column)}::text`);
  return texts.length > 0 ? `concat_ws(' ', ${texts.join(", ")})` : undefined;
}

/** Files that belong to the rows, and those that a personal field names: of these only what the person uploaded. */
async function filesOf(
  { database }: Pick<WriteContext, "database">,
  { entity, where }: PersonalRows,
  record: Row,
): Promise<readonly string[]> {
  const text = personalText(entity);
  const named = `select f.id from ${quote(entity.table)} t
    cross join lateral regexp_matches(${text}, ${ADDRESS}, 'g') found
    join file f on f.id::text = found[1] and f.space_id = $3::uuid and f.uploader_id = $4::uuid where ${where}`;
  const own = `select f.id from file f
    where f.entity = $2::text and f.space_id = $3::uuid and f.record_id in (select t.id from ${quote(entity.table)} t where ${where})`;
  const rows = await runStatement<{ id: string }>(database, {
    text: text ? `${own} union ${named}` : own,
    values: [record.id, entity.name, record.spaceId ?? null, ...(text ? [record.accountId ?? null] : [])],
  });
  return rows.map(({ id }) => id);
}

/** Ids of all files that are the person's. @param record the person, with `spaceId` and `accountId` */
export async function personalFiles(
  context: Pick<WriteContext, "database" | "catalog">,
  all: readonly PersonalRows[],
  record: Row,
): Promise<readonly string[]> {
  if (!context.catalog.entities.has("file")) return [];
  const found = new Set<string>();
  for (const rows of all) for (const id of await filesOf(context, rows, record)) found.add(id);
  return [...found];
}

/** Takes the person's files out: rows in the open transaction, bytes after it. */
export async function takeFiles(context: WriteContext, all: readonly PersonalRows[], record: Row): Promise<void> {
  const { database, erasureCleanup } = context;
  const found = await personalFiles(context, all, record);
  if (found.length === 0) return;
  await runStatement(database, { text: "delete from file where id = any($1::uuid[])", values: [found] });
  await erasureCleanup.note({ spaceId: String(record.spaceId), fileIds: found });
}

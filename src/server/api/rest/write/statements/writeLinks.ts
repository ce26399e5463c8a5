import type { Entity, Field } from "../../../../../schema/catalog";
import type { Database } from "../../../../db/database";
import { linkTable } from "../../../../db/linkTable";
import { quote } from "../../../../db/names";
import { runStatement } from "../../../../db/runStatement";

interface Links {
  readonly field: Field;
  /** The records that refer. */
  readonly owners: readonly string[];
  /** What all of them refer to from now on, in order. */
  readonly targets: readonly string[];
}

/** Makes a many-reference of records name the targets, and nothing else; links that stay keep their row. */
export async function writeLinks(database: Database, entity: Entity, { field, owners, targets }: Links): Promise<void> {
  const link = quote(linkTable(entity, field));
  const [name, value] = entity.scope === "global" ? ["", ""] : [", space_id", ", t.space_id"];
  await runStatement(database, {
    text: `delete from ${link} where owner_id = any($1::uuid[]) and not target_id = any($2::uuid[])`,
    values: [owners, targets],
  });
  await runStatement(database, {
    text: `insert into ${link} as link (owner_id, target_id, position${name})
      select t.id, target.id, target.position${value}
      from ${quote(entity.table)} t cross join unnest($2::uuid[]) with ordinality target(id, position)
      where t.id = any($1::uuid[])
      on conflict (owner_id, target_id) do update set position = excluded.position`,
    values: [owners, targets],
  });
}

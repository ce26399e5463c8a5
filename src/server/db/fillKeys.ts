import type { Catalog, Entity, Field } from "../../schema/catalog";
import { keyOf } from "../../schema/keyValues";
import type { Json } from "../../shared/json";
import type { Database } from "./database";
import { quote } from "./names";
import { runStatement } from "./runStatement";

const CHUNK = 2_000;

interface Keyless {
  readonly id: string;
  readonly space: string | null;
  readonly value: Json;
}

function readKeyless(database: Database, entity: Entity, [source, key]: readonly [Field, Field], after: string | null) {
  const space = entity.scope === "global" ? "null::uuid" : "space_id";
  const text = `select id, ${space} as space, ${quote(source.column)} as value from ${quote(entity.table)}
    where ${quote(key.column)} is null and ${quote(source.column)} is not null and ($1::uuid is null or id > $1)
    order by id limit ${CHUNK}`;
  return runStatement<Keyless>(database, { text, values: [after] });
}

/** Of two whose keys are the same the older one gets it; the other keeps its value, and gets a key with its next change. */
async function writeKeys(database: Database, entity: Entity, [source, key]: readonly [Field, Field], rows: readonly Keyless[]) {
  const first = new Map<string, { readonly id: string; readonly key: Json }>();
  for (const { id, space, value } of rows) {
    const made = keyOf(source, value);
    const place = JSON.stringify([space, made]);
    if (!first.has(place)) first.set(place, { id, key: made });
  }
  const [table, column] = [quote(entity.table), quote(key.column)];
  const same = entity.scope === "global" ? "" : " and o.space_id is not distinct from t.space_id";
  await runStatement(database, {
    text: `update ${table} t set ${column} = r.key from json_to_recordset($1::json) r(id uuid, key ${key.kind.column})
      where t.id = r.id and t.${column} is null and not exists (select 1 from ${table} o where o.${column} = r.key${same})`,
    values: [JSON.stringify([...first.values()])],
  });
}

/** Gives their keys (`x-keyOf`) to records that were there before the field, or that were written beside the API. */
export async function fillKeys(database: Database, catalog: Catalog): Promise<void> {
  for (const entity of catalog.entities.values()) {
    for (const key of entity.fields.values()) {
      const source = key.keyOf === undefined ? undefined : entity.fields.get(key.keyOf);
      if (!source) continue;
      let rows: readonly Keyless[] = [];
      do {
        rows = await readKeyless(database, entity, [source, key], rows.at(-1)?.id ?? null);
        if (rows.length > 0) await writeKeys(database, entity, [source, key], rows);
      } while (rows.length === CHUNK);
    }
  }
}

import type { Client } from "./client";

export interface ActualColumn {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: string | null;
  readonly generated: string | null;
  /** The generating expression as the database writes it. */
  readonly generatedSource: string | null;
}

export interface ActualIndex {
  readonly name: string;
  readonly isUnique: boolean;
  readonly isPrimary: boolean;
  readonly columns: readonly string[];
  /** From `using` on, without schemas' names. */
  readonly definition: string;
  /** The statement that makes it, as the database writes it. */
  readonly source: string;
}

export interface ActualForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: string;
  /** Without schemas' names. */
  readonly definition: string;
  /** As the database writes it. */
  readonly source: string;
}

/** A table as the database describes it. */
export interface ActualTable {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ActualColumn>;
  readonly indexes: readonly ActualIndex[];
  readonly foreignKeys: readonly ActualForeignKey[];
}

const COLUMNS = `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired",
    case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as "default",
    case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end as "generatedSource"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = $1::oid and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

const INDEXES = `select c.relname as "table", i.relname as name, x.indisunique as "isUnique", x.indisprimary as "isPrimary",
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(x.indkey)) as columns,
    pg_get_indexdef(x.indexrelid) as source
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  where c.relnamespace = $1::oid order by i.relname`;

const FOREIGN_KEYS = `select c.relname as "table", k.conname as name, target.relname as target,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(k.conkey)) as columns,
    pg_get_constraintdef(k.oid) as source
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class target on target.oid = k.confrelid
  where c.relnamespace = $1::oid and k.contype = 'f' order by k.conname`;

function grouped<T extends { readonly table: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.table, [...(groups.get(row.table) ?? []), row]);
  return groups;
}

/** Definitions name their schema where the search path does not lead there: the same ones must read the same. */
function withoutSchemas(text: string, schemas: readonly string[]): string {
  return schemas.reduce((rest, schema) => rest.replaceAll(`"${schema}".`, "").replaceAll(`${schema}.`, ""), text);
}

/** From its method on: name and table may differ. */
function indexDefinition(source: string): string {
  return source.slice(source.indexOf(" USING ") + 1);
}

/**
 * The tables of a schema.
 * @param namespace SQL expression of its oid
 * @param schemas names that definitions may begin with
 */
export async function introspect(
  client: Client,
  namespace: string,
  schemas: readonly string[],
): Promise<ReadonlyMap<string, ActualTable>> {
  const read = async <T extends object>(sql: string) => {
    const { rows } = await client.query<T & { readonly table: string }>(sql.replace("$1::oid", namespace));
    return grouped(rows);
  };
  const clean = (text: string) => withoutSchemas(text, schemas);
  const columns = await read<ActualColumn>(COLUMNS);
  const indexes = await read<ActualIndex>(INDEXES);
  const foreignKeys = await read<ActualForeignKey>(FOREIGN_KEYS);
  const tableOf = (name: string, own: readonly ActualColumn[]): ActualTable => ({
    name,
    columns: new Map(
      own.map((column) => {
        const described = {
          ...column,
          default: column.default && clean(column.default),
          generated: column.generatedSource && clean(column.generatedSource),
        };
        return [column.name, described];
      }),
    ),
    indexes: (indexes.get(name) ?? []).map((index) => ({ ...index, definition: clean(indexDefinition(index.source)) })),
    foreignKeys: (foreignKeys.get(name) ?? []).map((key) => ({ ...key, definition: clean(key.source) })),
  });
  return new Map([...columns].map(([name, own]) => [name, tableOf(name, own)]));
}

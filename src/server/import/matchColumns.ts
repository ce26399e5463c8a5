import type { Entity, Field } from "../../schema/catalog";
import { nearest } from "../../schema/naming";
import type { Texts } from "../platform/texts";
import { fieldNames } from "./importFields";
import { looseKey } from "./looseKey";

/** Headings to fields' names, as the caller wants them; null leaves a column out. */
export type Mapping = Readonly<Record<string, string | null>>;

export interface ColumnMatch {
  /** The heading. */
  readonly column: string;
  readonly index: number;
  /** Absent where the column is not imported. */
  readonly field: Field | undefined;
  /** Whether the caller said so. */
  readonly isMapped: boolean;
  /** The field whose name is nearly the heading. */
  readonly nearest?: Field;
}

/** Fields by what their columns may be called; a field's own name wins over another's label. */
function fieldsByName(texts: Texts, entity: Entity, fields: readonly Field[]): ReadonlyMap<string, Field> {
  const labels = fields.flatMap((field) => fieldNames(texts, entity, field).map((name) => [looseKey(name), field] as const));
  const names = fields.map((field) => [looseKey(field.name), field] as const);
  return new Map([...labels, ...names]);
}

/** What each column is: as the caller maps it, else by name or label, whatever the case, accents and spaces. */
export function matchColumns(
  headings: readonly string[],
  {
    texts,
    entity,
    fields,
    mapping,
  }: { readonly texts: Texts; readonly entity: Entity; readonly fields: readonly Field[]; readonly mapping: Mapping },
): readonly ColumnMatch[] {
  const byName = fieldsByName(texts, entity, fields);
  return headings.flatMap((heading, index) => {
    const column = heading.trim();
    if (column === "") return [];
    const key = looseKey(column);
    const mapped = mapping[column];
    if (mapped !== undefined) {
      return { column, index, field: fields.find((field) => field.name === mapped), isMapped: true };
    }
    const field = byName.get(key);
    const near = field ? undefined : byName.get(nearest(key, byName.keys()) ?? "");
    return { column, index, field, isMapped: false, ...(near ? { nearest: near } : {}) };
  });
}

import type { Catalog, Entity, Field } from "../../../../schema/catalog";
import { linkTable, targetColumn } from "../../../db/linkTable";
import { quote } from "../../../db/names";

/** An entity with rows that are a person's data. */
export interface PersonalRows {
  readonly entity: Entity;
  /** SQL over alias `t`: whether a row is of the person `$1`. */
  readonly where: string;
}

interface Place {
  readonly catalog: Catalog;
  readonly person: Entity;
  /** Steps from the rows that are looked for; each has an alias of its own. */
  readonly depth: number;
}

function aliasOf(depth: number): string {
  return depth === 0 ? "t" : `t${depth}`;
}

/** SQL: whether the field's value is a record of the target that is the person's, or the person. */
function leadsTo(entity: Entity, field: Field, target: Entity, place: Place): string | undefined {
  const { depth, person } = place;
  const next = { ...place, depth: depth + 1 };
  const inner = target.name === person.name ? "$1::uuid" : undefined;
  const where = inner ? undefined : whereOf(target, next);
  if (!inner && !where) return undefined;
  const among = inner
    ? `= ${inner}`
    : `in (select ${aliasOf(depth + 1)}.id from ${quote(target.table)} ${aliasOf(depth + 1)} where ${where})`;
  const alias = aliasOf(depth);
  if (field.reference?.isMany)
    return `exists (select 1 from ${quote(linkTable(entity, field))} l where l.owner_id = ${alias}.id and l.target_id ${among})`;
  const column = field.targets ? targetColumn(field, target.name) : field.column;
  return `${alias}.${quote(column)} ${among}`;
}

/** SQL: whether a row is of the person, told by its `person` field, perhaps over several entities. */
function whereOf(entity: Entity, place: Place): string | undefined {
  const { catalog, person, depth } = place;
  if (entity.name === person.name) return `${aliasOf(depth)}.id = $1::uuid`;
  const field = entity.fields.get(entity.person ?? "");
  // A chain longer than there are entities runs in a circle.
  if (!field || entity.person === "id" || depth > catalog.entities.size) return undefined;
  const targets = field.targets ?? [field.reference?.entity ?? ""];
  const ways = targets.flatMap((name) => {
    const target = catalog.entities.get(name);
    return (target && leadsTo(entity, field, target, place)) ?? [];
  });
  return ways.length > 0 ? `(${ways.join(" or ")})` : undefined;
}

function depthOf(catalog: Catalog, entity: Entity): number {
  let depth = 0;
  let at: Entity | undefined = entity;
  while (at && at.person !== "id" && depth <= catalog.entities.size) {
    const field: Field | undefined = at.fields.get(at.person ?? "");
    at = catalog.entities.get(field?.reference?.entity ?? field?.targets?.[0] ?? "");
    depth += 1;
  }
  return depth;
}

/** SQL: whether a row that leads to nobody yet is of somebody with the person's e-mail, in the same community. */
function byEmail(entity: Entity, { person }: Place): string | undefined {
  const isMeant = entity.scope === "community" && person.scope === "community" && entity.name !== person.name;
  const [own, theirs] = [entity, person].map(({ fields }) => [...fields.values()].find(isPersonalEmail));
  const field = entity.fields.get(entity.person ?? "");
  if (!isMeant || !own || !theirs || field?.reference?.entity !== person.name || field.reference.isMany) return undefined;
  const same = `p.id = $1::uuid and p.space_id = t.space_id and lower(p.${quote(theirs.column)}) = lower(t.${quote(own.column)})`;
  return `t.${quote(field.column)} is null and exists (select 1 from ${quote(person.table)} p where ${same})`;
}

function isPersonalEmail({ isPersonal, kind, schema }: Field): boolean {
  return isPersonal && kind.column === "text" && schema.format === "email";
}

/** All entities with rows of a person, those that are furthest from the person first, the person itself last. */
export function personalRows(catalog: Catalog, person: Entity): readonly PersonalRows[] {
  return [...catalog.entities.values()]
    .flatMap((entity) => {
      const place = { catalog, person, depth: 0 };
      const ways = [whereOf(entity, place), byEmail(entity, place)].filter((way) => way !== undefined);
      const where = ways.map((way) => `(${way})`).join(" or ");
      return where ? [{ entity, where: `(${where})`, depth: depthOf(catalog, entity) }] : [];
    })
    .sort((one, other) => other.depth - one.depth)
    .map(({ entity, where }) => ({ entity, where }));
}

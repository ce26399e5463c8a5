import { grantOf, type Reach } from "../../../schema/accessKeys";
import type { Catalog, Entity } from "../../../schema/catalog";
import { isSelection, type PathStep, type Selectable, selectionPaths } from "../../../schema/selectionPaths";
import type { Actor } from "../../access/session/session";
import { linkTable, targetColumn } from "../../db/linkTable";
import { quote } from "../../db/names";
import { type PersonSql, partSql } from "./grantSql";
import { selectedIdsSql, selectsAll } from "./selection";

/** The partial grants that narrow an actor's records; none where all are reached. */
export function partsOf(catalog: Catalog, entity: Entity, actor: Actor, reach: Reach) {
  if (typeof reach === "boolean") return [];
  return reach.includes("selected") && selectsAll(catalog, entity, actor) ? [] : reach;
}

/** Whether the actor reaches no more of the selectable records than those that its role selects. */
function isLimitedBy(catalog: Catalog, { entity }: Selectable, actor: Actor): boolean {
  return partsOf(catalog, entity, actor, grantOf(entity, actor.accessKeys, "read")).includes("selected");
}

/** Whether the entity says itself how its records are selected. */
function isNamedBy({ selectedBy }: Entity, { role, field }: Selectable): boolean {
  return selectedBy?.role === role && selectedBy.field === field;
}

/**
 * What limits the actor's reach of the entity beyond its grants: the entity's records lead to records of which the
 * actor sees only those that its role selects. Where the grant itself is "selected" the entity says what that means.
 */
export function limitsOf(catalog: Catalog, entity: Entity, actor: Actor, reach: Reach): readonly Selectable[] {
  const isSaid = (selectable: Selectable) =>
    typeof reach !== "boolean" && reach.includes("selected") && isNamedBy(entity, selectable);
  return [...selectionPaths(catalog)].flatMap(([selectable, paths]) =>
    paths.has(entity.name) && !isSaid(selectable) && isLimitedBy(catalog, selectable, actor) ? [selectable] : [],
  );
}

/** Whether the actor's role decides by what it selects which of the entity's records the actor sees. */
export function isLimited(catalog: Catalog, entity: Entity, actor: Actor): boolean {
  return [...selectionPaths(catalog)].some(
    ([selectable, paths]) => (selectable.entity === entity || paths.has(entity.name)) && isLimitedBy(catalog, selectable, actor),
  );
}

/** Whether anything is kept from the actor because its role does not select it. */
export function isLimitedAtAll(catalog: Catalog, actor: Actor): boolean {
  return [...selectionPaths(catalog).keys()].some((selectable) => isLimitedBy(catalog, selectable, actor));
}

/** Whether holders of the key alone, whose role selects, see only some of the entity's records. */
export function isLimitedKey(catalog: Catalog, entity: Entity, key: string): boolean {
  return [...selectionPaths(catalog)].some(
    ([selectable, paths]) => paths.has(entity.name) && selectable.entity.access.get(key)?.read === "selected",
  );
}

/** Whether the field is a role's own selection. */
export function isSelectionField(catalog: Catalog, entity: Entity, name: string): boolean {
  const field = entity.fields.get(name);
  return field !== undefined && isSelection([...selectionPaths(catalog).keys()], entity, field);
}

interface Walk {
  readonly catalog: Catalog;
  readonly actor: Actor;
  readonly person: PersonSql;
  readonly selectable: Selectable;
  /** Entities that were come by: a way that comes back to one is not followed, and reaches nothing. */
  readonly seen: readonly string[];
}

/** SQL: whether the id is that of a record in reach. */
function reachedSql(walk: Walk, target: Entity, id: string): string {
  const { catalog, actor, person, selectable, seen } = walk;
  if (seen.includes(target.name)) return "false";
  const reach = grantOf(target, actor.accessKeys, "read");
  const parts = partsOf(catalog, target, actor, reach);
  if (target === selectable.entity && parts.length === 1) return `${id} in ${selectedIdsSql(catalog, target, person.subject())}`;
  const alias = `x${seen.length}`;
  const granted = parts.map((part) => partSql(catalog, target, part, person, alias));
  const isSaid = parts.includes("selected") && isNamedBy(target, selectable);
  const conditions = [
    `${alias}.id = ${id}`,
    ...(granted.length > 0 ? [`(${granted.join(" or ")})`] : []),
    ...(isSaid ? [] : stepsSql({ ...walk, seen: [...seen, target.name] }, target, alias)),
  ];
  return `exists (select from ${quote(target.table)} ${alias} where ${conditions.join(" and ")})`;
}

function stepSql(walk: Walk, entity: Entity, { field, targets }: PathStep, alias: string): readonly string[] {
  if (field.reference?.isMany) {
    const link = `l${walk.seen.length}`;
    return targets.map(
      (target) =>
        `not exists (select from ${quote(linkTable(entity, field))} ${link} where ${link}.owner_id = ${alias}.id and not (${reachedSql(walk, target, `${link}.target_id`)}))`,
    );
  }
  return targets.map((target) => {
    const id = `${alias}.${quote(field.targets ? targetColumn(field, target.name) : field.column)}`;
    const reached = reachedSql(walk, target, id);
    return field.isRequired && !field.targets ? reached : `(${id} is null or ${reached})`;
  });
}

function stepsSql(walk: Walk, entity: Entity, alias: string): readonly string[] {
  const steps = selectionPaths(walk.catalog).get(walk.selectable)?.get(entity.name) ?? [];
  return steps.flatMap((step) => stepSql(walk, entity, step, alias));
}

/**
 * SQL over alias `t`: whether all that the record leads to, by the shortest way, is in the actor's reach. What leads to
 * nothing belongs to nothing that is selected, and is as open as the grant says.
 */
export function limitSql(catalog: Catalog, entity: Entity, actor: Actor, person: PersonSql, selectable: Selectable): string {
  return stepsSql({ catalog, actor, person, selectable, seen: [entity.name] }, entity, "t").join(" and ");
}

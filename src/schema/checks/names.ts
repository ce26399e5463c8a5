import type { Entity, Field } from "../catalog";
import type { SchemaIssue } from "../schemaFault";
import { type EntityCheck, issueAt, namedFields } from "./check";

type Places = readonly (readonly [pointer: string, name: string])[];
type Reason = (field: Field) => readonly [message: string, remedy: string] | undefined;

const isMany = (field: Field) => field.reference?.isMany === true;

const unseen: Reason = ({ name, isHidden, isWriteOnly }) => {
  if (isHidden) return [`"${name}" is hidden: nobody would see it`, 'Take it out here, or take its "x-hidden" off'];
  return isWriteOnly ? [`"${name}" is given and never answered`, "Take it out here"] : undefined;
};

const unlisted: Reason = (field) =>
  unseen(field) ??
  (field.isSensitive
    ? [`"${field.name}" is sensitive: it is in the record itself only`, 'Take it out here, or take its "x-sensitive" off']
    : undefined);

const unsearchable: Reason = (field) => {
  if (field.computed) return [`"${field.name}" is computed: search reads columns`, "Name the fields that it is computed from"];
  return field.kind.isSearchable ? unlisted(field) : [`a field of kind "${field.kind.name}" can't be searched`, "Name a text"];
};

const unsortable: Reason = (field) =>
  field.kind.isSortable ? unlisted(field) : [`a field of kind "${field.kind.name}" has no order`, "Sort by another field"];

const unindexable: Reason = (field) => {
  if (field.computed) return [`"${field.name}" is computed and has no column`, "Name fields that are stored"];
  return isMany(field) ? [`"${field.name}" refers to many and has no column`, "Name fields with one value"] : undefined;
};

const unkeyed: Reason = (field) =>
  field.computed || isMany(field)
    ? [`"${field.name}" tells no record from another`, "Name the id or a unique field"]
    : unseen(field);

/** People give what is in their profile, and read it. */
const unprofiled: Reason = (field) =>
  field.computed || field.isReadOnly
    ? [`"${field.name}" is the server's: nobody can give it`, "Take it out of the profile"]
    : unseen(field);

const noArea: Reason = (field) =>
  field.reference?.entity === "geographicArea" && !isMany(field)
    ? unseen(field)
    : [`"${field.name}" refers to no geographic area`, 'Name a field with "x-ref": "geographicArea"'];

const ungiven: Reason = (field) =>
  field.computed ? [`"${field.name}" is computed: nobody can give it`, "Take it out of required"] : undefined;

function each(pointer: string, names: readonly string[] = []): Places {
  return names.map((name, index) => [`${pointer}/${index}`, name] as const);
}

function sets(pointer: string, names: readonly (readonly string[])[]): Places {
  return names.flatMap((set, row) => each(`${pointer}/${row}`, set));
}

function placesOf(entity: Entity): readonly (readonly [Places, Reason])[] {
  const { label, list, search, sort, unique, uniqueEverywhere, index, profile, importKeys, document } = entity;
  const declaredSort = document["x-entity"].sort ? sort.map(({ field }) => field) : [];
  return [
    [[["/x-entity/label", label]], unlisted],
    [each("/x-entity/list", list), unlisted],
    [each("/x-entity/search", search), unsearchable],
    [each("/x-entity/sort", declaredSort), unsortable],
    [sets("/x-entity/unique", unique), unindexable],
    [sets("/x-entity/uniqueEverywhere", uniqueEverywhere), unindexable],
    [sets("/x-entity/index", index), unindexable],
    [profile.map(({ field }, place) => [`/x-entity/profile/${place}/field`, field] as const), unprofiled],
    [profile.flatMap(({ area }, place) => (area ? [[`/x-entity/profile/${place}/area`, area] as const] : [])), noArea],
    [each("/x-entity/importKeys", importKeys), unkeyed],
    [each("/required", document.required), ungiven],
  ];
}

/** Names in `x-entity` and `required`: of fields that are there and fit for it. */
export const checkNames: EntityCheck = (entity) =>
  placesOf(entity).flatMap(([places, reason]): readonly SchemaIssue[] => {
    const { found, faults } = namedFields(entity, places);
    const unfit = found.flatMap(([pointer, field]) => {
      const fault = reason(field);
      return fault ? [issueAt(entity, pointer, ...fault)] : [];
    });
    return [...faults, ...unfit];
  });

import type { SchemaIssue } from "../schemaFault";
import { type EntityCheck, issueAt } from "./check";

/** A renamed entity takes the former one's place: that one is gone. */
export const checkEntityRename: EntityCheck = (entity, { entities }) => {
  const old = entity.renamedFrom;
  if (old === undefined || !entities.has(old)) return [];
  const remedy = "Name the entity's former name, or take it out where nothing was renamed";
  return [issueAt(entity, "/x-entity/renamedFrom", `there still is an entity "${old}"`, remedy)];
};

/** A rename moves a column's data once: from a name that is free now, to one field. */
export const checkRenames: EntityCheck = (entity) => {
  const taken = new Map<string, string>();
  return Object.entries(entity.document.properties).flatMap(([name, schema]): readonly SchemaIssue[] => {
    const old = schema["x-renamedFrom"];
    if (old === undefined) return [];
    const pointer = `/properties/${name}/x-renamedFrom`;
    const other = taken.get(old);
    taken.set(old, name);
    if (other) return [issueAt(entity, pointer, `"${other}" was renamed from "${old}" already`, "Take one of them out")];
    if (!(old in entity.document.properties)) return [];
    const remedy = "Name the field's former name, or take it out where nothing was renamed";
    return [issueAt(entity, pointer, `there still is a field "${old}"`, remedy)];
  });
};

import type { SchemaFault } from "../schemaFault";
import { type EntityCheck, faultAt } from "./check";

/** A renamed entity takes the former one's place: that one is gone. */
export const checkEntityRename: EntityCheck = (entity, { entities }) => {
  const old = entity.renamedFrom;
  if (old === undefined || !entities.has(old)) return [];
  const remedy = "Name the entity's former name, or take it out where nothing was renamed";
  return [faultAt(entity, "/x-entity/renamedFrom", `there still is an entity "${old}"`, remedy)];
};

/** A rename moves a column's data once: from a name that is free now, to one field. */
export const checkRenames: EntityCheck = (entity) => {
  const taken = new Map<string, string>();
  return Object.entries(entity.document.properties).flatMap(([name, schema]): readonly SchemaFault[] => {
    const old = schema["x-renamedFrom"];
    if (old === undefined) return [];
    const pointer = `/properties/${name}/x-renamedFrom`;
    const other = taken.get(old);
    taken.set(old, name);
    if (other) return [faultAt(entity, pointer, `"${other}" was renamed from "${old}" already`, "Take one of them out")];
    if (!(old in entity.document.properties)) return [];
    const remedy = "Name the field's former name, or take it out where nothing was renamed";
    return [faultAt(entity, pointer, `there still is a field "${old}"`, remedy)];
  });
};

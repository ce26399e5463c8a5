import { ICON_NAMES } from "../iconNames";
import { MENU_GROUPS } from "../menuGroups";
import { nearest } from "../naming";
import type { SchemaFault } from "../schemaFault";
import { type EntityCheck, faultAt, suggest } from "./check";

type Fault = (pointer: string, message: string, remedy: string) => SchemaFault;

/** An icon that no console could draw. */
export function iconFaults(icon: string | undefined, pointer: string, fault: Fault): readonly SchemaFault[] {
  if (icon === undefined || (ICON_NAMES as readonly string[]).includes(icon)) return [];
  const like = ICON_NAMES.filter((name) => name.startsWith(icon) || icon.startsWith(name)).slice(0, 3);
  const choice = "Choose one of src/schema/iconNames.ts";
  const remedy = suggest(icon, ICON_NAMES, like.length > 0 ? `${choice}, e.g. ${like.join(", ")}` : choice);
  return [fault(pointer, `there is no icon "${icon}"`, remedy)];
}

/** A group may be one's own; one that is all but another is a slip, and would be a second heading of the menu. */
function groupFaults(group: string | undefined, fault: Fault): readonly SchemaFault[] {
  if (group === undefined || (MENU_GROUPS as readonly string[]).includes(group)) return [];
  const meant = nearest(group, MENU_GROUPS, 1);
  if (!meant) return [];
  const remedy = `Did you mean "${meant}"? A group of your own needs a name less like it`;
  return [fault("/x-entity/group", `"${group}" is all but the group "${meant}"`, remedy)];
}

/** Where the entity stands in the menu, and the signs that it and its moves bear. */
export const checkMenu: EntityCheck = (entity) => {
  const fault: Fault = (pointer, message, remedy) => faultAt(entity, pointer, message, remedy);
  const moves = Object.entries(entity.states?.transitions ?? {});
  return [
    ...groupFaults(entity.group, fault),
    ...iconFaults(entity.icon, "/x-entity/icon", fault),
    ...moves.flatMap(([name, { icon }]) => iconFaults(icon, `/x-entity/states/transitions/${name}/icon`, fault)),
  ];
};

import { ICON_NAMES } from "../iconNames";
import { MENU_GROUPS } from "../menuGroups";
import { nearest } from "../naming";
import type { SchemaIssue } from "../schemaFault";
import { type EntityCheck, issueAt, suggest } from "./check";

type Issue = (pointer: string, message: string, remedy: string) => SchemaIssue;

/** An icon that no console could draw. */
export function iconIssues(icon: string | undefined, pointer: string, fault: Issue): readonly SchemaIssue[] {
  if (icon === undefined || (ICON_NAMES as readonly string[]).includes(icon)) return [];
  const like = ICON_NAMES.filter((name) => name.startsWith(icon) || icon.startsWith(name)).slice(0, 3);
  const choice = "Choose one of src/schema/iconNames.ts";
  const remedy = suggest(icon, ICON_NAMES, like.length > 0 ? `${choice}, e.g. ${like.join(", ")}` : choice);
  return [fault(pointer, `there is no icon "${icon}"`, remedy)];
}

/** A group may be one's own; one that is all but another is a slip, and would be a second heading of the menu. */
function groupIssues(group: string | undefined, fault: Issue): readonly SchemaIssue[] {
  if (group === undefined || (MENU_GROUPS as readonly string[]).includes(group)) return [];
  const meant = nearest(group, MENU_GROUPS, 1);
  if (!meant) return [];
  const remedy = `Did you mean "${meant}"? A group of your own needs a name less like it`;
  return [fault("/x-entity/group", `"${group}" is all but the group "${meant}"`, remedy)];
}

/** Where the entity stands in the menu, and the signs that it and its moves bear. */
export const checkMenu: EntityCheck = (entity) => {
  const fault: Issue = (pointer, message, remedy) => issueAt(entity, pointer, message, remedy);
  const moves = Object.entries(entity.states?.transitions ?? {});
  return [
    ...groupIssues(entity.group, fault),
    ...iconIssues(entity.icon, "/x-entity/icon", fault),
    ...moves.flatMap(([name, { icon }]) => iconIssues(icon, `/x-entity/states/transitions/${name}/icon`, fault)),
  ];
};

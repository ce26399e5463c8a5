import type { Entity, Field } from "./catalog";
import type { Action, Grant } from "./document";

/** Every qualified access key (design section 2); a test holds the meta-schema to it. */
export const ACCESS_KEYS = [
  "community:USER",
  "community:OBSERVATOR",
  "community:MODERATOR",
  "community:ADMINISTRATOR",
  "mainAdmin",
  "suite:SUPERADMIN",
  "suite:ADMINISTRATOR",
  "suite:OBSERVER",
  "suite:MODERATOR",
  "suite:PARTICIPANT",
  "backoffice",
] as const;

export const ACTIONS: readonly Action[] = ["list", "read", "create", "update", "delete"];

const UNQUALIFIED = new Set(["mainAdmin", "backoffice"]);

/** A bare role means a role of a community. */
export function qualify(key: string): string {
  return key.includes(":") || UNQUALIFIED.has(key) ? key : `community:${key}`;
}

/** A person's keys from role and flag: ADMINISTRATOR includes MODERATOR (spec section 6). */
export function accessKeysOf(space: "community" | "suite", role: string, isMainAdmin: boolean): readonly string[] {
  const keys = [`${space}:${role}`];
  if (space === "community" && role === "ADMINISTRATOR") keys.push("community:MODERATOR");
  if (space === "community" && isMainAdmin) keys.push("mainAdmin");
  return keys;
}

/** What the keys together may do with an entity's records. */
export function grantOf(entity: Entity, keys: readonly string[], action: Action): Grant {
  let best: Grant = false;
  for (const key of keys) {
    const grant = entity.access.get(key)?.[action] ?? false;
    if (grant === true) return true;
    // "selected" reaches further than "own".
    if (grant && best !== "selected") best = grant;
  }
  return best;
}

function holds(needed: readonly string[] | undefined, keys: readonly string[]): boolean {
  return needed === undefined || needed.some((key) => keys.includes(key));
}

/** Whether the keys let a person see the field, given that the record may be seen. */
export function isReadable(field: Field, keys: readonly string[]): boolean {
  return !field.isHidden && holds(field.readKeys, keys);
}

/** The back office belongs to no space: it names the one that a new record is for. */
function namesSpace(field: Field, keys: readonly string[], action: "create" | "update"): boolean {
  return field.isSystem && field.name === "spaceId" && action === "create" && keys.includes("backoffice");
}

/** Whether the keys let a person write the field, given that the record may be written. */
export function isWritable(field: Field, keys: readonly string[], action: "create" | "update"): boolean {
  if (namesSpace(field, keys, action)) return true;
  const isOpen = !field.isSystem && !field.isHidden && !field.isReadOnly && !(action === "update" && field.isCreateOnly);
  return isOpen && holds(field.writeKeys, keys) && isReadable(field, keys);
}

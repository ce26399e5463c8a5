import type { Entity, Field } from "./catalog";
import type { Action, Grant, PartialGrant } from "./document";

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

/** Held beside an observer's key where the community lets observers read members' personal data. */
export const PERSONAL_DATA = "community:PERSONAL_DATA";

/** Who reads what is personal about members, where a field names no keys of its own: all but observers. */
export const PERSONAL_READERS: readonly string[] = [
  ...ACCESS_KEYS.filter((key) => key !== "community:OBSERVATOR"),
  PERSONAL_DATA,
];

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

const OWN = "own:";

/** Keys of a person who looks as a role does: never more than the role's and the person's own both give. */
export function previewKeys(role: readonly string[], own: readonly string[]): readonly string[] {
  return [...role, ...own.map((key) => `${OWN}${key}`)];
}

/** The role that keys look as, and the person's own keys; nothing where they are not those of a preview. */
export function previewOf(
  keys: readonly string[],
): { readonly as: readonly string[]; readonly own: readonly string[] } | undefined {
  // The person's own come last, and there is always one: a check that costs next to nothing.
  if (!keys.at(-1)?.startsWith(OWN)) return undefined;
  return {
    as: keys.filter((key) => !key.startsWith(OWN)),
    own: keys.flatMap((key) => (key.startsWith(OWN) ? [key.slice(OWN.length)] : [])),
  };
}

/** Whether there is such a key, also as a person's own in a preview. */
export function isAccessKey(key: string): boolean {
  const bare = key.startsWith(OWN) ? key.slice(OWN.length) : key;
  return bare === PERSONAL_DATA || (ACCESS_KEYS as readonly string[]).includes(bare);
}

/** What keys reach together: every record, none, or those that any of these grants speaks of. */
export type Reach = boolean | readonly PartialGrant[];

const PARTIAL: readonly PartialGrant[] = ["selected", "shared", "own"];

/** All that the grants reach: a record that is one's own need not be selected, but is among the shared. */
function either(grants: readonly Grant[]): Reach {
  if (grants.includes(true)) return true;
  const parts = PARTIAL.filter((part) => grants.includes(part) && !(part === "own" && grants.includes("shared")));
  return parts.length > 0 && parts;
}

/** What two grants both reach; nothing where that is no grant of its own. */
function overlap(one: PartialGrant, other: PartialGrant): Grant {
  if (one === other) return one;
  return one !== "selected" && other !== "selected" && "own";
}

/** What is reached where both are needed. */
function both(one: Reach, other: Reach): Reach {
  if (typeof one === "boolean") return one && other;
  if (typeof other === "boolean") return other && one;
  return either(one.flatMap((part) => other.map((another) => overlap(part, another))));
}

/** The records upon which the keys together may do something. */
export function grantOf(entity: Entity, keys: readonly string[], action: Action): Reach {
  const preview = previewOf(keys);
  if (!preview) return grantOfAny(entity, keys, action);
  return both(grantOfAny(entity, preview.as, action), grantOfAny(entity, preview.own, action));
}

function grantOfAny({ access }: Entity, keys: readonly string[], action: Action): Reach {
  return either(keys.map((key) => access.get(key)?.[action] ?? false));
}

/** Whether the keys have one of those needed; in a preview, both the role's and the person's own. */
export function hasAccessKey(needed: readonly string[] | undefined, keys: readonly string[]): boolean {
  if (needed === undefined) return true;
  const { as, own } = previewOf(keys) ?? { as: keys, own: keys };
  return [as, own].every((held) => needed.some((key) => held.includes(key)));
}

/** Whether the keys let a person see the field, given that the record may be seen. */
export function isReadable(field: Field, keys: readonly string[]): boolean {
  return !field.isHidden && hasAccessKey(field.readKeys, keys);
}

/** The back office belongs to no space: it names the one that a new record is for. */
function namesSpace(field: Field, keys: readonly string[], action: "create" | "update"): boolean {
  return field.isSystem && field.name === "spaceId" && action === "create" && keys.includes("backoffice");
}

/** Whether the keys let a person write the field, given that the record may be written. */
export function isWritable(field: Field, keys: readonly string[], action: "create" | "update"): boolean {
  if (namesSpace(field, keys, action)) return true;
  const isOpen = !field.isSystem && !field.isHidden && !field.isReadOnly && !(action === "update" && field.isCreateOnly);
  return isOpen && hasAccessKey(field.writeKeys, keys) && isReadable(field, keys);
}

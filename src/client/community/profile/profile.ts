import type { MemberProfile } from "../../../contracts/api/profile";
import { PROFILE_FIELDS } from "../../../contracts/generated/profileFields";

/** A field's name in the calls. */
export type Field = (typeof PROFILE_FIELDS)[number]["name"];

/** How a field of the profile is asked for. */
export interface ProfileField {
  readonly name: Field;
  /** The member's own name for it, which its texts go by. */
  readonly field: string;
  readonly input: (typeof PROFILE_FIELDS)[number]["input"];
  readonly autoComplete?: string;
  readonly choices?: readonly string[];
  readonly maxLength?: number;
  readonly hasHelp?: boolean;
}

/** What a member says of themself, in the order of the form. */
export const FIELDS: readonly ProfileField[] = PROFILE_FIELDS;
export const NAMES: readonly Field[] = PROFILE_FIELDS.map(({ name }) => name);

/** @throws Error for a name that no field of the profile has */
export function fieldOf(name: string): ProfileField {
  const found = FIELDS.find((field) => field.name === name);
  if (!found) throw new Error(`the profile has no field ${name}`);
  return found;
}

/** The key of a field's label. */
export function labelKey(name: Field): string {
  return `entities.member.fields.${fieldOf(name).field}`;
}

/** As it is typed; what is empty is nothing. */
export type ProfileValues = Readonly<Record<Field, string>>;

function textOf(value: MemberProfile[Field]): string {
  return (value !== null && typeof value === "object" ? value.lovName : value) ?? "";
}

export function valuesOf(profile: MemberProfile): ProfileValues {
  return Object.fromEntries(NAMES.map((name) => [name, textOf(profile[name])])) as ProfileValues;
}

/** The fields that are no longer as they were; blanks around a value are none of it. */
export function changedFields(before: ProfileValues, after: ProfileValues): readonly Field[] {
  return NAMES.filter((name) => before[name] !== after[name].trim());
}

/** The call's body: what changed alone, `null` for what is to be nothing. */
export function changeBody(before: ProfileValues, after: ProfileValues): Readonly<Record<string, string | null>> {
  return Object.fromEntries(changedFields(before, after).map((name) => [name, after[name].trim() || null]));
}

import type { Entity, Field } from "../../schema/catalog";
import type { ProfileItem } from "../../schema/document";

/** A field of the profile that members keep of themselves (`x-entity.profile`). */
export interface ProfileField {
  /** Its name in members' calls. */
  readonly name: string;
  readonly field: Field;
  /** The reference to the geographic area that the text names. */
  readonly area?: Field | undefined;
  /** Whether an extended sign-up asks for it. */
  readonly isAskedAtSignUp: boolean;
}

function profileField(
  { fields, name }: Entity,
  { field: fieldName, as = fieldName, area, signUp = false }: ProfileItem,
): ProfileField {
  const field = fields.get(fieldName);
  if (!field) throw new Error(`${name} has no field ${fieldName}`);
  return { name: as, field, isAskedAtSignUp: signUp, ...(area ? { area: fields.get(area) } : {}) };
}

const known = new WeakMap<Entity, readonly ProfileField[]>();

/** The profile's fields, in the order in which they are asked. */
export function profileFields(member: Entity): readonly ProfileField[] {
  const fields = known.get(member) ?? member.profile.map((item) => profileField(member, item));
  known.set(member, fields);
  return fields;
}

/** A date whose age the community's calendar decides, not the generated rule. */
export function isBirthDate({ field }: ProfileField): boolean {
  return field.schema["x-age"] !== undefined;
}

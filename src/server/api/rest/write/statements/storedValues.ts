import type { Entity } from "../../../../../schema/catalog";
import type { Json } from "../../../../../shared/json";

type Values = Readonly<Record<string, unknown>>;

/** The values in the form in which they are stored: secrets as their hash. To be called just before a write. */
export async function storedValues(entity: Entity, values: Values): Promise<Values> {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const toStored = entity.fields.get(name)?.kind.toStored;
    return toStored && value !== null && value !== undefined ? [{ name, stored: toStored(value as Json) }] : [];
  });
  // Most entities have nothing of the kind: no copy is made for them.
  if (changed.length === 0) return values;
  const stored = await Promise.all(changed.map(async ({ name, stored }) => [name, await stored] as const));
  return { ...values, ...Object.fromEntries(stored) };
}

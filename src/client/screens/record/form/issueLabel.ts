import type { ClientField } from "../../../../schema/clientCatalog";

/**
 * What people call the place that a JSON pointer leads to: `/quotas/1/target` is "Quotas 2 · Target". Empty for the
 * whole form.
 */
export function issueLabel(
  pointer: string,
  fields: ReadonlyMap<string, ClientField> | undefined,
  label: (field: ClientField) => string,
): string {
  const [list = "", place, name] = pointer.split("/").slice(1);
  const field = fields?.get(list);
  const first = field ? label(field) : list;
  if (place === undefined || !/^\d+$/.test(place)) return first;
  const part = fields?.get(`${list}.${name}`);
  const item = `${first} ${Number(place) + 1}`;
  return part ? `${item} · ${label(part)}` : item;
}

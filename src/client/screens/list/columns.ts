import type { ClientEntity, ClientField } from "../../../schema/clientCatalog";

/** Where the chosen columns are kept: a changed schema starts afresh, since stored columns would not fit. */
export function columnsKey(entity: Pick<ClientEntity, "resource" | "hash">): string {
  return `${entity.resource}.columns.${entity.hash.slice(0, 12)}`;
}

/** The list's own columns in their order, then the other fields. */
export function columnsOf(fields: readonly ClientField[], list: readonly string[]): readonly ClientField[] {
  const shown = list.flatMap((name) => fields.filter((field) => field.name === name));
  return [...shown, ...fields.filter((field) => !list.includes(field.name))];
}

/** The columns that stay hidden until somebody asks for them. */
export function hiddenByDefault(fields: readonly ClientField[], list: readonly string[]): string[] {
  return fields.filter((field) => !list.includes(field.name)).map((field) => field.name);
}

import type { ClientEntity, ClientField } from "../../../../schema/clientCatalog";

export type Density = "comfortable" | "compact";

/** How a person wants a list's table: which columns, in which order, how wide (px), how dense. */
export interface ListLayout {
  readonly hidden: readonly string[];
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

export const NARROWEST = 72;
export const WIDEST = 640;

/** Where the layout of a view is kept: a changed schema starts afresh, since stored columns would not fit. */
export function layoutKey(entity: Pick<ClientEntity, "resource" | "hash">, viewId = "all"): string {
  return `${entity.resource}.layout.${entity.hash.slice(0, 12)}.${viewId}`;
}

/** The list's own columns in their order, then the other fields, which stay hidden until somebody asks for them. */
export function initialLayout(fields: readonly ClientField[], list: readonly string[]): ListLayout {
  const others = fields.map(({ name }) => name).filter((name) => !list.includes(name));
  return { hidden: others, order: [...list, ...others], widths: {}, density: "comfortable" };
}

/** The fields in the layout's order; those that it doesn't know come last. */
export function orderedColumns(fields: readonly ClientField[], order: readonly string[]): readonly ClientField[] {
  const known = order.flatMap((name) => fields.filter((field) => field.name === name));
  return [...known, ...fields.filter((field) => !order.includes(field.name))];
}

/** The names with one of them at another one's place. */
export function moved(names: readonly string[], name: string, over: string): readonly string[] {
  const to = names.indexOf(over);
  if (!names.includes(name) || to < 0) return names;
  const rest = names.filter((other) => other !== name);
  return [...rest.slice(0, to), name, ...rest.slice(to)];
}

/** The names with one of them a few places further; it stops at the ends. */
export function movedBy(names: readonly string[], name: string, steps: number): readonly string[] {
  const to = Math.min(Math.max(names.indexOf(name) + steps, 0), names.length - 1);
  return moved(names, name, names[to] ?? name);
}

export function withWidth(layout: ListLayout, name: string, width: number | undefined): ListLayout {
  const { [name]: _, ...others } = layout.widths;
  if (width === undefined) return { ...layout, widths: others };
  return { ...layout, widths: { ...others, [name]: Math.round(Math.min(Math.max(width, NARROWEST), WIDEST)) } };
}

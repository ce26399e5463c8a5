import type { Identifier } from "ra-core";

/** A resource's address, or that of one of its records. */
export function address(resource: string, id?: Identifier): string {
  return id === undefined ? `/api/${resource}` : `/api/${resource}/${encodeURIComponent(id)}`;
}

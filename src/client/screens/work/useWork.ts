import { useQuery } from "@tanstack/react-query";
import { dataProvider } from "../../data/dataProvider";
import type { EntityRecord } from "../../host/clientHost";

interface Work {
  readonly resource: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
  /** @default 5 */
  readonly most?: number;
}

/** Records that a home's card speaks of, read anew at each visit. */
export function useWork({ resource, filter = {}, sort, most = 5 }: Work) {
  const list = { pagination: { page: 1, perPage: most }, sort, filter };
  return useQuery({
    queryKey: ["work", resource, list],
    queryFn: async ({ signal }): Promise<readonly EntityRecord[]> =>
      (await dataProvider.getList<EntityRecord>(resource, { ...list, signal })).data,
    staleTime: 0,
  });
}

/** Address of a list, narrowed. */
export function listAddress(resource: string, filter: Readonly<Record<string, unknown>>): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}

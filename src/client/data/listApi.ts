import type { GetListParams, Identifier } from "ra-core";
import type { EntityRecord } from "../host/clientHost";
import { call, fetchFile, fetchJson } from "./api";
import { address } from "./rest/address";
import { totalOf } from "./rest/contentRange";

/** What a list shows: what it is narrowed to and its order. */
export interface ListScope {
  readonly resource: string;
  readonly filter: GetListParams["filter"];
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
}

/** A page of the server at most. */
const PAGE = 1_000;

/** The ids of all that a list's filter fits, up to a limit. @throws ApiError */
export async function fetchIds({ resource, filter, sort }: ListScope, limit: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let from = 0; from < limit; from += PAGE) {
    const query = new URLSearchParams({
      sort: JSON.stringify([sort.field, sort.order]),
      range: JSON.stringify([from, Math.min(from + PAGE, limit) - 1]),
      filter: JSON.stringify(filter ?? {}),
    });
    const { data, headers } = await call<EntityRecord[]>(`${address(resource)}?${query}`);
    ids.push(...data.map(({ id }) => id));
    if (ids.length >= (totalOf(headers.get("content-range")) ?? 0) || data.length === 0) break;
  }
  return ids;
}

export type FileFormat = "csv" | "xlsx";

/** What an export holds; without `ids` all that the list's filter fits, without `fields` all that the person may see. */
export interface ExportRequest extends ListScope {
  readonly format: FileFormat;
  readonly ids?: readonly Identifier[];
  readonly fields?: readonly string[];
}

/** Records as a file. @throws ApiError */
export function fetchExport({ resource, format, filter, sort, ids, fields }: ExportRequest): Promise<Blob> {
  const query = new URLSearchParams({
    format,
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(ids ? { id: ids } : (filter ?? {})),
    ...(fields ? { fields: JSON.stringify(fields) } : {}),
  });
  return fetchFile(`${address(resource)}/export?${query}`);
}

/** A record that the search over everything found. */
export interface SearchHit {
  readonly entity: string;
  readonly resource: string;
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
}

/** The best few records of each entity. @throws ApiError */
export function searchEverywhere(q: string, signal: AbortSignal): Promise<readonly SearchHit[]> {
  return fetchJson(`/api/search?${new URLSearchParams({ q })}`, { signal });
}

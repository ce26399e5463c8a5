import type { DataProvider, GetListParams, Identifier, RaRecord } from "ra-core";
import { call, fetchJson } from "./api";
import { changedFields } from "./changedFields";

/** The list call's query in the ra-data-simple-rest dialect. */
export function listQuery(params: Pick<GetListParams, "pagination" | "sort" | "filter">): string {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const query = new URLSearchParams();
  if (params.sort?.field) query.set("sort", JSON.stringify([params.sort.field, params.sort.order]));
  query.set("range", JSON.stringify([(page - 1) * perPage, page * perPage - 1]));
  if (params.filter && Object.keys(params.filter).length > 0) query.set("filter", JSON.stringify(params.filter));
  return query.toString();
}

/** Total of `members 0-24/319`; nothing where the server didn't count. */
export function totalOf(contentRange: string | null): number | undefined {
  const total = Number(contentRange?.split("/")[1]);
  return Number.isFinite(total) ? total : undefined;
}

/** A resource's address, or that of one of its records. */
export function address(resource: string, id?: Identifier): string {
  return id === undefined ? `/api/${resource}` : `/api/${resource}/${encodeURIComponent(id)}`;
}

function many(resource: string, ids: readonly Identifier[]): string {
  return `${address(resource)}?${new URLSearchParams({ filter: JSON.stringify({ id: ids }) })}`;
}

/** Does one thing with many records, all or none. */
async function bulk(resource: string, body: object): Promise<{ data: Identifier[] }> {
  return { data: await fetchJson(`${address(resource)}/bulk`, { method: "POST", body }) };
}

/** The version that a change starts from: a newer one on the server refuses it. */
export function ifMatch(version: unknown): Readonly<Record<string, string>> {
  return typeof version === "number" ? { "If-Match": `"${version}"` } : {};
}

/** A save that is sent again, after an answer that got lost, must not create a second record. */
function idempotencyKey(key: unknown): Readonly<Record<string, string>> {
  return typeof key === "string" ? { "Idempotency-Key": key } : {};
}

/** What a list call may say beside react-admin's own parameters. */
export interface ListMeta {
  /** Deleted records instead of those that are there. */
  readonly trash?: boolean;
  /** Goes on after this place, whatever the page. */
  readonly after?: string;
}

/** What a list's answer says beside its records and their number. */
export interface ListAnswerMeta {
  /** Whether the total is the server's estimate. */
  readonly isEstimate: boolean;
  /** Where the list goes on; nothing at its end. */
  readonly nextCursor: string | undefined;
}

/** Beyond this many records a count costs more than it tells: an estimate is asked for. */
const MANY = 50_000;
const lastTotals = new Map<string, number>();

/** What the list call adds to {@link listQuery}. */
function listExtras(resource: string, { meta, filter }: GetListParams): Readonly<Record<string, string>> {
  const { trash, after }: ListMeta = meta ?? {};
  const isLarge = (lastTotals.get(resource) ?? 0) > MANY && Object.keys(filter ?? {}).length === 0;
  return {
    ...(trash ? { trash: "true" } : {}),
    ...(after ? { after, count: "false" } : isLarge ? { count: "estimate" } : {}),
  };
}

async function getPage<T extends RaRecord>(resource: string, params: GetListParams, extra: object = {}) {
  const filter = { ...params.filter, ...extra };
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const query = new URLSearchParams(listQuery({ ...params, filter }));
  for (const [name, value] of Object.entries(listExtras(resource, { ...params, filter }))) query.set(name, value);
  if (query.has("after")) {
    query.delete("range");
    query.set("limit", String(perPage));
  }
  const options = params.signal ? { signal: params.signal } : {};
  const { data, headers } = await call<T[]>(`${address(resource)}?${query}`, options);
  const total = totalOf(headers.get("content-range"));
  const isEstimate = headers.get("x-count") === "estimate";
  const meta: ListAnswerMeta = { isEstimate, nextCursor: headers.get("x-next-cursor") ?? undefined };
  if (total === undefined) {
    return { data, meta, pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 } };
  }
  if (Object.keys(filter).length === 0) lastTotals.set(resource, total);
  return { data, total, meta };
}

/**
 * The generated REST for react-admin: bulk calls are one request, saves send only what changed, on the version that
 * `previousData` shows. `meta.key` of a creation is its Idempotency-Key; `meta.isChanges` says
 * that an update's data are the changes alone. `meta.lists` of an update of many is what lists of words gain (`add`) and lose
 * (`remove`), by field.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => getPage(resource, params),
  getManyReference: (resource, params) => getPage(resource, params, { [params.target]: params.id }),
  getOne: async (resource, { id }) => ({ data: await fetchJson(address(resource, id)) }),
  getMany: async (resource, { ids }) => {
    const range = `range=${encodeURIComponent(JSON.stringify([0, Math.max(ids.length - 1, 0)]))}&count=false`;
    return { data: await fetchJson(`${many(resource, ids)}&${range}`) };
  },
  create: async (resource, { data, meta }) => ({
    data: await fetchJson(address(resource), { method: "POST", body: data, headers: idempotencyKey(meta?.key) }),
  }),
  update: async (resource, { id, data, previousData, meta }) => {
    const body = meta?.isChanges ? data : changedFields(previousData ?? {}, data);
    const headers = ifMatch(previousData?.version);
    return { data: await fetchJson(address(resource, id), { method: "PUT", body, headers }) };
  },
  updateMany: (resource, { ids, data, meta }) => bulk(resource, { action: "update", ids, data, ...meta?.lists }),
  delete: async (resource, { id }) => ({ data: await fetchJson(address(resource, id), { method: "DELETE" }) }),
  deleteMany: (resource, { ids }) => bulk(resource, { action: "delete", ids }),
};

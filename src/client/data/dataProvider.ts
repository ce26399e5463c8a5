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

function address(resource: string, id?: Identifier): string {
  return id === undefined ? `/api/${resource}` : `/api/${resource}/${encodeURIComponent(id)}`;
}

function many(resource: string, ids: readonly Identifier[]): string {
  return `${address(resource)}?${new URLSearchParams({ filter: JSON.stringify({ id: ids }) })}`;
}

async function getPage<T extends RaRecord>(resource: string, params: GetListParams, extra: object = {}) {
  const filter = { ...params.filter, ...extra };
  const query = listQuery({ ...params, filter });
  const options = params.signal ? { signal: params.signal } : {};
  const { data, headers } = await call<T[]>(`${address(resource)}?${query}`, options);
  const total = totalOf(headers.get("content-range"));
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  if (total !== undefined) return { data, total };
  return { data, pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 } };
}

/** The generated REST for react-admin: bulk calls are one request, saves send only what changed. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => getPage(resource, params),
  getManyReference: (resource, params) => getPage(resource, params, { [params.target]: params.id }),
  getOne: async (resource, { id }) => ({ data: await fetchJson(address(resource, id)) }),
  getMany: async (resource, { ids }) => {
    const range = `range=${encodeURIComponent(JSON.stringify([0, Math.max(ids.length - 1, 0)]))}&count=false`;
    return { data: await fetchJson(`${many(resource, ids)}&${range}`) };
  },
  create: async (resource, { data }) => ({ data: await fetchJson(address(resource), { method: "POST", body: data }) }),
  update: async (resource, { id, data, previousData }) => {
    const body = changedFields(previousData ?? {}, data);
    return { data: await fetchJson(address(resource, id), { method: "PUT", body }) };
  },
  updateMany: async (resource, { ids, data }) => ({
    data: await fetchJson(many(resource, ids), { method: "PUT", body: data }),
  }),
  delete: async (resource, { id }) => ({ data: await fetchJson(address(resource, id), { method: "DELETE" }) }),
  deleteMany: async (resource, { ids }) => ({ data: await fetchJson(many(resource, ids), { method: "DELETE" }) }),
};

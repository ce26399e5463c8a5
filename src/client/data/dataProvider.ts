import type { DataProvider, Identifier } from "ra-core";
import { fetchJson } from "./api";
import { changedFields } from "./changedFields";
import { address } from "./rest/address";
import { listPage } from "./rest/listPage";
import { idempotencyKey, ifMatch } from "./rest/requestHeaders";
import { simpleRest } from "./rest/simpleRest";

/** Does one thing with many records, all or none. */
async function bulk(resource: string, body: object): Promise<{ data: Identifier[] }> {
  return { data: await fetchJson(`${address(resource)}/bulk`, { method: "POST", body }) };
}

/**
 * The generated REST for react-admin: `ra-data-simple-rest`, with what it lacks. Bulk calls are one request, saves send
 * only what changed, on the version that `previousData` shows. `meta.key` of a creation is its Idempotency-Key;
 * `meta.isChanges` says that an update's data are the changes alone. `meta.lists` of an update of many is what lists of
 * words gain (`add`) and lose (`remove`), by field. What a list takes and answers beside is `ListMeta` and
 * `ListAnswerMeta`.
 */
export const dataProvider: DataProvider = {
  ...simpleRest(),
  supportAbortSignal: true,
  getList: listPage,
  getManyReference: (resource, { target, id, ...params }) =>
    listPage(resource, { ...params, filter: { ...params.filter, [target]: id } }),
  getMany: (resource, params) => {
    // Without a range the server answers its first 25.
    const range = JSON.stringify([0, Math.max(params.ids.length - 1, 0)]);
    return simpleRest({ query: { range, count: "false" } }).getMany(resource, params);
  },
  create: (resource, params) => simpleRest({ headers: idempotencyKey(params.meta?.key) }).create(resource, params),
  update: (resource, params) => {
    const { data, previousData, meta } = params;
    const body = meta?.isChanges ? data : changedFields(previousData ?? {}, data);
    return simpleRest({ headers: ifMatch(previousData?.version) }).update(resource, { ...params, data: body });
  },
  updateMany: (resource, { ids, data, meta }) => bulk(resource, { action: "update", ids, data, ...meta?.lists }),
  deleteMany: (resource, { ids }) => bulk(resource, { action: "delete", ids }),
};

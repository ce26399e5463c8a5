import { fetchJson } from "../../../../client/kit/console";
import { type Quota, quotas } from "../../../../client/kit/questions";

/** What somebody enters. */
export type QuotaDraft = Pick<Quota, "title" | "target" | "device" | "condition"> & { readonly isOpen: boolean };

/** The entity's own calls. */
function saveFields(
  activityId: string,
  id: string | undefined,
  { condition: _condition, ...fields }: QuotaDraft,
): Promise<{ readonly id: string }> {
  return id === undefined
    ? fetchJson("/api/quotas", { method: "POST", body: { ...fields, activity: activityId } })
    : fetchJson(`/api/quotas/${id}`, { method: "PUT", body: fields });
}

interface QuotaSave {
  /** Absent for a new one. */
  readonly id: string | undefined;
  /** Told before it is said who counts: until then it counts nobody. */
  readonly onCreated: (id: string) => void;
}

/** @throws ApiError 422 `quota.faultyCondition` */
export async function saveQuota(activityId: string, { id, onCreated }: QuotaSave, draft: QuotaDraft): Promise<void> {
  const saved = await saveFields(activityId, id, draft);
  if (id === undefined) onCreated(saved.id);
  const params = { id: activityId, quotaId: saved.id };
  await quotas.call("PUT /api/activities/:id/quotas/:quotaId/condition", { params, body: { condition: draft.condition } });
}

export function switchQuota(id: string, isOpen: boolean): Promise<unknown> {
  return fetchJson(`/api/quotas/${id}`, { method: "PUT", body: { isOpen } });
}

export function deleteQuota(id: string): Promise<unknown> {
  return fetchJson(`/api/quotas/${id}`, { method: "DELETE" });
}

import { recordsOf } from "../../../../client/kit/console";
import { type Quota, quotas } from "../../../../client/kit/questions";

/** What somebody enters. */
export type QuotaDraft = Pick<Quota, "title" | "target" | "device" | "condition"> & { readonly isOpen: boolean };

const records = recordsOf("quotas");

function saveFields(activityId: string, id: string | undefined, { condition: _condition, ...fields }: QuotaDraft) {
  return id === undefined ? records.create({ ...fields, activity: activityId }) : records.change(id, fields);
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

export const switchQuota = (id: string, isOpen: boolean) => records.change(id, { isOpen });

export const deleteQuota = (id: string) => records.remove(id);

import { fetchJson } from "../../../../client/kit";
import type { Device } from "../../../../survey/fieldwork/fieldwork";
import type { Condition } from "../../../../survey/logic/condition";

/** One of `GET /api/activities/{id}/quotas`. */
export interface Quota {
  readonly id: string;
  readonly title: string;
  readonly target: number;
  readonly completed: number;
  /** People on the way who have a place. */
  readonly reserved: number;
  readonly isOpen: boolean | null;
  readonly device: Device | null;
  /** Who counts; nothing where nobody does by itself. */
  readonly condition: Condition | null;
  /** Ended because it was full, or wasn't open yet. */
  readonly turnedAway: number;
}

/** What somebody enters. */
export type QuotaDraft = Pick<Quota, "title" | "target" | "device" | "condition"> & { readonly isOpen: boolean };

function pathOf(activityId: string): string {
  return `/api/activities/${encodeURIComponent(activityId)}/quotas`;
}

export async function readQuotas(activityId: string): Promise<readonly Quota[]> {
  const { quotas } = await fetchJson<{ readonly quotas: readonly Quota[] }>(pathOf(activityId));
  return quotas;
}

function saveFields(activityId: string, id: string | undefined, { condition: _condition, ...fields }: QuotaDraft) {
  return id === undefined
    ? fetchJson<{ readonly id: string }>("/api/quotas", { method: "POST", body: { ...fields, activity: activityId } })
    : fetchJson<{ readonly id: string }>(`/api/quotas/${id}`, { method: "PUT", body: fields });
}

interface Saved {
  /** Absent for a new one. */
  readonly id: string | undefined;
  /** Told before it is said who counts: until then it counts nobody. */
  readonly onCreated: (id: string) => void;
}

/** @throws ApiError 422 `quota.faultyCondition` */
export async function saveQuota(activityId: string, { id, onCreated }: Saved, draft: QuotaDraft): Promise<void> {
  const saved = await saveFields(activityId, id, draft);
  if (id === undefined) onCreated(saved.id);
  const body = { condition: draft.condition };
  await fetchJson(`${pathOf(activityId)}/${saved.id}/condition`, { method: "PUT", body });
}

export function switchQuota(id: string, isOpen: boolean): Promise<unknown> {
  return fetchJson(`/api/quotas/${id}`, { method: "PUT", body: { isOpen } });
}

export function deleteQuota(id: string): Promise<unknown> {
  return fetchJson(`/api/quotas/${id}`, { method: "DELETE" });
}

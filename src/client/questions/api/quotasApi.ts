import type { QuotaDevice } from "../../../survey/fieldwork/cell";
import type { Condition } from "../../../survey/logic/condition";
import { fetchJson } from "../../data/api";
import { ownerPath } from "../../host/ownerPath";

/** One of `GET /api/activities/{id}/quotas`. */
export interface Quota {
  readonly id: string;
  readonly title: string;
  /** Completes at which it is full. */
  readonly target: number;
  readonly completed: number;
  /** Respondents under way who hold a reservation. */
  readonly reserved: number;
  readonly isOpen: boolean | null;
  readonly device: QuotaDevice | null;
  /** Who counts; nothing where nobody does by itself. */
  readonly condition: Condition | null;
  /** Ended because it was full, or wasn't open yet. */
  readonly turnedAway: number;
}

/** Path of an activity's quotas. */
export function quotasPath(activityId: string): string {
  return `${ownerPath(activityId)}/quotas`;
}

/** In their order. @throws ApiError */
export async function readQuotas(activityId: string): Promise<readonly Quota[]> {
  const { quotas } = await fetchJson<{ readonly quotas: readonly Quota[] }>(quotasPath(activityId));
  return quotas;
}

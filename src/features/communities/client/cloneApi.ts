import { type EntityRecord, fetchJson } from "../../../client/kit/console";
import type { PlanName } from "../shared/plans";

/** What a copy is called, and where it lives. */
export interface CloneName {
  /** Identifier in the address. */
  readonly origin: string;
  readonly name: string;
}

/** A copy, with what is ordered for it. */
export interface CloneOrder extends CloneName {
  readonly plan: PlanName;
  readonly durationMonths: number;
}

/**
 * Copies a community with its look, texts and cards, without members and activities.
 * @returns the new record @throws ApiError 409 with a fault at `/origin` where another community lives there
 */
export function cloneCommunity(id: string, body: CloneOrder): Promise<EntityRecord> {
  return fetchJson(`/api/communities/${encodeURIComponent(id)}/clone`, { method: "POST", body });
}

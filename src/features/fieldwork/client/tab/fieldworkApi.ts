import { fetchJson } from "../../../../client/kit/console";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import type { Device, Fieldwork, Supplier } from "../../../../survey/fieldwork/fieldwork";

export interface FieldworkCounts {
  readonly open: number;
  readonly test: number;
  readonly dispositions: Readonly<Partial<Record<Disposition, number>>>;
  readonly devices: Readonly<Partial<Record<Device, number>>>;
}

/** `GET /api/activities/{id}/fieldwork`. */
export interface FieldworkState {
  readonly fieldwork: Fieldwork;
  readonly revision: number;
  /** Path of the open link; nothing while it is off. */
  readonly link: string | null;
  readonly counts: FieldworkCounts;
}

/** A supplier that is new has neither id nor keys before it is saved. */
export type DraftSupplier = Omit<Supplier, "id" | "keys"> & Partial<Pick<Supplier, "id" | "keys">>;
export type FieldworkDraft = Omit<Fieldwork, "suppliers"> & { readonly suppliers: readonly DraftSupplier[] };

export type SavedFieldwork = Pick<FieldworkState, "fieldwork" | "revision">;

export interface AdjustmentReport {
  readonly changes: Readonly<Partial<Record<Disposition, number>>>;
  readonly unchanged: number;
  readonly open: number;
  readonly unknown: readonly string[];
  readonly isApplied: boolean;
}

export interface Adjustment {
  readonly supplier: string;
  readonly ids: readonly string[];
  readonly disposition: Disposition;
  readonly isApplied: boolean;
}

function pathOf(activityId: string, rest = ""): string {
  return `/api/activities/${encodeURIComponent(activityId)}/fieldwork${rest}`;
}

export function readFieldwork(activityId: string): Promise<FieldworkState> {
  return fetchJson(pathOf(activityId));
}

/** @throws ApiError 409 `questionnaire.stale` where someone else saved a later revision */
export function saveFieldwork(
  activityId: string,
  { suppliers, ...draft }: FieldworkDraft,
  revision: number,
): Promise<SavedFieldwork> {
  const given = suppliers.map(({ keys: _keys, ...supplier }) => supplier);
  return fetchJson(pathOf(activityId), { method: "PUT", body: { fieldwork: { ...draft, suppliers: given }, revision } });
}

/** @returns the new key, which the server tells this once */
export function rotateKey(
  activityId: string,
  supplierId: string,
  revision: number,
): Promise<SavedFieldwork & { secret: string }> {
  return fetchJson(pathOf(activityId, `/suppliers/${supplierId}/key`), { method: "POST", body: { revision } });
}

export function retireKey(activityId: string, supplierId: string, revision: number): Promise<SavedFieldwork> {
  return fetchJson(pathOf(activityId, `/suppliers/${supplierId}/retire`), { method: "POST", body: { revision } });
}

export function testEntry(activityId: string, supplierId: string): Promise<{ readonly link: string }> {
  return fetchJson(pathOf(activityId, `/suppliers/${supplierId}/test`), { method: "POST" });
}

export function adjustDispositions(activityId: string, adjustment: Adjustment): Promise<AdjustmentReport> {
  return fetchJson(pathOf(activityId, "/adjustments"), { method: "POST", body: adjustment });
}

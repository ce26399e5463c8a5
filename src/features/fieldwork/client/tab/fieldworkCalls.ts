import { clientOf } from "../../../../client/kit/console";
import type { Fieldwork, Supplier } from "../../../../survey/fieldwork/fieldwork";
import type { fieldworkApi, SavedFieldwork } from "../../shared/api/settings";

export const fieldworkCalls = clientOf<typeof fieldworkApi>();

/** A supplier that is new has neither id nor keys before it is saved. */
export type DraftSupplier = Omit<Supplier, "id" | "keys"> & Partial<Pick<Supplier, "id" | "keys">>;
export type FieldworkDraft = Omit<Fieldwork, "suppliers"> & { readonly suppliers: readonly DraftSupplier[] };

/** @throws ApiError 409 `questionnaire.stale` where someone else saved a later revision */
export function saveFieldwork(id: string, { suppliers, ...draft }: FieldworkDraft, revision: number): Promise<SavedFieldwork> {
  const given = suppliers.map(({ keys: _keys, ...supplier }) => supplier);
  const body = { fieldwork: { ...draft, suppliers: given }, revision };
  return fieldworkCalls.call("PUT /api/activities/:id/fieldwork", { params: { id }, body });
}

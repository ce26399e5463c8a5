import type { FieldworkState } from "../../shared/api/settings";
import type { DraftSupplier, FieldworkDraft } from "./fieldworkCalls";
import type { FieldworkEditing } from "./useFieldwork";

/** What each panel of the fieldwork tab works with. */
export interface FieldworkPanelProps {
  readonly activityId: string;
  readonly state: FieldworkState;
  readonly draft: FieldworkDraft;
  readonly editing: FieldworkEditing;
  readonly canUpdate: boolean;
}

/** What the parts of one supplier's card work with. */
export interface SupplierCardProps extends FieldworkPanelProps {
  readonly supplier: DraftSupplier;
  readonly onChange: (values: Partial<DraftSupplier>) => void;
  readonly onRemove: () => void;
}

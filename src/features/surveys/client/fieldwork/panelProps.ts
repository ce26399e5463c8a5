import type { FieldworkDraft, FieldworkState } from "./fieldworkApi";
import type { FieldworkEditing } from "./useFieldwork";

/** What each panel of the fieldwork tab works with. */
export interface FieldworkPanelProps {
  readonly activityId: string;
  readonly state: FieldworkState;
  readonly draft: FieldworkDraft;
  readonly editing: FieldworkEditing;
  readonly canUpdate: boolean;
}

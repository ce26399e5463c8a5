import type { BulkActionProps } from "../../../../../client/kit/console";
import { GiveDialog } from "./GiveDialog";

/** LABs for the members that are selected in their list. */
export default function GiveSelected({ ids, onClose, done }: BulkActionProps) {
  return <GiveDialog ids={ids} onClose={onClose} onDone={done} />;
}

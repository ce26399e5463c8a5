import type { BulkActionProps } from "../../../client/kit/console";
import { TagDialog } from "./TagDialog";

/** Tags for the members that are selected in their list. */
export default function TagSelected({ ids, onClose, done }: BulkActionProps) {
  return <TagDialog ids={ids} onClose={onClose} onDone={done} />;
}

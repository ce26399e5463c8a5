import type { ListActionProps } from "../../../client/kit/console";
import { TagDialog } from "./TagDialog";

/** Tags for a list of members that somebody has elsewhere. */
export default function TagPasted({ onClose, refresh }: ListActionProps) {
  return (
    <TagDialog
      onClose={onClose}
      onDone={() => {
        refresh();
        onClose();
      }}
    />
  );
}

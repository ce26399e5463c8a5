import { Button, Snackbar } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";

const DURATION_MS = 8_000;

/** Something that went, and can be put back. */
export interface Undoable {
  readonly message: string;
  readonly restore: () => void;
}

interface UndoNoticeProps {
  readonly undoable: Undoable | undefined;
  readonly onClose: () => void;
}

/** Says for a while that something went, and offers to put it back. */
export function UndoNotice({ undoable, onClose }: UndoNoticeProps) {
  const { t } = useTexts();
  const undo = () => {
    undoable?.restore();
    onClose();
  };
  return (
    <Snackbar
      open={undoable !== undefined}
      autoHideDuration={DURATION_MS}
      onClose={(_event, reason) => reason !== "clickaway" && onClose()}
      message={undoable?.message}
      action={
        <Button size="small" color="inherit" onClick={undo}>
          {t("surveys.undo")}
        </Button>
      }
    />
  );
}

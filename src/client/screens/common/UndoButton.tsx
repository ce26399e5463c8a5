import { Button } from "@mui/material";
import { useCloseNotification } from "ra-core";
import { useTexts } from "./useTexts";

/** The way back in a notice that says what was done. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useTexts();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Button size="small" color="inherit" onClick={undo} sx={{ fontWeight: 700 }}>
      {t("console.action.undo")}
    </Button>
  );
}

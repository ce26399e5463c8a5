import { Button } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { useEditor } from "../editor/EditorContext";
import { TranslationDialog } from "./TranslationDialog";

/** Opens the texts of two languages, once there are two. */
export function TranslationButton() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [isOpen, setOpen] = useState(false);
  if (editor.draft.languages.length < 2) return null;
  return (
    <>
      <Button size="small" startIcon={<Icon name="Translate" />} onClick={() => setOpen(true)} sx={{ flexShrink: 0 }}>
        {t("surveys.translation.open")}
      </Button>
      {isOpen && <TranslationDialog onClose={() => setOpen(false)} />}
    </>
  );
}

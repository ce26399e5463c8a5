import { Button } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { useEditor } from "../editor/EditorContext";
import { VersionsDialog } from "./VersionsDialog";

/** Opens the versions, once there are some. */
export function VersionsButton() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [isOpen, setOpen] = useState(false);
  if (!editor.published) return null;
  return (
    <>
      <Button size="small" startIcon={<Icon name="History" />} onClick={() => setOpen(true)}>
        {t("surveys.versions.open")}
      </Button>
      {isOpen && <VersionsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

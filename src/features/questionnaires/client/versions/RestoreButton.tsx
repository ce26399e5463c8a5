import { Button } from "@mui/material";
import { Icon, useConfirm, useTexts } from "../../../../client/kit/console";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";

interface RestoreButtonProps {
  readonly version: number;
  readonly draft: Questionnaire;
  readonly onRestored: () => void;
}

/** Takes a version back as the draft, which respondents don't see until it is published. */
export function RestoreButton({ version, draft, onRestored }: RestoreButtonProps) {
  const { t } = useTexts();
  const { editor, canUpdate, setFocus, offerUndo } = useEditor();
  const confirm = useConfirm();
  if (!canUpdate) return null;
  async function restore() {
    const isSure = await confirm({
      title: t("surveys.versions.restoreTitle", { version }),
      body: t("surveys.versions.restoreBody"),
      confirmLabel: t("surveys.versions.restore"),
    });
    if (!isSure) return;
    const previous = editor.draft;
    editor.change({ kind: "replaceDraft", draft });
    setFocus(undefined);
    offerUndo(t("surveys.versions.restored", { version }), () => editor.change({ kind: "replaceDraft", draft: previous }));
    onRestored();
  }
  return (
    <Button variant="outlined" startIcon={<Icon name="History" />} onClick={() => void restore()}>
      {t("surveys.versions.restore")}
    </Button>
  );
}

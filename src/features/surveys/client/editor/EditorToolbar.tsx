import { Button, Divider, IconButton, Stack, Tooltip } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit";
import { ExportDialog } from "../export/ExportDialog";
import { MapButton } from "../logic/map/MapButton";
import { PreviewDialog } from "../publish/PreviewDialog";
import { PublishButton } from "../publish/PublishButton";
import { RobotsButton } from "../robots/RobotsButton";
import { useEditor } from "./EditorContext";
import { FaultsButton } from "./FaultsButton";
import { SaveState } from "./SaveState";

interface ToolProps {
  readonly icon: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, isDisabled = false, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      {/* A disabled button sends no events to its tooltip. */}
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onClick}>
          <Icon name={icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
}

export function EditorToolbar({ onImport }: { readonly onImport: () => void }) {
  const { t } = useTexts();
  const { editor, canUpdate } = useEditor();
  const [isPreviewing, setPreviewing] = useState(false);
  const [isExporting, setExporting] = useState(false);
  /** What the server shows is the draft as it is saved. */
  async function openSaved(open: () => void) {
    if (await editor.flush()) open();
  }
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <SaveState />
      <Stack direction="row" sx={{ ml: { sm: "auto" }, flexWrap: "wrap", gap: 0.5, alignItems: "center" }}>
        {canUpdate && (
          <>
            <Tool icon="Undo" label={t("surveys.undo")} isDisabled={!editor.canUndo} onClick={editor.undo} />
            <Tool icon="Redo" label={t("surveys.redo")} isDisabled={!editor.canRedo} onClick={editor.redo} />
            <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 1 }} />
            <Tool icon="UploadFile" label={t("surveys.import.open")} onClick={onImport} />
          </>
        )}
        <MapButton />
        {canUpdate && <RobotsButton />}
        <Tool icon="Download" label={t("surveys.exports.open")} onClick={() => void openSaved(() => setExporting(true))} />
      </Stack>
      <FaultsButton />
      <Button
        variant="outlined"
        startIcon={<Icon name="Visibility" />}
        onClick={() => void openSaved(() => setPreviewing(true))}
        sx={{ ml: { xs: "auto", sm: 0 } }}
      >
        {t("surveys.preview.open")}
      </Button>
      {canUpdate && <PublishButton />}
      <ExportDialog isOpen={isExporting} onClose={() => setExporting(false)} />
      <PreviewDialog isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
    </Stack>
  );
}

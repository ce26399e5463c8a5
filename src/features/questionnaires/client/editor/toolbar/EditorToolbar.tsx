import { Button, Divider, Stack } from "@mui/material";
import { useState } from "react";
import { Icon, ownsStudies, type QuestionnaireTool, useTexts } from "../../../../../client/kit/console";
import { MapButton } from "../../logic/map/MapButton";
import { PreviewDialog } from "../../publish/PreviewDialog";
import { PublishButton } from "../../publish/PublishButton";
import { RobotsButton } from "../../robots/RobotsButton";
import { useEditor } from "../EditorContext";
import { IssuesButton } from "./IssuesButton";
import { SaveState } from "./SaveState";
import { Tool } from "./Tool";

interface EditorToolbarProps {
  /** Those that the person may use. */
  readonly tools: readonly QuestionnaireTool[];
  readonly onTool: (tool: QuestionnaireTool) => void;
}

export function EditorToolbar({ tools, onTool }: EditorToolbarProps) {
  const { t } = useTexts();
  const { editor, canUpdate } = useEditor();
  const [isPreviewing, setPreviewing] = useState(false);
  /** What the server shows is the draft as it is saved. */
  async function openSaved(open: () => void) {
    if (await editor.flush()) open();
  }
  const toolButton = (tool: QuestionnaireTool) => (
    <Tool
      key={tool.name}
      icon={tool.icon}
      label={t(tool.label)}
      onClick={() => (tool.isChange ? onTool(tool) : void openSaved(() => onTool(tool)))}
    />
  );
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <SaveState />
      <Stack direction="row" sx={{ ml: { sm: "auto" }, flexWrap: "wrap", gap: 0.5, alignItems: "center" }}>
        {canUpdate && (
          <>
            <Tool icon="Undo" label={t("surveys.undo")} isDisabled={!editor.canUndo} onClick={editor.undo} />
            <Tool icon="Redo" label={t("surveys.redo")} isDisabled={!editor.canRedo} onClick={editor.redo} />
            <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 1 }} />
            {tools.filter(({ isChange }) => isChange).map(toolButton)}
          </>
        )}
        <MapButton />
        {canUpdate && <RobotsButton />}
        {tools.filter(({ isChange }) => !isChange).map(toolButton)}
      </Stack>
      <IssuesButton />
      <Button
        variant="outlined"
        startIcon={<Icon name="Visibility" />}
        onClick={() => void openSaved(() => setPreviewing(true))}
        sx={{ ml: { xs: "auto", sm: 0 } }}
      >
        {t("surveys.preview.open")}
      </Button>
      {/* A study's is published as the study is released. */}
      {canUpdate && !ownsStudies() && <PublishButton />}
      <PreviewDialog isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
    </Stack>
  );
}

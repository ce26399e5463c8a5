import { Stack, Typography } from "@mui/material";
import { useRef } from "react";
import { useTexts } from "../../../../../client/kit/console";
import { blockName, ConditionEditor, IssueNotes, useLogicScope } from "../../../../../client/kit/questions";
import type { Block } from "../../../../../survey/questionnaire";
import type { BlockChanges } from "../../editor/draft/questionnaireDraft";
import { useEditor } from "../../editor/EditorContext";
import { LogicSection } from "../LogicSection";
import { useIssuePlace } from "../useIssuePlace";
import { BlockLoop } from "./BlockLoop";
import { BlockOrder } from "./BlockOrder";

interface BlockPanelProps {
  readonly block: Block;
  readonly index: number;
  /** Pointer of a fault that is to be mended. */
  readonly pointer: string | undefined;
}

/** The logic of a block: for whom, in which order, how often. */
export function BlockPanel({ block, index, pointer }: BlockPanelProps) {
  const { t } = useTexts();
  const { editor, canUpdate } = useEditor();
  const scope = useLogicScope();
  const box = useRef<HTMLDivElement>(null);
  useIssuePlace(box, pointer);
  const base = `/blocks/${index}`;
  const faults = editor.faults.filter(({ questionId, path }) => !questionId && (path === base || path.startsWith(`${base}/`)));
  const patch = (changes: BlockChanges, isStep = true) =>
    editor.change({ kind: "patchBlock", blockId: block.id, changes, isStep });
  return (
    <Stack ref={box} sx={{ gap: 4, minWidth: 0 }}>
      <div>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {t("surveys.logic.block.title", { name: blockName(scope, index) })}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("surveys.logic.block.help")}
        </Typography>
      </div>
      {[base, `${base}/title`, `${base}/description`].map((place) => (
        <IssueNotes key={place} faults={faults} pointer={place} />
      ))}
      <LogicSection title={t("surveys.logic.block.showIf")} help={t("surveys.logic.block.showIfHelp")}>
        <ConditionEditor
          condition={block.showIf}
          pointer={`${base}/showIf`}
          standpoint={{ blockIndex: index }}
          faults={faults}
          isDisabled={!canUpdate}
          onChange={(showIf, isStep) => patch({ showIf }, isStep)}
        />
      </LogicSection>
      <BlockOrder block={block} isDisabled={!canUpdate} onChange={patch} />
      <BlockLoop block={block} index={index} faults={faults} isDisabled={!canUpdate} onChange={patch} />
    </Stack>
  );
}

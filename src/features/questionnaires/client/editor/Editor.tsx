import { Box } from "@mui/material";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { ownsStudies, useClientRegistry, useTexts, View } from "../../../../client/kit/console";
import { LogicScopeProvider, logicScope } from "../../../../client/kit/questions";
import { questionnaireLength } from "../../../../contracts/views/questionnaireLength";
import { questionsOf } from "../../../../survey/questionnaire";
import { RemovalDialog } from "../logic/RemovalDialog";
import { PublicationCard } from "../publish/PublicationCard";
import { FocusPanel } from "../question/FocusPanel";
import { FocusSheet } from "../question/FocusSheet";
import { useKnownTypes } from "../question/QuestionTypesContext";
import type { QuestionnaireEditor } from "./draft/useQuestionnaireEditor";
import { EditorProvider, useEditor } from "./EditorContext";
import { EmptyQuestionnaire } from "./outline/EmptyQuestionnaire";
import { Outline } from "./outline/Outline";
import { EditorToolbar } from "./toolbar/EditorToolbar";
import { LanguageBar } from "./toolbar/LanguageBar";
import { OpenTool } from "./toolbar/OpenTool";
import { SignInNotice } from "./toolbar/SignInNotice";
import { StaleDialog } from "./toolbar/StaleDialog";
import { StickyTop } from "./toolbar/StickyTop";
import { UndoNotice } from "./UndoNotice";
import { type EditorProps, useEditorScope } from "./useEditorScope";

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Ctrl/Cmd+Z and its way back; inside a text the browser's own undo is the one that people mean. */
function useUndoKeys({ undo, redo }: Pick<QuestionnaireEditor, "undo" | "redo">): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [undo, redo]);
}

/** A questionnaire to edit: its toolbar, its outline, and beside it what is in focus. */
export function Editor(props: EditorProps) {
  const { scope, isNarrow, removal, endRemoval, undoable, endUndo } = useEditorScope(props);
  useUndoKeys(scope.editor);
  return (
    <EditorProvider value={scope}>
      <LogicScope>
        <Workspace isNarrow={isNarrow} />
        <StaleDialog />
        {removal && <RemovalDialog removal={removal} onClose={endRemoval} />}
        <UndoNotice undoable={undoable} onClose={endUndo} />
      </LogicScope>
    </EditorProvider>
  );
}

/** What conditions can refer to, in the language that is edited. */
function LogicScope({ children }: { readonly children: ReactNode }) {
  const { editor, language } = useEditor();
  const { t } = useTexts();
  const types = useKnownTypes();
  const { draft } = editor;
  const logic = useMemo(() => logicScope({ draft, types, language, t }), [draft, types, language, t]);
  return <LogicScopeProvider value={logic}>{children}</LogicScopeProvider>;
}

function Workspace({ isNarrow }: { readonly isNarrow: boolean }) {
  const { editor, activity, canUpdate } = useEditor();
  const { draft, estimatedSeconds } = editor;
  const tools = useClientRegistry().questionnaireTools.filter(({ isChange }) => !isChange || (canUpdate && !ownsStudies()));
  const [openTool, setOpenTool] = useState<string>();
  // A new questionnaire comes with one block to fill.
  const isEmpty = questionsOf(draft).length === 0 && draft.blocks.length < 2;
  return (
    <>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <StickyTop>
          <EditorToolbar tools={tools} onTool={({ name }) => setOpenTool(name)} />
          <SignInNotice />
        </StickyTop>
        {!ownsStudies() && <PublicationCard />}
        {isEmpty ? (
          <EmptyQuestionnaire tools={tools.filter(({ startLabel }) => startLabel)} onTool={({ name }) => setOpenTool(name)} />
        ) : (
          <>
            {ownsStudies() && (
              <View of={questionnaireLength} props={{ owner: activity, seconds: estimatedSeconds }} fallback={null} />
            )}
            <LanguageBar />
            <Box
              sx={{
                display: "grid",
                gap: 2,
                alignItems: "start",
                gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(300px, 5fr) minmax(0, 7fr)" },
              }}
            >
              <Outline />
              {isNarrow ? <FocusSheet /> : <FocusPanel />}
            </Box>
          </>
        )}
      </Box>
      {tools.map((tool) => (
        <OpenTool key={tool.name} tool={tool} isOpen={openTool === tool.name} onClose={() => setOpenTool(undefined)} />
      ))}
    </>
  );
}

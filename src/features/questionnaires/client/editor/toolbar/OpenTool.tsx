import { lazy, Suspense, useMemo, useState } from "react";
import type { OpenQuestionnaire, QuestionnaireTool } from "../../../../../client/kit/console";
import { questionsOf } from "../../../../../survey/questionnaire";
import { useEditor } from "../EditorContext";

interface OpenToolProps {
  readonly tool: QuestionnaireTool;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A tool's dialog; loaded when it first opens, and there from then on, so that it closes as dialogs do. */
export function OpenTool({ tool, isOpen, onClose }: OpenToolProps) {
  const { editor, activity, setFocus } = useEditor();
  const [Dialog] = useState(() => lazy(tool.load));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isFilled = questionsOf(editor.draft).length > 0;
  const questionnaire = useMemo<OpenQuestionnaire>(
    () => ({
      activity,
      isFilled,
      flush: editor.flush,
      reload: async () => {
        await editor.reload();
        setFocus(undefined);
      },
    }),
    [activity, isFilled, editor, setFocus],
  );
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog questionnaire={questionnaire} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}

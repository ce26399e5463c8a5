import { useEffect } from "react";
import type { QuestionnaireEditor } from "./useQuestionnaireEditor";

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Ctrl/Cmd+Z and its way back; inside a text the browser's own undo is the one that people mean. */
export function useUndoKeys({ undo, redo }: Pick<QuestionnaireEditor, "undo" | "redo">): void {
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

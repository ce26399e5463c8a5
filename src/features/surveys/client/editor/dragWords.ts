import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";
import { useTexts } from "../../../../client/kit";
import { useEditor } from "./EditorContext";
import { findQuestion } from "./questionnaireDraft";

/** What a screen reader hears while a question is moved. */
export function useDragWords(): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTexts();
  const { editor } = useEditor();
  const nameOf = (id: UniqueIdentifier | undefined) =>
    (id === undefined ? undefined : findQuestion(editor.draft, String(id))?.question.variable) ?? "";
  return {
    screenReaderInstructions: { draggable: t("surveys.drag.instructions") },
    announcements: {
      onDragStart: ({ active }) => t("surveys.drag.start", { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) => t("surveys.drag.over", { name: nameOf(active.id), over: nameOf(over?.id) }),
      onDragEnd: ({ active }) => t("surveys.drag.end", { name: nameOf(active.id) }),
      onDragCancel: ({ active }) => t("surveys.drag.cancel", { name: nameOf(active.id) }),
    },
  };
}

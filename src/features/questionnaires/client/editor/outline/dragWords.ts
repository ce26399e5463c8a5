import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";
import { useTexts } from "../../../../../client/kit/console";

/** What a screen reader hears while something is moved; `nameOf` says what it is called. */
export function useDragWords(nameOf: (id: string) => string): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTexts();
  const named = (id: UniqueIdentifier | undefined) => (id === undefined ? "" : nameOf(String(id)));
  return {
    screenReaderInstructions: { draggable: t("surveys.drag.instructions") },
    announcements: {
      onDragStart: ({ active }) => t("surveys.drag.start", { name: named(active.id) }),
      // Over itself, at the start, it would talk over the instruction that has just begun.
      onDragOver: ({ active, over }) =>
        over?.id === active.id ? undefined : t("surveys.drag.over", { name: named(active.id), over: named(over?.id) }),
      onDragEnd: ({ active }) => t("surveys.drag.end", { name: named(active.id) }),
      onDragCancel: ({ active }) => t("surveys.drag.cancel", { name: named(active.id) }),
    },
  };
}

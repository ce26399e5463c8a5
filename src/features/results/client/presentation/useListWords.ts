import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";
import { useTexts } from "../../../../client/kit/console";

/** What a screen reader hears while a line is moved. @param nameOf what it is called */
export function useListWords(nameOf: (id: string) => string): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTexts();
  const named = (id: UniqueIdentifier | undefined) => (id === undefined ? "" : nameOf(String(id)));
  return {
    screenReaderInstructions: { draggable: t("resultsView.list.instructions") },
    announcements: {
      onDragStart: ({ active }) => t("resultsView.list.start", { name: named(active.id) }),
      // Over itself, at the start, it would talk over the instruction that has just begun.
      onDragOver: ({ active, over }) =>
        over?.id === active.id ? undefined : t("resultsView.list.over", { name: named(active.id), over: named(over?.id) }),
      onDragEnd: ({ active }) => t("resultsView.list.end", { name: named(active.id) }),
      onDragCancel: ({ active }) => t("resultsView.list.cancel", { name: named(active.id) }),
    },
  };
}

import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";
import { useTexts } from "../common/useTexts";

/** What a screen reader hears while one of several is moved. */
export function useOrderWords(
  ids: readonly string[],
  nameOf: (id: string) => string,
): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTexts();
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id)) + 1;
  return {
    screenReaderInstructions: { draggable: t("fields.references.drag.instructions") },
    announcements: {
      onDragStart: ({ active }) => t("fields.references.drag.start", { name: name(active.id) }),
      // Over itself, at the start, it would talk over the instruction that has just begun.
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id
          ? t("fields.references.drag.over", { name: name(active.id), place: place(over.id), count: ids.length })
          : undefined,
      onDragEnd: ({ active, over }) =>
        t("fields.references.drag.end", { name: name(active.id), place: place(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t("fields.references.drag.cancel", { name: name(active.id) }),
    },
  };
}

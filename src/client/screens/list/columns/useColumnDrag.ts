import { type DndContextProps, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import type { CSSProperties } from "react";
import { useCallback } from "react";
import { moved } from "./layout";
import { useListLayout } from "./useListLayout";

const nothing = () => undefined;

/** Those who move columns by keyboard do so without dragging; dnd-kit's own words are English. */
const SILENT = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: "" },
  container: document.body,
};

interface Offset {
  readonly x: number;
  readonly y: number;
}

export function dragStyle(offset: Offset | null, transition: string | undefined): CSSProperties {
  return {
    ...(offset ? { transform: `translate3d(${Math.round(offset.x)}px, ${Math.round(offset.y)}px, 0)` } : {}),
    ...(transition ? { transition } : {}),
  };
}

/** Dragging columns, in the table's head or in the menu; a short way still counts as a click. */
export function useColumnDrag(): Required<Pick<DndContextProps, "sensors" | "onDragEnd" | "accessibility">> {
  const { columns, change } = useListLayout();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
  const onDragEnd = useCallback(
    ({ active, over }: DragEndEvent) => {
      const names = columns.map(({ name }) => name);
      if (over && active.id !== over.id) change({ order: moved(names, String(active.id), String(over.id)) });
    },
    [columns, change],
  );
  return { sensors, onDragEnd, accessibility: SILENT };
}

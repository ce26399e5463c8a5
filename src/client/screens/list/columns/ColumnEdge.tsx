import { Box } from "@mui/material";
import { type PointerEvent, useRef } from "react";
import { withWidth } from "./layout";
import { useListLayout } from "./useListLayout";

/** Drags a column's edge; its width is kept when the edge is let go. */
export function ColumnEdge({ name }: { readonly name: string }) {
  const { layout, change } = useListLayout();
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const widthAt = (event: PointerEvent) => (start.current ? start.current.width + event.clientX - start.current.x : undefined);
  const cellOf = (event: PointerEvent) => (event.currentTarget as HTMLElement).closest("th");
  return (
    <Box
      aria-hidden
      // The head itself is dragged by the mouse: what begins at the edge must not reach it.
      onMouseDown={(event) => event.stopPropagation()}
      onTouchStart={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, width: cellOf(event)?.offsetWidth ?? 0 };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const width = widthAt(event);
        const cell = cellOf(event);
        if (width && cell) for (const side of ["width", "minWidth", "maxWidth"] as const) cell.style[side] = `${width}px`;
      }}
      onPointerUp={(event) => {
        const width = widthAt(event);
        start.current = undefined;
        if (width) change(withWidth(layout, name, width));
      }}
      onDoubleClick={() => change(withWidth(layout, name, undefined))}
      sx={{
        position: "absolute",
        insetBlock: 6,
        right: 0,
        width: 9,
        cursor: "col-resize",
        touchAction: "none",
        borderRight: 2,
        borderColor: "transparent",
        "th:hover &": { borderColor: "divider" },
        "&:hover, &:active": { borderColor: "primary.main" },
      }}
    />
  );
}

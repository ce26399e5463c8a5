import { Box } from "@mui/material";
import { type PointerEvent, useState } from "react";
import type { Place } from "../../../shared/api/schemas";
import { AreaFrame } from "./AreaFrame";
import { type Area, areaBetween, placeOf } from "./area";

interface DrawOverlayProps {
  readonly onDrawn: (area: Area) => void;
}

/** Sides below which a rectangle was a click, in percent. */
const SMALLEST = 1;

/** A rectangle that is drawn over the image with a mouse or a pen; a finger scrolls the page. */
export function DrawOverlay({ onDrawn }: DrawOverlayProps) {
  const [ends, setEnds] = useState<readonly [Place, Place]>();
  const at = (event: PointerEvent) => placeOf(event, event.currentTarget.getBoundingClientRect());
  function begin(event: PointerEvent) {
    if (event.pointerType === "touch" || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setEnds([at(event), at(event)]);
  }
  function end() {
    setEnds(undefined);
    if (!ends) return;
    const area = areaBetween(...ends);
    if (area.right - area.left >= SMALLEST && area.bottom - area.top >= SMALLEST) onDrawn(area);
  }
  return (
    <Box
      onPointerDown={begin}
      onPointerMove={(event) => ends && setEnds([ends[0], at(event)])}
      onPointerUp={end}
      onPointerCancel={() => setEnds(undefined)}
      sx={{ position: "absolute", inset: 0, cursor: "crosshair" }}
    >
      {ends && <AreaFrame area={areaBetween(...ends)} />}
    </Box>
  );
}

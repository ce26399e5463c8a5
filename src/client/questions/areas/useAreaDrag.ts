import { type PointerEvent, type RefObject, useState } from "react";
import { type Area, areaBetween, movedArea, type Place, resizedArea } from "../../../shared/area";

interface Drag {
  readonly from: Place;
  readonly at: Place;
  /** Of the area that is changed; none where a new one is drawn. */
  readonly index?: number;
  readonly isResize?: boolean;
}

interface AreaDragOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly areas: readonly Area[];
  readonly canAdd: boolean;
  readonly isDisabled: boolean;
  readonly onSelect: (index: number) => void;
  readonly onAdd: (area: Area) => void;
  readonly onReplace: (index: number, area: Area) => void;
}

/** In percent of the picture: a press without a drag draws nothing. */
const LEAST_DRAG = 1.5;

/** Drawing, moving and resizing by pointer; the document changes once, when the pointer is let go. */
export function useAreaDrag({ frame, areas, canAdd, isDisabled, onSelect, onAdd, onReplace }: AreaDragOptions) {
  const [drag, setDrag] = useState<Drag>();

  function placeOf({ clientX, clientY }: PointerEvent): Place {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const percent = (value: number) => Math.min(Math.max(value * 100, 0), 100);
    return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) };
  }
  function areaOf({ from, at, index, isResize }: Drag): Area {
    const area = index === undefined ? undefined : areas[index];
    if (!area) return areaBetween(from, at);
    const by = { x: at.x - from.x, y: at.y - from.y };
    return isResize ? resizedArea(area, by) : movedArea(area, by);
  }
  const isFar = ({ from, at }: Drag) => Math.max(Math.abs(at.x - from.x), Math.abs(at.y - from.y)) >= LEAST_DRAG;
  const isVisible = drag !== undefined && isFar(drag);
  return {
    /** The area that is being drawn. */
    drawn: isVisible && drag.index === undefined ? areaOf(drag) : undefined,
    /** The area that is being moved or resized, as it is by now. */
    changed: isVisible && drag.index !== undefined ? { index: drag.index, area: areaOf(drag) } : undefined,
    begin: (event: PointerEvent<HTMLElement>) => {
      if (isDisabled || event.button !== 0 || !event.isPrimary) return;
      const target = event.target as HTMLElement;
      const owner = target.closest<HTMLElement>("[data-area]");
      const at = placeOf(event);
      if (owner) {
        const index = Number(owner.dataset.area);
        onSelect(index);
        setDrag({ from: at, at, index, isResize: target.closest("[data-resize]") !== null });
      } else if (canAdd) setDrag({ from: at, at });
      else return;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, at: placeOf(event) });
    },
    end: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      const done = { ...drag, at: placeOf(event) };
      setDrag(undefined);
      if (!isFar(done)) return;
      if (done.index === undefined) onAdd(areaOf(done));
      else onReplace(done.index, areaOf(done));
    },
    cancel: () => setDrag(undefined),
  };
}

import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Pixels before a press becomes a drag. */
const SLACK = 6;
/** Where the page scrolls along while a card is held there, in pixels from the window's edge. */
const EDGE = 72;
const SCROLL_STEP = 12;

/** A card under the pointer, in pixels of the window. */
export interface DraggedCard {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  /** `data-drop` of what it is over. */
  readonly over: string | undefined;
}

const dropAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop;

/**
 * Drags cards by mouse, pen or finger. A finger takes a card by its grip alone, so that the page can still be scrolled.
 * @param onDrop is told the `data-drop` of where the card was let go
 */
export function useCardDrag(onDrop: (card: string, drop: string) => void) {
  const [dragged, setDragged] = useState<DraggedCard>();
  const stop = useRef<() => void>(undefined);
  const hasMoved = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: PointerEvent<HTMLElement>, card: string) => {
    const isByGrip = event.target instanceof Element && event.target.closest("[data-grip]") !== null;
    if (event.button !== 0 || (event.pointerType === "touch" && !isByGrip)) return;
    const from = { x: event.clientX, y: event.clientY };
    const { pointerId } = event;
    hasMoved.current = false;
    let last = from;
    const scroll = setInterval(() => {
      if (!hasMoved.current) return;
      if (last.y < EDGE) window.scrollBy(0, -SCROLL_STEP);
      else if (last.y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
    }, 16);
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      last = { x: moved.clientX, y: moved.clientY };
      hasMoved.current ||= Math.hypot(last.x - from.x, last.y - from.y) > SLACK;
      if (hasMoved.current) setDragged({ card, ...last, over: dropAt(last.x, last.y) });
    };
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      stop.current?.();
      const drop = dropAt(ended.clientX, ended.clientY);
      if (hasMoved.current && ended.type === "pointerup" && drop !== undefined) onDrop(card, drop);
    };
    const ends = ["pointerup", "pointercancel"] as const;
    window.addEventListener("pointermove", move);
    for (const name of ends) window.addEventListener(name, end);
    stop.current = () => {
      clearInterval(scroll);
      window.removeEventListener("pointermove", move);
      for (const name of ends) window.removeEventListener(name, end);
      setDragged(undefined);
    };
  };

  /** Whether the click that ends a drag is to be passed over; once. */
  const wasDrag = () => {
    const was = hasMoved.current;
    hasMoved.current = false;
    return was;
  };
  return { dragged, start, wasDrag };
}

export type CardDrag = ReturnType<typeof useCardDrag>;

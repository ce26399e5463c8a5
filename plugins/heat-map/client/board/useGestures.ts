import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Place, Point } from "../../shared/api/schemas";
import {
  followGesture,
  type GestureEffect,
  type GestureEvent,
  isTap,
  MOUSE_TOLERANCE,
  NO_GESTURE,
  TOUCH_TOLERANCE,
} from "./geometry/gesture";
import { movePlace, panBy, type Spot, type View, zoomBy } from "./geometry/view";

interface GesturesInput {
  readonly stage: RefObject<HTMLElement | null>;
  readonly points: readonly Point[];
  readonly view: View;
  readonly setView: (change: (view: View) => View) => void;
  readonly isReadOnly: boolean;
  readonly onMoved: (point: Point, place: Place) => void;
}

/** A point on its way under a finger. */
export interface DraggedPoint {
  readonly id: string;
  readonly place: Place;
}

/** Where a place of the window is within the stage. */
export function spotIn(stage: HTMLElement, x: number, y: number): Spot {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}

/** Pinching on a trackpad, and Ctrl with the wheel, come as wheel events; only a listener of our own may keep the page as it is. */
function useWheelZoom({ stage, setView }: GesturesInput): void {
  const zoom = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey || !stage.current) return;
    event.preventDefault();
    const anchor = spotIn(stage.current, event.clientX, event.clientY);
    setView((view) => zoomBy(view, Math.exp(-event.deltaY / 100), anchor));
  });
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => zoom(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [stage]);
}

/** Fingers and mouse on the stage: pinch, pan, and points that are moved. A tap is left to the click that follows it. */
export function useGestures(input: GesturesInput) {
  const { points, view, setView, isReadOnly, onMoved } = input;
  const gesture = useRef(NO_GESTURE);
  const tap = useRef<Spot>(undefined);
  const [dragged, setDragged] = useState<DraggedPoint>();
  useWheelZoom(input);

  const carryOut = (effect: GestureEffect, element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    const share = (dx: number, dy: number): Spot => ({ x: dx / width, y: dy / height });
    if (effect.kind === "pan") setView((before) => panBy(before, share(effect.dx, effect.dy)));
    if (effect.kind === "pinch") {
      const anchor = spotIn(element, effect.x, effect.y);
      setView((before) => panBy(zoomBy(before, effect.factor, anchor), share(effect.dx, effect.dy)));
    }
    if (effect.kind === "drag") {
      const point = points.find(({ id }) => id === effect.pointId);
      if (point) setDragged({ id: point.id, place: movePlace(view, point, share(effect.dx, effect.dy)) });
    }
    if (effect.kind === "drop") {
      const point = points.find(({ id }) => id === effect.pointId);
      if (point && dragged) onMoved(point, dragged.place);
    }
    if (effect.kind === "drop" || effect.kind === "dragCancelled") setDragged(undefined);
  };

  const follow = (type: GestureEvent["type"]) => (event: PointerEvent<HTMLElement>) => {
    if (type === "down" && event.button !== 0) return;
    // The first finger has no company: of one that was there before, the browser told no end.
    const before = type === "down" && event.isPrimary ? NO_GESTURE : gesture.current;
    const pointId =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-point]")?.dataset.point : undefined;
    const { gesture: next, effect } = followGesture(before, {
      type,
      contact: { pointerId: event.pointerId, x: event.clientX, y: event.clientY, pointId },
      isZoomed: view.zoom > 1,
      canDrag: !isReadOnly,
      tolerance: event.pointerType === "mouse" ? MOUSE_TOLERANCE : TOUCH_TOLERANCE,
    });
    gesture.current = next;
    const spot = spotIn(event.currentTarget, event.clientX, event.clientY);
    tap.current = type === "up" && isTap(before) ? spot : undefined;
    const begins = next.kind !== before.kind && (next.kind === "pan" || next.kind === "drag" || next.kind === "pinch");
    // From here on the stage hears of the finger wherever it goes.
    if (begins) event.currentTarget.setPointerCapture(event.pointerId);
    if (effect) carryOut(effect, event.currentTarget);
  };

  return {
    dragged,
    /** Where the tap was whose click comes now, finer than the click says; nothing where a point or the image was moved. */
    tapped: () => tap.current,
    handlers: {
      onPointerDown: follow("down"),
      onPointerMove: follow("move"),
      onPointerUp: follow("up"),
      onPointerCancel: follow("cancel"),
    },
  };
}

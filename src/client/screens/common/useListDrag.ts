import {
  type CollisionDetection,
  closestCenter,
  type DndContextProps,
  type DroppableContainer,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useCallback, useRef, useState } from "react";

const STEPS: Readonly<Record<string, number>> = {
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
};

function isWithin(inner: DroppableContainer, outer: DroppableContainer): boolean {
  return inner !== outer && outer.node.current?.contains(inner.node.current) === true;
}

/** As they are read; what holds others comes after them, since dropped on it something goes to its end. */
function inReadingOrder(one: DroppableContainer, other: DroppableContainer): number {
  if (isWithin(one, other)) return -1;
  if (isWithin(other, one) || !one.node.current || !other.node.current) return 1;
  const place = one.node.current.compareDocumentPosition(other.node.current);
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * Moving the items of one or more lists, by pointer or by keyboard: for a `DndContext`.
 *
 * An arrow leads to the next item in reading order, whatever the page does meanwhile: by their places on the screen, as
 * dnd-kit goes, a page that scrolls or a line that comes above would lead elsewhere.
 */
export function useListDrag(): Pick<DndContextProps, "sensors" | "collisionDetection"> {
  const [target, setTarget] = useState<UniqueIdentifier>();
  // Keys come faster than the page is drawn.
  const newest = useRef<UniqueIdentifier>(undefined);
  const aim = (id: UniqueIdentifier | undefined) => {
    newest.current = id;
    setTarget(id);
  };

  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const step = STEPS[event.code];
    const active = context.droppableContainers.get(context.active?.id);
    if (step === undefined || !active) return undefined;
    event.preventDefault();
    const all = context.droppableContainers.getEnabled();
    // Its own list's end is its last item's place.
    const stops = all.filter((one) => !isWithin(active, one)).sort(inReadingOrder);
    const here = stops.findIndex(({ id }) => id === (newest.current ?? active.id));
    const next = stops[here + step];
    // A key that comes right after the start comes before dnd-kit has measured.
    const rect = next && (context.droppableRects.get(next.id) ?? next.node.current?.getBoundingClientRect());
    if (!rect) return undefined;
    aim(next.id);
    const isHolding = all.some((one) => isWithin(one, next));
    return { x: rect.left, y: isHolding ? rect.bottom : rect.top };
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter,
      // A scroll on its way would be given up for the next key's.
      scrollBehavior: "auto",
      onActivation: () => aim(undefined),
    }),
  );

  const collisionDetection = useCallback<CollisionDetection>(
    (state) => {
      if (state.pointerCoordinates) return closestCenter(state);
      return [{ id: target ?? state.active.id }];
    },
    [target],
  );
  return { sensors, collisionDetection };
}

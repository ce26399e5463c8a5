import type { Box, MapLayout } from "./layout";

function nearest(boxes: readonly Box[], from: Box, isBeyond: (box: Box) => boolean): string | undefined {
  const distance = (box: Box) => Math.abs(box.x - from.x) * 2 + Math.abs(box.y - from.y);
  return boxes.filter(isBeyond).toSorted((a, b) => distance(a) - distance(b))[0]?.id;
}

/** Where a key leads from a node: up and down in reading order, left and right to the next column. */
export function stepInMap({ boxes }: Pick<MapLayout, "boxes">, current: string, key: string): string | undefined {
  const index = boxes.findIndex(({ id }) => id === current);
  const from = boxes[index];
  if (!from) return undefined;
  switch (key) {
    case "ArrowDown":
      return boxes[index + 1]?.id;
    case "ArrowUp":
      return boxes[index - 1]?.id;
    case "ArrowRight":
      return nearest(boxes, from, ({ x }) => x > from.x);
    case "ArrowLeft":
      return nearest(boxes, from, ({ x }) => x < from.x);
    case "Home":
      return boxes[0]?.id;
    case "End":
      return boxes.at(-1)?.id;
    default:
      return undefined;
  }
}

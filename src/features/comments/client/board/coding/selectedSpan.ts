import type { Span } from "./anchorPassage";

const points = (text: string) => [...text].length;

/** Code points of an element's text before a point of the document. */
function offsetOf(element: Node, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return points(range.toString());
}

/** @returns what is selected of an element's text, without spaces around it; nothing where the selection leaves it */
export function selectedSpan(element: Element): Span | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const text = range.toString();
  if (text.trim() === "") return undefined;
  const start = offsetOf(element, range.startContainer, range.startOffset) + points(text) - points(text.trimStart());
  return { start, end: start + points(text.trim()) };
}

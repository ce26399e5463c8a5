import { Button, Paper, Popper } from "@mui/material";
import { type RefObject, useEffect, useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import type { Span } from "./anchorPassage";
import { CodePicker } from "./CodePicker";
import { useCoding } from "./CodingContext";

/** How long a selection rests before it is taken for done: on a touch screen no other event says so. */
const REST_MS = 350;

const points = (text: string) => [...text].length;

/** Code points of an element's text before a point of the document. */
function offsetOf(element: Node, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return points(range.toString());
}

/** @returns what is selected of an element's text, without spaces around it; nothing where the selection leaves it */
function selectedSpan(element: Element): Span | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const text = range.toString();
  if (text.trim() === "") return undefined;
  const start = offsetOf(element, range.startContainer, range.startOffset) + points(text) - points(text.trimStart());
  return { start, end: start + points(text.trim()) };
}

interface Selected {
  readonly span: Span;
  readonly rect: DOMRect;
}

/** What is selected of a text, once the selection rests. */
function useSelected(textRef: RefObject<HTMLElement | null>): Selected | undefined {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    const read = () => {
      const span = textRef.current ? selectedSpan(textRef.current) : undefined;
      const range = span && window.getSelection()?.getRangeAt(0);
      setSelected(span && range ? { span, rect: range.getBoundingClientRect() } : undefined);
    };
    let resting: ReturnType<typeof setTimeout> | undefined;
    const readAfter = (wait: number) => () => {
      clearTimeout(resting);
      resting = setTimeout(read, wait);
    };
    // While it is being drawn the button would follow the pointer.
    const listeners = [
      ["pointerup", readAfter(0)],
      ["keyup", readAfter(0)],
      ["selectionchange", readAfter(REST_MS)],
    ] as const;
    for (const [event, listener] of listeners) document.addEventListener(event, listener);
    return () => {
      clearTimeout(resting);
      for (const [event, listener] of listeners) document.removeEventListener(event, listener);
    };
  }, [textRef]);
  return selected;
}

interface SelectionToolsProps {
  readonly comment: Comment;
  readonly textRef: RefObject<HTMLElement | null>;
}

/** A button at what is selected of a comment's text, and the codes to choose from. */
export function SelectionTools({ comment, textRef }: SelectionToolsProps) {
  const { t } = useTexts();
  const coding = useCoding();
  const selected = useSelected(textRef);
  if (!coding) return null;
  const draft = coding.draft?.commentId === comment.id ? coding.draft : undefined;
  if (draft) return <CodePicker anchor={textRef} draft={draft} onClose={() => coding.setDraft(undefined)} />;
  if (!selected) return null;
  const { span, rect } = selected;
  return (
    <Popper open placement="top" anchorEl={{ getBoundingClientRect: () => rect }} sx={{ zIndex: "tooltip" }}>
      <Paper elevation={4} sx={{ mb: 0.5, border: 1, borderColor: "divider" }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name="Style" />}
          onClick={() => coding.setDraft({ ...span, commentId: comment.id, version: comment.team?.versions ?? 0 })}
        >
          {t("comments.board.coding.code")}
        </Button>
      </Paper>
    </Popper>
  );
}

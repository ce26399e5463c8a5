import { type RefObject, useEffect, useRef } from "react";
import { useIsNarrow } from "../../../../src/client/kit/runner";
import type { Point } from "../../shared/api/schemas";
import type { Board } from "./useBoard";

interface PanelFocusInput {
  readonly stage: RefObject<HTMLElement | null>;
  readonly board: Board;
}

export interface PanelFocus {
  /** Opens a point; the focus comes back here. */
  readonly open: (id: string) => void;
  readonly close: () => void;
  readonly remove: (point: Point) => void;
}

/** Opens and closes points with the focus going along: back to what opened them, else to the image. */
export function usePanelFocus({ stage, board }: PanelFocusInput): PanelFocus {
  const isNarrow = useIsNarrow();
  const opener = useRef<Element>(null);
  const selectedId = board.selected?.id;

  // A panel at the foot of the screen must not hide the point that it is about.
  useEffect(() => {
    if (selectedId === undefined || !isNarrow) return;
    const marker = stage.current?.querySelector<HTMLElement>(`[data-point="${CSS.escape(selectedId)}"]`);
    marker?.scrollIntoView({ block: "nearest" });
  }, [stage, selectedId, isNarrow]);

  const returnFocus = () => {
    const last = opener.current;
    opener.current = null;
    if (last instanceof HTMLElement && last.isConnected) last.focus();
    else stage.current?.focus({ preventScroll: true });
  };

  return {
    open: (id) => {
      opener.current = document.activeElement;
      board.select(id);
    },
    close: () => {
      board.select(undefined);
      returnFocus();
    },
    remove: (point) => {
      board.remove(point);
      opener.current = null;
      stage.current?.focus({ preventScroll: true });
    },
  };
}

import type { Translate } from "./boardProps";
import { LARGEST_ZOOM, type View, WHOLE, ZOOM_STEP, zoomBy } from "./geometry/view";
import { Icon } from "./Icon";
import type { Board } from "./useBoard";

interface ZoomButtonsProps {
  readonly view: View;
  readonly setView: (change: (view: View) => View) => void;
  readonly t: Translate;
}

interface BoardToolsProps extends ZoomButtonsProps {
  readonly board: Pick<Board, "canUndo" | "undo">;
  readonly isReadOnly: boolean;
}

/** Nearer, farther, and the whole image. */
function ZoomButtons({ view, setView, t }: ZoomButtonsProps) {
  const isWhole = view.zoom === 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar's part, nothing to fill in
    <div className="hm-zoom" role="group" aria-label={t("heatMap.board.zoom")}>
      <button
        type="button"
        aria-label={t("heatMap.board.zoomIn")}
        aria-disabled={view.zoom >= LARGEST_ZOOM}
        onClick={() => setView((before) => zoomBy(before, ZOOM_STEP))}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={t("heatMap.board.zoomOut")}
        aria-disabled={isWhole}
        onClick={() => setView((before) => zoomBy(before, 1 / ZOOM_STEP))}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        aria-label={t("heatMap.board.zoomReset")}
        aria-disabled={isWhole}
        onClick={() => setView(() => WHOLE)}
      >
        <Icon name="whole" />
      </button>
    </div>
  );
}

/** What stands below the image, so that none of it is covered: undo, and how near it is. */
export function BoardTools({ board, isReadOnly, t, ...zoom }: BoardToolsProps) {
  return (
    <div className="hm-tools">
      {!isReadOnly && (
        <button type="button" className="hm-button" aria-disabled={!board.canUndo} onClick={board.undo}>
          <Icon name="undo" />
          {t("heatMap.board.undo")}
        </button>
      )}
      <ZoomButtons {...zoom} t={t} />
    </div>
  );
}

import type { Translate } from "./boardProps";
import { Icon } from "./Icon";
import { LARGEST_ZOOM, type View, WHOLE, ZOOM_STEP, zoomBy } from "./view";

interface ZoomButtonsProps {
  readonly view: View;
  readonly setView: (change: (view: View) => View) => void;
  readonly t: Translate;
}

/** Nearer, farther, and the whole image. */
export function ZoomButtons({ view, setView, t }: ZoomButtonsProps) {
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

import type { Point } from "../../shared/api/schemas";
import type { Translate } from "./boardProps";
import { placeText } from "./geometry/placeText";
import { isInView, spotOf, type View } from "./geometry/view";
import { SignMark } from "./Icon";

interface MarkerProps {
  readonly point: Point;
  readonly number: number;
  readonly label: string;
  readonly view: View;
  readonly isOpen: boolean;
  readonly isDragged: boolean;
  readonly isUnfinished: boolean;
  readonly onOpen: () => void;
  readonly t: Translate;
}

/** A point on the image; as large however near the image is. */
export function Marker({ point, number, label, view, isOpen, isDragged, isUnfinished, onOpen, t }: MarkerProps) {
  if (!isInView(view, point)) return null;
  const { x, y } = spotOf(view, point);
  const name = t("heatMap.board.pointName", { number, label, place: placeText(point, t) });
  return (
    <button
      type="button"
      className="hm-point"
      data-point={point.id}
      data-open={isOpen ? "" : undefined}
      data-dragged={isDragged ? "" : undefined}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      aria-label={isUnfinished ? `${name} ${t("heatMap.board.unexplained")}` : name}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <SignMark sign={point.sign} number={number} />
      {isUnfinished && (
        <span className="hm-point-alert" aria-hidden="true">
          !
        </span>
      )}
    </button>
  );
}

import type { Point } from "../../shared/point";
import { type BoardProps, isUnfinished } from "./boardProps";
import { Icon, SignMark } from "./Icon";
import { placeText } from "./placeText";

interface PointListProps extends Pick<BoardProps, "points" | "labels" | "limits" | "isReadOnly" | "pendingIds" | "t"> {
  readonly onOpen: (point: Point) => void;
  readonly onDelete: (point: Point) => void;
}

/** The points as a list, numbered as on the image: all that can be done there can be done here. */
export function PointList({ points, labels, limits, isReadOnly, pendingIds, onOpen, onDelete, t }: PointListProps) {
  if (points.length === 0) return <p className="hm-empty">{t(isReadOnly ? "heatMap.board.noPoints" : "heatMap.board.empty")}</p>;
  return (
    <section className="hm-list" aria-label={t("heatMap.board.list")}>
      <p className="hm-list-title">{t("heatMap.board.listTitle", { smart_count: points.length })}</p>
      <ol>
        {points.map((point, index) => {
          const number = index + 1;
          return (
            <li key={point.id} className="hm-item">
              <SignMark sign={point.sign} number={number} />
              <div className="hm-item-body">
                <p className="hm-item-place">
                  <strong>{labels[point.sign]}</strong>
                  <span className="hm-muted">{placeText(point, t)}</span>
                </p>
                {point.explanation.trim() !== "" && <p className="hm-text">{point.explanation}</p>}
                {isUnfinished(point, limits) && !isReadOnly && (
                  <p className="hm-warning">
                    <Icon name="alert" size={16} />
                    {t("heatMap.board.unexplained")}
                  </p>
                )}
                {pendingIds?.has(point.id) && (
                  <p className="hm-muted hm-waiting">
                    <Icon name="waiting" size={16} />
                    {t("heatMap.board.pending")}
                  </p>
                )}
              </div>
              {!isReadOnly && (
                <div className="hm-item-actions">
                  <button
                    type="button"
                    className="hm-item-action"
                    aria-label={t("heatMap.board.editPoint", { number })}
                    onClick={() => onOpen(point)}
                  >
                    <Icon name="pencil" />
                  </button>
                  <button
                    type="button"
                    className="hm-item-action"
                    aria-label={t("heatMap.board.deletePoint", { number })}
                    onClick={() => onDelete(point)}
                  >
                    <Icon name="bin" />
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import { useRef, useState } from "react";
import type { Point } from "../../shared/api/schemas";
import { type BoardProps, isUnfinished } from "./boardProps";
import { Explanation } from "./Explanation";
import { placeText } from "./geometry/placeText";
import { Icon, SignMark } from "./Icon";

export interface PointItemProps
  extends Pick<BoardProps, "labels" | "limits" | "isReadOnly" | "hasIssue" | "pendingIds" | "onChange" | "t"> {
  readonly point: Point;
  readonly number: number;
  /** Whether it is open beside the image: then it is explained there. */
  readonly isOpen: boolean;
  readonly onOpen: (point: Point) => void;
  readonly onDelete: (point: Point) => void;
}

/** What a point says; an explanation that is still missing can be written right here. */
function ItemText({ point, number, limits, isReadOnly, hasIssue, isOpen, onChange, t }: PointItemProps) {
  const [isWriting, setIsWriting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isWanting = isUnfinished(point, limits) && !isReadOnly;
  if ((!isWanting && !isWriting) || isOpen) return point.explanation.trim() && <p className="hm-text">{point.explanation}</p>;
  return (
    <div className="hm-item-field">
      <Explanation
        field={field}
        label={t("heatMap.board.explanationOf", { number })}
        rows={2}
        value={point.explanation}
        isRequired
        isInvalid={hasIssue === true && isWanting}
        onChange={(explanation) => onChange({ ...point, explanation })}
        onFocusChange={setIsWriting}
        t={t}
      />
    </div>
  );
}

/** A point in the list. */
export function PointItem(props: PointItemProps) {
  const { point, number, labels, isReadOnly, pendingIds, onOpen, onDelete, t } = props;
  return (
    <li className="hm-item">
      <SignMark sign={point.sign} number={number} />
      <div className="hm-item-body">
        <p className="hm-item-place">
          <strong>{labels[point.sign]}</strong>
          <span className="hm-muted">{placeText(point, t)}</span>
        </p>
        <ItemText {...props} />
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
}

import { type CSSProperties, type RefObject, useEffect, useRef } from "react";
import { useIsNarrow } from "../../../../src/client/kit/runner";
import type { Point } from "../../shared/api/schemas";
import { type BoardProps, isUnfinished } from "./boardProps";
import { Explanation } from "./Explanation";
import { placeText } from "./geometry/placeText";
import { Icon, SignMark } from "./Icon";
import { PlaceFields } from "./PlaceFields";
import { SignChoice } from "./SignChoice";
import type { Board } from "./useBoard";
import { useKeyboardHeight } from "./useFrame";

interface PointPanelProps
  extends Pick<BoardProps, "points" | "labels" | "limits" | "isReadOnly" | "hasIssue" | "onChange" | "t"> {
  readonly board: Board;
  readonly point: Point;
  readonly number: number;
  /** Where it stands in the frame, unless at the foot of the screen. */
  readonly place: CSSProperties;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** What an ended board shows of a point. */
function Told({ point, labels, t }: Pick<PointPanelProps, "point" | "labels" | "t">) {
  return (
    <>
      <p className="hm-muted">{`${labels[point.sign]} · ${placeText(point, t)}`}</p>
      <p className="hm-text">{point.explanation || t("heatMap.board.noExplanation")}</p>
    </>
  );
}

/** What can be changed of a point. */
function Fields(props: PointPanelProps & { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const { board, point, points, labels, limits, hasIssue, field, onChange, t } = props;
  return (
    <>
      {board.signs.length > 1 && (
        <SignChoice
          labels={labels}
          limits={limits}
          points={points}
          t={t}
          signs={board.signs}
          value={point.sign}
          point={point}
          onChoose={(sign) => board.turn(point, sign)}
        />
      )}
      <Explanation
        key={`text ${point.id}`}
        field={field}
        value={point.explanation}
        isRequired={limits.explanationRequired}
        isInvalid={hasIssue === true && isUnfinished(point, limits)}
        onChange={(explanation) => onChange({ ...point, explanation })}
        t={t}
      />
      <PlaceFields key={`place ${point.id}`} place={point} onMove={(moved) => board.move(point, moved)} t={t} />
    </>
  );
}

/** A point that is open: its sign, its explanation, its place, and its deletion. Beside it, or at the foot of a phone's screen. */
export function PointPanel(props: PointPanelProps) {
  const { point, number, labels, isReadOnly, place, onClose, onDelete, t } = props;
  const isNarrow = useIsNarrow();
  const keyboard = useKeyboardHeight();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another point is opened anew
  useEffect(() => {
    (field.current ?? panel.current)?.focus();
  }, [point.id]);

  return (
    <div
      ref={panel}
      className="hm-panel"
      role="dialog"
      aria-label={t("heatMap.board.point", { number })}
      tabIndex={-1}
      data-foot={isNarrow ? "" : undefined}
      style={isNarrow ? { bottom: keyboard } : place}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className="hm-panel-title">
        <SignMark sign={point.sign} />
        {t("heatMap.board.point", { number })}
      </p>
      {isReadOnly ? <Told point={point} labels={labels} t={t} /> : <Fields {...props} field={field} />}
      <div className="hm-panel-actions">
        {!isReadOnly && (
          <button type="button" className="hm-button hm-danger" onClick={onDelete}>
            <Icon name="bin" />
            {t("heatMap.board.delete")}
          </button>
        )}
        <button type="button" className="hm-button hm-primary" onClick={onClose}>
          {t(isReadOnly ? "common.close" : "heatMap.board.done")}
        </button>
      </div>
    </div>
  );
}

import "./question.css";
import { type RunnerQuestionProps, useTexts } from "../../../../src/client/kit/runner";
import type { Json } from "../../../../src/shared/json";
import { pointsIn } from "../../question/points";
import type { Point } from "../../shared/api/schemas";
import { Board } from "../board/Board";
import { boardOf } from "./boardOf";

/** A question's image to mark: the answer is the points. */
export function HeatMapQuestion(props: RunnerQuestionProps) {
  const { element, value, onChange, isReadOnly, titleId, describedBy, hasIssue, focusId } = props;
  const { t } = useTexts();
  const points = pointsIn(value);
  const answer = (next: readonly Point[]) => onChange(next as unknown as Json);
  return (
    <div className="hm-question">
      <Board
        {...boardOf(element)}
        points={points}
        isReadOnly={isReadOnly}
        hasIssue={hasIssue}
        onPlace={(point) => answer([...points, point])}
        onChange={(changed) => answer(points.map((point) => (point.id === changed.id ? changed : point)))}
        onRemove={(id) => answer(points.filter((point) => point.id !== id))}
        t={t}
        labelledBy={titleId}
        describedBy={describedBy}
        focusId={focusId}
      />
    </div>
  );
}

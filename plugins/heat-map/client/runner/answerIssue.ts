import type { RunnerIssue, RunnerQuestionProps } from "../../../../src/client/kit/runner";
import type { Json } from "../../../../src/shared/json";
import { pointsIn } from "../../question/points";

/** Why the points can't be sent yet: some are missing, or their explanations. The server says the same of them. */
export function answerIssue(
  { minPoints, explanationRequired }: RunnerQuestionProps["element"],
  value: Json,
): RunnerIssue | undefined {
  const points = pointsIn(value);
  const missing = (typeof minPoints === "number" ? minPoints : 0) - points.length;
  if (missing > 0) return { key: "heatMap.board.tooFew", params: { smart_count: missing } };
  if (explanationRequired === true && points.some(({ explanation }) => explanation.trim() === ""))
    return { key: "heatMap.board.unfinished" };
  return undefined;
}

import { type Cell, isFor } from "../../../../survey/fieldwork/cell";
import { evaluateCondition } from "../../../../survey/logic/evaluateCondition";
import { testsIn } from "../../../../survey/logic/references";
import type { Walk } from "../../../../survey/logic/walk";

interface Respondent {
  readonly path: Walk;
  /** How many of its steps are behind the respondent. */
  readonly left: number;
  readonly device: string | null;
  readonly segment: string | null;
}

/** Questions whose answers can't change any more, or that won't be asked. */
function isSettled({ path, left }: Respondent): (questionId: string) => boolean {
  const places = new Map(path.steps.map(({ question }, index) => [question.id, index]));
  return (questionId) => {
    const place = places.get(questionId);
    return place === undefined ? path.isWhole : place < left;
  };
}

/** The cells that a respondent is known to count in: nothing that they look at is still to come. */
export function matchedCells(cells: readonly Cell[], respondent: Respondent): readonly Cell[] {
  const settled = isSettled(respondent);
  return cells.filter(
    (cell) =>
      isFor(cell, respondent) &&
      testsIn(cell.condition).every(({ question }) => settled(question)) &&
      evaluateCondition(cell.condition, respondent.path.read),
  );
}

import type { Cell } from "../../../../survey/fieldwork/cell";
import { holds } from "../../../../survey/logic/holds";
import { testsIn } from "../../../../survey/logic/references";
import type { Walk } from "../../../../survey/logic/walk";

interface Respondent {
  readonly way: Walk;
  /** How many of its steps are behind the respondent. */
  readonly left: number;
  readonly device: string | null;
}

/** Questions whose answers can't change any more, or that won't be asked. */
function isSettled({ way, left }: Respondent): (questionId: string) => boolean {
  const places = new Map(way.steps.map(({ question }, index) => [question.id, index]));
  return (questionId) => {
    const place = places.get(questionId);
    return place === undefined ? way.isWhole : place < left;
  };
}

/** The cells that a respondent is known to count in: nothing that they look at is still to come. */
export function matchedCells(cells: readonly Cell[], respondent: Respondent): readonly Cell[] {
  const settled = isSettled(respondent);
  return cells.filter(
    ({ condition, device }) =>
      (device === null || device === respondent.device) &&
      testsIn(condition).every(({ question }) => settled(question)) &&
      holds(condition, respondent.way.read),
  );
}

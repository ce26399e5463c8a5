import type { Disposition } from "../fieldwork/dispositions";
import { evaluateCondition } from "../logic/evaluateCondition";
import { narrow } from "../logic/offer";
import { OPTION_LISTS, optionsOf } from "../logic/references";
import type { Ending } from "../logic/walk";
import { goalKeys, isListNarrowed } from "./goalsOf";
import type { Origin } from "./originsOf";
import type { QuotaCell } from "./robotSubject";
import { type RobotRun, ruleAt } from "./sendRobot";

/** How a run ended; nothing where it was stuck. */
export function dispositionOf({ way, stuckAt }: RobotRun): Disposition | undefined {
  if (stuckAt) return undefined;
  const { ending } = way;
  return ending ? endedAs(ending) : "complete";
}

function endedAs(ending: Ending): Disposition {
  if (ending.do === "finish") return "complete";
  if (ending.do === "screenOut") return "screenOut";
  return ending.isSanctioned ? "qualitySanctioned" : "quality";
}

function keysOfStep(run: RobotRun, index: number, origin: Origin): readonly string[] {
  const { question, block, round } = origin;
  const met = run.steps[index]?.question ?? question;
  const lists = OPTION_LISTS.filter((list) => isListNarrowed(met, list));
  const offered = lists.length > 0 ? narrow(met, run.readAt(index - 1)) : met;
  const isPassed = met !== run.stuckAt;
  const rule = isPassed ? ruleAt(run, index) : -1;
  return [
    goalKeys.block(block.id),
    goalKeys.question(question.id),
    ...(round ? [goalKeys.round(block.id, round.code)] : []),
    ...lists.flatMap((list) => optionsOf(offered, list).map(({ code }) => goalKeys.option(question.id, list, code))),
    ...(rule >= 0 ? [goalKeys.rule(question.id, rule)] : []),
  ];
}

function keysOfCells({ way }: RobotRun, cells: readonly QuotaCell[]): readonly string[] {
  const filled = cells.filter(({ condition }) => evaluateCondition(condition, way.read));
  const others = cells.filter((cell) => !filled.includes(cell));
  return filled.flatMap(({ id }) => [
    goalKeys.cell(id),
    ...others.map((other) => goalKeys.without(id, other.id)),
    ...filled.filter((other) => other.id !== id).map((other) => goalKeys.both(id, other.id)),
  ]);
}

/** Keys of the goals that a run got to. Only a complete fills the cell of a quota. */
export function coverageOf(
  run: RobotRun,
  { origins, cells }: { readonly origins: ReadonlyMap<string, Origin>; readonly cells: readonly QuotaCell[] },
): readonly string[] {
  const passed = run.steps.flatMap(({ question }, index) => {
    const origin = origins.get(question.id);
    return origin ? keysOfStep(run, index, origin) : [];
  });
  return dispositionOf(run) === "complete" ? [...passed, goalKeys.complete, ...keysOfCells(run, cells)] : passed;
}

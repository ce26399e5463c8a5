import type { Answer } from "../questionnaire";
import { Attempt, anyOf } from "./attempt";
import type { Chart } from "./chartOf";
import type { Requirement } from "./goalsOf";
import type { RobotPlan } from "./sendRobot";

/** Answers that should lead to what is required; nothing where this attempt contradicts itself. */
export function steer(
  chart: Chart,
  { meet, hold, fail, avoid = [] }: Requirement,
  random: () => number,
): ReadonlyMap<string, Answer> | undefined {
  const attempt = new Attempt(chart, random);
  const isPossible =
    hold.every((condition) => attempt.wish(condition, true)) &&
    fail.every((condition) => attempt.wish(condition, false)) &&
    (meet === undefined || attempt.meet(meet));
  for (const condition of avoid) attempt.avoid(condition);
  return isPossible ? wishesFrom(chart.plan, attempt.domains, random) : undefined;
}

/** One answer of each pool, or of what is left of it. */
export function wishesFrom(
  { pools }: RobotPlan,
  domains: ReadonlyMap<string, readonly Answer[]>,
  random: () => number,
): ReadonlyMap<string, Answer> {
  const chosen = [...pools].flatMap(([id, { distinct }]): (readonly [string, Answer])[] => {
    const answer = anyOf(domains.get(id) ?? distinct, random);
    return answer ? [[id, answer]] : [];
  });
  return new Map(chosen);
}

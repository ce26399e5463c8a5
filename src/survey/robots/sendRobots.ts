import { everyWay } from "./everyWay";
import { createFleet, type EndingReached, type Fleet } from "./fleet";
import { type Goal, goalsOf } from "./goalsOf";
import { isContradiction } from "./isContradiction";
import type { QuotaCell, RobotSubject } from "./robotSubject";
import type { RobotPlan, RobotRun } from "./sendRobot";
import { simulateRun } from "./simulateRun";
import { steer, wishesFrom } from "./steer";

/** More of these pairs than robots can try one by one. */
const UNTRIED: ReadonlySet<Goal["kind"]> = new Set(["without", "both"]);

export interface RobotOptions {
  /** @default none */
  readonly cells?: readonly QuotaCell[];
  /** The same seed sends the same robots. @default 1 */
  readonly seed?: number;
  /** How many plausible respondents are among them. @default 200 */
  readonly respondents?: number;
  /** Questions that all robots together come by before they give up. @default 1,500,000 */
  readonly budget?: number;
}

/** What robots found out. */
export interface Expedition {
  readonly plan: RobotPlan;
  readonly goals: readonly Goal[];
  /** The first robot that got there, by the goal's key. */
  readonly reached: ReadonlyMap<string, RobotRun>;
  /** Keys of the goals that no combination of answers leads to: all were tried. */
  readonly impossible: ReadonlySet<string>;
  /** How many robots set out. */
  readonly robots: number;
  /** The first robot at each question where some were stuck. */
  readonly stuck: readonly RobotRun[];
  readonly endings: ReadonlyMap<string, EndingReached>;
  /** Plausible respondents: what lengths and shares are told by. */
  readonly respondents: readonly RobotRun[];
}

const RESPONDENTS = 200;
const WANDERERS = 60;
const ATTEMPTS = 30;
const BUDGET = 1_500_000;

function* simulate({ follow, chart, random }: Fleet, count: number): Generator<void, readonly RobotRun[]> {
  const runs: RobotRun[] = [];
  for (let robot = 0; robot < count; robot += 1) {
    runs.push(follow((draw) => simulateRun(chart.plan, draw, random)));
    yield;
  }
  return runs;
}

function* wander({ chart, random, send }: Fleet): Generator<void> {
  for (let robot = 0; robot < WANDERERS; robot += 1) {
    send(wishesFrom(chart.plan, new Map(), random));
    yield;
  }
}

/** Backwards from the conditions before the goal. */
function* steerTo({ key, ways }: Goal, { chart, random, send, reached, hasBudget }: Fleet): Generator<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    for (const way of ways) {
      if (reached.has(key) || !hasBudget()) return;
      const wishes = steer(chart, way, random);
      if (wishes) send(wishes);
      yield;
    }
  }
}

/** Tries all combinations of the answers that can lead to the goal. @returns whether none does */
function* tryEvery({ key, ways }: Goal, { chart, send, reached, hasBudget }: Fleet): Generator<void, boolean> {
  let isCertain = true;
  for (const way of ways) {
    if (isContradiction(chart, way)) continue;
    const every = everyWay(chart, way);
    for (const wishes of every?.wishes ?? []) {
      if (reached.has(key) || !hasBudget()) return false;
      send(wishes);
      yield;
    }
    isCertain &&= every?.isCertain ?? false;
  }
  return isCertain && !reached.has(key);
}

/** Whether respondents get it in different orders: then no number of robots has tried them all. */
function hasDrawnOrder({ logic }: RobotSubject): boolean {
  return logic.blocks.some(({ order, group }) => (order ?? "fixed") !== "fixed" || group !== undefined);
}

/**
 * Sends robots through a questionnaire: at random first, then to each goal that none has got to, backwards from the
 * conditions before it, at last with all combinations of the answers that decide, where they are few. Yields between two
 * robots, so that whoever drives it can give others a turn. The same for the same seed.
 *
 * @example
 * const robots = sendRobots(subject);
 * let step = robots.next();
 * while (!step.done) step = robots.next();
 * step.value.reached;
 */
export function* sendRobots(subject: RobotSubject, options: RobotOptions = {}): Generator<void, Expedition> {
  const { cells = [], seed = 1, budget = BUDGET, respondents = RESPONDENTS } = options;
  const fleet = yield* createFleet(subject, { cells, seed, budget });
  const goals = goalsOf(subject, cells);
  const impossible = new Set<string>();
  const simulated = yield* simulate(fleet, respondents);
  yield* wander(fleet);
  for (const goal of goals) yield* steerTo(goal, fleet);
  for (const goal of goals) {
    const isImpossible = !UNTRIED.has(goal.kind) && !fleet.reached.has(goal.key) && (yield* tryEvery(goal, fleet));
    if (isImpossible && !hasDrawnOrder(subject)) impossible.add(goal.key);
  }
  const { chart, reached, stuck, endings, sent } = fleet;
  return {
    plan: chart.plan,
    goals,
    reached,
    impossible,
    robots: sent(),
    stuck: [...stuck.values()],
    endings,
    respondents: simulated,
  };
}

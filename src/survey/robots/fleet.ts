import { fingerprint } from "../../schema/hash";
import { createRandom } from "../../shared/random";
import type { Draw } from "../logic/arrange";
import type { Answer } from "../questionnaire";
import { answerPools } from "./answerPools";
import { type Chart, chartOf } from "./chartOf";
import { coverageOf, dispositionOf } from "./coverageOf";
import { originsOf } from "./originsOf";
import type { QuotaCell, RobotSubject } from "./robotSubject";
import { type RobotRun, sendRobot } from "./sendRobot";

/** The largest seed that robots draw an order by. */
const MOST_SEEDS = 1_000_000;

/** Robots under way, and what they have found so far. */
export interface Fleet {
  readonly chart: Chart;
  readonly random: () => number;
  /** Sends one to answer as it is told. */
  readonly send: (wishes: ReadonlyMap<string, Answer>) => void;
  /** Sends one that finds its way itself. */
  readonly follow: (go: (draw: Draw) => RobotRun) => RobotRun;
  /** The first robot that got there, by the goal's key. */
  readonly reached: ReadonlyMap<string, RobotRun>;
  /** The first robot at each question where some were stuck. */
  readonly stuck: ReadonlyMap<string, RobotRun>;
  /** By `endingOf` of their runs. */
  readonly endings: ReadonlyMap<string, EndingReached>;
  readonly sent: () => number;
  /** Whether the robots have come by fewer questions than they may. */
  readonly hasBudget: () => boolean;
}

/** One way of ending, and the different ways to it. */
export interface EndingReached {
  readonly first: RobotRun;
  /** Fingerprints of the questions met, one for each way. */
  readonly ways: Set<string>;
}

interface FleetOptions {
  readonly cells: readonly QuotaCell[];
  readonly seed: number;
  readonly budget: number;
}

/** How a run ended and by which rule; nothing where it was stuck. */
export function endingOf(run: RobotRun): string | undefined {
  const disposition = dispositionOf(run);
  return disposition && [disposition, run.way.ending?.rule ?? ""].join(" ");
}

/** Keeps the first run of each key. */
function keepFirst(runs: Map<string, RobotRun>, key: string, run: RobotRun): void {
  if (!runs.has(key)) runs.set(key, run);
}

function noteEnding(endings: Map<string, EndingReached>, run: RobotRun): void {
  const key = endingOf(run);
  if (key === undefined) return;
  const ending = endings.get(key) ?? { first: run, ways: new Set() };
  ending.ways.add(fingerprint(run.steps.map(({ question }) => question.id).join(" ")));
  endings.set(key, ending);
}

/** Yields while it makes ready. */
export function* createFleet(subject: RobotSubject, { cells, seed, budget }: FleetOptions): Generator<void, Fleet> {
  const random = createRandom(seed);
  const pools = yield* answerPools(subject, { cells: cells.map(({ condition }) => condition), random });
  const plan = { subject, pools };
  const chart = chartOf(plan);
  const known = { origins: originsOf(subject.authored), cells };
  const found = {
    reached: new Map<string, RobotRun>(),
    stuck: new Map<string, RobotRun>(),
    endings: new Map<string, EndingReached>(),
  };
  let sent = 0;
  const follow = (go: (draw: Draw) => RobotRun) => {
    const run = go({ seed: Math.floor(random() * MOST_SEEDS), ordinal: sent });
    sent += 1;
    for (const key of coverageOf(run, known)) keepFirst(found.reached, key, run);
    if (run.stuckAt) keepFirst(found.stuck, run.stuckAt.id, run);
    noteEnding(found.endings, run);
    return run;
  };
  return {
    ...found,
    chart,
    random,
    follow,
    send: (wishes) => void follow((draw) => sendRobot(plan, { wishes, draw, random })),
    sent: () => sent,
    hasBudget: () => sent * chart.places.size < budget,
  };
}

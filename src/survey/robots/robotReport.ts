import { createRandom } from "../../shared/random";
import type { Disposition } from "../fieldwork/dispositions";
import type { Answer } from "../questionnaire";
import { dispositionOf } from "./coverageOf";
import { findingsOf, type RobotFinding } from "./findingsOf";
import { type EndingReached, endingOf } from "./fleet";
import { interviewLength } from "./interviewLength";
import { type Origin, originsOf } from "./originsOf";
import type { QuotaCell, RobotSubject } from "./robotSubject";
import { type RobotRun, ruleAt } from "./sendRobot";
import type { Expedition } from "./sendRobots";

/** A question that a robot met, and what it answered. */
export interface RobotStep {
  /** As it was written; in a looped block with the round's code. */
  readonly questionId: string;
  readonly round?: string;
  readonly answer: Answer;
}

/** One way of ending: a rule's, or the last question's. */
export interface RobotEnding {
  readonly disposition: Disposition;
  /** The rule that ends it; absent behind the last question. */
  readonly endedBy?: { readonly questionId: string; readonly path: string };
  /** Different ways to it that robots found. */
  readonly ways: number;
  /** Share of the plausible respondents, 0 to 1. */
  readonly share: number;
  readonly example: readonly RobotStep[];
}

/** Seconds. */
export interface PredictedLength {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

/** What robots tell before a launch. */
export interface RobotReport {
  readonly robots: number;
  /** Questions, and how many of them some robot was asked. */
  readonly questions: number;
  readonly reached: number;
  readonly findings: readonly RobotFinding[];
  readonly endings: readonly RobotEnding[];
  /** Share of the plausible respondents that were stuck, 0 to 1. */
  readonly stuck: number;
  /** Of completes; nothing where nobody completes. */
  readonly length: PredictedLength | null;
}

interface ReportOptions {
  readonly cells?: readonly QuotaCell[];
  /** @default 1 */
  readonly seed?: number;
}

type Origins = ReadonlyMap<string, Origin>;

/** The answers of a run in its order. */
export function stepsOf(run: RobotRun, origins: Origins): readonly RobotStep[] {
  return run.steps.flatMap(({ question }): readonly RobotStep[] => {
    const origin = origins.get(question.id);
    const answer = run.answers.get(question.id);
    if (!origin || !answer) return [];
    return [{ questionId: origin.question.id, ...(origin.round ? { round: origin.round.code } : {}), answer }];
  });
}

function endedBy(run: RobotRun, origins: Origins): RobotEnding["endedBy"] {
  const last = run.steps.length - 1;
  const origin = run.way.ending && origins.get(run.way.ending.question);
  return origin && { questionId: origin.question.id, path: `/rules/${ruleAt(run, last)}` };
}

function shareOf(runs: readonly RobotRun[], fits: (run: RobotRun) => boolean): number {
  return runs.length > 0 ? runs.filter(fits).length / runs.length : 0;
}

function toEnding([key, { first, ways }]: [string, EndingReached], respondents: readonly RobotRun[], origins: Origins) {
  const alike = respondents.find((run) => endingOf(run) === key);
  const rule = endedBy(first, origins);
  return {
    disposition: dispositionOf(first) ?? "complete",
    ...(rule ? { endedBy: rule } : {}),
    ways: ways.size,
    share: shareOf(respondents, (run) => endingOf(run) === key),
    // A plausible respondent reads better than a robot that was steered.
    example: stepsOf(alike ?? first, origins),
  };
}

/** The value below which the share of the sorted numbers lies. */
function quantile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

function predictLength(subject: RobotSubject, runs: readonly RobotRun[], seed: number): PredictedLength | null {
  if (runs.length === 0) return null;
  const random = createRandom(seed);
  const lengthOf = interviewLength(subject);
  const seconds = runs.map((run) => lengthOf(run, random)).toSorted((one, other) => one - other);
  return { median: quantile(seconds, 0.5), p10: quantile(seconds, 0.1), p90: quantile(seconds, 0.9) };
}

/** What an expedition tells of its questionnaire. */
export function robotReport(expedition: Expedition, { cells = [], seed = 1 }: ReportOptions = {}): RobotReport {
  const { plan, goals, reached, endings, respondents, robots } = expedition;
  const { subject } = plan;
  const origins = originsOf(subject.authored);
  const questions = goals.filter(({ kind }) => kind === "question");
  // Where hardly anybody completes by chance, the robot that was steered there tells how long it takes.
  const completes = [...respondents, ...[...endings.values()].map(({ first }) => first)].filter(
    (run) => dispositionOf(run) === "complete",
  );
  return {
    robots,
    questions: questions.length,
    reached: questions.filter(({ key }) => reached.has(key)).length,
    findings: findingsOf(expedition, { cells, origins }),
    endings: [...endings]
      .map((ending) => toEnding(ending, respondents, origins))
      .toSorted((one, other) => other.share - one.share),
    stuck: shareOf(respondents, ({ stuckAt }) => stuckAt !== undefined),
    length: predictLength(subject, completes, seed),
  };
}

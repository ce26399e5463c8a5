import { MOST_POINTS, SAMPLE_MS } from "../../../question/neuroQuestion";
import type { NeuroAnswer, TimedAnswer } from "../../../shared/neuroTest";
import type { Plan } from "./plan";

export const STAGES = ["practice", "baseline", "exposure", "words", "recognition", "points"] as const;
export type Stage = (typeof STAGES)[number];
export type TimedStage = Exclude<Stage, "exposure" | "points">;

/**
 * Where a stage is: `brief` explains it; `gap` shows a cross before each thing; `drawn` waits until that thing is on the
 * screen; `asked` runs its clock; `feedback` says whether a practice answer was right.
 */
export type Phase = "brief" | "gap" | "drawn" | "asked" | "feedback";

export const GAP_MS = 500;
export const CROSS_MS = 1_000;
export const FEEDBACK_MS = 1_000;
export const START_VALUE = 50;

/** How long the page was before the person's eyes, up to `at`. */
interface Watch {
  readonly at: number;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly visibleMs: number;
  readonly focusedMs: number;
}

/** One person's way through one advertisement. All moments are of one monotonic clock, in milliseconds. */
export interface Run {
  readonly stage: Stage | "done";
  readonly phase: Phase;
  /** When the phase began. */
  readonly since: number;
  readonly given: Readonly<Record<TimedStage, readonly TimedAnswer[]>>;
  readonly slider: number;
  readonly trace: NeuroAnswer["trace"];
  readonly watch: Watch | undefined;
  readonly exposure: NeuroAnswer["exposure"] | undefined;
  readonly points: NeuroAnswer["points"];
}

export type Attention = Pick<Watch, "isVisible" | "isFocused">;

export type Action =
  /** Begins what the stage's explanation announces. */
  | { readonly kind: "start"; readonly at: number }
  /** What was put on the page is on the screen. */
  | ({ readonly kind: "painted"; readonly at: number } & Attention)
  | { readonly kind: "answer"; readonly at: number; readonly isYes: boolean }
  /** Time has passed. */
  | { readonly kind: "tick"; readonly at: number }
  | { readonly kind: "slide"; readonly value: number }
  | ({ readonly kind: "attention"; readonly at: number } & Attention)
  | { readonly kind: "mark"; readonly point: NeuroAnswer["points"][number] }
  | { readonly kind: "unmark"; readonly index: number }
  | { readonly kind: "finish" }
  /** The test is left: what is under way begins again, what is done stays. */
  | { readonly kind: "leave" };

export function newRun(): Run {
  return {
    stage: "practice",
    phase: "brief",
    since: 0,
    given: { practice: [], baseline: [], words: [], recognition: [] },
    slider: START_VALUE,
    trace: [],
    watch: undefined,
    exposure: undefined,
    points: [],
  };
}

export const isTimed = (stage: Run["stage"]): stage is TimedStage =>
  stage !== "exposure" && stage !== "points" && stage !== "done";

function nextStage(run: Run): Run {
  const next = STAGES[STAGES.indexOf(run.stage as Stage) + 1] ?? "done";
  return { ...run, stage: next, phase: "brief" };
}

/** The next thing of a stage, or the next stage. */
function afterItem(plan: Plan, run: Run, stage: TimedStage, at: number): Run {
  return run.given[stage].length < plan[stage].length ? { ...run, phase: "gap", since: at } : nextStage(run);
}

function give(plan: Plan, run: Run, answer: TimedAnswer, at: number): Run {
  const { stage } = run;
  if (!isTimed(stage)) return run;
  const next = { ...run, given: { ...run.given, [stage]: [...run.given[stage], answer] } };
  return stage === "practice" ? { ...next, phase: "feedback", since: at } : afterItem(plan, next, stage, at);
}

function watched(watch: Watch, at: number, attention: Attention = watch): Watch {
  const span = Math.max(at - watch.at, 0);
  return {
    at,
    isVisible: attention.isVisible,
    isFocused: attention.isFocused,
    visibleMs: watch.visibleMs + (watch.isVisible ? span : 0),
    focusedMs: watch.focusedMs + (watch.isVisible && watch.isFocused ? span : 0),
  };
}

/** The slider's position, at most once in `SAMPLE_MS`. */
function sampled(run: Run, at: number): Run {
  const since = Math.round(at - run.since);
  const last = run.trace.at(-1);
  if (last && since < last.at + SAMPLE_MS) return run;
  return { ...run, trace: [...run.trace, { at: since, value: run.slider }] };
}

function endExposure(run: Run, at: number): Run {
  if (!run.watch) return run;
  const { visibleMs, focusedMs } = watched(run.watch, at);
  const shownMs = Math.round(at - run.since);
  // Rounding must not make a part longer than the whole.
  const visible = Math.min(Math.round(visibleMs), shownMs);
  const exposure = { shownMs, visibleMs: visible, focusedMs: Math.min(Math.round(focusedMs), visible) };
  return nextStage({ ...run, exposure, watch: undefined });
}

function tick(plan: Plan, run: Run, at: number): Run {
  const { stage, phase } = run;
  const due = dueAt(plan, run);
  if (due === undefined || at < due) return run;
  if (phase === "gap") return { ...run, phase: "drawn", since: at };
  if (phase === "feedback" && isTimed(stage)) return afterItem(plan, run, stage, at);
  if (isTimed(stage)) return give(plan, run, { isYes: null, ms: plan.limitMs }, at);
  return at >= run.since + plan.exposureMs ? endExposure(run, at) : sampled(run, at);
}

/** The moment at which time alone changes something; undefined while the test waits for the person or the screen. */
export function dueAt(plan: Plan, { stage, phase, since, trace }: Run): number | undefined {
  if (stage === "done") return undefined;
  if (phase === "gap") return since + (stage === "exposure" ? CROSS_MS : GAP_MS);
  if (phase === "feedback") return since + FEEDBACK_MS;
  if (phase !== "asked" || stage === "points") return undefined;
  if (stage !== "exposure") return since + plan.limitMs;
  return since + Math.min((trace.at(-1)?.at ?? -SAMPLE_MS) + SAMPLE_MS, plan.exposureMs);
}

function painted(run: Run, { at, isVisible, isFocused }: Extract<Action, { kind: "painted" }>): Run {
  if (run.phase !== "drawn") return run;
  const asked: Run = { ...run, phase: "asked", since: at };
  if (run.stage !== "exposure") return asked;
  const watch = { at, isVisible, isFocused, visibleMs: 0, focusedMs: 0 };
  return sampled({ ...asked, watch, trace: [], slider: START_VALUE }, at);
}

function answered(plan: Plan, run: Run, at: number, isYes: boolean): Run {
  // A key from before the word was on the screen is no answer to it.
  if (run.phase !== "asked" || !isTimed(run.stage) || at < run.since) return run;
  const ms = Math.round(at - run.since);
  return give(plan, run, ms < plan.limitMs ? { isYes, ms } : { isYes: null, ms: plan.limitMs }, at);
}

function left(run: Run): Run {
  if (run.stage === "done") return run;
  // A practice answer that was being judged is given.
  const isUnderWay = run.stage === "exposure" && run.phase !== "brief";
  const rest = isUnderWay ? { trace: [], watch: undefined, slider: START_VALUE } : {};
  return { ...run, ...rest, phase: "brief" };
}

/** What becomes of a run by an action: pure. */
export function step(plan: Plan, run: Run, action: Action): Run {
  switch (action.kind) {
    case "start":
      if (run.phase !== "brief" || run.stage === "done") return run;
      if (run.stage === "points") return { ...run, phase: "asked", since: action.at };
      return isTimed(run.stage) ? afterItem(plan, run, run.stage, action.at) : { ...run, phase: "gap", since: action.at };
    case "painted":
      return painted(run, action);
    case "answer":
      return answered(plan, run, action.at, action.isYes);
    case "tick":
      return tick(plan, run, action.at);
    case "slide":
      return { ...run, slider: Math.min(Math.max(Math.round(action.value), 0), 100) };
    case "attention":
      return run.watch ? { ...run, watch: watched(run.watch, action.at, action) } : run;
    case "mark":
      return run.points.length < MOST_POINTS ? { ...run, points: [...run.points, action.point] } : run;
    case "unmark":
      return { ...run, points: run.points.filter((_point, index) => index !== action.index) };
    case "finish":
      return run.stage === "points" && run.phase === "asked" && run.points.length > 0 ? nextStage(run) : run;
    case "leave":
      return left(run);
  }
}

/** The answer of a run that is done. */
export function answerOf(plan: Plan, { stage, given, trace, exposure, points }: Run): NeuroAnswer | undefined {
  if (stage !== "done" || !exposure) return undefined;
  const words = [...plan.baseline, ...plan.words];
  const said = [...given.baseline, ...given.words];
  return {
    arm: plan.arm,
    exposure,
    trace,
    words: said.flatMap((answer, index) => {
      const asked = words[index];
      return asked ? [{ set: asked.set, word: asked.word, ...answer }] : [];
    }),
    recognition: given.recognition.flatMap((answer, index) => {
      const asked = plan.recognition[index];
      return asked ? [{ item: asked.item, isTarget: asked.isTarget, ...answer }] : [];
    }),
    points,
  };
}

/** How much of the whole is done, 0 to 1: by things asked, the exposure and the places counting as some. */
export function progressOf(plan: Plan, run: Run): number {
  const EXPOSURE_WEIGHT = 6;
  const POINTS_WEIGHT = 3;
  const asked = (["practice", "baseline", "words", "recognition"] as const).map((stage) => [
    run.given[stage].length,
    plan[stage].length,
  ]);
  const isSeen = run.exposure ? EXPOSURE_WEIGHT : 0;
  const isPlaced = run.stage === "done" ? POINTS_WEIGHT : 0;
  const whole = asked.reduce((sum, [, all = 0]) => sum + all, EXPOSURE_WEIGHT + POINTS_WEIGHT);
  return asked.reduce((sum, [done = 0]) => sum + done, isSeen + isPlaced) / whole;
}

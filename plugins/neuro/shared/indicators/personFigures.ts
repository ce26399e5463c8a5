import type { Arm, NeuroAnswer, WordSet } from "../neuroTest";
import { dPrime } from "./dPrime";
import { fastYesShare, type TimedWords, timedWords } from "./timedWords";
import { curveOf, emotionalImpact } from "./trace";

/** What of one person's valid answer counts for the advertisement: small, since thousands are held at once. */
export interface PersonFigures {
  readonly arm: Arm;
  /** Shares of the sets' words, 0 to 1; null of a set that wasn't asked. */
  readonly shares: Readonly<Record<Exclude<WordSet, "BASELINE">, number | null>>;
  readonly fastYes: TimedWords["fastYes"];
  /** In standard deviations of the person. */
  readonly activation: number | null;
  readonly halves: TimedWords["halves"];
  readonly dPrime: number | null;
  /** 0 to 50. */
  readonly emotionalImpact: number | null;
  /** Share of the exposure in which the page was visible and had the focus, 0 to 1. */
  readonly attention: number;
  readonly shownMs: number;
  readonly curve: readonly number[];
  readonly points: NeuroAnswer["points"];
}

/** @param answer one that `exclusionOf` lets count */
export function personFigures(answer: NeuroAnswer): PersonFigures {
  const words = timedWords(answer);
  const shareOf = (set: WordSet) => words && fastYesShare(words, set);
  const { shownMs, focusedMs } = answer.exposure;
  return {
    arm: answer.arm,
    shares: { POSITIVE: shareOf("POSITIVE"), NEGATIVE: shareOf("NEGATIVE"), REJECTION: shareOf("REJECTION") },
    fastYes: words?.fastYes ?? [],
    activation: words?.activation ?? null,
    halves: words?.halves ?? null,
    dPrime: dPrime(answer.recognition),
    emotionalImpact: emotionalImpact(answer),
    attention: Math.min(1, Math.max(0, focusedMs / shownMs)),
    shownMs,
    curve: curveOf(answer),
    points: answer.points,
  };
}

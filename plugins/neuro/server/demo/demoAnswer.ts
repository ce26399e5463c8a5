import type { NeuroAnswer, WordSet } from "../../shared/neuroTest";
import { FACTS, WORDS } from "../../shared/words";
import type { DemoAd } from "./demoAds";

type Random = () => number;

const SHOWN_MS = 12_000;
const STEP_MS = 250;
const LIMIT_MS = 3_000;

/** A number around 0, mostly within 1: near a normal distribution with a standard deviation of 0.5. */
const scattered = (random: Random) => random() + random() + random() - 1.5;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** One person: how fast, how taken with advertisements, how careful. */
export interface DemoPerson {
  readonly arm: NeuroAnswer["arm"];
  /** Usual time of an answer, in milliseconds. */
  readonly usualMs: number;
  /** Around 0. */
  readonly mood: number;
  /** Share of what is not answered in time. */
  readonly missed: number;
  /** Whether the advertisement was in another tab half of the time. */
  readonly isAway: boolean;
}

export const demoPerson = (random: Random, place: number): DemoPerson => ({
  arm: place % 2 === 0 ? "BRANDED" : "UNBRANDED",
  usualMs: 780 * Math.exp(scattered(random) * 0.35),
  mood: scattered(random) * 0.16,
  missed: random() < 0.03 ? 0.4 : 0.02,
  isAway: random() < 0.02,
});

function timed(
  random: Random,
  { chance, ms, missed }: { readonly chance: number; readonly ms: number; readonly missed: number },
) {
  const isMissed = random() < missed;
  const taken = Math.round(clamp(ms * Math.exp(scattered(random) * 0.45), 240, LIMIT_MS));
  return { isYes: isMissed ? null : random() < chance, ms: isMissed ? LIMIT_MS : taken };
}

function words(ad: DemoAd, { arm, usualMs, mood, missed }: DemoPerson, random: Random): NeuroAnswer["words"] {
  const gain = arm === "UNBRANDED" ? -ad.brandGain : 0;
  const chanceOf = (set: WordSet, word: string, share: number) => {
    if (set === "BASELINE") return FACTS[word as keyof typeof FACTS] ? 0.97 : 0.03;
    const [most, least] = ad.yes[set];
    return clamp(most + (least - most) * share + (set === "POSITIVE" ? mood + gain : -mood / 2), 0.02, 0.98);
  };
  const sets = Object.entries(WORDS) as readonly (readonly [WordSet, readonly string[]])[];
  return sets.flatMap(([set, all]) =>
    all.map((word, place) => {
      const chance = chanceOf(set, word, place / Math.max(1, all.length - 1));
      const ms = set === "BASELINE" ? usualMs : usualMs * (1 - ad.speed - mood / 4);
      return { word, set, ...timed(random, { chance, ms, missed }) };
    }),
  );
}

function trace(ad: DemoAd, { mood }: DemoPerson, random: Random): NeuroAnswer["trace"] {
  const lag = 1 + random();
  return Array.from({ length: SHOWN_MS / STEP_MS }, (_, place) => {
    const share = clamp((place - lag) / (SHOWN_MS / STEP_MS), 0, 1) * (ad.liking.length - 1);
    const [before, after] = [ad.liking[Math.floor(share)] ?? 50, ad.liking[Math.ceil(share)] ?? 50];
    const liking = before + (after - before) * (share % 1) + mood * 60 + scattered(random) * 6;
    return { at: place * STEP_MS, value: place < lag ? 50 : Math.round(clamp(liking, 0, 100)) };
  });
}

function firstPoint(ad: DemoAd, random: Random) {
  let drawn = random();
  for (const [place, chance] of ad.looks.entries()) {
    const zone = ad.zones[place];
    if (zone && drawn < chance) return { x: zone.x + random() * zone.width, y: zone.y + random() * zone.height };
    drawn -= chance;
  }
  return { x: random(), y: random() };
}

const shares = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.round(x * 1_000) / 1_000,
  y: Math.round(y * 1_000) / 1_000,
});

/** What a person does with an advertisement. @param random uniform in [0, 1) */
export function demoAnswer(ad: DemoAd, person: DemoPerson, random: Random): NeuroAnswer {
  const seen: DemoPerson = ad.pictures.unbranded ? person : { ...person, arm: "BRANDED" };
  const visibleMs = seen.isAway ? SHOWN_MS * 0.3 : SHOWN_MS;
  const focusedMs = Math.round(visibleMs * clamp(1.02 - Math.abs(scattered(random)) * 0.18, 0, 1));
  const [hit, falseAlarm] = ad.recognition;
  const things = [...ad.targets.map(() => true), ...ad.foils.map(() => false)];
  return {
    arm: seen.arm,
    exposure: { shownMs: SHOWN_MS, visibleMs, focusedMs },
    trace: trace(ad, seen, random),
    words: words(ad, seen, random),
    recognition: things.map((isTarget, item) => ({
      ...{ item, isTarget },
      ...timed(random, { chance: isTarget ? hit : falseAlarm, ms: seen.usualMs * 1.2, missed: 0.02 }),
    })),
    points: [firstPoint(ad, random), firstPoint(ad, random)].map(shares),
  };
}

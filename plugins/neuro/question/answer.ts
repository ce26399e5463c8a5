import type { Json, JsonObject } from "../../../src/shared/json";
import type { AnswerIssue, AnswerPart } from "../../../src/survey/questionType";
import { anyOfValues } from "../../../src/survey/types/settingsSchemas";
import { between, popularity, type Random } from "../../../src/survey/types/simulation";
import type { NeuroAnswer, TimedAnswer, WordSet } from "../shared/neuroTest";
import { ALL_WORDS, FACTS, WORD_SETS } from "../shared/words";
import { armsOf } from "./drawing";
import { labelFor } from "./labels";
import { exposureMs, itemsOf, limitMs, MOST_POINTS, type NeuroQuestion, neuroAnswerIn, SAMPLE_MS } from "./neuroQuestion";

/** An hour: what is shown longer was left open. */
const LONGEST_MS = 3_600_000;
/** How much of its time the advertisement must have been shown: browsers' clocks are coarse. */
const LEAST_SHARE = 0.8;

const closed = (properties: JsonObject): JsonObject => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const exactly = (count: number, items: JsonObject): JsonObject => ({
  type: "array",
  minItems: count,
  maxItems: count,
  items,
});

/** All of the test or nothing: half a measurement compares with no other. */
export function neuroSchema(question: NeuroQuestion): JsonObject {
  const milliseconds = { type: "number", minimum: 0, maximum: LONGEST_MS };
  const share = { type: "number", minimum: 0, maximum: 1 };
  const items = itemsOf(question);
  const timed = {
    isYes: { anyOf: [{ type: "boolean" }, { type: "null" }] },
    ms: { type: "number", minimum: 0, maximum: limitMs(question) },
  };
  const trace = closed({ at: milliseconds, value: { type: "number", minimum: 0, maximum: 100 } });
  return closed({
    arm: { enum: [...armsOf(question)] },
    exposure: closed({
      shownMs: { ...milliseconds, minimum: exposureMs(question) * LEAST_SHARE },
      visibleMs: milliseconds,
      focusedMs: milliseconds,
    }),
    trace: { type: "array", minItems: 1, maxItems: exposureMs(question) / SAMPLE_MS + 2, items: trace },
    words: exactly(
      ALL_WORDS.length,
      closed({ set: { enum: [...WORD_SETS] }, word: { enum: ALL_WORDS.map(({ word }) => word) }, ...timed }),
    ),
    recognition: exactly(
      items.length,
      closed({ item: anyOfValues(items.map(({ item }) => item)), isTarget: { type: "boolean" }, ...timed }),
    ),
    points: { type: "array", minItems: 1, maxItems: MOST_POINTS, items: closed({ x: share, y: share }) },
  });
}

/** Which advertisement was seen, for conditions: all else is for results. */
export function neuroParts(question: NeuroQuestion, language: string): readonly AnswerPart[] {
  const codes = Object.fromEntries(armsOf(question).map((arm) => [arm, labelFor(arm, language)]));
  return [{ code: "arm", label: labelFor("arm", language), codes }];
}

function exposureIssues({ exposure, trace }: NeuroAnswer): readonly AnswerIssue[] {
  const { shownMs, visibleMs, focusedMs } = exposure;
  return [
    ...(visibleMs > shownMs ? [{ path: "/exposure/visibleMs", rule: "maximum", params: { limit: shownMs } }] : []),
    ...(focusedMs > visibleMs ? [{ path: "/exposure/focusedMs", rule: "maximum", params: { limit: visibleMs } }] : []),
    ...trace.flatMap(({ at }, index): readonly AnswerIssue[] => {
      const path = `/trace/${index}/at`;
      if (at > shownMs) return [{ path, rule: "maximum", params: { limit: shownMs } }];
      const before = trace[index - 1];
      const earliest = before ? before.at + SAMPLE_MS : 0;
      return at < earliest ? [{ path, rule: "minimum", params: { limit: earliest } }] : [];
    }),
  ];
}

/** What wasn't answered in time took all of it. */
function timeIssues(list: string, answers: readonly TimedAnswer[], limit: number): readonly AnswerIssue[] {
  return answers.flatMap(({ isYes, ms }, index) =>
    isYes === null && ms !== limit ? [{ path: `/${list}/${index}/ms`, rule: "const" }] : [],
  );
}

const setOf = new Map<string, WordSet>(ALL_WORDS.map(({ set, word }) => [word, set]));

function wordIssues(words: NeuroAnswer["words"]): readonly AnswerIssue[] {
  const keys = words.map(({ word }) => word);
  return words.flatMap(({ set, word }, index): readonly AnswerIssue[] => {
    if (keys.indexOf(word) < index) return [{ path: `/words/${index}/word`, rule: "uniqueItems" }];
    return setOf.get(word) === set ? [] : [{ path: `/words/${index}/set`, rule: "const" }];
  });
}

function recognitionIssues(recognition: NeuroAnswer["recognition"], targets: number): readonly AnswerIssue[] {
  const items = recognition.map(({ item }) => item);
  return recognition.flatMap(({ item, isTarget }, index): readonly AnswerIssue[] => {
    if (items.indexOf(item) < index) return [{ path: `/recognition/${index}/item`, rule: "uniqueItems" }];
    return isTarget === item < targets ? [] : [{ path: `/recognition/${index}/isTarget`, rule: "const" }];
  });
}

/** What no run of the test can have measured. */
export function neuroCheck(question: NeuroQuestion, value: Json): readonly AnswerIssue[] {
  const answer = neuroAnswerIn(value);
  if (!answer) return [{ path: "", rule: "type" }];
  const limit = limitMs(question);
  return [
    ...exposureIssues(answer),
    ...wordIssues(answer.words),
    ...timeIssues("words", answer.words, limit),
    ...recognitionIssues(answer.recognition, question.targets.length),
    ...timeIssues("recognition", answer.recognition, limit),
  ];
}

/** Share of simulated answers that come too late. */
const LATE = 0.03;

function simulateTimed(likelihood: number, question: NeuroQuestion, random: Random): TimedAnswer {
  const limit = limitMs(question);
  if (random() < LATE) return { isYes: null, ms: limit };
  // Quicker where people are surer.
  const usual = 1_100 - Math.abs(likelihood - 0.5) * 700;
  return { isYes: random() < likelihood, ms: between(usual * 0.4, Math.min(usual * 1.8, limit), 0, random) };
}

/** How likely people are to say yes to a word: facts by whether they are true, the others by how liked the question's advertisement is. */
function likelihoodOf(set: WordSet, word: string, { id }: NeuroQuestion): number {
  if (set === "BASELINE") return FACTS[word as keyof typeof FACTS] ? 0.97 : 0.03;
  const liked = popularity(`${id}${word}`);
  return set === "POSITIVE" ? 0.35 + liked * 0.5 : 0.05 + (1 - liked) * 0.3;
}

/** Random order, so that each simulated person sees another one. */
const mixed = <Item>(items: readonly Item[], random: Random): readonly Item[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

function simulateTrace(shownMs: number, random: Random): NeuroAnswer["trace"] {
  let value = 50;
  const drift = (random() - 0.35) * 4;
  return Array.from({ length: Math.floor(shownMs / SAMPLE_MS) }, (_none, index) => {
    if (index > 0) value = Math.round(Math.min(Math.max(value + drift + (random() - 0.5) * 6, 0), 100));
    return { at: index * SAMPLE_MS, value };
  });
}

/** A person who watches most of the advertisement, knows most of it again and mostly likes it. */
export function simulateNeuro(question: NeuroQuestion, random: Random): Json {
  const shownMs = exposureMs(question);
  const arms = armsOf(question);
  const facts = ALL_WORDS.filter(({ set }) => set === "BASELINE");
  const others = ALL_WORDS.filter(({ set }) => set !== "BASELINE");
  const zones = question.zones ?? [];
  const place = (index: number) => {
    const zone = random() < 0.7 ? zones[(index + Math.floor(random() * 2)) % Math.max(zones.length, 1)] : undefined;
    const { x, y, width, height } = zone ?? { x: 0, y: 0, width: 1, height: 1 };
    return { x: between(x, x + width, 3, random), y: between(y, y + height, 3, random) };
  };
  const answer: NeuroAnswer = {
    arm: arms[Math.floor(random() * arms.length)] ?? "BRANDED",
    exposure: { shownMs, visibleMs: shownMs, focusedMs: random() < 0.1 ? between(0, shownMs, 0, random) : shownMs },
    trace: simulateTrace(shownMs, random),
    words: [...mixed(facts, random), ...mixed(others, random)].map(({ set, word }) => ({
      set,
      word,
      ...simulateTimed(likelihoodOf(set, word, question), question, random),
    })),
    recognition: mixed(itemsOf(question), random).map(({ item, isTarget }) => ({
      item,
      isTarget,
      ...simulateTimed(isTarget ? 0.8 : 0.2, question, random),
    })),
    points: Array.from({ length: 1 + Math.floor(random() * MOST_POINTS) }, (_none, index) => place(index)),
  };
  return answer as unknown as Json;
}

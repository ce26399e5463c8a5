import { RE2JS, RE2JSSyntaxException } from "re2js";

export const LONGEST_PATTERN = 300;
/** Patterns of authors are few; those of everybody who ever wrote one would be many. */
const MOST_KEPT = 500;
/** Steps of a compiled pattern: 500 characters against so many take 3 ms, against 2,000 a tenth of a second. */
const MOST_STEPS = 500;

/** Decides whether a whole text is as a pattern says. */
export type Matches = (text: string) => boolean;

/** Why a pattern is none; `part` is what can't be read, the whole of it where its repeats make it too large. */
export interface PatternIssue {
  readonly kind: "unreadable" | "tooLarge";
  readonly part: string;
}

const kept = new Map<string, Matches | PatternIssue>();

/** A sign escaped, a class of signs, a repeat with its most, or any other sign. */
const PART = /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[\s\S]/g;

/** About how many steps a pattern has, told from its repeats alone: compiling what is too large takes long by itself. */
function roughSteps(pattern: string): number {
  const open = [0];
  let last = 0;
  const add = (steps: number) => {
    last = steps;
    open.push((open.pop() ?? 0) + steps);
  };
  for (const [part] of pattern.matchAll(PART)) {
    if (part === "(") open.push(0);
    else if (part === ")") {
      const group = open.pop() ?? 0;
      if (open.length === 0) open.push(0);
      add(group);
    } else if (part.startsWith("{") && part.length > 1) {
      const most = Math.max(...part.slice(1, -1).split(",").map(Number));
      const whole = last * most;
      add(Math.max(0, whole - last));
      last = whole;
    } else if (!/^[*+?|^$]$/.test(part)) add(1);
  }
  return open.reduce((sum, steps) => sum + steps, 0);
}

function read(pattern: string): Matches | PatternIssue {
  // A quotation could hide repeats.
  if (pattern.includes("\\Q")) return { kind: "unreadable", part: "\\Q" };
  const isLarge = pattern.length > LONGEST_PATTERN || roughSteps(pattern) > 2 * MOST_STEPS;
  if (isLarge) return { kind: "tooLarge", part: pattern.slice(0, LONGEST_PATTERN) };
  try {
    const compiled = RE2JS.compile(pattern);
    if (compiled.programSize() > MOST_STEPS) return { kind: "tooLarge", part: pattern };
    return (text) => compiled.testExact(text);
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    return { kind: "unreadable", part: String(error.getPattern() ?? "") || pattern };
  }
}

/**
 * The matcher of a pattern that somebody else wrote, in RE2's syntax (https://github.com/google/re2/wiki/Syntax): the
 * time it takes grows with the text alone. JavaScript's own expressions can take for ever.
 */
export function linearPattern(pattern: string): Matches | PatternIssue {
  const before = kept.get(pattern);
  if (before) return before;
  const now = read(pattern);
  if (pattern.length > LONGEST_PATTERN) return now;
  const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(pattern, now);
  return now;
}

/** Whether the whole text is as the pattern says; of a pattern that can't be read, every one is. */
export function fitsPattern(pattern: string, text: string): boolean {
  const matches = linearPattern(pattern);
  return typeof matches !== "function" || matches(text);
}

import { LONGEST_PATTERN, linearPattern, type Matches } from "../../../../shared/linearPattern";
import type { FormattedQuestion } from "../../../../survey/questions/formattedQuestion";

export type PatternSettings = Required<Pick<FormattedQuestion, "format" | "pattern">> & Pick<FormattedQuestion, "example">;

/** What surveys ask to be written in one way, to find an example of a pattern among. */
const EXAMPLES = [
  "ana@example.com",
  "https://www.example.com",
  "www.example.com",
  "28001",
  "1012 AB",
  "1012AB",
  "1000-205",
  "SW1A 1AA",
  "12345678Z",
  "612345678",
  "+34612345678",
  "+34 612 345 678",
  "2026-01-31",
  "31/12/2026",
  "31-12-2026",
  "31.12.2026",
  "12:30",
  "2026",
  "1234",
  "123",
  "12",
  "7",
  "1234567890",
  "12,50",
  "12.50",
  "Ana",
  "Ana García",
  "ana",
  "ANA",
  "AB",
  "A",
  "AB123",
  "A1",
  "Me gusta porque es fácil de usar y llega pronto",
  "12345678901234567890",
];

/** Whether an alternative at the top would be cut in two by the anchors at both ends; where that is hard to tell, too. */
function hasAlternatives(source: string): boolean {
  if (source.includes("[:") || source.includes("\\Q")) return true;
  let depth = 0;
  let isInClass = false;
  for (let place = 0; place < source.length; place += 1) {
    const sign = source[place];
    if (sign === "\\") place += 1;
    else if (isInClass) isInClass = sign !== "]";
    else if (sign === "[") isInClass = true;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (sign === "|" && depth === 0) return true;
  }
  return false;
}

/** The same for a whole text: an expression finds its match anywhere, unless it says where. */
function ofWhole(source: string): string {
  const isAnchored = source.startsWith("^") && /(^|[^\\])(\\\\)*\$$/.test(source) && !hasAlternatives(source);
  return isAnchored ? source.slice(1, -1) : `.*(?:${source}).*`;
}

/** Whether nearly anything goes, so that one example would say the wrong thing. */
function isBroad(matches: Matches): boolean {
  const matching = EXAMPLES.filter(matches);
  return matching.some((text) => /^[\p{L} ]+$/u.test(text)) && matching.some((text) => /^\d+$/.test(text));
}

/** What PCRE reads otherwise than RE2 where `u` is set: as of all scripts. */
const BY_SCRIPT = /\\[wWbBdDsS]|\[:/;

/**
 * A question's pattern from a regular expression of JavaScript's or PCRE's.
 *
 * @param flags letters behind the expression; those that change nothing for one line of text are let through
 * @returns nothing where our engine can't read it as it was meant
 */
export function patternFormat(source: string, flags: string): PatternSettings | undefined {
  if (!/^[iuD]*$/.test(flags) || source.length > LONGEST_PATTERN) return undefined;
  if (flags.includes("u") && BY_SCRIPT.test(source)) return undefined;
  const pattern = `${flags.includes("i") ? "(?i)" : ""}${ofWhole(source)}`;
  const matches = linearPattern(pattern);
  if (typeof matches !== "function") return undefined;
  const example = isBroad(matches) ? undefined : EXAMPLES.find(matches);
  return { format: "pattern", pattern, ...(example === undefined ? {} : { example }) };
}

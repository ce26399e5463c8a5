import type { QuestionResult } from "./api";
import type { ChartSettings } from "./chartSettings";

/** What can be put in order and hidden: a question's answers, the rows of a grid, or parts that have numbers alone. */
export interface PresentedOption {
  readonly code: string;
  readonly label: string;
}

/** What a question's settings can order and hide, as it is asked. */
export function optionsOf({ counts, parts = [] }: Pick<QuestionResult, "counts" | "parts">): readonly PresentedOption[] {
  const lines = counts.length > 0 ? counts.map(({ code, label, group }) => group ?? { code, label }) : parts;
  return [...new Map(lines.map(({ code, label }) => [code, { code, label }])).values()];
}

/** Steps of a scale and rows of a grid have an order of their own: their numbers give them none. */
export const canSort = ({ isOrdered, counts }: Pick<QuestionResult, "isOrdered" | "counts">): boolean =>
  !isOrdered && counts.length > 1 && counts.every(({ group }) => !group);

/** The options that are shown, in their order. Codes that the question hasn't any more are ignored; new ones come last. */
export function shownCodes(result: QuestionResult, { order, codes = [], hidden = [] }: ChartSettings): readonly string[] {
  const asked = optionsOf(result).map(({ code }) => code);
  const isHidden = new Set(hidden);
  const shown = asked.filter((code) => !isHidden.has(code));
  // A version whose remaining options were all hidden shows them: an empty card tells nothing.
  const left = shown.length > 0 ? shown : asked;
  if (order === "manual") {
    const places = new Map(codes.map((code, place) => [code, place]));
    return left.toSorted((a, b) => (places.get(a) ?? codes.length) - (places.get(b) ?? codes.length));
  }
  if (order === undefined || order === "questionnaire" || !canSort(result)) return left;
  const counts = new Map(result.counts.map(({ code, count }) => [code, count]));
  const sign = order === "descending" ? -1 : 1;
  return left.toSorted((a, b) => sign * ((counts.get(a) ?? 0) - (counts.get(b) ?? 0)));
}

/**
 * A question as its settings show it: title, colours, and which answers in which order. Shares and bases stay those of
 * everybody who answered; `place` keeps each answer's colour.
 */
export function presentQuestion(result: QuestionResult, settings: ChartSettings = {}): QuestionResult {
  const { title, colours } = settings;
  const asked = optionsOf(result);
  const shown = shownCodes(result, settings);
  const places = new Map(shown.map((code, place) => [code, place]));
  const optionOf = ({ code, group }: QuestionResult["counts"][number]) => group?.code ?? code;
  const isAsAsked = asked.every(({ code }, place) => shown[place] === code);
  const counts = result.counts.map((count, place) => (isAsAsked || count.group ? count : { ...count, place }));
  const placeOf = (code: string) => places.get(code) ?? -1;
  const kept = counts.filter((count) => places.has(optionOf(count)));
  const known = new Set(asked.map(({ code }) => code));
  // Parts beside counts are the same options, or are none of them.
  const parts = result.parts?.filter(({ code }) => places.has(code) || !known.has(code));
  const hiddenCount = asked.length - shown.length;
  return {
    ...result,
    counts: kept.toSorted((a, b) => placeOf(optionOf(a)) - placeOf(optionOf(b))),
    ...(parts ? { parts: parts.toSorted((a, b) => placeOf(a.code) - placeOf(b.code)) } : {}),
    ...(title === undefined ? {} : { title }),
    ...(colours === undefined ? {} : { colours }),
    ...(hiddenCount > 0 ? { hiddenCount } : {}),
  };
}

import type { Paragraph } from "../../shared/api";
import { MOST_QUOTES } from "../../shared/chatbot";
import { sourceOf } from "../knowledge/passage";
import type { Match } from "../search/searchPassages";

/** How much of the question a passage has to be about. */
const LEAST_COVERAGE = 0.5;
/** A further passage is quoted where it fits nearly as well as the best. */
const NEARLY = 0.7;

/** The passages that fit best, as they are stored; none where none is about the question. */
export function quoteAnswer(matches: readonly Match[]): readonly Paragraph[] {
  const fitting = matches.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
  const best = fitting[0]?.score ?? 0;
  return fitting
    .filter(({ score }) => score >= best * NEARLY)
    .slice(0, MOST_QUOTES)
    .map(({ passage }) => ({ text: passage.text, sources: [sourceOf(passage)] }));
}

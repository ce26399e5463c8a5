import type { QuestionResult } from "../../shared/api";
import type { ResultsFilter } from "../results";

export const NO_FILTER: ResultsFilter = {};

/** The filter with all answers of one question set; none of them lifts that question. */
export function withAnswers(filter: ResultsFilter, questionId: string, codes: readonly string[]): ResultsFilter {
  const { [questionId]: _previous, ...others } = filter;
  return codes.length > 0 ? { ...others, [questionId]: codes } : others;
}

/** The filter with one answer put in, or taken out where it is in. */
export function toggled(filter: ResultsFilter, questionId: string, code: string): ResultsFilter {
  const codes = filter[questionId] ?? [];
  const next = codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
  return withAnswers(filter, questionId, next);
}

export interface FilterChip {
  readonly questionId: string;
  readonly question: string;
  readonly answers: readonly string[];
}

/** An answer's text; in a grid together with its row. */
export function answerLabel(question: QuestionResult, code: string): string {
  const count = question.counts.find((entry) => entry.code === code);
  if (!count) return code;
  return count.group ? `${count.group.label}: ${count.label}` : count.label;
}

/** What the filter says, in the order of the questions. */
export function filterChips(filter: ResultsFilter, questions: readonly QuestionResult[]): readonly FilterChip[] {
  return questions.flatMap((question) => {
    const codes = filter[question.id];
    return codes
      ? [{ questionId: question.id, question: question.title, answers: codes.map((code) => answerLabel(question, code)) }]
      : [];
  });
}

import { localize } from "../../../shared/languages";
import type { Answer } from "../../../survey/questionnaire";
import type { Count, Distribution } from "../../../survey/questionType";
import { type CountedAnswers, tabulateCounted } from "../../../survey/types/tabulateCounted";
import type { QuestionResult, ResultCount } from "../shared/api";
import { filtersOf } from "./filter/questionCondition";
import type { ReportedQuestion } from "./reportedQuestionnaire";

function withShare(count: Count, base: number): ResultCount {
  const whole = count.group?.base ?? base;
  return { ...count, share: whole === 0 ? 0 : count.count / whole };
}

/** Respondents without any entry: why is not known. */
function withAbsent(missing: Distribution["missing"], absent: number): Distribution["missing"] {
  return absent > 0 ? { ...missing, unknown: (missing.unknown ?? 0) + absent } : missing;
}

/** Answers to one question. */
export interface GivenAnswers {
  readonly counted: CountedAnswers;
  /** Each by itself, oldest first. */
  readonly all: () => readonly Answer[];
}

/** @param respondents how many responses are reported on, with or without an answer to this question */
export function tabulateQuestion(
  { question, type, removed }: ReportedQuestion,
  { counted, all }: GivenAnswers,
  { language, respondents }: { readonly language: string; readonly respondents: number },
): QuestionResult {
  const { counts: lines, missing, parts, ...distribution } = tabulateCounted(type, question, { counted, all }, language);
  const answered = [...counted.values()].reduce((sum, times) => sum + times, 0);
  // What an earlier version offered is of interest where somebody has answered it.
  const counts = lines.filter(({ code, count }) => count > 0 || !removed.has(code));
  const ofParts = parts && { parts: parts.filter(({ code, base }) => base > 0 || !removed.has(code)) };
  return {
    id: question.id,
    variable: question.variable,
    title: localize(question.title, language),
    type: question.type,
    isAnswerable: type.isAnswerable,
    charts: type.charts,
    canFilter: type.matches !== undefined,
    filters: filtersOf({ question, type }),
    ...distribution,
    ...ofParts,
    missing: type.isAnswerable ? withAbsent(missing, respondents - answered) : missing,
    counts: counts.map((count) => withShare(count, distribution.base)),
  };
}

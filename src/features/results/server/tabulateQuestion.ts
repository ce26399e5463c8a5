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

/** With the respondents who have no entry. */
function withAbsent(missing: Distribution["missing"], absent: Distribution["missing"]): Distribution["missing"] {
  const all = { ...missing };
  for (const [reason, count] of Object.entries(absent)) all[reason] = (all[reason] ?? 0) + count;
  return all;
}

/** Answers to one question. */
export interface GivenAnswers {
  readonly counted: CountedAnswers;
  /** Each by itself, oldest first. */
  readonly all: () => readonly Answer[];
  /** Respondents without an entry, by the reason. */
  readonly absent: Distribution["missing"];
}

/** Distribution of one question's answers. */
export function tabulateQuestion(
  { question, type, removed }: ReportedQuestion,
  { counted, all, absent }: GivenAnswers,
  language: string,
): QuestionResult {
  const { counts: lines, missing, parts, ...distribution } = tabulateCounted(type, question, { counted, all }, language);
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
    missing: type.isAnswerable ? withAbsent(missing, absent) : missing,
    counts: counts.map((count) => withShare(count, distribution.base)),
  };
}

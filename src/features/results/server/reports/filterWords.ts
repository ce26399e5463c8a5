import { localize } from "../../../../shared/languages";
import type { ResultsFilter } from "../../shared/parseFilter";
import type { FilterWords } from "../../shared/reportsApi";
import type { ReportedQuestion, ReportedQuestionnaire } from "../reportedQuestionnaire";

/** What a question's answers are called, by their code; in a grid together with their row. */
export function answerLabels({ question, type }: ReportedQuestion, language: string): ReadonlyMap<string, string> {
  const { counts } = type.tabulate(question, [], language);
  return new Map(counts.map(({ code, label, group }) => [code, group ? `${group.label}: ${label}` : label]));
}

/** A filter in words, in the order of the questions; undefined where the questionnaire doesn't ask what it filters by, or asks it otherwise. */
export function filterWords(
  { questions }: ReportedQuestionnaire,
  filter: ResultsFilter,
  language: string,
): FilterWords | undefined {
  const words = questions.flatMap((reported) => {
    const codes = filter.get(reported.question.id);
    if (!codes || !reported.type.matches) return [];
    const labels = answerLabels(reported, language);
    const title = localize(reported.question.title, language) || reported.question.variable;
    return [{ question: title, answers: codes.map((code) => labels.get(code) ?? code) }];
  });
  return words.length === filter.size ? words : undefined;
}

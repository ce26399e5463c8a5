import type { SpaceDb } from "../../../../server/kit";
import { localize } from "../../../../shared/languages";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { QuestionResult } from "../../shared/api";
import type { FilterWords } from "../../shared/reportsApi";
import { type Report, readResults } from "../readResults";
import { type ReportedQuestion, reportedQuestionnaire } from "../reportedQuestionnaire";
import { filterWords } from "./filterWords";
import type { ReportServices } from "./services";

/** A report's numbers in one language. */
export interface LocalizedSnapshot {
  readonly filter: FilterWords;
  readonly questions: readonly QuestionResult[];
}

/** The numbers of a moment: nothing of them speaks of a person. */
export interface Snapshot {
  readonly base: number;
  /** The questionnaire's languages. */
  readonly languages: Readonly<Record<string, LocalizedSnapshot>>;
}

/** A result without what single respondents wrote or drew. */
export function withoutTexts({ texts: _texts, drawing: _drawing, ...result }: QuestionResult): QuestionResult {
  return result;
}

/** The same numbers under another language's words. */
function translated(result: QuestionResult, { question, type }: ReportedQuestion, language: string): QuestionResult {
  const { counts, parts = [] } = type.tabulate(question, [], language);
  const labels = new Map(counts.map((count) => [count.code, count]));
  const groups = new Map(counts.flatMap(({ group }) => (group ? [[group.code, group.label] as const] : [])));
  const partLabels = new Map(parts.map(({ code, label }) => [code, label]));
  return {
    ...result,
    title: localize(question.title, language),
    counts: result.counts.map((count) => ({
      ...count,
      label: labels.get(count.code)?.label ?? count.label,
      ...(count.group ? { group: { ...count.group, label: groups.get(count.group.code) ?? count.group.label } } : {}),
    })),
    ...(result.parts ? { parts: result.parts.map((part) => ({ ...part, label: partLabels.get(part.code) ?? part.label })) } : {}),
  };
}

async function languagesOf(
  db: SpaceDb,
  ownerId: string,
  { questionnaires }: Pick<ReportServices, "questionnaires">,
): Promise<readonly string[]> {
  const questionnaire = await questionnaires().questionnaireOf(db, ownerId);
  const version = await questionnaires().publishedVersionOf(db, questionnaire);
  return (version?.document as unknown as Questionnaire | undefined)?.languages ?? [];
}

/**
 * The results of now, to be kept. Answers are read once, so that all languages say the same.
 * @throws AppError `record.notFound`, `request.invalid`
 */
export async function takeSnapshot(
  db: SpaceDb,
  report: Omit<Report, "language">,
  services: Omit<ReportServices, "tools">,
): Promise<Snapshot> {
  const { activityId, filter } = report;
  const questionnaire = await reportedQuestionnaire(db, activityId, services);
  const [first = "es", ...others] = await languagesOf(db, activityId, services);
  const { base, questions } = await readResults(db, { ...report, language: first }, services);
  const numbers = questions.map(withoutTexts);
  const reportedOf = new Map(questionnaire.questions.map((reported) => [reported.question.id, reported]));
  const inLanguage = async (language: string): Promise<LocalizedSnapshot> => ({
    filter: (await filterWords(db, { questionnaire, filter, language }, services)) ?? [],
    questions: numbers.map((result) => {
      const reported = reportedOf.get(result.id);
      return language === first || !reported ? result : translated(result, reported, language);
    }),
  });
  const languages: Record<string, LocalizedSnapshot> = {};
  for (const language of [first, ...others]) languages[language] = await inLanguage(language);
  return { base, languages };
}

/** The numbers in the reader's language, else in the default one, else in whichever there is. */
export function localizedSnapshot({ languages }: Snapshot, language: string): LocalizedSnapshot {
  return languages[language] ?? languages.es ?? Object.values(languages)[0] ?? { filter: [], questions: [] };
}

import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import type { ChartSettings } from "../../shared/chartSettings";
import { REPORT_ERRORS } from "../../shared/errors";
import { presentQuestion } from "../../shared/presentQuestion";
import type { FilterWords, OpenedReport, ReportBrand } from "../../shared/reportsApi";
import { readResults } from "../readResults";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import { filterWords } from "./filterWords";
import { chartsOf, filterOf, ownerIdOf, type ReportRow } from "./reportRow";
import type { ReportServices } from "./services";
import { localizedSnapshot, type Snapshot, withoutTexts } from "./snapshot";

interface Contents {
  readonly base: number;
  readonly filter: FilterWords;
  readonly questions: readonly QuestionResult[];
}

async function frozenContents(db: SpaceDb, { id }: ReportRow, language: string): Promise<Contents> {
  const row = await db.selectFrom("sharedReport").select("snapshot").where("id", "=", id).executeTakeFirstOrThrow();
  const snapshot = row.snapshot as unknown as Snapshot;
  return { base: snapshot.base, ...localizedSnapshot(snapshot, language) };
}

/** @throws AppError `results.reportOutdated`: rather nothing than what was not meant to be shared */
async function liveContents(db: SpaceDb, row: ReportRow, language: string, services: ReportServices): Promise<Contents> {
  const activityId = ownerIdOf(row);
  const filter = filterOf(row);
  const questionnaire = await reportedQuestionnaire(db, activityId, services);
  const words = await filterWords(db, { questionnaire, filter, language }, services);
  if (!words) throw new AppError(REPORT_ERRORS.reportOutdated);
  const segment = row.segment ?? undefined;
  if (segment && !(await services.audience().segments(db)).some(({ id }) => id === segment)) {
    throw new AppError(REPORT_ERRORS.reportOutdated);
  }
  const results = await readResults(db, { activityId, filter, withTest: false, segment, language }, services);
  return { base: results.base, filter: words, questions: row.hasTexts ? results.questions : results.questions.map(withoutTexts) };
}

function charted(result: QuestionResult, settings: ChartSettings | undefined): QuestionResult {
  const { drawing: _drawing, ...shown } = result;
  return presentQuestion(shown, settings);
}

/** The questions that it includes, in its order. */
function includedIn({ questions: ids }: ReportRow, questions: readonly QuestionResult[]): readonly QuestionResult[] {
  const answerable = questions.filter(({ isAnswerable }) => isAnswerable);
  if (!ids) return answerable;
  const byId = new Map(answerable.map((question) => [question.id, question]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Reader {
  readonly language: string;
  /** Whose look it wears. */
  readonly brand: ReportBrand | null;
}

/**
 * What a report's readers see, in their language.
 * @throws AppError `results.reportOutdated`, `record.notFound`
 */
export async function readReport(
  db: SpaceDb,
  row: ReportRow,
  { language, brand }: Reader,
  services: ReportServices,
): Promise<OpenedReport> {
  const now = new Date().toISOString();
  const { title } = await services.questionnaires().questionnaireOwner(db, ownerIdOf(row));
  const { base, filter, questions } = row.isFrozen
    ? await frozenContents(db, row, language)
    : await liveContents(db, row, language, services);
  const shown = includedIn(row, questions);
  const charts = chartsOf(row);
  const kinds = shown.flatMap(({ id }) => {
    const kind = charts[id]?.kind;
    return kind ? [[id, kind] as const] : [];
  });
  return {
    ...{ name: row.name, title, brand, isFrozen: row.isFrozen ?? false, asOf: row.frozenAt ?? now, expiresAt: row.expiresAt },
    ...{ filter, segment: row.segmentName, hasTexts: row.hasTexts ?? false, base },
    questions: shown.map((result) => charted(result, charts[result.id])),
    kinds: Object.fromEntries(kinds) as Readonly<Record<string, ChartKind>>,
  };
}

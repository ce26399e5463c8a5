import type { Questionnaire } from "../questionnaire";
import type { QuestionType } from "../questionType";
import type { ImportedQuota, ImportLoss } from "./importer";

/** A cell that respondents are counted by. */
export interface ExportedQuota extends ImportedQuota {
  readonly device: string | null;
}

/** What is written to a file. */
export interface SurveyToExport {
  readonly questionnaire: Questionnaire;
  /** The activity's, for formats that name a survey where the questionnaire doesn't. */
  readonly title: string;
  readonly quotas: readonly ExportedQuota[];
  readonly questionTypes: ReadonlyMap<string, QuestionType>;
}

export interface ExportedSurvey {
  readonly content: string;
  /** What the format has no place for; the reason is a key under `exportReasons.` of the locales. */
  readonly unmapped: readonly ImportLoss[];
}

/** A format that questionnaires can be exported to. */
export interface Exporter {
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** The same file for the same survey. */
  readonly write: (survey: SurveyToExport) => ExportedSurvey;
}

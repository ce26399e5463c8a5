import { fetchJson, ownerPath } from "../../../../client/kit/console";
import type { ImportLoss } from "../../../../survey/exchange/importer";
import type { ExportFormat } from "../../shared/exportFormats";

export interface ImportReport {
  readonly questions: number;
  readonly respondents: number;
  /** With reasons in the caller's language. */
  readonly unmapped: readonly ImportLoss[];
}

/** `GET /api/activities/{id}/questionnaire/export`. */
export interface QuestionnaireFile {
  readonly content: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** What the format has no place for, with reasons in the caller's language. */
  readonly unmapped: readonly ImportLoss[];
}

function activityPath(activityId: string): string {
  return ownerPath(activityId);
}

export function exportQuestionnaire(activityId: string, format: ExportFormat): Promise<QuestionnaireFile> {
  return fetchJson(`${activityPath(activityId)}/questionnaire/export?format=${format}`, { isQuiet: true });
}

/** @throws ApiError 422 `import.corrupt`, whose detail names the place in the file */
export function importSurvey(activityId: string, file: File): Promise<ImportReport> {
  const body = new FormData();
  body.append("file", file);
  return fetchJson(`${activityPath(activityId)}/import`, { method: "POST", body });
}

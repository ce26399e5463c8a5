import { fetchJson } from "../../../../client/kit";
import type { Unmapped } from "../../../../survey/exchange/importer";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { ExportFormat } from "../../shared/exportFormats";

/** A fault that stands between a draft and its publication. */
export interface QuestionFault {
  /** Absent where the fault concerns the questionnaire as a whole. */
  readonly questionId?: string;
  readonly path: string;
  /** Key under `questionFaults.` of the locales. */
  readonly fault: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** How many responses there are; tests are counted apart. */
export interface ResponseCounts {
  readonly responses: number;
  readonly testResponses: number;
}

export interface PublishedVersion extends ResponseCounts {
  readonly version: number;
  readonly publishedAt: string;
  /** Whether it says the same as the draft. */
  readonly isCurrent: boolean;
}

/** `GET /api/activities/{id}/questionnaire`. */
export interface QuestionnaireState extends ResponseCounts {
  readonly draft: Questionnaire;
  readonly revision: number;
  readonly published: PublishedVersion | null;
  readonly faults: readonly QuestionFault[];
  readonly link: string | null;
}

export interface SavedDraft {
  readonly revision: number;
  readonly faults: readonly QuestionFault[];
}

/** One of `GET /api/activities/{id}/questionnaire/versions`, newest first. */
export interface ListedVersion extends ResponseCounts {
  readonly version: number;
  readonly publishedAt: string;
  /** Who published it, where the space still knows the person. */
  readonly publishedBy: string | null;
  /** Whether new respondents get it. */
  readonly isPublished: boolean;
}

/** A version as it was frozen. */
export interface FrozenVersion {
  readonly version: number;
  readonly publishedAt: string;
  readonly questionnaire: Questionnaire;
}

export interface ImportReport {
  readonly questions: number;
  readonly respondents: number;
  /** With reasons in the caller's language. */
  readonly unmapped: readonly Unmapped[];
}

/** `GET /api/activities/{id}/questionnaire/export`. */
export interface QuestionnaireFile {
  readonly content: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** What the format has no place for, with reasons in the caller's language. */
  readonly unmapped: readonly Unmapped[];
}

function questionnairePath(activityId: string): string {
  return `/api/activities/${encodeURIComponent(activityId)}/questionnaire`;
}

/** Where the draft is kept as it was first seen: what translations are compared with while nothing is published. */
export function openedKey(activityId: string): readonly string[] {
  return ["questionnaireOpened", activityId];
}

export function readQuestionnaire(activityId: string): Promise<QuestionnaireState> {
  return fetchJson(questionnairePath(activityId));
}

export function exportQuestionnaire(activityId: string, format: ExportFormat): Promise<QuestionnaireFile> {
  return fetchJson(`${questionnairePath(activityId)}/export?format=${format}`, { isQuiet: true });
}

/** @throws ApiError 409 `questionnaire.stale` where someone else saved a later revision */
export function saveDraft(activityId: string, body: { draft: Questionnaire; revision: number }): Promise<SavedDraft> {
  return fetchJson(questionnairePath(activityId), { method: "PUT", body, isQuiet: true });
}

/** @throws ApiError 422 `questionnaire.faulty` */
export function publishQuestionnaire(
  activityId: string,
  revision: number,
): Promise<{ version: number; publishedAt: string; link: string | null }> {
  return fetchJson(`${questionnairePath(activityId)}/publish`, { method: "POST", body: { revision } });
}

export function readVersions(activityId: string): Promise<readonly ListedVersion[]> {
  return fetchJson(`${questionnairePath(activityId)}/versions`);
}

export function readVersion(activityId: string, version: number): Promise<FrozenVersion> {
  return fetchJson(`${questionnairePath(activityId)}/versions/${version}`);
}

export function switchLink(activityId: string, isOpen: boolean): Promise<{ link: string | null }> {
  return fetchJson(`/api/activities/${encodeURIComponent(activityId)}/link`, { method: "PUT", body: { isOpen } });
}

/** @throws ApiError 422 `import.corrupt`, whose detail names the place in the file */
export function importSurvey(activityId: string, file: File): Promise<ImportReport> {
  const body = new FormData();
  body.append("file", file);
  return fetchJson(`/api/activities/${encodeURIComponent(activityId)}/import`, { method: "POST", body });
}

import type { Questionnaire } from "../../../survey/questionnaire";
import { fetchJson } from "../../data/api";
import { ownerPath } from "../../host/ownerPath";

/** What stands between a draft and its publication. */
export interface QuestionIssue {
  /** Absent where it concerns the questionnaire as a whole. */
  readonly questionId?: string;
  /** JSON pointer into the question or, without one, into the questionnaire. */
  readonly path: string;
  /** Key under `questionFaults.` of the locales. */
  readonly fault: string;
  /** Values of its text's placeholders. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** How many responses there are; tests are counted apart. */
export interface ResponseCounts {
  readonly responses: number;
  readonly testResponses: number;
}

/** The version that new respondents get. */
export interface PublishedVersion extends ResponseCounts {
  /** Counted from 1. */
  readonly version: number;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** Whether it says the same as the draft. */
  readonly isCurrent: boolean;
}

/** `GET /api/activities/{id}/questionnaire`. */
export interface QuestionnaireState extends ResponseCounts {
  readonly draft: Questionnaire;
  /** Of the draft, to be sent with the next save. */
  readonly revision: number;
  /** Null before the first publication. */
  readonly published: PublishedVersion | null;
  /** Empty where the draft can be published. */
  readonly faults: readonly QuestionIssue[];
  /** Path of the open link; null while it is off. */
  readonly link: string | null;
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

/** Path of an activity's questionnaire and what belongs to it. */
export function questionnairePath(activityId: string): string {
  return `${ownerPath(activityId)}/questionnaire`;
}

/** @throws ApiError */
export function readQuestionnaire(activityId: string): Promise<QuestionnaireState> {
  return fetchJson(questionnairePath(activityId));
}

export function readVersions(activityId: string): Promise<readonly ListedVersion[]> {
  return fetchJson(`${questionnairePath(activityId)}/versions`);
}

export function readVersion(activityId: string, version: number): Promise<FrozenVersion> {
  return fetchJson(`${questionnairePath(activityId)}/versions/${version}`);
}

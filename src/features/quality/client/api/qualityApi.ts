import { fetchJson, ownerPath } from "../../../../client/kit/console";
import type { Evidence } from "../../shared/check";

export interface Flag {
  readonly name: string;
  readonly evidence: readonly Evidence[];
}

export interface QualityRow {
  readonly id: string;
  readonly respondent: string | null;
  readonly channel: string;
  readonly isTest: boolean;
  readonly isMember: boolean;
  readonly startedAt: string;
  readonly activeMs: number | null;
  readonly wallMs: number | null;
  readonly flags: readonly Flag[];
  readonly review: {
    readonly decision: "kept" | "discarded";
    readonly at: string | null;
    readonly reason: string | null;
    readonly isSanctioned: boolean;
  } | null;
}

export interface FlagCount {
  readonly name: string;
  readonly icon: string;
  readonly count: number;
  readonly settings: Readonly<Record<string, number>>;
}

export interface Quality {
  readonly completes: number;
  readonly discarded: number;
  readonly flagged: number;
  readonly undecided: number;
  readonly medianWallMs: number | null;
  readonly medianActiveMs: number | null;
  readonly flags: readonly FlagCount[];
  readonly questions: Readonly<Record<string, { readonly variable: string; readonly title: string }>>;
  readonly rows: readonly QualityRow[];
  readonly total: number;
}

export interface AnswerQuality {
  readonly questionId: string;
  readonly variable: string;
  readonly title: string;
  readonly activeMs: number | null;
  readonly pastedShare: number | null;
  readonly chosen: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

export interface FlaggedResponse extends QualityRow {
  readonly answers: readonly AnswerQuality[];
}

interface Pair {
  readonly before: number;
  readonly after: number;
}

export interface Effect {
  readonly base: Pair;
  readonly questions: readonly {
    readonly id: string;
    readonly variable: string;
    readonly title: string;
    readonly base: Pair;
    readonly counts: readonly (Pair & { readonly code: string; readonly label: string })[];
    readonly mean: Pair | null;
    readonly shift: number;
  }[];
}

/** A quota that counts more than its target. */
export interface OverfullQuota {
  readonly id: string;
  readonly title: string;
  readonly completed: number;
  readonly target: number;
}

export interface DecisionReport {
  readonly decided: number;
  /** By responses that count again. */
  readonly overfull: readonly OverfullQuota[];
}

export type Decision = "keep" | "discard" | "undecided";

export interface Filter {
  readonly flag: string | undefined;
  readonly review: "undecided" | "kept" | "discarded" | undefined;
}

function basePath(activityId: string): string {
  return `${ownerPath(activityId)}/quality`;
}

export function readQuality(
  activityId: string,
  { flag, review, from, to, language }: Filter & { readonly from: number; readonly to: number; readonly language: string },
): Promise<Quality> {
  const query = new URLSearchParams({ range: JSON.stringify([from, to]), language });
  if (flag) query.set("flag", flag);
  if (review) query.set("review", review);
  return fetchJson(`${basePath(activityId)}?${query}`);
}

export function readFlagged(activityId: string, responseId: string, language: string): Promise<FlaggedResponse> {
  return fetchJson(`${basePath(activityId)}/${encodeURIComponent(responseId)}?${new URLSearchParams({ language })}`);
}

export function readEffect(activityId: string, responses: readonly string[], language: string): Promise<Effect> {
  return fetchJson(`${basePath(activityId)}/effect?${new URLSearchParams({ responses: responses.join(), language })}`);
}

export function decide(
  activityId: string,
  body: {
    readonly responses: readonly string[];
    readonly decision: Decision;
    readonly reason?: string;
    readonly isSanctioned?: boolean;
  },
): Promise<DecisionReport> {
  return fetchJson(`${basePath(activityId)}/decisions`, { method: "POST", body });
}

/** A whole response in words, as results tell it. */
export interface ResponseWords {
  readonly answers: readonly { readonly questionId: string; readonly text: string; readonly missing: string | null }[];
}

export function readWords(activityId: string, responseId: string, language: string): Promise<ResponseWords> {
  const path = `${ownerPath(activityId)}/responses/${encodeURIComponent(responseId)}`;
  return fetchJson(`${path}?${new URLSearchParams({ language })}`);
}

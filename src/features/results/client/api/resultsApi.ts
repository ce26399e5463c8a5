import { call, fetchJson, ownerPath } from "../../../../client/kit/console";
import type { Json } from "../../../../shared/json";
import type { ChartKind, Count, Statistics } from "../../../../survey/questionType";

/** Answers that responses must have given, by question id. Several answers of one question mean any of them. */
export type ResultsFilter = Readonly<Record<string, readonly string[]>>;

export interface ResultCount extends Count {
  /** Part of the question's base, or of the row's in a grid; 0 to 1. */
  readonly share: number;
}

export interface QuestionResult {
  readonly id: string;
  readonly variable: string;
  readonly title: string;
  readonly type: string;
  readonly isAnswerable: boolean;
  readonly charts: readonly ChartKind[];
  readonly canFilter: boolean;
  readonly base: number;
  readonly missing: Readonly<Record<string, number>>;
  readonly counts: readonly ResultCount[];
  /** Whether the counts are steps of one scale, the least first. */
  readonly isOrdered?: boolean;
  readonly statistics?: Statistics;
  readonly parts?: readonly {
    readonly code: string;
    readonly label: string;
    readonly base: number;
    readonly statistics: Statistics;
  }[];
  /** A sample of open answers, newest first. */
  readonly texts?: readonly string[];
  /** How many open answers there are. */
  readonly textCount?: number;
  /** What the type's own view draws. */
  readonly drawing?: Json;
}

export interface ResponseCounts {
  readonly total: number;
  readonly complete: number;
  readonly open: number;
  /** Ended by the questionnaire before its last question. */
  readonly ended: number;
  /** Completes that were discarded for their quality. */
  readonly discarded: number;
  readonly test: number;
}

export interface Results {
  readonly responses: ResponseCounts;
  /** Responses that remain after the filter. */
  readonly base: number;
  readonly questions: readonly QuestionResult[];
}

export interface ResponseRow {
  readonly id: string;
  readonly respondent: string | null;
  readonly channel: string;
  readonly isTest: boolean;
  readonly state: "open" | "complete" | "ended";
  /** How it ended: `state` alone doesn't tell a screen-out from a full quota. */
  readonly disposition: string | null;
  readonly startedAt: string;
  readonly completedAt: string | null;
}

export interface ResponseDetail extends ResponseRow {
  readonly answers: readonly {
    readonly questionId: string;
    readonly variable: string;
    readonly title: string;
    readonly type: string;
    readonly text: string;
    readonly missing: string | null;
  }[];
}

export interface Selection {
  readonly filter: ResultsFilter;
  /** Whether test responses count too. */
  readonly withTest: boolean;
}

function activityPath(activityId: string): string {
  return ownerPath(activityId);
}

function selectionParams({ filter, withTest }: Selection): URLSearchParams {
  return new URLSearchParams({ filter: JSON.stringify(filter), test: String(withTest) });
}

export function readResults(
  activityId: string,
  { language, signal, ...selection }: Selection & { readonly language: string; readonly signal?: AbortSignal },
): Promise<Results> {
  const params = selectionParams(selection);
  params.set("language", language);
  return fetchJson(`${activityPath(activityId)}/results?${params}`, signal ? { signal } : {});
}

export interface ResponsePage {
  readonly rows: readonly ResponseRow[];
  readonly total: number;
}

/** @param from 0-based; `to` is included */
export async function readResponses(
  activityId: string,
  { from, to, withTest }: { readonly from: number; readonly to: number; readonly withTest: boolean },
): Promise<ResponsePage> {
  const params = new URLSearchParams({ range: JSON.stringify([from, to]), test: String(withTest) });
  const { data, headers } = await call<readonly ResponseRow[]>(`${activityPath(activityId)}/responses?${params}`);
  return { rows: data, total: Number(headers.get("content-range")?.split("/")[1] ?? data.length) };
}

export function readResponse(activityId: string, responseId: string): Promise<ResponseDetail> {
  return fetchJson(`${activityPath(activityId)}/responses/${encodeURIComponent(responseId)}`);
}

export function deleteTestResponses(activityId: string): Promise<{ deleted: number }> {
  return fetchJson(`${activityPath(activityId)}/responses?test=true`, { method: "DELETE" });
}

/** Address of the responses as CSV, for {@link download}. */
export function responsesCsvPath(activityId: string, selection: Selection): string {
  return `${activityPath(activityId)}/responses.csv?${selectionParams(selection)}`;
}

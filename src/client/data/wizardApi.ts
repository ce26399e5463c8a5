import type { JsonObject } from "../../shared/json";
import type { EntityRecord } from "../host/clientHost";
import { ApiError, fetchJson } from "./api";

/** What is wrong with an answer, and the step that asks for it. */
export interface WizardIssue {
  readonly step: string;
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

/** What the server keeps of a wizard. */
export interface StoredWizard {
  readonly id: string;
  /** The answers so far. */
  readonly data: JsonObject;
  /** The record that is changed; absent: a new one. */
  readonly record?: string;
  /** Its version that the answers start from. */
  readonly recordVersion?: number;
  /** What it said to the wizard's questions then. */
  readonly before?: JsonObject;
  /** 0: nothing is kept yet. */
  readonly version: number;
  readonly updatedAt: string;
}

/** A wizard under way, as the server judges it. */
export interface WizardDraft extends StoredWizard {
  /** Names of the steps to go through, in order; the answers decide. */
  readonly shown: readonly string[];
  readonly faults: readonly WizardIssue[];
}

/** What a wizard begins with where it was never saved. */
export interface WizardBegin {
  /** The record to change; absent: a new one. */
  readonly record?: string;
}

function address(name: string, rest = ""): string {
  return `/api/wizards/${name}/drafts${rest}`;
}

/** One's own wizards under way. @throws ApiError */
export function listWizardDrafts(name: string): Promise<readonly WizardDraft[]> {
  return fetchJson(address(name));
}

/** @param begin what to begin with where there is none yet; absent: that is a failure. @throws ApiError `draft.notFound` */
export function readWizardDraft(name: string, id: string, begin?: WizardBegin): Promise<WizardDraft> {
  const query = begin ? `?${new URLSearchParams({ begin: "true", ...begin })}` : "";
  return fetchJson(address(name, `/${id}${query}`));
}

/**
 * Keeps answers, faulty ones too, upon the draft as this window has seen it.
 * @throws ApiError `draft.conflict` where another window saved since, `draft.notFound` where it is gone
 */
export function saveWizardDraft(name: string, seen: StoredWizard, data: JsonObject): Promise<WizardDraft> {
  const { id, version, record, recordVersion, before } = seen;
  return fetchJson(address(name, `/${id}`), {
    method: "PUT",
    body: { data, version, record, recordVersion, before },
    isQuiet: true,
  });
}

/** @throws ApiError */
export function discardWizardDraft(name: string, id: string): Promise<void> {
  return fetchJson(address(name, `/${id}`), { method: "DELETE" });
}

/**
 * Writes the record; a repeat, where the answer got lost, is answered as the first.
 * @param secrets answers that drafts never keep, such as passwords
 * @throws ApiError with faults
 */
export function submitWizard(name: string, { id, version }: StoredWizard, secrets: JsonObject): Promise<EntityRecord> {
  const headers = { "Idempotency-Key": id };
  return fetchJson(address(name, `/${id}/submit`), { method: "POST", body: { data: secrets, version }, headers });
}

/** The draft that another window saved meanwhile. */
export function newerWizard(error: unknown): StoredWizard | undefined {
  const isConflict = error instanceof ApiError && error.problem?.code === "draft.conflict";
  return isConflict ? (error.problem?.current as StoredWizard | undefined) : undefined;
}

/** The record as somebody else has saved it meanwhile. */
export function newerRecord(error: unknown): EntityRecord | undefined {
  const isConflict = error instanceof ApiError && error.problem?.code === "record.conflict";
  return isConflict ? (error.problem?.current as EntityRecord | undefined) : undefined;
}

/** Whether the draft was finished or discarded. */
export function isWizardGone(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "draft.notFound";
}

/** Whether the server can't be reached for now. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

import type { JsonObject } from "../../shared/json";
import type { EntityRecord } from "../host/clientHost";
import { fetchJson } from "./api";

/** What is wrong with an answer, and the step that asks for it. */
export interface WizardFault {
  readonly step: string;
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

/** A wizard under way, kept by the server. */
export interface WizardDraft {
  readonly id: string;
  /** The answers so far. */
  readonly data: JsonObject;
  /** The record that is changed; absent: a new one. */
  readonly record?: string;
  readonly version: number;
  readonly updatedAt: string;
  /** Names of the steps to go through, in order; the answers decide. */
  readonly shown: readonly string[];
  readonly faults: readonly WizardFault[];
}

function address(name: string, rest = ""): string {
  return `/api/wizards/${name}/drafts${rest}`;
}

/** One's own wizards under way. @throws ApiError */
export function listWizardDrafts(name: string): Promise<readonly WizardDraft[]> {
  return fetchJson(address(name));
}

/** @param record the one to change; absent: a new one. @throws ApiError */
export function startWizard(name: string, record?: string): Promise<WizardDraft> {
  return fetchJson(address(name), { method: "POST", body: record === undefined ? {} : { record } });
}

/** @throws ApiError */
export function readWizardDraft(name: string, id: string): Promise<WizardDraft> {
  return fetchJson(address(name, `/${id}`));
}

/** Keeps answers, faulty ones too. @throws ApiError `draft.conflict` where another window saved since */
export function saveWizardDraft(name: string, id: string, data: JsonObject, version?: number): Promise<WizardDraft> {
  return fetchJson(address(name, `/${id}`), { method: "PUT", body: version === undefined ? { data } : { data, version } });
}

/** @throws ApiError */
export function discardWizardDraft(name: string, id: string): Promise<void> {
  return fetchJson(address(name, `/${id}`), { method: "DELETE" });
}

/** Writes the record. @param secrets answers that drafts never keep, such as passwords. @throws ApiError with faults */
export function submitWizard(name: string, id: string, secrets: JsonObject): Promise<EntityRecord> {
  return fetchJson(address(name, `/${id}/submit`), { method: "POST", body: { data: secrets } });
}

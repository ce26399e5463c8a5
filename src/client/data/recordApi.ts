import type { Json } from "../../shared/json";
import type { EntityRecord } from "../host/clientHost";
import { call, fetchFile, fetchJson } from "./api";
import { address } from "./rest/address";
import { totalOf } from "./rest/contentRange";
import { ifMatch } from "./rest/requestHeaders";

/** A record that calls concern. */
export interface RecordAddress {
  readonly resource: string;
  readonly id: string;
}

function path({ resource, id }: RecordAddress, rest: string): string {
  return `${address(resource, id)}/${rest}`;
}

/** Moves a record to another state. @throws ApiError */
export function makeTransition(at: RecordAddress, name: string, version?: unknown): Promise<EntityRecord> {
  return fetchJson(path(at, `transitions/${name}`), { method: "POST", body: {}, headers: ifMatch(version) });
}

/** Brings back a record that was deleted softly. @throws ApiError */
export function restoreRecord(at: RecordAddress): Promise<EntityRecord> {
  return fetchJson(path(at, "restore"), { method: "POST", body: {} });
}

/** Brings back many, all or none. @returns the ids of those that were deleted @throws ApiError */
export function restoreRecords(resource: string, ids: readonly string[]): Promise<readonly string[]> {
  return fetchJson(`${address(resource)}/bulk`, { method: "POST", body: { action: "restore", ids } });
}

/** A field's value before and after an entry of the history. */
export interface FieldChange {
  readonly field: string;
  readonly from: Json | undefined;
  readonly to: Json | undefined;
  /** The values are kept from the log, or were taken out of it. */
  readonly isWithheld: boolean;
}

/** What somebody did to a record. */
export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly version: number | null;
  /** `former` is a person whom the space no longer knows, `system` the product itself. */
  readonly by: "person" | "backoffice" | "former" | "system";
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly changes: readonly FieldChange[];
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly total: number | undefined;
}

/** What happened to a record, the newest first. @throws ApiError */
export async function readHistory(at: RecordAddress, from: number, count: number): Promise<HistoryPage> {
  const range = new URLSearchParams({ range: JSON.stringify([from, from + count - 1]) });
  const { data, headers } = await call<HistoryEntry[]>(`${path(at, "history")}?${range}`);
  return { entries: data, total: totalOf(headers.get("content-range")) };
}

/** Makes a record what it was after an entry of its history. @throws ApiError */
export function restoreEntry(at: RecordAddress, entryId: number): Promise<EntityRecord> {
  return fetchJson(path(at, `history/${entryId}/restore`), { method: "POST", body: {} });
}

/** All that is kept about a person, as a file. @throws ApiError */
export function fetchPersonalData(at: RecordAddress): Promise<Blob> {
  return fetchFile(path(at, "personal-data"));
}

/** Removes what is kept about a person. @throws ApiError */
export function erasePerson(at: RecordAddress): Promise<void> {
  return fetchJson(path(at, "erasure"), { method: "POST", body: {} });
}

import type { JsonObject } from "../../../shared/json";
import { fetchJson } from "../api";

/** What a person is writing and has not saved yet, as `/api/drafts` keeps it. */
export interface SavedDraft {
  readonly data: JsonObject;
  /** Counts the saves, so that two windows notice each other. */
  readonly version: number;
  readonly updatedAt: string;
}

function address(key: string): string {
  return `/api/drafts/${encodeURIComponent(key)}`;
}

/** A draft of one's own, or nothing. Asked for as a list: that there is none is no failure. @throws ApiError */
export async function readDraft(key: string): Promise<SavedDraft | undefined> {
  const query = new URLSearchParams({ prefix: key });
  const found = await fetchJson<readonly (SavedDraft & { readonly key: string })[]>(`/api/drafts?${query}`);
  return found.find((draft) => draft.key === key);
}

/** @param version the one that this window has seen. @throws ApiError `draft.conflict` where another window saved since */
export function saveDraft(key: string, data: JsonObject, version?: number): Promise<SavedDraft> {
  return fetchJson(address(key), { method: "PUT", body: version === undefined ? { data } : { data, version }, isQuiet: true });
}

/** @throws ApiError */
export function deleteDraft(key: string): Promise<void> {
  return fetchJson(address(key), { method: "DELETE" });
}

import type { draftsApi, SavedDraft } from "../../../contracts/api/drafts";
import type { JsonObject } from "../../../shared/json";
import { clientOf } from "../clientOf";

const drafts = clientOf<typeof draftsApi>();

/** A draft of one's own, or nothing. Asked for as a list: that there is none is no failure. @throws ApiError */
export async function readDraft(key: string): Promise<SavedDraft | undefined> {
  const found = await drafts.call("GET /api/drafts", { query: { prefix: key } });
  return found.find((draft) => draft.key === key);
}

/** @param version the one that this window has seen. @throws ApiError `draft.conflict` where another window saved since */
export function saveDraft(key: string, data: JsonObject, version?: number): Promise<SavedDraft> {
  const body = version === undefined ? { data } : { data, version };
  return drafts.call("PUT /api/drafts/:key", { params: { key }, body }, { isQuiet: true });
}

/** @throws ApiError */
export function deleteDraft(key: string): Promise<void> {
  return drafts.call("DELETE /api/drafts/:key", { params: { key } });
}

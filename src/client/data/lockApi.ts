import { fetchJson } from "./api";
import type { RecordAddress } from "./recordApi";
import { address } from "./rest/address";

/** Says that this window edits a record, and goes on saying so. @throws ApiError `record.locked` where somebody else does */
export function takeLock({ resource, id }: RecordAddress, holder: string, isTakeover: boolean): Promise<void> {
  const query = isTakeover ? "?takeover=true" : "";
  return fetchJson(`${address(resource, id)}/lock${query}`, { method: "PUT", body: { holder }, isQuiet: true });
}

/** Gives the lock up, also while the page is being left. @throws ApiError */
export function releaseLock({ resource, id }: RecordAddress, holder: string): Promise<void> {
  const query = new URLSearchParams({ holder });
  return fetchJson(`${address(resource, id)}/lock?${query}`, { method: "DELETE", keepalive: true, isQuiet: true });
}

import { newId } from "../../../shared/ids";
import { type StoredWrite, writeKey } from "./pendingWrites";
import type { WriteStore } from "./writeStore";

/** Jobs that wait in this page alone, where the browser keeps nothing (a private window, a full disk). */
export function createMemoryStore(device: string = newId()): WriteStore {
  const writes = new Map<string, Map<string, StoredWrite>>();
  const addresses = new Map<string, string>();
  const of = (responseId: string) => {
    const known = writes.get(responseId) ?? new Map<string, StoredWrite>();
    writes.set(responseId, known);
    return known;
  };
  const isCurrent = (responseId: string, { job, token }: StoredWrite) => of(responseId).get(writeKey(job))?.token === token;
  return {
    isDurable: false,
    device,
    secret: newId() + newId(),
    read: async (responseId) => [...of(responseId).values()].sort((a, b) => a.at - b.at),
    put: async (responseId, kept) => void of(responseId).set(writeKey(kept.job), kept),
    has: async (responseId, kept) => isCurrent(responseId, kept),
    remove: async (responseId, kept) => {
      if (isCurrent(responseId, kept)) of(responseId).delete(writeKey(kept.job));
    },
    clear: async (responseId) => void writes.delete(responseId),
    addressOf: async (responseId, fileId) => addresses.get(`${responseId} ${fileId}`),
    keepAddress: async (responseId, fileId, address) => void addresses.set(`${responseId} ${fileId}`, address),
  };
}

import { newId } from "../../../shared/ids";
import type { JobStore } from "./jobStore";
import { jobKey, type KeptJob } from "./jobs";

/** Jobs that wait in this page alone, where the browser keeps nothing (a private window, a full disk). */
export function createMemoryStore(device: string = newId()): JobStore {
  const jobs = new Map<string, Map<string, KeptJob>>();
  const addresses = new Map<string, string>();
  const of = (responseId: string) => {
    const known = jobs.get(responseId) ?? new Map<string, KeptJob>();
    jobs.set(responseId, known);
    return known;
  };
  const holds = (responseId: string, { job, token }: KeptJob) => of(responseId).get(jobKey(job))?.token === token;
  return {
    isDurable: false,
    device,
    secret: newId() + newId(),
    read: async (responseId) => [...of(responseId).values()].sort((a, b) => a.at - b.at),
    put: async (responseId, kept) => void of(responseId).set(jobKey(kept.job), kept),
    has: async (responseId, kept) => holds(responseId, kept),
    remove: async (responseId, kept) => {
      if (holds(responseId, kept)) of(responseId).delete(jobKey(kept.job));
    },
    clear: async (responseId) => void jobs.delete(responseId),
    addressOf: async (responseId, fileId) => addresses.get(`${responseId} ${fileId}`),
    keepAddress: async (responseId, fileId, address) => void addresses.set(`${responseId} ${fileId}`, address),
  };
}

import { clientOf } from "../../../../src/client/kit/console";
import type { neuroResultsApi } from "../../shared/api/results";

export const neuroCalls = clientOf<typeof neuroResultsApi>();
/** While a finished study's results are on their way. */
const WAITING_MS = 10_000;

/** A study's results, asked for again until those of a finished study are there. */
export function useResults(id: string) {
  const call = { params: { id } };
  // What fails is tried again by a button that counts down.
  const first = neuroCalls.useCall("GET /api/studies/:id/neuro", call, { retry: false });
  const isWaiting = first.data?.state === "CALCULATING";
  neuroCalls.useCall("GET /api/studies/:id/neuro", call, { enabled: isWaiting, refetchInterval: isWaiting ? WAITING_MS : false });
  return first;
}

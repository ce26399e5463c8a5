import { clientOf } from "../../../../src/client/kit/console";
import type { neuroResultsApi } from "../../shared/api/results";

export const neuroCalls = clientOf<typeof neuroResultsApi>();
/** While a finished study's results are on their way. */
const WAITING_MS = 10_000;

/** A study's results, asked for again until those of a finished study are there. */
export function useResults(id: string) {
  const call = { params: { id } };
  const first = neuroCalls.useCall("GET /api/studies/:id/neuro", call);
  const isWaiting = first.data?.state === "CALCULATING";
  neuroCalls.useCall("GET /api/studies/:id/neuro", call, { enabled: isWaiting, refetchInterval: isWaiting ? WAITING_MS : false });
  return first;
}

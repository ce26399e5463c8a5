import type { SpaceDb } from "../../../../server/kit";
import type { Left } from "../execution/leaveSteps";
import type { Cell } from "./cells";
import { matchedCells } from "./matchedCells";
import { NOWHERE, settlePlaces } from "./settlePlaces";

interface Settled {
  readonly response: { readonly id: string; readonly device: string | null; readonly isTest: boolean | null };
  readonly cells: readonly Cell[];
  readonly left: Left;
}

/**
 * Reserves a response's places in the cells that it falls into, and counts them once it is complete; whoever ends
 * otherwise gives them back. A test response counts nowhere and meets no limit.
 * @returns how the response ends: as it would have, or over quota, or closed where its cell isn't open yet
 */
export async function settleQuotas(db: SpaceDb, { response, cells, left }: Settled): Promise<Left["end"]> {
  if (cells.length === 0 || response.isTest) return left.end;
  const isComplete = left.end?.disposition === "complete";
  if (left.end && !isComplete) {
    await settlePlaces(db, response.id, NOWHERE);
    return left.end;
  }
  const matched = matchedCells(cells, { way: left.way, left: left.count, device: response.device });
  const wanted = { quotas: matched.map(({ id }) => id), state: isComplete ? "counted" : "reserved" } as const;
  const refusal = await settlePlaces(db, response.id, wanted);
  if (!refusal) return left.end;
  await settlePlaces(db, response.id, NOWHERE);
  return { disposition: refusal.reason === "full" ? "overQuota" : "closed", endedBy: refusal.quota };
}

import type { DispositionChange } from "../../../contracts/events/response";
import type { Delivery } from "../../../server/kit";
import type { Disposition } from "../../../survey/fieldwork/dispositions";
import { lift } from "./sanctions";

/** How a response ends that a reviewer discards. */
export const DISCARDED: readonly Disposition[] = ["quality", "qualitySanctioned"];

/** What a reviewer may have decided about a response that ended in this way. */
function agreeingReview(to: Disposition): string | null {
  if (to === "complete") return "kept";
  return DISCARDED.includes(to) ? "discarded" : null;
}

/**
 * Whoever changes how a response ended (a reviewer, or reconciliation with a supplier), decision and end agree: one that
 * the new end contradicts is taken back, and its sanction with it.
 */
export async function keepReviewsTrue({ db, payload: { responses, to } }: Delivery<DispositionChange>): Promise<void> {
  await db
    .updateTable("response")
    .set({ review: null, reviewedBy: null, reviewedAt: null, reviewReason: null })
    .where("id", "in", [...responses])
    .where("review", "is not", null)
    .where("review", "is distinct from", agreeingReview(to))
    .execute();
  if (to !== "qualitySanctioned") await lift(db, responses);
}

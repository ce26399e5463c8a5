import { dispositionChanged } from "../../../../contracts/events/response";
import type { ResponseEnding } from "../../../../contracts/services/fieldwork";
import type { HostTools, SpaceDb } from "../../../../server/kit";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";

/**
 * Changes how finished responses ended: only here they begin or cease to count after field. Those that ended so already
 * stay as they are. Call it in a transaction. Whoever keeps books of completes (quota
 * cells, points, credits) or of decisions follows `disposition.changed`, inside the same transaction.
 *
 * @example
 * host.on(dispositionChanged, async ({ db, payload: { responses, from, to } }) => {
 *   if (from === "complete") await releaseCells(db, responses);
 *   if (to === "complete") await retakeCells(db, responses);
 * });
 */
export async function changeDisposition(
  db: SpaceDb,
  responses: readonly ResponseEnding[],
  to: Disposition,
  publish: HostTools["publish"],
): Promise<void> {
  const groups = new Map<Disposition, string[]>();
  for (const { id, disposition } of responses) {
    // An imported response says nothing of its end: it is complete.
    const from = (disposition ?? "complete") as Disposition;
    if (from !== to) groups.set(from, [...(groups.get(from) ?? []), id]);
  }
  const state = to === "complete" ? "complete" : "ended";
  for (const [from, ids] of groups) {
    await db
      .updateTable("response")
      .set({ state, disposition: to, updatedAt: new Date().toISOString() })
      .where("id", "in", ids)
      .execute();
    await publish(db, dispositionChanged, { responses: ids, from, to });
  }
}

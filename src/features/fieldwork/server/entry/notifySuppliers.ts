import type { DispositionChange } from "../../../../contracts/events/response";
import type { Delivery } from "../../../../server/kit";
import type { FieldworkServices } from "../services";
import { notifySupplier } from "./notifySupplier";

/** More would hold the decision's transaction for too long; the rest are notified within the hour, by the scheduled task. */
const MOST = 200;

/** A supplier is told at once that somebody whom it sent counts no more, or counts again. */
export function notifySuppliers(services: FieldworkServices) {
  return async ({ db, payload: { responses } }: Delivery<DispositionChange>): Promise<void> => {
    const sent = await db
      .selectFrom("response")
      .select("id")
      .where("id", "in", [...responses])
      .where("supplier", "is not", null)
      .orderBy("id")
      .limit(MOST)
      .execute();
    for (const { id } of sent) await notifySupplier(db, id, services);
  };
}

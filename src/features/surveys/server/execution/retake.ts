import { DISPOSITIONS, type Disposition } from "../../../../schema/dispositions";
import { AppError } from "../../../../shared/errors";
import { expiryOf } from "./expiry";
import type { FoundResponse } from "./findResponse";
import type { Seat } from "./seat";

function isRetakable(disposition: Disposition): boolean {
  return DISPOSITIONS[disposition].mayRetake;
}

/** The ends after which a person may go on. */
export const RETAKABLE: readonly Disposition[] = (Object.keys(DISPOSITIONS) as Disposition[]).filter(isRetakable);

export function mayRetake({ state, disposition }: Pick<FoundResponse, "state" | "disposition">): boolean {
  return state === "ended" && disposition !== null && isRetakable(disposition as Disposition);
}

/**
 * Opens an ended response again, where it was left: one person keeps one response, so that nothing is counted twice.
 * @throws AppError `execution.alreadyAnswered` where it ended for good
 */
export async function retakeResponse({ db, fieldwork }: Seat, response: FoundResponse): Promise<FoundResponse> {
  if (!mayRetake(response)) throw new AppError("execution.alreadyAnswered");
  const expiresAt = expiryOf(fieldwork, new Date());
  await db
    .updateTable("response")
    .set({ state: "open", disposition: null, endedBy: null, completedAt: null, toldDisposition: null, expiresAt })
    .where("id", "=", response.id)
    .where("state", "=", "ended")
    .where("disposition", "in", [...RETAKABLE])
    .execute();
  return { ...response, state: "open", disposition: null, expiresAt };
}

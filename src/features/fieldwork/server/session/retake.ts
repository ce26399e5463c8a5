import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";
import { mayRetake, RETAKABLE } from "../eligibility/mayRetake";
import { requireNewAddress } from "../eligibility/requireNewAddress";
import { followStart } from "../participation/followStart";
import { expiryOf } from "../response/expiry";
import type { StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";

/** Of the network that the response began in: that one it takes again, wherever its respondent is by now. */
async function addressOf(db: SpaceDb, responseId: string): Promise<string | null> {
  const row = await db.selectFrom("response").select("addressHash").where("id", "=", responseId).executeTakeFirst();
  return row?.addressHash ?? null;
}

async function open(db: SpaceDb, responseId: string, expiresAt: string | null): Promise<void> {
  await db
    .updateTable("response")
    .set({ state: "open", disposition: null, endedBy: null, completedAt: null, notifiedDisposition: null, expiresAt })
    .where("id", "=", responseId)
    .where("state", "=", "ended")
    .where("disposition", "in", [...RETAKABLE])
    .execute();
}

/**
 * Opens an ended response again, where it was left: one person keeps one response, so that nothing is counted twice.
 * @throws AppError `execution.alreadyAnswered` where it ended for good, `execution.sameAddress` where somebody else has
 * answered from its address meanwhile
 */
export async function retakeResponse(
  context: ResponseContext,
  response: StoredResponse,
  services: FieldworkServices,
): Promise<StoredResponse> {
  if (!mayRetake(response)) throw new AppError("execution.alreadyAnswered");
  const { db, fieldwork } = context;
  const { id } = response;
  const expiresAt = expiryOf(fieldwork, new Date());
  await db.transaction(async () => {
    const addressHash = await addressOf(db, id);
    if (addressHash !== null) await requireNewAddress(context, { id, addressHash });
    await open(db, id, expiresAt);
    await followStart(context, services);
  });
  return { ...response, state: "open", disposition: null, expiresAt };
}

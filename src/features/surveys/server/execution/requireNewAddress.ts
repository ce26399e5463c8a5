import { sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { RETAKABLE } from "./retake";
import type { Seat } from "./seat";

/** Of starts at once from one address one is let through: the others wait until its transaction ends. */
async function waitForAddress({ db, questionnaireId }: Seat, addressHash: string): Promise<void> {
  await db
    .selectFrom("questionnaire")
    .select(sql<unknown>`pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`.as("lock"))
    .where("id", "=", questionnaireId)
    .execute();
}

/**
 * Inside the transaction that begins a response. A response that may be begun again holds no address.
 * @throws AppError `execution.sameAddress`
 */
export async function requireNewAddress(seat: Seat, addressHash: string): Promise<void> {
  if (!seat.fieldwork.onePerAddress) return;
  await waitForAddress(seat, addressHash);
  const other = await seat.db
    .selectFrom("response")
    .select("id")
    .where("questionnaire", "=", seat.questionnaireId)
    .where("addressHash", "=", addressHash)
    .where("isTest", "=", false)
    .where((eb) => eb.or([eb("disposition", "is", null), eb("disposition", "not in", [...RETAKABLE])]))
    .executeTakeFirst();
  if (other) throw new AppError("execution.sameAddress");
}

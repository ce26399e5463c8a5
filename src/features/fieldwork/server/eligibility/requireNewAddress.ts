import { sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";
import { RETAKABLE } from "./mayRetake";

/** Of starts at once from one address one is let through: the others wait until its transaction ends. */
async function waitForAddress({ db, questionnaireId }: ResponseContext, addressHash: string): Promise<void> {
  await db
    .selectFrom("questionnaire")
    .select(sql<unknown>`pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`.as("lock"))
    .where("id", "=", questionnaireId)
    .execute();
}

/** Whose address it is to be. */
interface Taker {
  /** Absent for one that is about to begin. */
  readonly id?: string;
  readonly addressHash: string;
}

/**
 * Inside the transaction that begins a response, or opens it again. A response that may be begun again holds no address.
 * @throws AppError `execution.sameAddress`
 */
export async function requireNewAddress(context: ResponseContext, { id, addressHash }: Taker): Promise<void> {
  if (!context.fieldwork.onePerAddress) return;
  await waitForAddress(context, addressHash);
  const others = context.db
    .selectFrom("response")
    .select("id")
    .where("questionnaire", "=", context.questionnaireId)
    .where("addressHash", "=", addressHash)
    .where("isTest", "=", false)
    .where((eb) => eb.or([eb("disposition", "is", null), eb("disposition", "not in", [...RETAKABLE])]));
  const other = await (id === undefined ? others : others.where("id", "!=", id)).executeTakeFirst();
  if (other) throw new AppError("execution.sameAddress");
}

import type { DispositionChange } from "../../../../contracts/events/response";
import type { Delivery } from "../../../../server/kit";
import { recountAll } from "./recount";

/** Who was taken out after field, or let in again, leaves a quota's count, or comes back into it. */
export async function recountChanged({ db, payload: { responses } }: Delivery<DispositionChange>): Promise<void> {
  const rows = await db
    .selectFrom("response")
    .select("questionnaire")
    .distinct()
    .where("id", "in", [...responses])
    .execute();
  for (const { questionnaire } of rows) await recountAll(db, questionnaire);
}

import type { DispositionHook } from "../../../../server/kit";
import { recountAll } from "./recount";

/** Who was taken out after field, or let in again, leaves a quota's count, or comes back into it. */
export const dispositionHook: DispositionHook = {
  afterChange: async ({ db, responses }) => {
    const rows = await db
      .selectFrom("response")
      .select("questionnaire")
      .distinct()
      .where("id", "in", [...responses])
      .execute();
    for (const { questionnaire } of rows) await recountAll(db, questionnaire);
  },
};

import { studyMoved } from "../../../../contracts/events/study";
import { type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import { lastQuote } from "../quote/quotes";
import type { StudyServices } from "../services";
import { dueOf } from "./finishStudy";

/**
 * Makes a finished study's completes final: what was discarded since its end is given back to the company, and the
 * panelists of those that count get their coins. Done once.
 * @throws AppError `studies.notFinished`
 */
export async function reconcileStudy(
  db: SpaceDb,
  { studyId, accountId }: { readonly studyId: string; readonly accountId: string | null },
  services: StudyServices,
): Promise<void> {
  await db.transaction(async () => {
    const study = await db
      .selectFrom("study")
      .selectAll()
      .where("id", "=", studyId)
      .where("status", "=", "FINISHED")
      .forUpdate()
      .executeTakeFirst();
    if (!study) throw new AppError(STUDY_ERRORS.notFinished);
    if (study.reconciledAt) return;
    await db.updateTable("study").set({ reconciledAt: sql<string>`now()` }).where("id", "=", studyId).execute();
    const quote = await lastQuote(db, studyId);
    const charged = quote?.charged ?? 0;
    const due = quote ? await dueOf(db, quote, study, services) : 0;
    if (quote?.holdKey && due < charged) {
      await services.credits().reverse(db, { key: quote.holdKey, amount: charged - due });
      await db.updateTable("studyQuote").set({ charged: due }).where("id", "=", quote.id).execute();
    }
    await services.panel().payField(db, studyId);
    await services.tools().publish(db, studyMoved, { studyId, move: "reconcile", accountId });
  });
}

import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { StudySummary } from "../shared/api/orders";
import { estimate } from "./quote/estimate";
import { lastQuote, presentQuote } from "./quote/quotes";
import type { StudyServices } from "./services";

/** How a study stands before and after it is ordered. @throws AppError `record.notFound` */
export async function readSummary(db: SpaceDb, studyId: string, services: StudyServices): Promise<StudySummary> {
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  const quote = await lastQuote(db, studyId);
  const { available } = await services.credits().balanceOf(db);
  const company = await db.selectFrom("company").select("name").where("id", "=", db.spaceId).executeTakeFirst();
  const counts = study.questionnaire ? await services.fieldwork().count(db, study.questionnaire) : undefined;
  return {
    ...(await estimate(db, study, services)),
    quote: quote ? presentQuote(quote, study) : null,
    company: company?.name ?? "",
    available,
    reviewEndsAt: study.reviewEndsAt,
    reviewComment: study.reviewComment,
    completes: counts?.dispositions.complete ?? 0,
  };
}

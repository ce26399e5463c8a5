import type { RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { StudySummary } from "../shared/api/orders";
import { openCorrections } from "./comments/comments";
import { issueText, releaseIssues } from "./moves/orderIssues";
import { estimate } from "./quote/estimate";
import { lastQuote, presentQuote } from "./quote/quotes";
import { filledIn, type StudyValues } from "./quote/studyInputs";
import type { StudyServices } from "./services";

/** Where nothing is paid for yet, and something may be in the way of it. */
const BEFORE_RELEASE = ["UNDER_CONSTRUCTION", "PROCESSING"];

type Context = Pick<RouteContext, "db" | "text">;

/** What keeps a study from being released, in the reader's words. */
async function issuesOf({ db, text }: Context, study: StudyValues, services: StudyServices): Promise<StudySummary["issues"]> {
  if (!BEFORE_RELEASE.includes(String(study.status))) return [];
  const issues = await releaseIssues(db, filledIn(study, services.products), services);
  return issues.map((issue) => ({ field: issue.path.slice(1), message: issueText(issue, text) }));
}

/** How a study stands before and after it is ordered. @throws AppError `record.notFound` */
export async function readSummary(context: Context, studyId: string, services: StudyServices): Promise<StudySummary> {
  const { db } = context;
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  const quote = await lastQuote(db, studyId);
  const { available } = await services.credits().balanceOf(db);
  const company = await db.selectFrom("company").select("name").where("id", "=", db.spaceId).executeTakeFirst();
  const counts = study.questionnaire ? await services.fieldwork().count(db, study.questionnaire) : undefined;
  return {
    ...(await estimate(db, study, services)),
    quote: quote ? presentQuote(quote, study, services) : null,
    company: company?.name ?? "",
    available,
    reviewEndsAt: study.reviewEndsAt,
    reviewComment: study.reviewComment,
    hasQuestionnaire: services.products.get(String(study.type))?.hasQuestionnaire ?? false,
    completes: counts?.dispositions.complete ?? 0,
    openCorrections: await openCorrections(db, studyId),
    issues: await issuesOf(context, study, services),
  };
}

import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Respondent, Seat } from "./seat";

/**
 * A seat at a questionnaire by its open link; nobody earns anything there.
 * @throws AppError `execution.notFound` while the link is off
 */
export async function linkSeat(db: SpaceDb, questionnaireId: string, respondent: Respondent): Promise<Seat> {
  const row = await db
    .selectFrom("questionnaire")
    .leftJoin("activity", "activity.questionnaire", "questionnaire.id")
    .select(["questionnaire.isLinkOpen", "questionnaire.publishedVersion"])
    .select(["activity.title", "activity.status", "activity.startsAt", "activity.endsAt"])
    .where("questionnaire.id", "=", questionnaireId)
    .executeTakeFirst();
  if (!row?.isLinkOpen || !row.publishedVersion) throw new AppError("execution.notFound");
  const { publishedVersion, title, status, startsAt, endsAt } = row;
  const activity = title !== null && status !== null ? { title, status, startsAt, endsAt } : undefined;
  return { db, questionnaireId, publishedVersion, activity, labs: 0, respondent };
}

import { type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import type { StudyValues } from "../quote/studyInputs";

const RUNNING = ["CONFIRMED", "OPEN"];

/** The licence that holds today, held until the transaction ends: of releases at once each sees the one before. */
async function holdLicence(db: SpaceDb) {
  return db
    .selectFrom("licence")
    .select(["concurrentStudies", "maximumSample", "maxSurveyMinutes"])
    .where("startsOn", "<=", sql<string>`current_date`)
    .where((eb) => eb.or([eb("endsOn", "is", null), eb("endsOn", ">=", sql<string>`current_date`)]))
    .orderBy("startsOn", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** The company's other studies in review and in field. */
async function countRunning(db: SpaceDb, studyId: string): Promise<number> {
  const { count } = await db
    .selectFrom("study")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("status", "in", RUNNING)
    .where("id", "<>", studyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const exceeds = (value: unknown, limit: number | null) => limit !== null && Number(value ?? 0) > limit;

/**
 * A company without a licence has no limits but its credits.
 * @throws AppError `studies.concurrentStudies`, `studies.maximumSample`, `studies.maxSurveyMinutes` with the `limit`
 */
export async function requireWithinLicence(db: SpaceDb, study: StudyValues): Promise<void> {
  const licence = await holdLicence(db);
  if (!licence) return;
  const { concurrentStudies, maximumSample, maxSurveyMinutes } = licence;
  const refuse = (error: (typeof STUDY_ERRORS)[keyof typeof STUDY_ERRORS], limit: number | null) =>
    new AppError(error, { params: { limit: limit ?? 0 }, extensions: { limit } });
  if (exceeds(study.sampleSize, maximumSample)) throw refuse(STUDY_ERRORS.maximumSample, maximumSample);
  if (exceeds(study.estimatedDuration, maxSurveyMinutes)) throw refuse(STUDY_ERRORS.maxSurveyMinutes, maxSurveyMinutes);
  if (concurrentStudies !== null && (await countRunning(db, String(study.id))) >= concurrentStudies)
    throw refuse(STUDY_ERRORS.concurrentStudies, concurrentStudies);
}

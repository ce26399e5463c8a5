import type { ResponseCounts } from "../../../../contracts/api/questionnaires";
import type { SpaceDb } from "../../../../server/kit";

/** What each version of a questionnaire was answered; how many in all. */
export interface QuestionnaireResponses {
  readonly all: ResponseCounts;
  readonly of: (versionId: string) => ResponseCounts;
}

export async function responseCounts(db: SpaceDb, questionnaireId: string): Promise<QuestionnaireResponses> {
  const rows = await db
    .selectFrom("response")
    .select(["questionnaireVersion", "isTest", (eb) => eb.fn.countAll<number>().as("count")])
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing")
    .groupBy(["questionnaireVersion", "isTest"])
    .execute();
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + Number(count), 0);
  const total = (some: typeof rows): ResponseCounts => ({
    responses: sum(some.filter(({ isTest }) => !isTest)),
    testResponses: sum(some.filter(({ isTest }) => isTest)),
  });
  return { all: total(rows), of: (id) => total(rows.filter(({ questionnaireVersion }) => questionnaireVersion === id)) };
}

/** Completes by activity, whoever they came from; without those of the team's trials. */
export async function countCompletes({
  db,
  activityIds,
}: {
  readonly db: SpaceDb;
  readonly activityIds: readonly string[];
}): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("activity")
    .innerJoin("response", "response.questionnaire", "activity.questionnaire")
    .select(["activity.id", (eb) => eb.fn.countAll<number>().as("count")])
    .where("activity.id", "in", [...activityIds])
    .where("response.state", "=", "complete")
    .where("response.isTest", "=", false)
    .groupBy("activity.id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

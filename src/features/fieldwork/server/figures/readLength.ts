import { sql } from "kysely";
import type { SpaceDb } from "../../../../server/kit";
import type { InterviewLength } from "../../shared/api/figures";
import { lengthBins } from "./lengthBins";

/** Longer ones are of people who came back another day. */
const MOST_MINUTES = 24 * 60;

/** How long completes took, from their begin to their end. Rows of a file that say nothing of it don't count. */
export async function readLength(db: SpaceDb, questionnaireId: string): Promise<InterviewLength> {
  const seconds = sql<number>`extract(epoch from completed_at - started_at)`;
  const timed = db
    .selectFrom("response")
    .where("questionnaire", "=", questionnaireId)
    .where("state", "=", "complete")
    .where("isTest", "=", false)
    .where((eb) => eb("completedAt", ">", eb.ref("startedAt")));
  const quartile = (share: number) => sql<number | null>`percentile_cont(${share}::float8) within group (order by ${seconds})`;
  const { base, lower, median, upper } = await timed
    .select((eb) => eb.fn.countAll<number>().as("base"))
    .select([quartile(0.25).as("lower"), quartile(0.5).as("median"), quartile(0.75).as("upper")])
    .executeTakeFirstOrThrow();
  const minutes = await timed
    .select(sql<number>`least(floor(${seconds} / 60), ${MOST_MINUTES}::int)::int`.as("minute"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .groupBy("minute")
    .execute();
  const written = (value: number | null) => (value === null ? null : Number(value));
  return {
    ...{ base: Number(base), median: written(median), lowerQuartile: written(lower), upperQuartile: written(upper) },
    bins: lengthBins(minutes.map(({ minute, count }) => ({ minute: Number(minute), count: Number(count) }))),
  };
}

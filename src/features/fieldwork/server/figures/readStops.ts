import { sql } from "kysely";
import type { SpaceDb } from "../../../../server/kit";
import { DISPOSITIONS, type Disposition } from "../../../../survey/fieldwork/dispositions";
import type { Stop, StopCount } from "./dropOff";

/** Who may begin again hasn't been turned away: they went. */
function stopOf(state: string | null, disposition: string | null): Stop {
  if (state === "open") return "open";
  return disposition !== null && DISPOSITIONS[disposition as Disposition]?.mayRetake ? "left" : "ended";
}

/**
 * Completes, and by question where the others are: the question that was before them last, else the one that they
 * answered last. Answers are read of those alone of whom nothing else is known.
 */
export async function readStops(
  db: SpaceDb,
  questionnaireId: string,
): Promise<{ readonly completes: number; readonly stops: readonly StopCount[] }> {
  const rows = await db
    .selectFrom("response")
    .select(["response.state", "response.disposition"])
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      sql<string | null>`case when response.state = 'complete' then null else coalesce(response.current_question_id, (
        select answer.question_id from answer where answer.response = response.id order by answer.saved_at desc limit 1)) end`.as(
        "questionId",
      ),
    ])
    .where("response.questionnaire", "=", questionnaireId)
    .where("response.state", "!=", "importing")
    .where("response.isTest", "=", false)
    .groupBy(["response.state", "response.disposition", "questionId"])
    .execute();
  const counted = rows.map((row) => ({ ...row, count: Number(row.count) }));
  return {
    completes: counted.reduce((sum, { state, count }) => (state === "complete" ? sum + count : sum), 0),
    stops: counted.flatMap(({ state, disposition, questionId, count }) =>
      state === "complete" ? [] : [{ questionId, stop: stopOf(state, disposition), count }],
    ),
  };
}

import { sql } from "kysely";
import type { SpaceDb } from "../../../../server/kit";
import { DISPOSITIONS, type Disposition } from "../../../../survey/fieldwork/dispositions";
import type { Stop, StopCount } from "./dropOff";

/** Who may begin again hasn't been turned away: they went. */
function stopOf(state: string | null, disposition: string | null): Stop {
  if (state === "open") return "open";
  return disposition !== null && DISPOSITIONS[disposition as Disposition]?.mayRetake ? "left" : "ended";
}

const liveResponses = (db: SpaceDb, questionnaireId: string) =>
  db
    .selectFrom("response")
    .where("response.questionnaire", "=", questionnaireId)
    .where("response.state", "!=", "importing")
    .where("response.isTest", "=", false);

/** Of responses that aren't complete and stand nowhere, by the question that they answered last. */
async function readLastAnswered(db: SpaceDb, questionnaireId: string) {
  const lost = liveResponses(db, questionnaireId)
    .where("response.state", "!=", "complete")
    .where("response.currentQuestionId", "is", null)
    .select(["response.state", "response.disposition"])
    .select(
      sql<string | null>`(select answer.question_id from answer where answer.response = response.id
        order by answer.saved_at desc limit 1)`.as("questionId"),
    );
  return db
    .selectFrom(lost.as("lost"))
    .select(["state", "disposition", "questionId"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .groupBy(["state", "disposition", "questionId"])
    .execute();
}

/**
 * Completes, and by question where the others are: the question that was before them last, else the one that they
 * answered last. Answers are read of those alone of whom nothing else is known.
 */
export async function readStops(
  db: SpaceDb,
  questionnaireId: string,
): Promise<{ readonly completes: number; readonly stops: readonly StopCount[] }> {
  const rows = await liveResponses(db, questionnaireId)
    .select(["state", "disposition", "currentQuestionId as questionId"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .groupBy(["state", "disposition", "currentQuestionId"])
    .execute();
  const placed = rows.filter(({ state, questionId }) => state !== "complete" && questionId !== null);
  const lost = await readLastAnswered(db, questionnaireId);
  return {
    completes: rows.reduce((sum, { state, count }) => (state === "complete" ? sum + Number(count) : sum), 0),
    stops: [...placed, ...lost].map(({ state, disposition, questionId, count }) => ({
      ...{ questionId, stop: stopOf(state, disposition), count: Number(count) },
    })),
  };
}

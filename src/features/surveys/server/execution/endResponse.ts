import type { Walk } from "../../../../schema/logic/walk";
import type { SpaceDb } from "../../../../server/kit";
import type { Left } from "./leaveSteps";
import { answerRow, upsertAnswers } from "./writeAnswer";

interface Ending {
  readonly responseId: string;
  readonly questionnaireVersion: string;
  readonly way: Walk;
  /** Ids of the questions that have an answer. */
  readonly stored: Iterable<string>;
}

/** Takes away answers that a later change has put off the way: those questions were never asked. */
async function clearUnreached(db: SpaceDb, { responseId, way, stored }: Ending): Promise<void> {
  const met = new Set(way.steps.map(({ question }) => question.id));
  const unreached = [...stored].filter((id) => !met.has(id));
  if (unreached.length === 0) return;
  await db.deleteFrom("answer").where("response", "=", responseId).where("questionId", "in", unreached).execute();
}

/** Ends an open response for good, inside the transaction that holds it. */
export async function endResponse(
  db: SpaceDb,
  ending: Ending,
  { disposition, endedBy }: NonNullable<Left["end"]>,
): Promise<void> {
  await clearUnreached(db, ending);
  const now = new Date().toISOString();
  const { responseId: response, questionnaireVersion, way } = ending;
  const derived = [...way.derived].map(([questionId, answer]) =>
    answerRow({ response, questionnaireVersion, questionId }, answer, now),
  );
  if (derived.length > 0) await upsertAnswers(db, derived);
  await db
    .updateTable("response")
    .set({
      state: disposition === "complete" ? "complete" : "ended",
      disposition,
      endedBy: endedBy ?? null,
      completedAt: now,
      updatedAt: now,
    })
    .where("id", "=", ending.responseId)
    .execute();
}

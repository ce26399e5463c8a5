import type { ExtensionSchedule, SpaceDb } from "../../../../server/kit";
import { isTyped } from "../../../../survey/answers/isTyped";
import { reportedById } from "../reportedQuestionnaire";
import type { ResultsServices } from "../services";
import { readSavedSizes } from "./savedColumns";

/** Fewer are read from their answers as quickly. */
const LEAST_RESPONSES = 5_000;
/** Share of the responses that came or went before they are saved again. */
const CHANGES = 0.05;

async function readSizes(db: SpaceDb) {
  const rows = await db
    .selectFrom("response")
    .select(["questionnaire"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", "complete")
    .groupBy("questionnaire")
    .execute();
  return rows.map(({ questionnaire, count }) => ({ questionnaire, count: Number(count) }));
}

/**
 * Saves the columns of large questionnaires, so that their results open quickly after a restart too. Nothing that respondents
 * typed is among it: what is saved outlives the answers by some minutes.
 */
export function saveSchedule(services: ResultsServices): ExtensionSchedule {
  return {
    name: "results.columns",
    everyMinutes: 10,
    isLong: true,
    run: async (db, signal) => {
      const saved = await readSavedSizes(db);
      for (const { questionnaire: id, count } of await readSizes(db)) {
        if (signal.aborted) return;
        if (count < LEAST_RESPONSES || Math.abs(count - (saved.get(id) ?? 0)) <= count * CHANGES) continue;
        const questionnaire = await reportedById(db, id, services.types);
        const byId = new Map(questionnaire.questions.map((reported) => [reported.question.id, reported]));
        await services.responses.save(db, questionnaire, {
          questionIds: questionnaire.questions.flatMap(({ question, type }) => (type.isAnswerable ? [question.id] : [])),
          maySave: (questionId, answers) =>
            answers.every(({ value, comment }) => !comment && (value === undefined || !isTyped(byId.get(questionId), value))),
        });
      }
    },
  };
}

import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import type { ExtensionSchedule } from "../../../../src/server/kit";
import { NEURO_STUDY } from "../../shared/neuroStudy";
import { calculateStudy } from "./calculateStudy";

/** Calculates the final results of studies that have ended, however they did. */
export const finishedStudies = (questionnaires: () => QuestionnaireService): ExtensionSchedule => ({
  name: "neuro.finishedStudies",
  everyMinutes: 1,
  run: async (db, signal) => {
    const studies = await db
      .selectFrom("study")
      .select("id")
      .where("type", "=", NEURO_STUDY)
      .where("status", "=", "FINISHED")
      .where("questionnaire", "is not", null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("neuroResult")
              .select("neuroResult.id")
              .whereRef("neuroResult.study", "=", "study.id")
              .where("isFinal", "=", true),
          ),
        ),
      )
      .execute();
    for (const { id } of studies) {
      if (signal.aborted) return;
      await calculateStudy(db, id, questionnaires());
    }
  },
});

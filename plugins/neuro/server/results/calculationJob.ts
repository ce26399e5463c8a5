import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import { defineJob } from "../../../../src/server/kit";
import { CALCULATION_JOB } from "../../shared/neuroStudy";
import { calculateStudy } from "./calculateStudy";

/** Calculates a study's results while it is in field, for whoever asks for them. */
export const calculationJob = (questionnaires: () => QuestionnaireService) =>
  defineJob<{ readonly studyId: string }>({
    name: CALCULATION_JOB,
    run: async ({ db, payload: { studyId } }) => {
      await calculateStudy(db, studyId, questionnaires());
      return undefined;
    },
  });

import type { DemoSeed } from "../../../../server/kit";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { createQuestionnaire } from "../owner/createQuestionnaire";
import type { QuestionnaireServices } from "../services";
import { fuelDiary } from "./fuelDiary";
import { ideas } from "./ideas";
import { mobility } from "./mobility";
import { simulate, writeQuestionnaire } from "./writeQuestionnaire";

/** What is asked at each stage of the demo's studies, and how many have answered. */
const BY_STATUS: Readonly<Record<string, { readonly questionnaire: Questionnaire; readonly answered: number }>> = {
  FINISHED: { questionnaire: mobility, answered: 240 },
  OPEN: { questionnaire: mobility, answered: 134 },
  CONFIRMED: { questionnaire: ideas, answered: 0 },
  PROCESSING: { questionnaire: fuelDiary, answered: 0 },
};

/** The questions of the demo's studies, and the answers of those in field. */
export function demoStudies(services: QuestionnaireServices): DemoSeed {
  return {
    name: "studies.questionnaires",
    order: 210,
    run: async ({ spaceDb, companyId }) => {
      const db = spaceDb(companyId);
      const studies = await db.selectFrom("study").select(["id", "status"]).where("type", "=", "CONSUMER_SURVEY").execute();
      for (const { id, status } of studies) {
        await createQuestionnaire(db, { id, entity: "study" });
        const asked = BY_STATUS[status];
        if (!asked) continue;
        await writeQuestionnaire(db, id, { questionnaire: asked.questionnaire, isPublished: status !== "PROCESSING" }, services);
        if (asked.answered > 0) await simulate(db, id, asked.answered, services);
      }
    },
  };
}

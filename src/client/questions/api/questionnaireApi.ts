import type { QuestionnaireState, questionnairesApi } from "../../../contracts/api/questionnaires";
import { ownerClientOf } from "../../host/ownerClientOf";

export const questionnaires = ownerClientOf<typeof questionnairesApi>();

/** @throws ApiError */
export function readQuestionnaire(id: string): Promise<QuestionnaireState> {
  return questionnaires.call("GET /api/activities/:id/questionnaire", { params: { id } });
}

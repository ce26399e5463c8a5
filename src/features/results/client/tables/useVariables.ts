import { ownerClientOf } from "../../../../client/kit/console";
import type { tablesApi } from "../../shared/tablesApi";

export const tables = ownerClientOf<typeof tablesApi>();

/** What tables of an activity or a study can be made of beside the questions of a questionnaire. */
export const useVariables = (activityId: string) =>
  tables.useCall("GET /api/activities/:id/variables", { params: { id: activityId } });

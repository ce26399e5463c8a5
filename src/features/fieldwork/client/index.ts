import type { ClientHost } from "../../../client/kit/console";
import { isSurveyActivity } from "../../../survey/surveyActivity";

/** The fieldwork of a survey activity: who may answer, from where, quotas and how it stands. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 30,
    path: "fieldwork",
    label: "surveys.fieldwork.tab",
    icon: "RocketLaunch",
    isShown: isSurveyActivity,
    load: () => import("./tab/FieldworkTab").then(({ FieldworkTab }) => ({ default: FieldworkTab })),
  });
}

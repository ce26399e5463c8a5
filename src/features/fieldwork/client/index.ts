import type { ClientHost } from "../../../client/kit/console";
import { fieldFigures } from "../../../contracts/views/fieldFigures";

/** The fieldwork of a survey activity: who may answer, from where, quotas and how it stands. */
export function register(host: ClientHost): void {
  host.view(fieldFigures, () => import("./figures/FieldFigures").then(({ FieldFigures }) => ({ default: FieldFigures })));
  host.recordTab({
    entity: "activity",
    order: 30,
    path: "fieldwork",
    label: "surveys.fieldwork.tab",
    icon: "RocketLaunch",
    isShown: ({ questionnaire }) => typeof questionnaire === "string",
    load: () => import("./tab/FieldworkTab").then(({ FieldworkTab }) => ({ default: FieldworkTab })),
  });
}

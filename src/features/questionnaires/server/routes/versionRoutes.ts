import { questionnairesApi } from "../../../../contracts/api/questionnaires";
import { type ExtensionRoute, forEachOwner, route } from "../../../../server/kit";
import { listVersions } from "../questionnaire/listVersions";
import { readVersion } from "../questionnaire/readVersion";

/** What has been published of a questionnaire: it never changes. */
export const versionRoutes: readonly ExtensionRoute[] = forEachOwner(({ reading: access }) => [
  route(questionnairesApi, "GET /api/activities/:id/questionnaire/versions", {
    access,
    handle: ({ db }, { params }) => listVersions(db, params.id),
  }),
  route(questionnairesApi, "GET /api/activities/:id/questionnaire/versions/:number", {
    access,
    handle: ({ db }, { params: { id, number } }) => readVersion(db, { activityId: id, number: Number(number) }),
  }),
]);

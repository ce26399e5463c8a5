import { robotsApi } from "../../../../contracts/api/robots";
import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { questionnaireApi } from "../../shared/api";
import { generateTestData } from "../robots/generateTestData";
import { runRobots } from "../robots/runRobots";
import type { QuestionnaireServices } from "../services";

/** Robots try out a questionnaire before people do. */
export function robotRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return forEachOwner(({ writing: access }) => [
    route(robotsApi, "POST /api/activities/:id/robots", {
      access,
      handle: ({ db }, { params, body }) => runRobots(db, { activityId: params.id, ground: body.of }, services),
    }),
    route(questionnaireApi, "POST /api/activities/:id/robots/responses", {
      access,
      handle: async ({ db }, { params, body: { count }, reply }) => {
        const generated = await generateTestData(db, { activityId: params.id, count }, services);
        reply.code(201);
        return generated;
      },
    }),
  ]);
}

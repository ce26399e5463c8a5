import type { FastifyRequest } from "fastify";
import { type ExtensionRoute, forEachOwner } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { generateTestData, MOST_TEST_RESPONSES } from "../robots/generateTestData";
import { type RobotGround, runRobots } from "../robots/runRobots";
import type { QuestionnaireServices } from "../services";

const params = requiredObject({ id: idSchema });

function activityIdOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

/** Robots try out a questionnaire before people do. */
export function robotRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return forEachOwner(({ base, writing: access }) => [
    {
      method: "POST",
      url: `${base}/robots`,
      summary: "Send robots through the draft or the published version: findings, endings, predicted length",
      access,
      schema: { params, body: requiredObject({ of: { enum: ["draft", "published"] } }) },
      handle: ({ db }, request) => {
        const { of: ground } = request.body as { readonly of: RobotGround };
        return runRobots(db, { activityId: activityIdOf(request), ground }, services);
      },
    },
    {
      method: "POST",
      url: `${base}/robots/responses`,
      summary: "Generate test responses to the published version",
      access,
      schema: { params, body: requiredObject({ count: { type: "integer", minimum: 1, maximum: MOST_TEST_RESPONSES } }) },
      handle: async ({ db }, request, reply) => {
        const { count } = request.body as { readonly count: number };
        const generated = await generateTestData(db, { activityId: activityIdOf(request), count }, services);
        reply.code(201);
        return generated;
      },
    },
  ]);
}

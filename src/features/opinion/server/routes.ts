import type { FastifyRequest } from "fastify";
import type { Participations } from "../../../contracts/services/participation";
import { component, type ExtensionRoute, type RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Json, JsonObject } from "../../../shared/json";
import { requiredObject } from "../../../shared/objectSchema";
import { LONGEST_QUESTION, type MemberOpinion, type OpinionSettings, OTHERS_VISIBLE, type TeamOpinion } from "../shared/opinion";
import { countOpinions } from "./opinions";
import { readOpinion, saveOpinion } from "./settings";

const id = "0193fd0a-7c1e-7000-8000-000000000001";
const params = requiredObject({ id: { type: "string", format: "uuid" } });
const question: JsonObject = { type: "string", minLength: 1, maxLength: LONGEST_QUESTION, pattern: "\\S" };
const othersVisible: JsonObject = { type: "string", enum: [...OTHERS_VISIBLE] };
const SETTINGS = requiredObject({ question, othersVisible });
const TEAM = component(
  "TeamOpinion",
  requiredObject({ settings: { anyOf: [SETTINGS, { type: "null" }] }, opinions: { type: "integer" } }),
);
const MEMBER = component("MemberOpinion", requiredObject({ question, othersVisible }));
const EXAMPLE: Json = { question: "What would a week without a car be like?", othersVisible: "AFTER_OWN" };
const answer = { schema: TEAM, example: { settings: EXAMPLE, opinions: 8 } };

const activityOf = (request: FastifyRequest) => (request.params as { readonly id: string }).id;

async function teamOpinion({ db }: Pick<RouteContext, "db">, activityId: string): Promise<TeamOpinion> {
  return { settings: (await readOpinion(db, activityId)) ?? null, opinions: await countOpinions(db, activityId) };
}

/** @param participations of the running server, from the first request on */
export function opinionRoutes(participations: () => Participations): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/activities/:id/opinion",
      summary: "What an opinion asks, and how many have written",
      access: { entity: "activity", action: "read" },
      schema: { params },
      describe: () => ({ examples: { id }, answer }),
      handle: (context, request) => teamOpinion(context, activityOf(request)),
    },
    {
      method: "PUT",
      url: "/api/activities/:id/opinion",
      summary: "Save what an opinion asks; once somebody has written, the question's words alone",
      access: { entity: "activity", action: "update" },
      schema: { params, body: SETTINGS },
      describe: () => ({ examples: { id }, body: { schema: SETTINGS, example: EXAMPLE }, answer }),
      handle: async (context, request) => {
        await saveOpinion(context.db, activityOf(request), request.body as OpinionSettings);
        return teamOpinion(context, activityOf(request));
      },
    },
    {
      method: "GET",
      url: "/api/member/activities/:id/opinion",
      summary: "What a member is asked, and when others' opinions can be seen",
      access: { kind: "member" },
      schema: { params },
      describe: () => ({ examples: { id }, answer: { schema: MEMBER, example: EXAMPLE } }),
      handle: async ({ db, session }, request): Promise<MemberOpinion> => {
        if (!session?.memberId) throw new AppError("access.denied");
        await participations().admit(db, { activityId: activityOf(request), memberId: session.memberId });
        const opinion = await readOpinion(db, activityOf(request));
        if (!opinion) throw new AppError("record.notFound");
        return opinion;
      },
    },
  ];
}

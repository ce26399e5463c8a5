import type { Participations } from "../../../contracts/services/participation";
import { type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { opinionApi, type TeamOpinion } from "../shared/api";
import { countOpinions } from "./opinions";
import { readOpinion, saveOpinion } from "./settings";

async function teamOpinion({ db }: Pick<RouteContext, "db">, activityId: string): Promise<TeamOpinion> {
  return { settings: (await readOpinion(db, activityId)) ?? null, opinions: await countOpinions(db, activityId) };
}

/** @param participations of the running server, from the first request on */
export function opinionRoutes(participations: () => Participations): readonly ExtensionRoute[] {
  return [
    route(opinionApi, "GET /api/activities/:id/opinion", {
      access: { entity: "activity", action: "read" },
      handle: (context, { params }) => teamOpinion(context, params.id),
    }),
    route(opinionApi, "PUT /api/activities/:id/opinion", {
      access: { entity: "activity", action: "update" },
      handle: async (context, { params, body }) => {
        await saveOpinion(context.db, params.id, body);
        return teamOpinion(context, params.id);
      },
    }),
    route(opinionApi, "GET /api/member/activities/:id/opinion", {
      access: { kind: "member" },
      handle: async ({ db, session }, { params: { id: activityId } }) => {
        if (!session?.memberId) throw new AppError("access.denied");
        await participations().admit(db, { activityId, memberId: session.memberId });
        const opinion = await readOpinion(db, activityId);
        if (!opinion) throw new AppError("record.notFound");
        return opinion;
      },
    }),
  ];
}

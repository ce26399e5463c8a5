import type { Participations } from "../../../contracts/services/participation";
import { type ExtensionRoute, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { debateApi } from "../shared/api";
import { readAnswered } from "./readAnswered";
import { readDebate, readNeeded } from "./readDebate";
import { saveDebate } from "./saveDebate";

/** @param participations of the running server, from the first request on */
export const debateRoutes = (participations: () => Participations): readonly ExtensionRoute[] => [
  route(debateApi, "GET /api/activities/:id/debate", {
    access: { entity: "activity", action: "read" },
    handle: ({ db }, { params }) => readDebate(db, params.id),
  }),
  route(debateApi, "POST /client/communities/:id/activity/:activityId/step2Debate", {
    access: { entity: "activity", action: "update" },
    handle: async ({ db, session }, { params: { id: community, activityId }, body }) => {
      if (session?.space?.id !== community) throw new AppError("community.notFound");
      await saveDebate(db, activityId, body, participations());
      return readDebate(db, activityId);
    },
  }),
  route(debateApi, "GET /api/member/activities/:id/debate", {
    access: { kind: "member" },
    handle: async ({ db, session }, { params: { id: activityId } }) => {
      const memberId = session?.memberId;
      if (!memberId) throw new AppError("access.denied");
      await participations().admit(db, { activityId, memberId });
      const needed = await readNeeded(db, activityId);
      if (needed === 0) throw new AppError("record.notFound");
      return { needed, answered: await readAnswered(db, activityId, memberId) };
    },
  }),
];

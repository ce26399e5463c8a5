import type { Participations } from "../../../contracts/services/participation";
import { type ExtensionRoute, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { taskApi } from "../shared/api";
import { readMemberTask } from "./memberTask";

/** A task for members; they answer by the calls of its conversation. @param participations of the running server */
export const memberRoutes = (participations: () => Participations): readonly ExtensionRoute[] => [
  route(taskApi, "GET /api/member/activities/:id/task", {
    access: { kind: "member" },
    handle: async ({ db, session }, { params: { id: activityId } }) => {
      const memberId = session?.memberId;
      if (!memberId) throw new AppError("access.denied");
      await participations().admit(db, { activityId, memberId });
      return readMemberTask(db, activityId, memberId);
    },
  }),
];

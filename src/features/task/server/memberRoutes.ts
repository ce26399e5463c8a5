import type { Participations } from "../../../contracts/services/participation";
import type { ExtensionRoute } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import * as documents from "./documents";
import { readMemberTask } from "./memberTask";

/** A task for members; they answer by the calls of its conversation. @param participations of the running server */
export function memberRoutes(participations: () => Participations): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/member/activities/:id/task",
      summary: "A task as the member sees it: what is to do, and how one's answers stand",
      access: { kind: "member" },
      schema: { params: documents.params },
      describe: () => ({
        examples: { id: documents.EXAMPLE_ID },
        answer: { schema: documents.MEMBER, example: documents.MEMBER_EXAMPLE },
      }),
      handle: async ({ db, session }, request) => {
        const { id: activityId } = request.params as { readonly id: string };
        const memberId = session?.memberId;
        if (!memberId) throw new AppError("access.denied");
        await participations().admit(db, { activityId, memberId });
        return readMemberTask(db, activityId, memberId);
      },
    },
  ];
}

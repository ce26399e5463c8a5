import { MEMBER_ACTIVITY_EXAMPLE, MemberActivity } from "../../../../contracts/api/memberActivities";
import { demandCommunity, type ExtensionRoute, jsonSchema } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import { type ListServices, listMemberActivities } from "../listMemberActivities";
import { EXAMPLE_ID, uuid } from "./documents";

/** An activity under the specification's address, as its member meets it. */
export function memberSpecRoute(services: ListServices): ExtensionRoute {
  return {
    method: "GET",
    url: "/tester/communities/:id/activity/:activityId",
    summary: "One activity, with how far the member is",
    access: { kind: "member" },
    schema: { params: requiredObject({ id: uuid, activityId: uuid }) },
    describe: () => ({
      examples: { id: EXAMPLE_ID, activityId: EXAMPLE_ID },
      answer: { schema: jsonSchema(MemberActivity), example: MEMBER_ACTIVITY_EXAMPLE },
    }),
    handle: async (context, request) => {
      demandCommunity(context, request);
      const { activityId } = request.params as { readonly activityId: string };
      const memberId = context.session?.memberId;
      if (!memberId) throw new AppError("access.denied");
      const [activity] = await listMemberActivities(context.db, { memberId, activityId }, services);
      if (!activity) throw new AppError("record.notFound");
      return activity;
    },
  };
}

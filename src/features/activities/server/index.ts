import type { ServerHost } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { listMemberActivities } from "./listMemberActivities";

/** Activities as members meet them; the types of activities come from the features that run them. */
export function register(host: ServerHost): void {
  host.route({
    method: "GET",
    url: "/api/member/activities",
    summary: "Activities of the member's community, with how far the member is",
    access: { kind: "member" },
    schema: { querystring: { type: "object", additionalProperties: false, properties: {} } },
    handle: async ({ db, session }) => {
      if (!session?.memberId) throw new AppError("access.denied");
      return listMemberActivities(db, session.memberId, host.registries);
    },
  });
}

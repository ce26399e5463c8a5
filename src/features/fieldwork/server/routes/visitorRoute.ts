import { type ExtensionRoute, FROM_ROOM, networkOf, route } from "../../../../server/kit";
import { surveySpecApi } from "../../shared/api/survey";
import { createVisitorToken } from "../context/visitorToken";
import type { FieldworkServices } from "../services";

export function visitorRoute({ tools }: FieldworkServices): ExtensionRoute {
  return route(surveySpecApi, "GET /visitorToken", {
    access: "public",
    handle: async (_context, { request }) => {
      const key = networkOf(request.ip);
      await tools().demandAttempt({ scope: "visitorToken", key, limits: FROM_ROOM, refusal: "request.rateLimited" });
      const { token, expiresAt } = createVisitorToken(tools());
      return { visToken: token, tesVisToken: token, expiresAt };
    },
  });
}

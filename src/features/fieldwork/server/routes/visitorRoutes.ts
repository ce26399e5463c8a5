import { type ExtensionRoute, FROM_ROOM, networkOf } from "../../../../server/kit";
import { createVisitorToken } from "../context/visitorToken";
import type { FieldworkServices } from "../services";

/** `GET /visitorToken` (spec section 7, other). */
export function visitorRoutes({ tools }: FieldworkServices): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/visitorToken",
      summary: "A token to answer by an open link without cookies",
      access: "public",
      handle: async (_context, request) => {
        const key = networkOf(request.ip);
        await tools().demandAttempt({ scope: "visitorToken", key, limits: FROM_ROOM, refusal: "request.rateLimited" });
        const { token, expiresAt } = createVisitorToken(tools());
        return { visToken: token, tesVisToken: token, expiresAt };
      },
    },
  ];
}

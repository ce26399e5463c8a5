import type { GuestRoute } from "../../../../server/kit";
import type { SurveyServices } from "../services";
import { createVisitorToken } from "../visitor/visitorToken";

/** `GET /visitorToken` (spec section 7, other). */
export function visitorRoutes({ tools }: SurveyServices): readonly GuestRoute[] {
  return [
    {
      method: "GET",
      url: "/visitorToken",
      summary: "A token to answer by an open link without cookies",
      access: "public",
      handle: async () => {
        const { token, expiresAt } = createVisitorToken(tools());
        return { visToken: token, tesVisToken: token, expiresAt };
      },
    },
  ];
}

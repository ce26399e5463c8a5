import { demandCommunity, type ExtensionRoute, type HostTools, route } from "../../../../server/kit";
import { dayIn } from "../../../../shared/dates/dayIn";
import { createZone } from "../../../../shared/dates/zone";
import { AppError } from "../../../../shared/errors";
import { pointsApi } from "../../shared/api/points";
import { bookCustomPoints } from "./customPoints";

const dayBegan = (timeZone: string) => createZone(timeZone).instantOf(dayIn(timeZone), "00:00");

/** LABs by hand (spec section 7). @param tools from the first request on */
export const customPointsRoute = (tools: () => Pick<HostTools, "notify">): ExtensionRoute =>
  route(pointsApi, "POST /client/communities/:id/customPoints", {
    access: { entity: "member", action: "update" },
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      const { db, session, timeZone } = context;
      if (!session?.subjectId) throw new AppError("access.denied");
      const decision = { actorId: session.subjectId, dayBegan: await dayBegan(await timeZone()), tools: tools() };
      return bookCustomPoints(db, body, decision);
    },
  });

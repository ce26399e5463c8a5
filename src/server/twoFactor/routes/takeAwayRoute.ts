import type { FastifyInstance } from "fastify";
import { AFTER_END } from "../../access/session/endedCommunity";
import { takeAwayFactors } from "../removeFactor";
import { documentedCall } from "./documents";
import { demandId } from "./ownFactorRoutes";
import { noticeOf, type TwoFactorRoutesOptions } from "./routeOptions";

/** The way back for a person who has lost all second factors, by who answers for that person's access. */
export function takeAwayRoute(app: FastifyInstance, options: TwoFactorRoutesOptions): void {
  app.delete<{ Params: { accountId: string } }>(
    "/api/second-factors/of/:accountId",
    {
      config: AFTER_END,
      schema: documentedCall("Take another person's second factors away; all that person's sessions end", { answer: "nothing" }),
    },
    async (request, reply) => {
      const session = await options.sessionOf(request);
      const accountId = demandId(request.params.accountId);
      const { language, spaceId, link } = noticeOf(options, request, session);
      await takeAwayFactors(options, { session, accountId, notice: { language, spaceId, link } });
      return reply.code(204).send();
    },
  );
}

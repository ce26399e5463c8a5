import type { FastifyReply, FastifyRequest } from "fastify";
import { type RouteContext, requireSameOrigin } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { linkSeat } from "../execution/linkSeat";
import type { Seat } from "../execution/seat";
import { giveRespondentToken, respondentHash } from "../respondentCookie";
import type { ExecutionDoor } from "./executionRoutes";

/** @throws AppError `execution.notFound`, `request.foreignOrigin` */
export async function takeLinkSeat(
  context: Pick<RouteContext, "findSpace" | "sessionsIn">,
  request: FastifyRequest,
  reply: FastifyReply,
  isStart: boolean,
): Promise<Seat> {
  requireSameOrigin(request);
  const { linkToken } = request.params as { readonly linkToken: string };
  const found = await context.findSpace({ entity: "questionnaire", field: "linkToken", value: linkToken });
  if (!found) throw new AppError("execution.notFound");
  const { db, id } = found;
  const known = respondentHash(request, id);
  if (!known && !isStart) throw new AppError("execution.notFound");
  const isTest = isStart && (await context.sessionsIn(db.spaceId)).some(({ kind }) => kind !== "member");
  const seat = await linkSeat(db, id, { channel: "link", tokenHash: known ?? "", isTest });
  // Only a link that is open gives out cookies.
  return known ? seat : { ...seat, respondent: { channel: "link", tokenHash: giveRespondentToken(request, reply, id), isTest } };
}

/**
 * Anyone answers by an open link. A cookie tells who comes back; what the space's own team answers counts as a test.
 */
export const linkDoor: ExecutionDoor = {
  base: "/api/surveys/:linkToken/execution",
  params: { linkToken: { type: "string", minLength: 16, maxLength: 100 } },
  access: "public",
  seat: takeLinkSeat,
};

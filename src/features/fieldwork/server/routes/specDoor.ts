import type { FastifyRequest } from "fastify";
import type { GuestRoute, RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isTeam } from "../context/isTeam";
import { linkSeatOfActivity } from "../context/linkSeat";
import type { Seat } from "../context/seat";
import { visitOf } from "../context/visit";
import { hasVisitorToken, visitorHash } from "../context/visitorToken";
import type { FieldworkServices } from "../services";
import { takeMemberSeat } from "./memberDoor";

/** Members by their session, visitors by their token (spec section 7). */
export const specAccess: GuestRoute["access"] = { kind: "member", hasOwnToken: hasVisitorToken };

interface SeatCall {
  /** Its `id` is an activity's. */
  readonly request: FastifyRequest;
  readonly context: RouteContext;
  readonly services: FieldworkServices;
  /** Whether a response may begin here. @default false */
  readonly isStart?: boolean;
}

/** What has no open link is as good as absent, in whatever space it is. */
async function visitorSeat({ request, context, isStart = false }: SeatCall, tokenHash: string): Promise<Seat> {
  const { id: value } = request.params as { readonly id: string };
  const found = await context.findSpace({ entity: "activity", field: "id", value });
  if (!found) throw new AppError("execution.notFound");
  const free = await linkSeatOfActivity(found.db, found.id, visitOf(request));
  const isTest = isStart && (await isTeam(context, found.db.spaceId));
  return { ...free, respondent: { channel: "link", tokenHash, isTest } };
}

/**
 * A seat at the survey of an activity: the visitor's whose token the request brings, or else the member's. The token
 * wins over a session, which a browser may send along unasked.
 * @throws AppError `execution.notFound`, `execution.sessionLost`, or as `takeMemberSeat`
 */
export async function takeSpecSeat(call: SeatCall): Promise<Seat> {
  const { request, context, services } = call;
  const tokenHash = visitorHash(request, services.tools());
  if (tokenHash !== undefined) return visitorSeat(call, tokenHash);
  return takeMemberSeat({ context, request, services, activityId: (request.params as { readonly id: string }).id });
}

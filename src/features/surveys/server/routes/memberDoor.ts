import type { FastifyRequest } from "fastify";
import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { memberSeat } from "../execution/memberSeat";
import type { Seat } from "../execution/seat";
import { visitOf } from "../execution/visit";
import { idSchema } from "../schemas";
import type { ExecutionDoor } from "./executionRoutes";

/** The seat of the member who is signed in. @throws AppError `access.denied`, or as `memberSeat` */
export async function takeMemberSeat({ db, session }: RouteContext, request: FastifyRequest, activityId: string): Promise<Seat> {
  if (!session?.memberId) throw new AppError("access.denied");
  return memberSeat(db, { activityId, member: session.memberId, visit: visitOf(request) });
}

/** Members answer the surveys of their community. */
export const memberDoor: ExecutionDoor = {
  base: "/api/activities/:id/execution",
  params: { id: idSchema },
  access: { kind: "member" },
  seat: (context, request) => takeMemberSeat(context, request, (request.params as { readonly id: string }).id),
};

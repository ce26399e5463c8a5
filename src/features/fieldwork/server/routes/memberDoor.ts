import type { FastifyRequest } from "fastify";
import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { memberSeat } from "../context/memberSeat";
import type { Seat } from "../context/seat";
import { visitOf } from "../context/visit";
import type { FieldworkServices } from "../services";
import type { ExecutionDoor } from "./executionRoutes";

interface MemberCall {
  readonly context: RouteContext;
  readonly request: FastifyRequest;
  readonly services: FieldworkServices;
  readonly activityId: string;
}

/** The seat of the member who is signed in. @throws AppError `access.denied`, or as `memberSeat` */
export async function takeMemberSeat({ context: { db, session }, request, services, activityId }: MemberCall): Promise<Seat> {
  if (!session?.memberId) throw new AppError("access.denied");
  return memberSeat(db, { activityId, member: session.memberId, visit: visitOf(request) }, services);
}

/** Members answer the surveys of their community. */
export const memberDoor = (services: FieldworkServices): ExecutionDoor => ({
  base: "/api/activities/:id/execution",
  params: { id: idSchema },
  access: { kind: "member" },
  seat: (context, request) =>
    takeMemberSeat({ context, request, services, activityId: (request.params as { readonly id: string }).id }),
});

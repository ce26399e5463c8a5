import type { FastifyRequest } from "fastify";
import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { memberResponseContext } from "../context/memberResponseContext";
import { requestOrigin } from "../context/requestOrigin";
import type { ResponseContext } from "../context/responseContext";
import type { FieldworkServices } from "../services";

interface MemberCall {
  readonly context: RouteContext;
  readonly request: FastifyRequest;
  readonly services: FieldworkServices;
  readonly activityId: string;
}

/** The context of the member who is signed in. @throws AppError `access.denied`, or as `memberResponseContext` */
export async function resolveMember({
  context: { db, session },
  request,
  services,
  activityId,
}: MemberCall): Promise<ResponseContext> {
  if (!session?.memberId) throw new AppError("access.denied");
  return memberResponseContext(db, { activityId, member: session.memberId, origin: requestOrigin(request) }, services);
}

import type { FastifyRequest } from "fastify";
import { EXECUTION_ADDRESSES } from "../../../../contracts/executionAddresses";
import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { memberResponseContext } from "../context/memberResponseContext";
import { requestOrigin } from "../context/requestOrigin";
import type { ResponseContext } from "../context/responseContext";
import type { FieldworkServices } from "../services";
import type { ExecutionChannel } from "./executionRoutes";

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

/** Members answer the surveys of their community. */
export const memberChannel = (services: FieldworkServices): ExecutionChannel => ({
  base: EXECUTION_ADDRESSES.member,
  params: { id: idSchema },
  access: { kind: "member" },
  resolve: (context, request) =>
    resolveMember({ context, request, services, activityId: (request.params as { readonly id: string }).id }),
});

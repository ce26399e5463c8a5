import type { FastifyRequest } from "fastify";
import type { ExtensionRoute, RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isTeam } from "../context/isTeam";
import { linkResponseContextOfActivity } from "../context/linkResponseContext";
import { requestOrigin } from "../context/requestOrigin";
import type { ResponseContext } from "../context/responseContext";
import { hasVisitorToken, visitorHash } from "../context/visitorToken";
import type { FieldworkServices } from "../services";
import { resolveMember } from "./resolveMember";

/** Members by their session, visitors by their token (spec section 7). */
export const specAccess: ExtensionRoute["access"] = { kind: "member", hasOwnToken: hasVisitorToken };

interface SpecCall {
  readonly context: RouteContext;
  readonly request: FastifyRequest;
  readonly services: FieldworkServices;
  readonly activityId: string;
  /** Whether a response may begin here. @default false */
  readonly isStart?: boolean;
}

/** What has no open link is as good as absent, in whatever space it is. */
async function visitorResponseContext(
  { request, context, activityId, isStart = false }: SpecCall,
  tokenHash: string,
): Promise<ResponseContext> {
  const found = await context.findSpace({ entity: "activity", field: "id", value: activityId });
  if (!found) throw new AppError("execution.notFound");
  const free = await linkResponseContextOfActivity(found.db, found.id, requestOrigin(request));
  const isTest = isStart && (await isTeam(context, found.db.spaceId));
  return { ...free, respondent: { channel: "link", tokenHash, isTest } };
}

/**
 * The context of answers to the survey of an activity: the visitor's whose token the request brings, or else the member's. The token
 * wins over a session, which a browser may send along unasked.
 * @throws AppError `execution.notFound`, `execution.sessionLost`, or as `resolveMember`
 */
export async function resolveSpec(call: SpecCall): Promise<ResponseContext> {
  const tokenHash = visitorHash(call.request, call.services.tools());
  return tokenHash === undefined ? resolveMember(call) : visitorResponseContext(call, tokenHash);
}

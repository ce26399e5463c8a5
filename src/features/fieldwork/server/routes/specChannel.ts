import type { FastifyRequest } from "fastify";
import type { ExtensionRoute, RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isTeam } from "../context/isTeam";
import { linkResponseContextOfActivity } from "../context/linkResponseContext";
import { requestOrigin } from "../context/requestOrigin";
import type { ResponseContext } from "../context/responseContext";
import { hasVisitorToken, visitorHash } from "../context/visitorToken";
import type { FieldworkServices } from "../services";
import { resolveMember } from "./memberChannel";

/** Members by their session, visitors by their token (spec section 7). */
export const specAccess: ExtensionRoute["access"] = { kind: "member", hasOwnToken: hasVisitorToken };

interface SpecCall {
  /** Its `id` is an activity's. */
  readonly request: FastifyRequest;
  readonly context: RouteContext;
  readonly services: FieldworkServices;
  /** Whether a response may begin here. @default false */
  readonly isStart?: boolean;
}

/** What has no open link is as good as absent, in whatever space it is. */
async function visitorResponseContext(
  { request, context, isStart = false }: SpecCall,
  tokenHash: string,
): Promise<ResponseContext> {
  const { id: value } = request.params as { readonly id: string };
  const found = await context.findSpace({ entity: "activity", field: "id", value });
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
  const { request, context, services } = call;
  const tokenHash = visitorHash(request, services.tools());
  if (tokenHash !== undefined) return visitorResponseContext(call, tokenHash);
  return resolveMember({ context, request, services, activityId: (request.params as { readonly id: string }).id });
}

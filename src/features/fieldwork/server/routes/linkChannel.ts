import type { FastifyReply, FastifyRequest } from "fastify";
import { EXECUTION_ADDRESSES } from "../../../../contracts/executionAddresses";
import { type RouteContext, requireSameOrigin } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";
import { isTeam } from "../context/isTeam";
import { type LinkContext, linkResponseContext } from "../context/linkResponseContext";
import { requestOrigin } from "../context/requestOrigin";
import { giveRespondentToken, respondentHash } from "../context/respondentCookie";
import type { Respondent, ResponseContext } from "../context/responseContext";
import { visitorHash } from "../context/visitorToken";
import { entryToken, readEntry } from "../entry/readEntry";
import type { FieldworkServices } from "../services";
import type { ExecutionChannel, StartBody } from "./executionRoutes";

export const linkParams: JsonObject = { linkToken: { type: "string", minLength: 16, maxLength: 100 } };

/** What the request says of its start. */
function startOf(request: FastifyRequest): StartBody {
  return (request.body as StartBody | null) ?? {};
}

/** The hash of what the request brings from an earlier visit: a visitor's token, or else the cookie. */
function knownHash(request: FastifyRequest, questionnaireId: string, { tools }: FieldworkServices): string | undefined {
  return visitorHash(request, tools()) ?? respondentHash(request, questionnaireId);
}

/** Whoever sits down: sent by a supplier, known by an earlier visit or a visitor's token, or new. */
async function respondentAt(
  { db, questionnaireId, fieldwork }: LinkContext,
  { context, request, reply, services }: StartCall,
): Promise<Respondent> {
  const { keyedHash } = services.tools();
  const { parameters = {}, key } = startOf(request);
  const entry = readEntry(services.tools(), { questionnaireId, fieldwork, parameters });
  const known = entry ? undefined : knownHash(request, questionnaireId, services);
  const isTest = await isTeam(context, db.spaceId);
  if (known) return { channel: "link", tokenHash: known, isTest };
  // The same for the same person on any device, or in the same browser: any number of starts are one.
  const own = key && keyedHash("start", questionnaireId, key);
  const token = entry ? entryToken(services.tools(), questionnaireId, entry) : own;
  const tokenHash = giveRespondentToken(request, reply, questionnaireId, token);
  return { channel: "link", tokenHash, isTest, ...entry };
}

interface StartCall {
  readonly context: Pick<RouteContext, "findSpace" | "sessionsIn">;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: FieldworkServices;
}

/**
 * The context of an answer by a questionnaire's link.
 * @param isStart whether a respondent who isn't known yet may sit down
 * @throws AppError `execution.notFound`, `execution.sessionLost`, `request.foreignOrigin`, or as `readEntry`
 */
export async function resolveLink(call: StartCall, isStart: boolean): Promise<ResponseContext> {
  const { context, request, services } = call;
  // A token that no browser sends by itself can't be used behind its owner's back.
  if (visitorHash(request, services.tools()) === undefined) requireSameOrigin(request);
  const { linkToken } = request.params as { readonly linkToken: string };
  const found = await context.findSpace({ entity: "questionnaire", field: "linkToken", value: linkToken });
  if (!found) throw new AppError("execution.notFound");
  // Only a link that is open gives out cookies.
  const free = await linkResponseContext(found.db, found.id, requestOrigin(request));
  if (isStart) return { ...free, respondent: await respondentAt(free, call) };
  const tokenHash = knownHash(request, found.id, services);
  if (!tokenHash) throw new AppError("execution.sessionLost");
  return { ...free, respondent: { channel: "link", tokenHash, isTest: false } };
}

/**
 * Anyone answers by an open link. A cookie tells who comes back; what the space's own team answers counts as a test.
 */
export function linkChannel(services: FieldworkServices): ExecutionChannel {
  return {
    base: EXECUTION_ADDRESSES.link,
    params: linkParams,
    access: "public",
    resolve: (context, request, reply, isStart) => resolveLink({ context, request, reply, services }, isStart),
  };
}

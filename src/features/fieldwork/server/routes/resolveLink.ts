import type { FastifyReply, FastifyRequest } from "fastify";
import type { StartBody } from "../../../../contracts/api/execution";
import { type RouteContext, requireSameOrigin } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isTeam } from "../context/isTeam";
import { type LinkContext, linkResponseContext } from "../context/linkResponseContext";
import { requestOrigin } from "../context/requestOrigin";
import { giveRespondentToken, respondentHash } from "../context/respondentCookie";
import type { Respondent, ResponseContext } from "../context/responseContext";
import { visitorHash } from "../context/visitorToken";
import { entryToken, readEntry } from "../entry/readEntry";
import type { FieldworkServices } from "../services";

interface LinkCall {
  readonly context: Pick<RouteContext, "findSpace" | "sessionsIn">;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: FieldworkServices;
  readonly linkToken: string;
  /** What a start says, with which a respondent who isn't known yet may sit down. */
  readonly start?: StartBody;
}

/** The hash of what the request brings from an earlier visit: a visitor's token, or else the cookie. */
function knownHash(request: FastifyRequest, questionnaireId: string, { tools }: FieldworkServices): string | undefined {
  return visitorHash(request, tools()) ?? respondentHash(request, questionnaireId);
}

/** Whoever sits down: sent by a supplier, known by an earlier visit or a visitor's token, or new. */
async function respondentAt(
  { db, questionnaireId, fieldwork }: LinkContext,
  { context, request, reply, services }: LinkCall,
  { parameters = {}, key }: StartBody,
): Promise<Respondent> {
  const { keyedHash } = services.tools();
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

/**
 * The context of an answer by a questionnaire's link.
 * @throws AppError `execution.notFound`, `execution.sessionLost`, `request.foreignOrigin`, or as `readEntry`
 */
export async function resolveLink(call: LinkCall): Promise<ResponseContext> {
  const { context, request, services, linkToken, start } = call;
  // A token that no browser sends by itself can't be used behind its owner's back.
  if (visitorHash(request, services.tools()) === undefined) requireSameOrigin(request);
  const found = await context.findSpace({ entity: "questionnaire", field: "linkToken", value: linkToken });
  if (!found) throw new AppError("execution.notFound");
  // Only a link that is open gives out cookies.
  const free = await linkResponseContext(found.db, found.id, requestOrigin(request));
  if (start) return { ...free, respondent: await respondentAt(free, call, start) };
  const tokenHash = knownHash(request, found.id, services);
  if (!tokenHash) throw new AppError("execution.sessionLost");
  return { ...free, respondent: { channel: "link", tokenHash, isTest: false } };
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { hashToken, type PageContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isTeam } from "../context/isTeam";
import type { LinkContext } from "../context/linkResponseContext";
import { giveRespondentToken, respondentHash } from "../context/respondentCookie";
import type { ResponseContext } from "../context/responseContext";
import { entryToken, readSignedEntry } from "../entry/readEntry";
import type { FieldworkServices } from "../services";
import { parametersOf } from "./surveyPageContext";

interface EntryCall {
  readonly context: Pick<PageContext, "sessionsIn">;
  readonly request: FastifyRequest;
  /** Of a page that is sent: then the browser keeps who sits here. */
  readonly reply: FastifyReply | undefined;
  readonly services: FieldworkServices;
}

/**
 * The context of a respondent whom a supplier sends, by the address alone. A link whose time ends half way stays good in the browser that
 * came by it.
 * @returns nothing where the address names no supplier
 * @throws AppError `execution.invalidEntry`, `execution.expiredEntry`
 */
export async function entryResponseContext(
  free: LinkContext,
  { context, request, reply, services }: EntryCall,
): Promise<ResponseContext | undefined> {
  const { db, questionnaireId, fieldwork } = free;
  const entry = readSignedEntry(services.tools(), { questionnaireId, fieldwork, parameters: parametersOf(request) });
  if (!entry) return undefined;
  const { isExpired, ...sent } = entry;
  const token = entryToken(services.tools(), questionnaireId, entry);
  const tokenHash = hashToken(token).toString("hex");
  if (isExpired && respondentHash(request, questionnaireId) !== tokenHash) throw new AppError("execution.expiredEntry");
  if (reply) giveRespondentToken(request, reply, questionnaireId, token);
  const isTest = await isTeam(context, db.spaceId);
  return { ...free, respondent: { channel: "link", tokenHash, isTest, ...sent } };
}

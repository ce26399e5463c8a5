import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { accessAct, noteActs } from "../../activityLog/noteActs";
import { languageOf } from "../../api/language";
import { sendFirstCode } from "../../twoFactor/sendStepCode";
import type { TwoFactorTools } from "../../twoFactor/twoFactorTools";
import { noteActing } from "../session/acting";
import { setSessionCookie } from "../session/credential";
import type { Session } from "../session/session";
import type { SessionStart } from "../session/sessions";

export interface StartedSession {
  readonly session: Session;
  readonly token: string;
}

/**
 * Lets somebody in, by whichever way: session, cookie, and the first code of a second step that is asked for.
 * @throws AppError `auth.wrongLogin` where account, role or membership are no longer what they were
 */
export async function startSession(
  tools: TwoFactorTools,
  { request, reply, start }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly start: SessionStart },
): Promise<StartedSession> {
  const token = await tools.sessions.start(start);
  const session = await tools.sessions.read(token);
  if (!session) throw new AppError("auth.wrongLogin");
  noteActing(start.accountId);
  await noteActs(tools.root, [accessAct("signIn", session)]);
  setSessionCookie(request, reply, { kind: start.kind, spaceId: start.spaceId, token });
  await sendFirstCode(tools, { session, language: languageOf(request), address: request.ip });
  return { session, token };
}

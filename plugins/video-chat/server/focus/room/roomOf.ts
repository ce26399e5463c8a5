import type { RouteContext } from "../../../../../src/server/kit";
import { AppError } from "../../../../../src/shared/errors";
import { requireHost } from "../../routes/holderOf";
import { focusSessionKey, type SessionKey } from "../../sessionKey";

interface OfSession {
  readonly id: string;
  readonly session: string;
}

/** The room of a study's session. @throws AppError `record.notFound` where the session isn't the study's */
export async function roomOf({ db }: Pick<RouteContext, "db">, { id, session }: OfSession): Promise<SessionKey> {
  const row = await db.selectFrom("focusSession").select("study").where("id", "=", session).executeTakeFirst();
  if (row?.study !== id) throw new AppError("record.notFound");
  return focusSessionKey(session);
}

/** The same for what hosts alone do. @throws AppError `access.denied`, `record.notFound` */
export async function hostedRoom(context: RouteContext, params: OfSession): Promise<SessionKey> {
  requireHost(context, focusSessionKey(params.session));
  return roomOf(context, params);
}

import { hasAccessKey } from "../../../../src/schema/accessKeys";
import { demandCommunity, type RouteContext } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { Holder } from "../seats";
import { activityKey, type SessionKey } from "../sessionKey";
import { kindOf } from "../sessionKinds";

type TeamHolder = Extract<Holder, { readonly moderatorId: string }>;

/** Somebody of the team: whoever doesn't host the session watches. @throws AppError `access.denied` */
export function teamHolder({ session }: Pick<RouteContext, "session">, sessionKey: SessionKey): TeamHolder {
  const { team, hosts } = kindOf(sessionKey);
  if (session?.kind !== team || !session.subjectId) throw new AppError("access.denied");
  const isHost = hasAccessKey(hosts, session.accessKeys);
  return { role: isHost ? "MODERATOR" : "OBSERVER", moderatorId: session.subjectId };
}

/** The same; undefined for the back office, which looks at everything and takes part in nothing. */
export const findTeamHolder = (context: Pick<RouteContext, "session">, sessionKey: SessionKey): TeamHolder | undefined =>
  context.session?.kind === kindOf(sessionKey).team ? teamHolder(context, sessionKey) : undefined;

/** @throws AppError `access.denied` for those who only watch */
export function requireHost(context: Pick<RouteContext, "session">, sessionKey: SessionKey): TeamHolder {
  const holder = teamHolder(context, sessionKey);
  if (holder.role !== "MODERATOR") throw new AppError("access.denied");
  return holder;
}

/** @throws AppError `access.denied` */
export function memberOf({ session }: Pick<RouteContext, "session">): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

/** The session of an activity whose address names its community, too. @throws AppError `community.notFound` where it is another one */
export function activityIn(context: RouteContext, params: { readonly id: string; readonly activityId: string }): SessionKey {
  demandCommunity(context, { params });
  return activityKey(params.activityId);
}

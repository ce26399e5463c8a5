import { hasAccessKey } from "../../../../src/schema/accessKeys";
import { demandCommunity, type RouteContext } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { Holder } from "../seats";

/** Somebody of the team: whoever doesn't moderate watches. @throws AppError `access.denied` */
export function teamHolder({ session }: Pick<RouteContext, "session">): Extract<Holder, { readonly moderatorId: string }> {
  if (session?.kind !== "staff" || !session.subjectId) throw new AppError("access.denied");
  const isModerator = hasAccessKey(["community:MODERATOR"], session.accessKeys);
  return { role: isModerator ? "MODERATOR" : "OBSERVER", moderatorId: session.subjectId };
}

/** @throws AppError `access.denied` */
export function memberOf({ session }: Pick<RouteContext, "session">): string {
  if (!session?.memberId) throw new AppError("access.denied");
  return session.memberId;
}

/** The activity of an address that names its community, too. @throws AppError `community.notFound` where it is another one */
export function activityIn(context: RouteContext, params: { readonly id: string; readonly activityId: string }): string {
  demandCommunity(context, { params });
  return params.activityId;
}

import type { RouteContext, Session } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

/** Who reads or writes. */
export interface Viewer {
  readonly kind: "member" | "team";
  /** Of the member or the staff role. */
  readonly id: string;
}

export function viewerOf(session: Session | undefined): Viewer {
  if (session?.memberId) return { kind: "member", id: session.memberId };
  if (session?.kind === "staff" && session.subjectId) return { kind: "team", id: session.subjectId };
  throw new AppError("access.denied");
}

/** Another community is as good as absent. @throws AppError `community.notFound` */
export function demandOwnCommunity({ session }: Pick<RouteContext, "session">, communityId: string): void {
  if (session?.space?.id !== communityId) throw new AppError("community.notFound");
}

/** Of the team, those who may change the activity moderate what is said in it. @throws AppError `access.denied`, `record.notFound` */
export async function demandModerator({ records }: Pick<RouteContext, "records">, activityId: string): Promise<void> {
  const reached = await records.reachable({ entity: "activity", action: "update", ids: [activityId] });
  if (reached.length === 0) throw new AppError("record.notFound");
}

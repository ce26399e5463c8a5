import type { RouteContext, SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import { readSession, type VideoSession } from "../session";

const PLUGIN = "video-chat";

export interface OpenSession {
  readonly db: SpaceDb;
  readonly session: VideoSession;
}

/**
 * The session that a link without an account leads to. Another community's, one that isn't open to guests, no session at all:
 * all of them are answered alike.
 * @throws AppError `videoChat.notOpen`
 */
export async function openSession(
  { findSpace, communityTheme }: Pick<RouteContext, "findSpace" | "communityTheme">,
  { id, activityId }: { readonly id: string; readonly activityId: string },
): Promise<OpenSession> {
  const found = await findSpace({ entity: "activity", field: "id", value: activityId });
  if (found?.db.spaceId !== id) throw new AppError(VIDEO_ERRORS.notOpen);
  const { db } = found;
  const [session, community] = await Promise.all([readSession(db, activityId).catch(noSession), communityTheme(id)]);
  const isOffered = community && !community.disabledPlugins.includes(PLUGIN);
  if (!isOffered || !session?.isOpenToGuests || (!session.isActive && session.status !== "ENDED"))
    throw new AppError(VIDEO_ERRORS.notOpen);
  return { db, session };
}

function noSession(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status !== 404) throw error;
}

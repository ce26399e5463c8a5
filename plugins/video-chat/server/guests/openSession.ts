import type { RouteContext, SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import { readSession, type VideoSession } from "../session";
import { activityKey } from "../sessionKey";

const PLUGIN = "video-chat";

export interface LinkedSession {
  readonly db: SpaceDb;
  readonly session: VideoSession;
  /** Whether people may come by the link; those who have come stay where it is closed again. */
  readonly isOpen: boolean;
}

type Context = Pick<RouteContext, "findSpace" | "communityTheme">;
interface Address {
  readonly id: string;
  readonly activityId: string;
}

/** The session that a link without an account leads to. @throws AppError `videoChat.notOpen` where it leads to none */
export async function linkedSession({ findSpace, communityTheme }: Context, { id, activityId }: Address): Promise<LinkedSession> {
  const found = await findSpace({ entity: "activity", field: "id", value: activityId });
  if (found?.db.spaceId !== id) throw new AppError(VIDEO_ERRORS.notOpen);
  const { db } = found;
  const [session, community] = await Promise.all([readSession(db, activityKey(activityId)).catch(noSession), communityTheme(id)]);
  const isOffered = community && !community.disabledPlugins.includes(PLUGIN);
  if (!isOffered || !session) throw new AppError(VIDEO_ERRORS.notOpen);
  const isOpen = session.isOpenToGuests && (session.isActive || session.status === "ENDED");
  return { db, session, isOpen };
}

/**
 * The same for those who are about to come. Another community's, one that isn't open to guests, no session at all: all of them
 * are answered alike.
 * @throws AppError `videoChat.notOpen`
 */
export async function openSession(context: Context, address: Address): Promise<LinkedSession> {
  const linked = await linkedSession(context, address);
  if (!linked.isOpen) throw new AppError(VIDEO_ERRORS.notOpen);
  return linked;
}

function noSession(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status !== 404) throw error;
}

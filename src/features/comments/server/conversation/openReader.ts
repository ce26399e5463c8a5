import type { Audience } from "../../../../contracts/api/conversation";
import type { Participations } from "../../../../contracts/services/participation";
import type { RouteContext, SpaceDb } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { AppError } from "../../../../shared/errors";
import { type Conversation, readConversation, type Types } from "./readConversation";
import { type View, viewOf } from "./view";
import { type Viewer, viewerOf } from "./viewer";

/** What the conversation's calls work with. */
export interface ConversationServices {
  readonly types: Types;
  readonly participations: () => Participations;
}

/** Somebody who reads a conversation. */
export interface Reader {
  readonly db: SpaceDb;
  readonly conversation: Conversation;
  readonly view: View;
  readonly viewer: Viewer;
  /** Whether it can be written in now; the team always can. */
  readonly isOpen: boolean;
}

/** What comments are presented with. */
export const presenting = ({ isOpen, conversation }: Reader) => ({ isOpen, changeable: conversation.rules.changeable });

async function isActivityOpen(db: SpaceDb, activityId: string): Promise<boolean> {
  const activity = await db
    .selectFrom("activity")
    .select(["status", "startsAt", "endsAt"])
    .where("id", "=", activityId)
    .executeTakeFirst();
  return activity !== undefined && openingOf(activity, new Date()) === "open";
}

/**
 * Admits the session's person to a conversation. Of the team, the route's access has let in who sees the activity.
 * @throws AppError `record.notFound`, `activity.locked`, `access.denied`
 */
export async function openReader(
  { db, session }: Pick<RouteContext, "db" | "session">,
  activityId: string,
  { types, participations }: ConversationServices,
  audience: Audience = "EVERYBODY",
): Promise<Reader> {
  const viewer = viewerOf(session);
  if (viewer.kind === "member") {
    if (audience === "TEAM") throw new AppError("access.denied");
    await participations().admit(db, { activityId, memberId: viewer.id });
  }
  const conversation = await readConversation(db, activityId, types);
  const isOpen = viewer.kind === "team" || ((conversation.rules.isOpen ?? true) && (await isActivityOpen(db, activityId)));
  return { db, conversation, viewer, isOpen, view: await viewOf(db, conversation, viewer, audience) };
}

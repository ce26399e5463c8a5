import { hasAccessKey } from "../../../schema/accessKeys";
import { demandCommunity, type RouteContext, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { ChatChannel, Side } from "../shared/chat";
import { type LoadedChat, readChat } from "./read/readChat";

/** Who reads a chat or writes in it. */
export interface Reader {
  readonly db: SpaceDb;
  readonly chat: LoadedChat;
  readonly side: Side;
  /** Of the member or the staff role that calls. */
  readonly subjectId: string;
  readonly accountId: string;
}

type Caller = Pick<RouteContext, "session" | "db">;

/** @throws AppError `access.denied` */
export function subjectOf({ session }: Pick<Caller, "session">) {
  if (!session?.subjectId) throw new AppError("access.denied");
  return { subjectId: session.subjectId, accountId: session.accountId };
}

/** Whether a staff person reads and writes for the moderators; observers don't. */
export const isModerator = ({ accessKeys }: { readonly accessKeys: readonly string[] }) =>
  hasAccessKey(["community:MODERATOR"], accessKeys);

/** A member's own chat. @throws AppError `access.denied`, `community.notFound` */
export async function memberReader(context: Caller, communityId: string): Promise<Reader> {
  demandCommunity(context, { params: { id: communityId } });
  const who = subjectOf(context);
  const chat = await readChat(context.db, "MEMBER", who.subjectId);
  if (!chat) throw new AppError("access.denied");
  return { db: context.db, chat, side: "person", ...who };
}

/**
 * A chat as somebody of the team reaches it: a moderator any, an observer the own one with the moderators.
 * @param channels those that the call is for; the first in which there is such a chat
 * @throws AppError `community.notFound`, `record.notFound`
 */
export async function teamReader(
  context: Caller,
  { id, chatId }: { readonly id: string; readonly chatId: string },
  channels: readonly ChatChannel[],
): Promise<Reader> {
  demandCommunity(context, { params: { id } });
  const who = subjectOf(context);
  const { db, session } = context;
  const side: Side = session && isModerator(session) ? "team" : "person";
  const isOpen = side === "team" || (chatId === who.subjectId && channels.includes("OBSERVER"));
  if (!isOpen) throw new AppError("record.notFound");
  for (const channel of side === "team" ? channels : (["OBSERVER"] as const)) {
    const chat = await readChat(db, channel, chatId);
    if (chat) return { db, chat, side, ...who };
  }
  throw new AppError("record.notFound");
}

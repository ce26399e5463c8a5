import type { Channel, HostTools } from "../../../server/kit";
import type { ChatNews } from "../shared/api/schemas";
import { CHANNEL, TEAM_ROOM } from "../shared/chat";
import { isModerator, type Reader } from "./reader";

/** A chat is heard by the member or the observer whose it is, and by moderators; these hear of the lists as well. */
export const chatChannel: Channel = {
  name: CHANNEL,
  mayJoin: async ({ actor, id }) => {
    if (actor.kind === "member") return id === actor.memberId;
    if (actor.kind !== "staff") return false;
    return isModerator(actor) || (id === actor.subjectId && id !== TEAM_ROOM);
  },
};

/** Tells those who look at a chat, and moderators that the list is another. */
export function emitNews(
  { db, chat: { person } }: Pick<Reader, "db" | "chat">,
  { emit }: Pick<HostTools, "emit">,
  event: ChatNews,
) {
  emit(db, { channel: CHANNEL, ids: [person.id], event });
  const changed: ChatNews = { kind: "changed", chatId: person.id };
  emit(db, { channel: CHANNEL, ids: [TEAM_ROOM], event: changed });
}

import type { RouteContext } from "../../../../src/server/kit";
import type { ChatRoom } from "../../shared/messageApi";
import { findTeamHolder, teamHolder } from "../routes/holderOf";
import { noteSeen, readSeat } from "../seats";
import { readSession } from "../session";
import type { SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { readMessages } from "./readMessages";
import { deleteMessage, writeMessage } from "./writeMessage";

interface Message {
  readonly room: ChatRoom;
  readonly text: string;
  readonly key: string;
}

/** What a team reads and writes in a session, whatever it belongs to. */
export const createMessageCalls = (services: VideoServices) => ({
  write: async (context: RouteContext, sessionKey: SessionKey, message: Message) => {
    const holder = teamHolder(context, sessionKey);
    await readSession(context.db, sessionKey);
    const found = await readSeat(context.db, sessionKey, holder);
    // Who has a seat isn't noted as there: a word in the back room would tell the others so.
    if (!found) await noteSeen(context.db, sessionKey, holder);
    const seat = found ?? (await readSeat(context.db, sessionKey, holder));
    return writeMessage(context.db, services, { sessionKey, seat, ...message });
  },
  read: async (context: RouteContext, sessionKey: SessionKey, room: ChatRoom) => {
    await readSession(context.db, sessionKey);
    const holder = findTeamHolder(context, sessionKey);
    const own = holder && (await readSeat(context.db, sessionKey, holder));
    return { messages: [...(await readMessages(context.db, { sessionKey, room, seat: own?.id }))] };
  },
  remove: ({ db }: RouteContext, sessionKey: SessionKey, messageId: string) =>
    deleteMessage(db, services, { sessionKey, messageId }),
});

import type { Devices } from "../../shared/api";
import type { LinkVideo } from "../../shared/guestApi";
import type { ChatRoom } from "../../shared/messageApi";
import type { RecordingConsent } from "../../shared/recordingApi";
import { connect, type Offered } from "../connect";
import { iceServers } from "../iceServers";
import { readMessages } from "../messages/readMessages";
import { demandReading, writeMessage } from "../messages/writeMessage";
import { tellAll, tellTeam } from "../news";
import { linkVideo } from "../present";
import { decideConsent } from "../recording/consent";
import { isHere, noteSeen, saveDevices } from "../seats";
import type { VideoServices } from "../videoServices";
import type { LinkHolder, SeatedSession } from "./linkSeat";
import type { LinkedSession } from "./openSession";

type Seated = Omit<SeatedSession, "isOpen">;

/** What somebody does in a session who has their seat by a link, whatever the session belongs to. */
export function createLinkCalls(services: VideoServices) {
  const { tools, media } = services;

  const present = ({ db, session }: Pick<LinkedSession, "db" | "session">, seatId: string): Promise<LinkVideo> =>
    linkVideo(db, { sessionKey: session.sessionKey, seatId, iceServers: iceServers(tools().media, seatId) });

  /** Observers' coming and going is told to the team alone. */
  const tell = async ({ db, session }: Pick<LinkedSession, "db" | "session">, { role }: Pick<LinkHolder, "role">) =>
    role === "OBSERVER" ? tellTeam(db, services, session.sessionKey) : tellAll(db, services, session.sessionKey);

  return {
    present,
    tell,
    noteSeen: async (open: Seated, isHandUp: boolean | undefined) => {
      const { db, seat, holder, session } = open;
      if (session.status === "WAITING" || session.status === "STARTED") {
        const raises = isHandUp !== undefined && isHandUp !== seat.isHandUp && holder.role === "GUEST";
        await noteSeen(db, session.sessionKey, { ...holder, ...(raises ? { isHandUp } : {}) });
        if (raises || !isHere(seat, Date.now())) await tell(open, holder);
      }
      return present(open, seat.id);
    },
    saveDevices: async (open: Seated, devices: Devices) => {
      await saveDevices(open.db, open.session.sessionKey, open.holder, devices);
      await tell(open, open.holder);
      return present(open, open.seat.id);
    },
    decideConsent: async (open: Seated, consent: RecordingConsent) => {
      const { db, session, holder, seat } = open;
      await decideConsent(db, { sessionKey: session.sessionKey, holder, consent }, services);
      return present(open, seat.id);
    },
    connect: ({ db, session, holder }: Seated, offered: Offered) =>
      connect(db, { sessionKey: session.sessionKey, holder, ...offered }, services),
    leave: async (open: Seated) => {
      const { db, seat, session } = open;
      await media().leave({ room: session.sessionKey, seat: seat.id });
      await db.updateTable("videoSeat").set({ seenAt: null, isHandUp: false }).where("id", "=", seat.id).execute();
      await tell(open, open.holder);
    },
    readMessages: async ({ db, seat, session }: Seated, room: ChatRoom) => {
      demandReading(seat, room, session.status);
      return { messages: [...(await readMessages(db, { sessionKey: session.sessionKey, room, seat: seat.id }))] };
    },
    writeMessage: (
      { db, seat, session }: Seated,
      message: { readonly room: ChatRoom; readonly text: string; readonly key: string },
    ) => writeMessage(db, services, { sessionKey: session.sessionKey, seat, ...message }),
  };
}

import type { RouteContext } from "../../../../src/server/kit";
import type { SeatAccess, TeamVideo } from "../../shared/api";
import { connect, type Offered } from "../connect";
import { END, endKey, endSession } from "../end";
import { iceServers } from "../iceServers";
import { tellAll } from "../news";
import { teamVideo } from "../present";
import { grantAccess, noteSeen, setMuted } from "../seats";
import { endOf, moveSession, openToGuests, readSession } from "../session";
import type { SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { findTeamHolder, teamHolder } from "./holderOf";

interface Granting {
  readonly seat: string;
  readonly access: SeatAccess;
  readonly reason?: string;
}

/** What a team does in a session, whatever it belongs to; each answers with the session as it is then. */
export function createTeamCalls(services: VideoServices) {
  const { tools, media } = services;

  async function present(context: RouteContext, sessionKey: SessionKey): Promise<TeamVideo> {
    const { session, db } = context;
    const holder = findTeamHolder(context, sessionKey);
    const figures = await media().figures({ room: sessionKey });
    const speaking = new Map(figures.map(({ seat, speakingMs }) => [seat, speakingMs]));
    const servers = iceServers(tools().media, session?.subjectId ?? "team");
    return teamVideo(db, { sessionKey, holder, speaking, iceServers: servers, tools: tools() });
  }

  /** Does something to a session, and shows it to everybody as it is from then on. */
  async function change(context: RouteContext, sessionKey: SessionKey, work: () => Promise<void>): Promise<TeamVideo> {
    await readSession(context.db, sessionKey);
    await work();
    tellAll(context.db, services, sessionKey);
    return present(context, sessionKey);
  }

  return {
    present,
    launch: (context: RouteContext, sessionKey: SessionKey) =>
      change(context, sessionKey, () =>
        moveSession(context.db, sessionKey, { from: ["UNAVAILABLE"], to: "WAITING", at: "launchedAt" }),
      ),
    start: (context: RouteContext, sessionKey: SessionKey) =>
      change(context, sessionKey, async () => {
        const { db } = context;
        await db.transaction(async () => {
          await moveSession(db, sessionKey, { from: ["WAITING"], to: "STARTED", at: "startedAt" });
          const end = endOf(await readSession(db, sessionKey));
          const appointment = { name: END, payload: { sessionKey }, key: endKey(sessionKey) };
          if (end) await tools().scheduleAt(db, { ...appointment, at: new Date(end) });
        });
      }),
    end: (context: RouteContext, sessionKey: SessionKey) =>
      change(context, sessionKey, () => endSession(context.db, sessionKey, services)),
    grant: (context: RouteContext, sessionKey: SessionKey, granting: Granting) =>
      change(context, sessionKey, async () => {
        const { places } = await readSession(context.db, sessionKey);
        await grantAccess(context.db, { sessionKey, places, ...granting });
        if (granting.access !== "GRANTED") await media().leave({ room: sessionKey, seat: granting.seat });
      }),
    mute: (context: RouteContext, sessionKey: SessionKey, seat: string, isMuted: boolean) =>
      change(context, sessionKey, async () => {
        await setMuted(context.db, sessionKey, seat, isMuted);
        await media().mute({ room: sessionKey, seat, isMuted });
      }),
    openToGuests: (context: RouteContext, sessionKey: SessionKey, isOpen: boolean) =>
      change(context, sessionKey, () => openToGuests(context.db, sessionKey, isOpen)),
    noteSeen: async (context: RouteContext, sessionKey: SessionKey) => {
      const { status } = await readSession(context.db, sessionKey);
      if (status !== "ENDED") await noteSeen(context.db, sessionKey, teamHolder(context, sessionKey));
      return present(context, sessionKey);
    },
    connect: async (context: RouteContext, sessionKey: SessionKey, offered: Offered) => {
      const holder = teamHolder(context, sessionKey);
      await noteSeen(context.db, sessionKey, holder);
      return connect(context.db, { sessionKey, holder, ...offered }, services);
    },
  };
}

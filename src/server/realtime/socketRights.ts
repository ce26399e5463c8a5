import type { Socket } from "socket.io";
import type { Catalog } from "../../schema/catalog";
import { createFairShare, inTurn } from "../access/limits/fairShare";
import type { Actor } from "../access/session/session";
import { isConnectionLost } from "../db/connection/connectionLoss";
import type { Channels } from "./channels";
import { type Handshake, handshakeOf } from "./handshake";
import { acceptWishes, leaveForbidden } from "./joinChannels";
import { actorRooms, isInRooms, sessionRoom } from "./rooms";
import type { SocketServer } from "./socketServer";

const RECHECK_MS = 60_000;

/** Of one session, in this process: far more than anybody has pages open. */
const MOST_SOCKETS = 50;
/** What one session's sockets ask for, openings and channels, is looked at one by one: others' requests come in between. */
const TURNS = { running: 1, waiting: 100 };

export interface SocketRightsOptions {
  readonly catalog: Catalog;
  /** Who opened the socket; nobody where the session is missing or ambiguous. */
  readonly actorOf: (handshake: Handshake) => Promise<Actor | undefined>;
  readonly channels: Channels;
}

export interface SocketRights {
  /** Reads anew, at every process, who opened the sockets in these rooms, and closes those whose rights have changed. */
  readonly recheck: (rooms: readonly string[]) => void;
  readonly stop: () => void;
}

/** Lets a socket in, to the rooms of its person. */
function admit({ io }: SocketServer, { catalog, actorOf, channels }: SocketRightsOptions): void {
  const turns = createFairShare(TURNS);
  const isCrowded = ({ sessionId }: Actor) => (io.of("/").adapter.rooms.get(sessionRoom(sessionId))?.size ?? 0) >= MOST_SOCKETS;
  const letIn = async (socket: Socket): Promise<Error | undefined> => {
    const actor = await actorOf(handshakeOf(socket));
    if (!actor) return new Error("auth.notAuthenticated");
    if (isCrowded(actor)) return new Error("request.rateLimited");
    await socket.join([...actorRooms(catalog, actor)]);
    const { sessionId } = actor;
    acceptWishes(socket, { channels, turns, sessionId, actorOf: (from) => actorOf(handshakeOf(from)) });
    return undefined;
  };
  io.use((socket, next) => {
    let isTaken = false;
    const take = () => {
      isTaken = true;
      return letIn(socket);
    };
    inTurn(turns, JSON.stringify(handshakeOf(socket)), take).then(
      (refusal) => {
        // Nobody has looked at it: the client comes again later, as it does when a connection closes.
        if (!isTaken) return void socket.conn.close();
        return refusal ? next(refusal) : next();
      },
      (error: unknown) => {
        // A refusal is for good; a connection that closes is tried again, as it is when the database is back.
        if (isConnectionLost(error)) socket.conn.close();
        else next(new Error("auth.notAuthenticated"));
      },
    );
  });
}

async function recheckSocket(socket: Socket, { catalog, actorOf, channels }: SocketRightsOptions): Promise<void> {
  const actor = await actorOf(handshakeOf(socket));
  if (!actor || !isInRooms(socket, actorRooms(catalog, actor))) socket.disconnect(true);
  else await leaveForbidden(socket, actor, channels);
}

/** Lets sockets in by their persons' rights, and out again: what an administrator takes away ends an open socket too. */
export function guardSockets(server: SocketServer, options: SocketRightsOptions): SocketRights {
  const { io, isShared } = server;

  function recheckWhere(isMeant: (socket: Socket) => boolean): void {
    for (const socket of io.of("/").sockets.values())
      if (isMeant(socket)) void recheckSocket(socket, options).catch(() => undefined);
  }

  function recheckHere(rooms: readonly string[]): void {
    recheckWhere((socket) => rooms.some((room) => socket.rooms.has(room)));
  }

  admit(server, options);
  io.on("rights", recheckHere);
  const timer = setInterval(() => recheckWhere(() => true), RECHECK_MS).unref();
  return {
    recheck: (rooms) => {
      recheckHere(rooms);
      if (isShared) io.serverSideEmit("rights", rooms);
    },
    stop: () => clearInterval(timer),
  };
}

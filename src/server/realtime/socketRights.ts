import type { Socket } from "socket.io";
import type { Catalog } from "../../schema/catalog";
import type { Actor } from "../access/session/session";
import { isConnectionLost } from "../db/connection/connectionLoss";
import type { Channels } from "./channels";
import { type Handshake, handshakeOf } from "./handshake";
import { acceptWishes, leaveForbidden } from "./joinChannels";
import { actorRooms, isInRooms } from "./rooms";
import type { SocketServer } from "./socketServer";

const RECHECK_MS = 60_000;

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
  io.use((socket, next) => {
    actorOf(handshakeOf(socket)).then(
      (actor) => {
        if (!actor) return next(new Error("auth.notAuthenticated"));
        void socket.join([...actorRooms(catalog, actor)]);
        acceptWishes(socket, channels, (from) => actorOf(handshakeOf(from)));
        return next();
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

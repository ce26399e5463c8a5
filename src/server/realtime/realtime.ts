import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { createClient } from "redis";
import { Server, type Socket } from "socket.io";
import type { Catalog, Entity } from "../../schema/catalog";
import { isOwnOrigin } from "../access/session/ownOrigin";
import type { Actor } from "../access/session/session";
import { isConnectionLost } from "../db/connection/connectionLoss";
import { type ChannelNews, type Channels, channelOf, channelRoom } from "./channels";
import { acceptWishes, leaveForbidden } from "./joinChannels";
import { accountRoom, actorRooms, entityRooms, ownRooms, sessionRoom, sharedRooms, spaceRoom } from "./rooms";

const RECHECK_MS = 60_000;

export type ChangeAction = "create" | "update" | "delete";

/** A record was written; said after the commit. */
export interface RecordChange {
  readonly entity: Entity;
  readonly id: string;
  readonly version?: number;
  readonly action: ChangeAction;
  /** What it is to those who see others' shared records only; absent where it is none of their business. */
  readonly sharedAction?: ChangeAction;
  /** Absent for what belongs to no space. */
  readonly spaceId: string | undefined;
  /** Who wrote. */
  readonly accountId?: string;
}

export interface LockChange {
  readonly entity: Entity;
  readonly id: string;
  readonly spaceId: string | undefined;
  readonly name: string;
  readonly holder: string;
}

export interface JobChange {
  readonly id: string;
  readonly accountId: string;
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
}

/**
 * Tells open consoles what happened, without the data themselves: those who may see a record read it anew. Nothing
 * depends on an event's arrival.
 */
export interface Realtime {
  readonly changed: (change: RecordChange) => void;
  readonly locked: (change: LockChange) => void;
  readonly unlocked: (change: LockChange) => void;
  readonly job: (change: JobChange) => void;
  /** A community looks different: told to everybody who is in it, members too. */
  readonly theme: (spaceId: string) => void;
  /** Told to those who listen to a channel of the space. */
  readonly channel: (spaceId: string, news: ChannelNews) => void;
  /** Closes the sockets of sessions that have ended: at once, at every process. */
  readonly signedOut: (sessionIds: readonly string[]) => void;
  /** Closes the sockets of those among these people whose rights have changed. */
  readonly rightsChanged: (accountIds: readonly string[]) => void;
  /** Closes the sockets of those in this space who have a step to take before they go on. */
  readonly stepsChanged: (spaceId: string) => void;
  readonly close: () => Promise<void>;
}

export interface RealtimeOptions {
  readonly catalog: Catalog;
  readonly http: HttpServer;
  readonly redisUrl: string | undefined;
  /** Who opened the socket; nobody where the session is missing or ambiguous. */
  readonly actorOf: (handshake: Handshake) => Promise<Actor | undefined>;
  readonly channels: Channels;
}

/** What a socket's opening says of who opens it. */
export interface Handshake {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  /** `<kind>:<spaceId>`, as `X-Space` of the calls. */
  readonly space: string | undefined;
}

function handshakeOf({ handshake }: Socket): Handshake {
  const { space, token } = handshake.auth as { space?: unknown; token?: unknown };
  return {
    cookie: handshake.headers.cookie,
    authorization: typeof token === "string" ? `Bearer ${token}` : handshake.headers.authorization,
    space: typeof space === "string" ? space : undefined,
  };
}

/** A cookie goes along with a socket that any page opens: only our own pages get one. */
function isSameOrigin(headers: Readonly<Record<string, unknown>>): boolean {
  const { origin, host } = headers;
  return origin === undefined || isOwnOrigin(String(origin), String(host));
}

async function redisAdapter(url: string) {
  const client = createClient({ url });
  client.on("error", () => undefined);
  await client.connect();
  return { adapter: createAdapter(client), close: () => client.destroy() };
}

/** Live events over Socket.IO, on the server's own port; through Redis where several processes share the work. */
export async function createRealtime({ catalog, http, redisUrl, actorOf, channels }: RealtimeOptions): Promise<Realtime> {
  const redis = redisUrl ? await redisAdapter(redisUrl) : undefined;
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (request, done) => done(null, isSameOrigin(request.headers)),
    ...(redis ? { adapter: redis.adapter } : {}),
  });
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
  /** What an administrator takes away ends an open socket too. */
  const look = (socket: Socket): void => {
    void actorOf(handshakeOf(socket))
      .then((actor) => {
        const rooms = new Set([socket.id, ...(actor ? actorRooms(catalog, actor) : [])]);
        const owed = [...socket.rooms].filter((room) => channelOf(room) === undefined);
        const isSame = rooms.size === owed.length && owed.every((room) => rooms.has(room));
        if (!actor || !isSame) return void socket.disconnect(true);
        return leaveForbidden(socket, actor, channels);
      })
      .catch(() => undefined);
  };
  const lookHere = (rooms: readonly string[]): void => {
    for (const socket of io.of("/").sockets.values()) if (rooms.some((room) => socket.rooms.has(room))) look(socket);
  };
  io.on("rights", lookHere);
  /** At every process. */
  const lookAt = (rooms: readonly string[]): void => {
    lookHere(rooms);
    if (redis) io.serverSideEmit("rights", rooms);
  };
  const recheck = setInterval(() => {
    for (const socket of io.of("/").sockets.values()) look(socket);
  }, RECHECK_MS);
  recheck.unref();

  const emit = (name: string, event: object, rooms: readonly string[], except: readonly string[] = []) => {
    // To no room at all would be to everybody.
    if (rooms.length > 0)
      io.to([...rooms])
        .except([...except])
        .emit(name, event);
  };
  // Who sees shared records changes but their own: others' locks are in nobody's way.
  const notifyLock = (name: string, { entity, id, spaceId, ...by }: LockChange) =>
    emit(name, { resource: entity.resource, id, ...by }, entityRooms(catalog, entity, spaceId));
  return {
    changed: ({ entity, spaceId, id, version, action, sharedAction, accountId }) => {
      const event = { resource: entity.resource, id, version };
      const rooms = entityRooms(catalog, entity, spaceId);
      // Who wrote is nobody's to know here, not everybody may see the account: people are only told their own from others'.
      const notify = (news: object, told: readonly string[], except: readonly string[]) => {
        if (accountId) emit("changed", { ...news, isOwn: true }, ownRooms(told, accountId), except);
        emit("changed", news, told, [...except, ...(accountId ? [accountRoom(accountId)] : [])]);
      };
      notify({ ...event, action }, rooms, []);
      if (sharedAction) notify({ ...event, action: sharedAction }, sharedRooms(catalog, entity, spaceId), rooms);
    },
    locked: (change) => notifyLock("locked", change),
    unlocked: (change) => notifyLock("unlocked", change),
    job: ({ accountId, ...job }) => void io.to(accountRoom(accountId)).emit("job", job),
    theme: (spaceId) => emit("theme", {}, [spaceRoom(spaceId)]),
    channel: (spaceId, { channel, ids, event = {} }) => {
      for (const id of ids) emit("channel", { channel, id, event }, [channelRoom(spaceId, channel, id)]);
    },
    signedOut: (sessionIds) => {
      // No room at all would mean everybody.
      if (sessionIds.length > 0) io.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    rightsChanged: (accountIds) => lookAt(accountIds.map(accountRoom)),
    stepsChanged: (spaceId) => lookAt([spaceRoom(spaceId)]),
    close: async () => {
      clearInterval(recheck);
      // Not `io.close()`: the HTTP server below is the application's to close, when its requests have ended.
      io.disconnectSockets(true);
      io.engine.close();
      await io.of("/").adapter.close();
      redis?.close();
    },
  };
}

import type { Server as HttpServer } from "node:http";
import { type Broadcaster, createBroadcaster } from "./broadcaster";
import { accountRoom, sessionRoom, spaceRoom } from "./rooms";
import { guardSockets, type SocketRightsOptions } from "./socketRights";
import { openSocketServer } from "./socketServer";

/** Live events; nothing depends on an event's arrival. */
export interface Realtime extends Broadcaster {
  /** Closes the sockets of sessions that have ended: at once, at every process. */
  readonly signedOut: (sessionIds: readonly string[]) => void;
  /** Closes the sockets of those among these people whose rights have changed. */
  readonly rightsChanged: (accountIds: readonly string[]) => void;
  /** Closes the sockets of those in this space who have a step to take before they go on. */
  readonly stepsChanged: (spaceId: string) => void;
  readonly close: () => Promise<void>;
}

export interface RealtimeOptions extends SocketRightsOptions {
  readonly http: HttpServer;
  /** Absent where one process does all the work. */
  readonly redisUrl: string | undefined;
}

/** Live events over Socket.IO, on the server's own port. */
export async function createRealtime({ http, redisUrl, ...options }: RealtimeOptions): Promise<Realtime> {
  const server = await openSocketServer(http, redisUrl);
  const rights = guardSockets(server, options);
  return {
    ...createBroadcaster(server.io, options.catalog),
    signedOut: (sessionIds) => {
      // No room at all would mean everybody.
      if (sessionIds.length > 0) server.io.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
    },
    rightsChanged: (accountIds) => rights.recheck(accountIds.map(accountRoom)),
    stepsChanged: (spaceId) => rights.recheck([spaceRoom(spaceId)]),
    close: async () => {
      rights.stop();
      await server.close();
    },
  };
}

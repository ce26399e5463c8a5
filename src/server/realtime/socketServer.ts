import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { createClient } from "redis";
import { Server } from "socket.io";
import { isOwnOrigin } from "../access/session/ownOrigin";

const LARGEST_MESSAGE_BYTES = 10_000;

export interface SocketServer {
  readonly io: Server;
  /** Whether other processes take part: what is emitted reaches their sockets too. */
  readonly isShared: boolean;
  /** Ends all sockets; the HTTP server below stays open. */
  readonly close: () => Promise<void>;
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

/** Socket.IO on the server's own port; through Redis where several processes share the work. */
export async function openSocketServer(http: HttpServer, redisUrl: string | undefined): Promise<SocketServer> {
  const redis = redisUrl ? await redisAdapter(redisUrl) : undefined;
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE_BYTES,
    allowRequest: (request, done) => done(null, isSameOrigin(request.headers)),
    ...(redis ? { adapter: redis.adapter } : {}),
  });
  return {
    io,
    isShared: redis !== undefined,
    close: async () => {
      // Not `io.close()`: the HTTP server below is the application's to close, when its requests have ended.
      io.disconnectSockets(true);
      io.engine.close();
      await io.of("/").adapter.close();
      redis?.close();
    },
  };
}

import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SMALL_BODY } from "./bodyLimits";

/** For the answer to reach a sender who still sends: a connection that is cut at once takes it away. */
const LINGER_MS = 500;
/** For bodies that are on their way when the server stops. */
const GRACE_MS = 2_000;
const SWEEP_MS = 100;

/** Whether more of the body is to come than what the kernel and we hold anyway. */
function isUnread({ raw }: FastifyRequest): boolean {
  if (raw.complete !== false) return false;
  const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
  return encoding !== undefined || Number(length ?? 0) > SMALL_BODY;
}

/** Reads no further. The answer is sent, and the connection ends soon after it, whether or not the sender goes on. */
function endAfterAnswer({ raw }: FastifyRequest): void {
  const { socket } = raw;
  socket.destroySoon = () => {
    raw.unpipe();
    raw.pause();
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Whether an answer is being made, of a request that has arrived whole. */
const isAnswering = (response: ServerResponse | undefined) =>
  response !== undefined && !response.writableFinished && response.req.complete;

/**
 * Ends connections whose request isn't read to its end: after an answer that comes before that, e.g. to a file beyond the
 * limit, and when the server stops, which waits for answers but not for senders.
 */
export function endUnreadBodies(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  const latest = new WeakMap<Socket, ServerResponse>();
  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onRequest", (request, reply, done) => {
    latest.set(request.raw.socket, reply.raw);
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (isUnread(request)) {
      reply.header("connection", "close");
      endAfterAnswer(request);
    }
    done(null, payload);
  });
  app.addHook("preClose", (done) => {
    const cut = () => {
      for (const socket of sockets) if (!isAnswering(latest.get(socket))) socket.destroy();
      if (sockets.size > 0) setTimeout(cut, SWEEP_MS).unref();
    };
    setTimeout(cut, GRACE_MS).unref();
    done();
  });
}

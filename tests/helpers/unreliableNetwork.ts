import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createRandom } from "../../src/shared/random";

export interface UnreliableNetwork {
  /** Where somebody calls the server through it. */
  readonly addressOf: (token: string) => string;
  readonly dropped: { requests: number; replies: number };
  readonly close: () => Promise<void>;
}

interface Unreliability {
  /** Origin of the real server. */
  readonly server: string;
  /** Share of requests that never reach it, and of replies that never come back though it has done its work. */
  readonly requests: number;
  readonly replies: number;
}

/** A loopback proxy that loses requests and replies; the first part of an address is the caller's session. */
export async function startUnreliableNetwork({ server, requests, replies }: Unreliability): Promise<UnreliableNetwork> {
  const random = createRandom(7);
  const dropped = { requests: 0, replies: 0 };
  const proxy = createServer((incoming, outgoing) => {
    const [, token = "", ...path] = (incoming.url ?? "").split("/");
    if (random() < requests) {
      dropped.requests += 1;
      incoming.socket.destroy();
      return;
    }
    const { host: _host, connection: _connection, ...headers } = incoming.headers;
    const onward = request(
      `${server}/${path.join("/")}`,
      { method: incoming.method, headers: { ...headers, authorization: `Bearer ${token}` } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          if (random() < replies) {
            dropped.replies += 1;
            incoming.socket.destroy();
            return;
          }
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          outgoing.end(Buffer.concat(parts));
        });
      },
    );
    onward.on("error", () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    addressOf: (token) => `http://127.0.0.1:${port}/${token}`,
    dropped,
    close: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections();
        proxy.close(() => resolve());
      }),
  };
}

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";

/** How nginx hands over in its default: each call to the next server, and to another one if that is down. */
export async function startRoundRobinProxy(addresses: readonly string[]) {
  const hits = new Map(addresses.map((address) => [address, 0]));
  let turn = 0;
  const nextOf = () => addresses[turn++ % addresses.length] as string;
  const headersOf = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    "x-forwarded-for": socket.remoteAddress ?? "",
    "x-forwarded-proto": "http",
  });

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer, attempts: number): void {
    const address = nextOf();
    const { hostname, port } = new URL(address);
    const options = { hostname, port, path: request.url, method: request.method, headers: headersOf(request) };
    const upstream = send(options, (answer) => {
      hits.set(address, (hits.get(address) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.once("error", () => {
      if (attempts > 1) pass(request, response, body, attempts - 1);
      else response.writeHead(502).end();
    });
    upstream.end(body);
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    pass(request, response, Buffer.concat(chunks), addresses.length);
  });
  server.on("upgrade", (request, socket, head) => {
    const { hostname, port } = new URL(nextOf());
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.once("error", () => other.destroy());
      one.once("close", () => other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Calls that each server has answered. */
    hits: hits as ReadonlyMap<string, number>,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

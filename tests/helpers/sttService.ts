import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a service that writes down speech was sent. */
export interface Sent {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly audio: Uint8Array;
}

export interface SttAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** @default never, as of a service that hangs */
  readonly body?: string;
}

async function read(request: IncomingMessage): Promise<Sent> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const file = form.get("file") as File;
  const fields = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization,
    fields: Object.fromEntries(fields),
    fileName: file.name,
    audio: new Uint8Array(await file.arrayBuffer()),
  };
}

/** A service of OpenAI's form on this machine. @param answer to the n-th request, from 0 on */
export async function startSttService(answer: (sent: Sent, index: number) => SttAnswer) {
  const sent: Sent[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const one = await read(request);
    sent.push(one);
    const { status = 200, headers = {}, body } = answer(one, sent.length - 1);
    if (body === undefined) return;
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

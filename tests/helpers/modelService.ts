import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a language model's service was sent. */
export interface ModelCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: {
    readonly type: string;
    readonly json_schema: { readonly strict: boolean; readonly schema: object };
  };
}

export interface ModelReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the model writes: JSON unless it is a text. */
  readonly content?: unknown;
  /** The whole answer instead. @default never, if there is no content either: as of a service that hangs */
  readonly body?: string;
}

async function read(request: IncomingMessage): Promise<ModelCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Omit<ModelCall, "path" | "authorization">;
  return { ...body, path: request.url ?? "", authorization: request.headers.authorization };
}

/** The texts that a call gives the model, by id, without their marks. */
export const passagesOf = ({ messages }: ModelCall): readonly { readonly id: string; readonly text: string }[] =>
  (messages[1]?.content ?? "").split("\n").map((line) => {
    const [id = "", text = ""] = line.split("\t");
    return { id, text: text.replaceAll("^", " ") };
  });

/** A service of OpenAI's form on this machine. @param reply to the n-th call, from 0 on */
export async function startModelService(reply: (call: ModelCall, index: number) => ModelReply | Promise<ModelReply>) {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const call = await read(request);
      calls.push(call);
      const { status = 200, headers = {}, content, body } = await reply(call, calls.length - 1);
      const text = typeof content === "string" ? content : JSON.stringify(content);
      const whole = { choices: [{ message: { role: "assistant", content: text } }], usage: { total_tokens: 100 } };
      const sent = body ?? (content === undefined ? undefined : JSON.stringify(whole));
      if (sent !== undefined) response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(sent);
    };
    answer().catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

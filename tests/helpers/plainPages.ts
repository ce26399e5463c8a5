import type { LightMyRequestResponse } from "fastify";
import type { TestApp } from "./app";

/** An entry of a form; a file goes by a name of its own. */
export type Entry = readonly [name: string, value: string | { readonly name: string; readonly content: Buffer }];

const OWN_PAGE = { origin: "http://localhost:3000", host: "localhost:3000" };
const BOUNDARY = "----sondeo-test-boundary";

/** The client without its script: what the server shows is all there is. */
export const PLAIN_CLIENT = {
  directory: "/nowhere",
  source: async () =>
    '<!doctype html><html lang="es"><head><title>Sondeo</title></head><body><div id="root"></div></body></html>',
};

/** A multipart body, as browsers send it. */
function formBody(entries: readonly Entry[]): Buffer {
  const parts = entries.map(([name, value]) => {
    const isFile = typeof value !== "string";
    const file = isFile ? `; filename="${value.name}"\r\nContent-Type: application/octet-stream` : "";
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), isFile ? value.content : Buffer.from(value), Buffer.from("\r\n")]);
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The question that a page asks; empty where it asks none. */
export function askedIn({ body }: LightMyRequestResponse): string {
  return /data-question="([^"]*)"/.exec(body)?.[1] ?? "";
}

/** A browser without scripts: keeps cookies, and goes where it is sent. */
export function plainBrowser(app: TestApp, start: string, token?: string) {
  const cookies = new Map<string, string>();
  let url = start;
  const request = async (method: "GET" | "POST", headers: Readonly<Record<string, string>> = {}, body?: Buffer) => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await app.call({
      method,
      url,
      ...(token ? { token } : {}),
      headers: { ...OWN_PAGE, ...(cookie ? { cookie } : {}), ...headers },
      ...(body ? { body } : {}),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const get = () => request("GET");
  /** Sends the form of a question. @returns the answer itself */
  const post = (entries: readonly Entry[], headers: Readonly<Record<string, string>> = {}) =>
    request("POST", { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...headers }, formBody(entries));
  /** Fills in the question that is asked and goes on. @returns the page that follows */
  const send = async (questionId: string, entries: readonly Entry[], move = "next") => {
    const answer = await post([["question", questionId], ...entries, ["move", move]]);
    if (answer.statusCode !== 303) return answer;
    url = String(answer.headers.location);
    return get();
  };
  return { get, post, send, cookies, url: () => url };
}

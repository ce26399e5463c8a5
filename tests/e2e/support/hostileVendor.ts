import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { generate } from "selfsigned";

const SCRIPT = resolve(import.meta.dirname, "../../fixtures/hostileTracker.js");
/** Loopback, and another site than the product's. */
const HOST = "127.0.0.2";

/** What the script said. */
export interface Report {
  readonly kind: "start" | "beacon" | "attempt" | "view" | "done";
  readonly data: Readonly<Record<string, unknown>>;
}

export interface HostileVendor {
  /** With its port. */
  readonly host: string;
  readonly scriptAddress: string;
  readonly reports: readonly Report[];
  readonly close: () => Promise<void>;
}

/** A tracking vendor whose script tries all that it shouldn't, and says here what came of it. */
export async function startHostileVendor(): Promise<HostileVendor> {
  const { private: key, cert } = await generate([{ name: "commonName", value: HOST }]);
  const script = readFileSync(join(SCRIPT));
  const reports: Report[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const isReport = request.url === "/report" && request.method === "POST";
      if (isReport) reports.push(JSON.parse(Buffer.concat(parts).toString()) as Report);
      response.writeHead(200, { "content-type": "text/javascript", "access-control-allow-origin": "*" });
      response.end(isReport ? "" : script);
    });
  });
  await new Promise<void>((done) => server.listen(0, HOST, done));
  const host = `${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    host,
    scriptAddress: `https://${host}/follow.js?site=7`,
    reports,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

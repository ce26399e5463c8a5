import { isIPv6 } from "node:net";

const EVERY_ADDRESS: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Whether nobody but this machine's own people reaches a server that listens there. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The address that a server has by its own configuration, whatever callers call it. @param port where it listens */
export function ownAddress({ host }: { readonly host: string }, port: number): string {
  const name = EVERY_ADDRESS.has(host) || isLoopback(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

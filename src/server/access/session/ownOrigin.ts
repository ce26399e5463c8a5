/**
 * Whether the `Origin` that a browser names (RFC 6454, section 7) is the host's own, letter by letter: nothing is read
 * into it, as a parser would that knows several spellings of one host.
 */
export function isOwnOrigin(origin: string, host: string): boolean {
  return origin === `https://${host}` || origin === `http://${host}`;
}

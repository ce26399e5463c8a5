/** A host by name; no wildcard, nothing that a policy would read as something else. */
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/;

/**
 * What a Content-Security-Policy has to name for a script to be loaded: its origin. Nothing for an address that is none.
 * @example
 * sourceOf("https://stats.example.com/a.js?b=1"); // "https://stats.example.com"
 */
export function sourceOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === "https:" && HOST.test(host) ? `https://${host}` : undefined;
}

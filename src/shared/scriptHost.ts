/** A host by name; no wildcard, nothing that a policy would read as something else. */
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/;

/**
 * The host, with its port where that isn't https's own, that a script of this address is loaded from. Nothing for an
 * address that is none, or not https.
 * @example
 * scriptHost("https://stats.example.com/a.js?b=1"); // "stats.example.com"
 */
export function scriptHost(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === "https:" && HOST.test(host) ? host : undefined;
}

/** The first of the vendors that serves scripts from the address's host. */
export function vendorOf<T extends { readonly scriptHosts: readonly string[] }>(
  vendors: readonly T[],
  address: string,
): T | undefined {
  const host = scriptHost(address);
  return host === undefined ? undefined : vendors.find(({ scriptHosts }) => scriptHosts.includes(host));
}

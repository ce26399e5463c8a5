/** By which the snippet knows what a page was opened for: a run's token, `check:<nonce>` or `pick:<nonce>`. */
export const START_PARAMETER = "sondeo";

/** The address to open a site by, so that its snippet finds the value in the fragment; it takes it out of there at once. */
export function startAddress(url: string, value: string): string {
  return `${url}${url.includes("#") ? "&" : "#"}${START_PARAMETER}=${value}`;
}

function twinOf(origin: URL): string {
  const host = origin.host.startsWith("www.") ? origin.host.slice(4) : `www.${origin.host}`;
  return `${origin.protocol}//${host}`;
}

/**
 * Origins whose pages belong to the tested site: those of its addresses, the same with or without `www.`, and with https where an
 * address says http, since sites redirect from one to the other. Addresses without an origin of their own are left out.
 */
export function siteOrigins(urls: readonly string[]): ReadonlySet<string> {
  const origins = urls.flatMap((url) => {
    if (!URL.canParse(url)) return [];
    const address = new URL(url);
    if (address.protocol !== "https:" && address.protocol !== "http:") return [];
    const secure = new URL(address.origin.replace(/^http:/, "https:"));
    return [address.origin, twinOf(address), secure.origin, twinOf(secure)];
  });
  return new Set(origins);
}

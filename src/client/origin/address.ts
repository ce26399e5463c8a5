/** The part of an address that says which community, and which screen of it. */
export interface CommunityAddress {
  readonly origin: string;
  /** The first segment after the origin; empty for the main page. */
  readonly screen: string;
}

export function parseAddress(pathname: string): CommunityAddress | undefined {
  const [, origin, rest = ""] = /^\/c\/([^/]+)(?:\/(.*))?$/.exec(pathname) ?? [];
  if (!origin) return undefined;
  return { origin: decodeURIComponent(origin), screen: rest.replace(/\/+$/, "") };
}

/** Where a sign-in leads back to: an address of the same community and nowhere else. */
export function returnUrl(search: string, origin: string): string {
  const home = `/c/${origin}/`;
  const next = new URLSearchParams(search).get("next");
  if (!next) return home;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin && url.pathname.startsWith(home) ? url.pathname + url.search : home;
}

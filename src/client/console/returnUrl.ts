/** Where a sign-in leads back to: an address below the same console and nowhere else. */
export function returnUrl({ search, origin }: { readonly search: string; readonly origin: string }, basename: string): string {
  const next = new URLSearchParams(search).get("next");
  if (!next) return `${basename}/`;
  const url = new URL(next, origin);
  return url.origin === origin && url.pathname.startsWith(`${basename}/`) ? url.pathname + url.search : `${basename}/`;
}

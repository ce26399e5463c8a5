/** An address as logs may have it: without the query, nor the secret of a link. */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?");
  return path.replace(/(^\/focus\/|\/(?:signup|unsubscribe|panel\/enter|panel\/me|shared|r|api\/reports)\/)[^/]+/i, "$1…");
}

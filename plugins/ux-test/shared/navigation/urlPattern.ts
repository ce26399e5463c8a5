/** Origin and path of an address, without a slash at the end: what makes a page. The text itself where it is no address. */
export function pageOf(url: string): string {
  const match = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)([^?#]*)/i.exec(url);
  if (!match) return url.replace(/[?#].*$/, "");
  const [, origin = "", path = ""] = match;
  return origin.toLowerCase() + path.replace(/\/+$/, "");
}

/**
 * Whether an address is one that a pattern means: origin and path are compared, `*` stands for any number of characters, and a
 * pattern that begins with `/` fits every origin. Takes time in proportion to pattern times address, whatever the pattern.
 *
 * @example
 * matchesUrl("https://shop.example/orders/*", "https://shop.example/orders/7/thanks?paid=1") // true
 */
export function matchesUrl(pattern: string, url: string): boolean {
  const page = pageOf(url);
  const isPath = pattern.startsWith("/");
  const text = isPath ? page.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "") : page;
  const parts = (isPath ? pattern.replace(/[?#].*$/, "").replace(/\/+$/, "") : pageOf(pattern)).split("*");
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}

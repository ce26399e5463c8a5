/** Parts of a path that a machine made: numbers of orders and accounts, keys, tokens. No word and no year is one. */
const ID = [
  /^\d{5,}$/,
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^(?=.*\d)[0-9a-f]{8,}$/i,
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{12,}$/,
];

const named = (part: string) => (ID.some((id) => id.test(part)) ? "*" : part);

/**
 * A page as people call it: what differs from run to run is `*`, so that all runs' visits of it count as one.
 *
 * @example
 * pageNameOf("https://shop.example/orders/48213") // "https://shop.example/orders/*"
 */
export function pageNameOf(page: string): string {
  const [, origin = "", path = ""] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)$/i.exec(page) ?? [];
  return origin + path.split("/").map(named).join("/");
}

/** The parts of an address that tell its page: its host, and the path in parts; written as people read them. */
function partsOf(page: string): readonly string[] {
  return page
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    .split("/")
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

export interface SiteNames {
  /** What all pages begin with, e.g. `shop.example/es`; empty where they are of several sites. */
  readonly site: string;
  /** What is left of a page: `/` where it is the site's first. */
  readonly nameOf: (page: string) => string;
}

/** Says once what all pages have in common. */
export function siteNames(pages: readonly string[]): SiteNames {
  const all = pages.map(partsOf);
  const [first = [], ...others] = all;
  let shared = 0;
  while (shared < first.length && others.every((parts) => parts[shared] === first[shared])) shared += 1;
  // A page alone keeps its path: of the site there is its host.
  if (others.every((parts) => parts.length === first.length && shared === first.length)) shared = Math.min(shared, 1);
  return {
    site: first.slice(0, shared).join("/"),
    nameOf: (page) => {
      const rest = partsOf(page).slice(shared).join("/");
      return shared === 0 ? rest : `/${rest}`;
    },
  };
}

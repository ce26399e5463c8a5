import { isAdministrator } from "./isAdministrator";

/** Where colours are chosen, and the page that leads there. */
const OPEN = /^\/(profile|personalisation)(\/|$)/;

interface Look {
  readonly kind: string;
  readonly accessKeys: readonly string[];
  /** The theme's; nothing while the community has none. */
  readonly mainColor: string | null | undefined;
}

/** Whether this person runs a community that has no colours yet. */
export function lacksColours({ kind, accessKeys, mainColor }: Look): boolean {
  return kind === "staff" && isAdministrator(accessKeys) && !mainColor;
}

/** Where such a person is led from a page of the console; nothing where it may stay (spec section 2, guards). */
export function leadToColours(pathname: string, look: Look): "/profile" | undefined {
  return lacksColours(look) && !OPEN.test(pathname) ? "/profile" : undefined;
}

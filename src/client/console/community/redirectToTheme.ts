import { isAdministrator } from "./isAdministrator";

/** Where colours are chosen, and the page that leads there. */
const OPEN = /^\/(profile|personalisation)(\/|$)/;

interface ThemeState {
  readonly kind: string;
  readonly accessKeys: readonly string[];
  /** The theme's; nothing while the community has none. */
  readonly mainColor: string | null | undefined;
}

/** Whether this person runs a community that has no colours yet. */
export function lacksColours({ kind, accessKeys, mainColor }: ThemeState): boolean {
  return kind === "staff" && isAdministrator(accessKeys) && !mainColor;
}

/** Where such a person is led from a page of the console; nothing where it may stay (spec section 2, guards). */
export function redirectToTheme(pathname: string, theme: ThemeState): "/profile" | undefined {
  return lacksColours(theme) && !OPEN.test(pathname) ? "/profile" : undefined;
}

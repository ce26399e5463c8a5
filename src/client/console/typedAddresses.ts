import type { ClientCatalog } from "../../schema/clientCatalog";
import type { Session } from "../data/session";
import type { Needs } from "../host/clientHost";
import { isGranted } from "../screens/entity/isGranted";
import { OPEN_IMPORT } from "../screens/import/ImportButton";
import type { ConsoleRoute } from "./consoleProps";

/** An address without a screen of its own, and where it leads. */
export interface TypedAddress {
  /** Below the console's own. */
  readonly path: string;
  /** @default it is said that there is nothing for them here */
  readonly to?: string;
  /** Whoever may not do this is led home instead. @default nothing */
  readonly needs?: Needs | undefined;
  /** Whoever may do this has a screen at the address itself. @default nobody */
  readonly isScreenFor?: Needs;
  /** What the screen there is told. */
  readonly state?: object;
}

const ACTIVITIES = { to: "/activities", needs: { entity: "activity", action: "list" } } as const;
const MEMBERS = { to: "/members", needs: { entity: "member", action: "list" } } as const;

/**
 * Addresses of a community (specification, section 2) whose screen the team has at another one, or not yet: those lead to
 * what is nearest.
 */
const COMMUNITY: readonly TypedAddress[] = [
  { path: "moderator-admin", to: "/moderators" },
  { path: "moderators/*", isScreenFor: { entity: "moderator", action: "list" } },
  { path: "members/preview", ...MEMBERS, state: OPEN_IMPORT },
  { path: "report", ...ACTIVITIES },
  // For those who may write there it is a page of its own.
  { path: "email", to: "/members", needs: { entity: "member", action: "update" } },
];

const OF_KIND: Readonly<Partial<Record<Session["kind"], readonly TypedAddress[]>>> = { staff: COMMUNITY };

/** The addresses of a console that lead elsewhere; those that a page has by now aren't among them. */
export function typedAddresses(
  kind: Session["kind"],
  pages: readonly ConsoleRoute[],
  catalog: ClientCatalog,
): readonly TypedAddress[] {
  const own = new Set(pages.map(({ path }) => path));
  const aliases = pages.flatMap(({ path, aliases = [], needs }) =>
    aliases.map((alias) => ({ path: alias, to: `/${path}`, needs })),
  );
  const others = (OF_KIND[kind] ?? []).filter(({ isScreenFor }) => !isScreenFor || !isGranted(catalog, isScreenFor));
  return [...aliases, ...others].filter(({ path }) => !own.has(path.replace("/*", "")));
}

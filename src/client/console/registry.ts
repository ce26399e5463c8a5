import { Fragment, lazy } from "react";
import type { Session } from "../data/session";
import type { ConsoleName } from "../host/clientHost";
import { createClientRegistry } from "../host/clientRegistry";
import * as activityLog from "./activityLog/register";
import type { ConsoleRoute } from "./consoleProps";
import { extensions } from "./extensions";
import * as platform from "./home/platformCards";
import * as viewAs from "./viewAs/register";

/** What the platform and its extensions show in consoles. */
export const registry = createClientRegistry([platform, activityLog, viewAs, ...extensions]);

const CONSOLES: Readonly<Partial<Record<Session["kind"], ConsoleName>>> = {
  staff: "community",
  suite: "suite",
  backoffice: "backoffice",
};

/** The console that a session of this kind opens. */
export function consoleOf(kind: Session["kind"]): ConsoleName | undefined {
  return CONSOLES[kind];
}

// Once for all: a page that was made anew at each visit would be another component.
const routes = registry.consolePages.map(({ load, badge, ...page }) => ({
  ...page,
  Page: lazy(load),
  // A badge that can't be loaded leaves the entry as it is.
  Badge: badge && lazy(() => badge().catch(() => ({ default: Fragment }))),
}));

/** The pages that extensions brought to the console of a session. */
export function extensionPages(kind: Session["kind"]): readonly ConsoleRoute[] {
  return routes.filter((route) => route.console === consoleOf(kind));
}

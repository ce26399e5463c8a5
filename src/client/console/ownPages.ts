import { lazy } from "react";
import type { Session } from "../data/session";
import { communityPages } from "./community/communityPages";
import type { ConsoleRoute } from "./consoleProps";
import { extensionPages } from "./registry";

const PROFILE: ConsoleRoute = {
  path: "profile",
  label: "console.profile.title",
  icon: "AccountCircle",
  Page: lazy(() => import("./profile/ProfilePage")),
  isListed: false,
};

/** The pages that every console of a kind has, beside what its sign-in page adds. */
export function ownPages(kind: Session["kind"]): readonly ConsoleRoute[] {
  return [...(kind === "staff" ? communityPages : []), ...extensionPages(kind), PROFILE];
}
